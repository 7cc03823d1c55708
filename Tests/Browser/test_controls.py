"""Controls, globals and the address: what is set on the page is what the link says."""

import json
import unittest
import urllib.parse

from gallery import COMPONENT, GalleryCase

# FR-162: what other galleries lose on the way.
HARD_TEXT = "a+b&c=d!:/?#%25 “é” 👍 <b>\"'\\"


class Controls(GalleryCase):
    def test_text_survives_into_another_session(self):
        page = self.open(COMPONENT + "?story=in-a-column")
        page.fill("#field-selection", HARD_TEXT)
        self.settle(page, part="selection=")
        address = page.get_attribute("#address", "href")
        self.assertEqual(self.address_of(page), address)
        other = self.open(address)
        self.assertEqual(other.input_value("#field-selection"), HARD_TEXT)
        document = json.loads(self.get(address.replace(COMPONENT, COMPONENT + ".json"))[2])
        self.assertEqual(document["state"]["controls"]["selection"], HARD_TEXT)
        self.assertEqual(self.picture_of(other), self.picture_of(page))

    def test_text_survives_a_form_without_script(self):
        page = self.open(COMPONENT + "?story=in-a-column", java_script_enabled=False)
        page.fill("#field-selection", HARD_TEXT)
        page.click("#controls button")
        query = urllib.parse.urlsplit(page.url).query
        self.assertEqual(
            query, "selection=" + urllib.parse.quote(HARD_TEXT, safe="-._~,:;()/@")
            + "&story=in-a-column")
        self.assertEqual(page.input_value("#field-selection"), HARD_TEXT)

    def test_lists_take_commas(self):
        page = self.open(COMPONENT + "?story=options")
        page.fill("#field-titles", "One\\, two,Three")
        self.settle(page, part="titles=")
        document = json.loads(self.get(
            self.address_of(page).replace(COMPONENT, COMPONENT + ".json"))[2])
        labels = [element["label"] for element in document["accessibility"]]
        self.assertEqual(labels, ["One, two", "Three"])

    def test_globals_are_set_by_the_toolbar(self):
        page = self.open(COMPONENT)
        page.click(".segments >> text=Dark")
        self.settle(page, part="appearance=dark")
        page.select_option("[name=canvas]", "iphone-se")
        self.settle(page, part="device=iphone-se")
        self.assertEqual(page.get_attribute("#picture", "width"), "375")
        page.click(".segments >> text=Landscape")
        self.settle(page, part="orientation=landscape")
        self.assertEqual(page.get_attribute("#picture", "width"), "667")
        page.select_option("[name=canvas]", "fit")
        page.click(".segments >> text=Light")
        self.until(page, lambda: self.address_of(page) == COMPONENT)

    def test_a_choice_is_selected(self):
        page = self.open(COMPONENT)
        page.select_option("#field-selection", "multi-city")
        self.settle(page, part="selection=multi-city")
        self.assertEqual(page.inner_text(".step-list [aria-current]"), "Third")

    def test_an_unknown_value_is_shown_with_a_warning(self):
        page = self.open(COMPONENT + "?selection=nope")
        self.assertIn("unknown-value", page.inner_text(".warnings"))
        self.assertEqual(page.locator(".banner").count(), 0)
        self.assertEqual(page.input_value("#field-selection"), "nope")

    def test_what_cannot_be_read_is_said_in_a_banner(self):
        page = self.open(COMPONENT + "?selektion=1&textSize=huge&appearance=dark")
        banner = page.inner_text(".banner")
        self.assertIn("Did you mean “selection”?", banner)
        self.assertIn("“huge” is no value of textSize.", banner)
        self.assertEqual(self.picture_of(page), COMPONENT + ".svg?appearance=dark")

    def test_markup_in_values_stays_text(self):
        text = "</script><script>alert(1)</script><b onload='x'>\"&"
        page = self.open(
            f"{COMPONENT}?story=options&titles={urllib.parse.quote(text)}"
            f"&selection={urllib.parse.quote('</style><i>')}&bogus={urllib.parse.quote(text)}")
        self.assertEqual(page.input_value("#field-titles"), text)
        self.assertEqual(page.locator("main b, main i, main script, aside i").count(), 0)

    def test_the_list_is_filtered(self):
        page = self.open("/")
        page.keyboard.press("/")
        page.keyboard.type("segm")
        self.assertTrue(page.is_visible("[data-entry=segmented-control]"))
        page.keyboard.type("zzz")
        self.assertFalse(page.is_visible("[data-entry=segmented-control]"))
        self.assertTrue(page.is_visible("[data-nothing]"))

    def test_a_hidden_list_comes_back(self):
        page = self.open(COMPONENT)
        page.click(".sidebar-toggle")
        self.assertFalse(page.is_visible(".sidebar-body"))
        page.click(".sidebar-toggle")
        self.assertTrue(page.is_visible(".sidebar-body"))

    def test_unknown_components_have_a_page_that_helps(self):
        page = self.open("/")
        self.complaints.clear()
        response = page.goto(self.base + "/components/segmented-contrl")
        self.assertEqual(response.status, 404)
        page.click("text=Go to segmented-control")
        self.assertEqual(self.address_of(page), COMPONENT)
        # The browser itself notes the 404.
        self.complaints = [text for text in self.complaints if "404" not in text]


if __name__ == "__main__":
    unittest.main()
