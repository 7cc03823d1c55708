// Steps, controls and links change the state in place: the new page is asked for, its parts take the
// place of the old ones, and the address follows. The server says what every state looks like; without
// this script the same links and forms load the same pages.

const picture = () => document.getElementById("picture");
let request = null;
let lastField = null;

document.documentElement.classList.add("has-script");

/** Shows the page at an address. `history`: "push", "replace", or nothing when moving through it. */
async function show(address, history) {
  request?.abort();
  const current = request = new AbortController();
  document.body.classList.add("is-waiting");
  try {
    const response = await fetch(address, { signal: current.signal, headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!page.getElementById("picture")) {
      if (response.status === 404) return location.assign(response.url);
      return say(`This state cannot be shown: ${response.status} ${response.statusText}.`);
    }
    await showPicture(page, current.signal);
    if (current.signal.aborted) return;
    const isNew = response.url !== location.href;
    if (history === "push" && isNew) window.history.pushState(null, "", response.url);
    if (history === "replace" && isNew) window.history.replaceState(null, "", response.url);
    replaceParts(page);
  } catch (error) {
    if (error.name === "AbortError") return;
    say("The server does not answer.");
  } finally {
    if (request === current) document.body.classList.remove("is-waiting");
  }
}

/** Waits for the new picture, so that the old one stays until it is there. */
async function showPicture(page, signal) {
  const next = page.getElementById("picture");
  const loading = new Image();
  loading.src = next.getAttribute("src");
  await loading.decode().catch(() => {});
  if (signal.aborted) return;
  for (const name of ["src", "width", "height", "alt"]) picture().setAttribute(name, next.getAttribute(name));
}

function replaceParts(page) {
  document.title = page.title;
  const focused = document.activeElement?.dataset?.key;
  const opened = new Map([...document.querySelectorAll("details[data-keep]")].map((d) => [d.dataset.keep, d.open]));
  document.getElementById("canvas").className = page.getElementById("canvas").className;
  document.getElementById("state").replaceWith(page.getElementById("state"));
  for (const part of document.querySelectorAll("[data-region]")) part.replaceWith(page.getElementById(part.id));
  for (const part of document.querySelectorAll("[data-fields]")) replaceFields(part, page.getElementById(part.id));
  replaceEntries(page);
  for (const details of document.querySelectorAll("details[data-keep]")) {
    details.open = opened.get(details.dataset.keep) ?? details.open;
  }
  if (focused) document.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  prepare();
}

/** Takes over the values of fields; where they are other fields, the fields themselves. */
function replaceFields(old, next) {
  const [before, after] = [old, next].map((part) => [...part.querySelectorAll("input, select, textarea")]);
  const shape = (fields) => JSON.stringify(
    fields.map((f) => [f.name, f.type, f.options ? [...f.options].map((option) => option.value) : null]));
  if (shape(before) !== shape(after)) return old.replaceWith(next);
  before.forEach((field, index) => {
    if (field === document.activeElement && field.matches("textarea, [type=text], [type=number], [type=range]")) return;
    if (field.type === "checkbox" || field.type === "radio") field.checked = after[index].checked;
    else if (field.type !== "hidden" && !field.dataset.mirror) field.value = after[index].value;
  });
  const [oldFields, newFields] = [old, next].map((part) => part.querySelectorAll(".field"));
  oldFields.forEach((field, index) => { field.className = newFields[index].className; });
}

/** Marks the component that is shown in the list, and leaves the list itself as it is. */
function replaceEntries(page) {
  const entry = (root, id) => root.querySelector(`[data-entry="${CSS.escape(id)}"]`);
  for (const old of document.querySelectorAll("[data-entry][data-current]")) {
    const plain = entry(page, old.dataset.entry);
    if (plain) old.replaceWith(plain.cloneNode(true));
  }
  for (const next of page.querySelectorAll("[data-entry][data-current]")) {
    entry(document, next.dataset.entry)?.replaceWith(next.cloneNode(true));
  }
}

function formAddress() {
  const form = document.getElementById("state");
  return `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
}

/** Typing and sliding in one field is one entry of the history. */
function fieldChanged(field) {
  const isContinuation = lastField === field;
  lastField = field;
  show(formAddress(), isContinuation ? "replace" : "push");
}

const say = (text) => { const status = document.getElementById("status"); if (status) status.textContent = text; };

const isEditable = (element) => element?.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]") ?? false;

/** Makes ready what a new part of the page brings along. */
function prepare() {
  for (const mirror of document.querySelectorAll("[data-mirror]")) {
    const value = document.getElementById(mirror.dataset.mirror).value;
    if (mirror === document.activeElement) continue;
    if (mirror.type === "range") mirror.value = value;
    else if (/^#[0-9a-f]{6}/i.test(value)) mirror.value = value.slice(0, 7);
  }
  const current = document.querySelector(".step-list [aria-current]");
  if (current) {
    const list = current.closest(".step-list");
    list.scrollLeft = current.offsetLeft - list.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
    say(current.textContent);
  }
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-copy]")) return copyLink(event.target.closest("[data-copy]"));
  const toggle = event.target.closest(".sidebar-toggle");
  if (toggle) {
    const isClosed = document.body.classList.toggle("is-sidebar-closed");
    return toggle.setAttribute("aria-expanded", String(!isClosed));
  }
  const link = event.target.closest("a[href]");
  if (!link || !picture() || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target) return;
  const url = new URL(link.href);
  const isPage = url.origin === location.origin && /^\/components\/[^/]+$/.test(url.pathname)
    && !/\.(svg|png|json)$/.test(url.pathname);
  if (!isPage) return;
  event.preventDefault();
  lastField = null;
  show(link.href, "push");
});

async function copyLink(button) {
  const address = new URL(document.getElementById("address").getAttribute("href"), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy link"; }, 1500);
  } catch {
    say("The browser does not let this page copy.");
  }
}

// No key is a shortcut while something is being written.
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isEditable(event.target)) return;
  if (event.key === "/") {
    const search = document.querySelector("[data-filter]");
    if (!search) return;
    event.preventDefault();
    if (document.body.classList.contains("is-sidebar-closed")) document.querySelector(".sidebar-toggle").click();
    search.focus();
  }
  const direction = { "[": "prev", "]": "next" }[event.key];
  const link = direction && document.querySelector(`a[rel="${direction}"]`);
  if (!link) return;
  event.preventDefault();
  lastField = null;
  show(link.href, "push");
});

let typing = 0;
document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.matches("[data-filter]")) return filter(field.value);
  const mirrored = field.dataset?.mirror && document.getElementById(field.dataset.mirror);
  if (mirrored) mirrored.value = field.value;
  const named = mirrored || field;
  if (!named.form || named.form.id !== "state") return;
  clearTimeout(typing);
  const isWritten = named.matches("textarea, [type=text], [type=number]") && !mirrored;
  typing = setTimeout(() => fieldChanged(named), isWritten ? 140 : 0);
});
document.addEventListener("focusout", (event) => { if (event.target.form?.id === "state") lastField = null; });
document.addEventListener("submit", (event) => {
  if (event.target.id !== "state") return;
  event.preventDefault();
  show(formAddress(), "push");
});
window.addEventListener("popstate", () => { if (picture()) show(location.href); else location.reload(); });

/** Hides what does not have all the words, and groups with nothing left. */
function filter(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let isAnythingShown = false;
  for (const group of document.querySelectorAll("[data-group]")) {
    let isShown = false;
    for (const entry of group.querySelectorAll("[data-words]")) {
      const matches = words.every((word) => entry.dataset.words.includes(word));
      if (entry.hidden === matches) entry.hidden = !matches;
      isShown ||= matches;
    }
    if (group.hidden === isShown) group.hidden = !isShown;
    isAnythingShown ||= isShown;
  }
  const nothing = document.querySelector("[data-nothing]");
  if (nothing) nothing.hidden = isAnythingShown;
}

// A row of the table of views shows where its view lies.
function highlight(frame) {
  const box = document.getElementById("highlight");
  if (!box) return;
  box.hidden = !frame;
  if (!frame) return;
  const [x, y, width, height] = frame.split(",").map(Number);
  const whole = { width: Number(picture().getAttribute("width")), height: Number(picture().getAttribute("height")) };
  Object.assign(box.style, {
    left: `${x / whole.width * 100}%`, top: `${y / whole.height * 100}%`,
    width: `${width / whole.width * 100}%`, height: `${height / whole.height * 100}%`,
  });
}
document.addEventListener("pointerover", (event) => highlight(event.target.closest?.("[data-frame]")?.dataset.frame));

const toggle = document.querySelector(".sidebar-toggle");
if (toggle) toggle.hidden = false;
document.querySelector(".tree [aria-current]")?.scrollIntoView({ block: "nearest" });
if (document.querySelector("[data-filter]")?.value && !document.querySelector(".gallery")) filter(document.querySelector("[data-filter]").value);
prepare();
