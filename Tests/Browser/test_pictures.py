"""One state looks the same wherever its picture stands."""

import io
import unittest

from PIL import Image

from gallery import COMPONENT, GalleryCase

# Whole points: a browser fits others to its pixels, each way of showing them in its own.
STATE = COMPONENT + ".svg?selection=round-trip&size=320x80"


class Pictures(GalleryCase):
    def shown(self, markup, background):
        """The pixels of the element `#it` on a page of a colour."""
        context = self.browser.new_context(viewport={"width": 700, "height": 500})
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(self.base + "/healthz")
        page.set_content(
            f"<body style='margin:0;background:{background}'>{markup}</body>", wait_until="load")
        box = page.locator("#it").bounding_box()
        clip = {"x": int(box["x"]), "y": int(box["y"]), "width": 320, "height": 80}
        return Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB").tobytes()

    def test_pixels_do_not_depend_on_the_page(self):
        """FR-110, FR-154."""
        picture = self.get(STATE)[2].decode()
        ways = {
            "img": f"<img id=it src='{STATE}'>",
            "inline": f"<div id=it>{picture}</div>",
        }
        for name, markup in ways.items():
            pictures = {self.shown(markup, color) for color in ("#fff", "#000", "#ff8000")}
            with self.subTest(name):
                self.assertEqual(len(pictures), 1)
        self.assertEqual(self.shown(ways["img"], "#fff"), self.shown(ways["inline"], "#fff"))

    def test_several_pictures_share_a_page(self):
        """FR-153."""
        one = self.get(STATE)[2].decode()
        other = self.get(COMPONENT + ".svg?selection=multi-city&size=320x80")[2].decode()
        # At the same place: a browser's edges differ by a level or two from row to row.
        alone, *together = (
            self.shown(f"<div style='height:90px'>{before}</div><div id=it>{one}</div>", "#fff")
            for before in ("", one, other))
        self.assertEqual(together, [alone, alone])

    def test_the_picture_is_the_same_alone_and_embedded(self):
        context = self.browser.new_context(viewport={"width": 700, "height": 500})
        self.addCleanup(context.close)
        page = context.new_page()
        clip = {"x": 0, "y": 0, "width": 320, "height": 80}
        crops = []
        for address in (STATE, STATE.replace("/components/", "/embed/").replace(".svg", "")):
            page.goto(self.base + address)
            page.wait_for_load_state("networkidle")
            crops.append(Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB").tobytes())
        self.assertEqual(crops[0], crops[1])

    def test_no_script_of_a_picture_runs(self):
        headers = self.get(STATE)[1]
        self.assertIn("sandbox", headers["Content-Security-Policy"])
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")


if __name__ == "__main__":
    unittest.main()
