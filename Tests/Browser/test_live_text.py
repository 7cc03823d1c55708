"""Text as text: drawn like the outlines, selected and found like any other."""

import io
import unittest
import xml.dom.minidom

from PIL import Image, ImageChops

from gallery import COMPONENT, GalleryCase

STATES = [
    COMPONENT + ".svg?selection=round-trip&size=320x80",
    COMPONENT + ".svg?direction=rtl&locale=ru&selection=round-trip&size=320x80",
    "/components/focus-form.svg",
    "/components/pinned-scroll.svg",
]


def live(address):
    return address + ("&" if "?" in address else "?") + "glyphs=live"


class LiveText(GalleryCase):
    def page(self, address):
        context = self.browser.new_context(
            viewport={"width": 500, "height": 900}, device_scale_factor=3)
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("console", lambda message: message.type in ("error", "warning")
                and self.complaints.append(message.text))
        page.goto(self.base + address)
        page.wait_for_load_state("networkidle")
        return page

    def pixels(self, address):
        return Image.open(io.BytesIO(self.page(address).screenshot())).convert("L")

    def test_it_looks_like_the_outlines(self):
        for address in STATES:
            with self.subTest(address):
                difference = ImageChops.difference(
                    self.pixels(address), self.pixels(live(address)))
                histogram = difference.histogram()
                pixels = difference.width * difference.height
                # Edges are smoothed another way; nothing stands elsewhere.
                self.assertLess(sum(histogram[64:]) / pixels, 0.001)
                self.assertLess(sum(histogram[128:]) / pixels, 0.0001)

    def test_documents_are_sound_and_the_same_each_time(self):
        for address in STATES:
            with self.subTest(address):
                status, headers, body = self.get(live(address))
                self.assertEqual(status, 200)
                self.assertIsNone(headers.get("Gallery-Warnings"))
                self.assertEqual(body, self.get(live(address))[2])
                texts = xml.dom.minidom.parseString(body).getElementsByTagName("text")
                self.assertGreater(len(texts), 0)

    def test_labels_are_text(self):
        body = self.get(live(STATES[0]))[2].decode()
        self.assertIn(">Round trip</text>", body)
        page = self.page(live(STATES[0]))
        self.assertGreater(page.get_by_text("Round trip", exact=True).count(), 0)


if __name__ == "__main__":
    unittest.main()
