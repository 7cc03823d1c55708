"""The gallery under test: `vitrine serve` on a free port, and Debian's Chromium."""

import contextlib
import os
import subprocess
import unittest
import urllib.error
import urllib.parse
import urllib.request

from playwright.sync_api import sync_playwright

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXECUTABLE = os.environ.get("VITRINE", os.path.join(ROOT, ".build/debug/vitrine"))
COMPONENT = "/components/segmented-control"


class GalleryCase(unittest.TestCase):
    """Has one server and one browser for all its tests, and a context of its own for each."""

    executable = EXECUTABLE

    @classmethod
    def setUpClass(cls):
        cls.resources = contextlib.ExitStack()
        cls.server = subprocess.Popen(
            [cls.executable, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        cls.resources.callback(cls._stop, cls.server)
        cls.base = cls.server.stdout.readline().strip().rstrip("/")
        playwright = cls.resources.enter_context(sync_playwright())
        cls.browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        cls.resources.callback(cls.browser.close)

    @staticmethod
    def _stop(server):
        server.terminate()
        server.wait(timeout=10)
        server.stdout.close()

    @classmethod
    def tearDownClass(cls):
        cls.resources.close()

    def setUp(self):
        self.complaints = []

    def tearDown(self):
        self.assertEqual(self.complaints, [], "the browser complained")

    def open(self, address, **context):
        """A page in a context of its own; what the browser complains of fails the test."""
        context = self.browser.new_context(
            viewport={"width": 1280, "height": 800}, **context)
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: message.type in ("error", "warning")
                and self.complaints.append(message.text))
        page.goto(self.base + address)
        page.wait_for_load_state("networkidle")
        return page

    def get(self, address, headers=None):
        """Status, headers and body of an answer."""
        request = urllib.request.Request(self.base + address, headers=headers or {})
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, error.read()

    def until(self, page, condition):
        """Waits for something the page's state tells; the page's own policy forbids it to evaluate."""
        for _ in range(500):
            if condition():
                return
            page.wait_for_timeout(20)
        self.fail("it did not come to pass within ten seconds")

    def settle(self, page, address=None, part=None):
        """Waits until the page shows a state: one of an address, or with a part in its address."""
        self.until(page, lambda: (address is None or self.address_of(page) == address)
                   and (part is None or part in self.address_of(page))
                   and page.locator("body.is-waiting").count() == 0)

    def address_of(self, page):
        """Path and query of the page, without the host."""
        return page.url.removeprefix(self.base)

    def picture_of(self, page):
        return page.get_attribute("#picture", "src")
