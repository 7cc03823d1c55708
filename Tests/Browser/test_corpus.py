"""The drawing corpus: Chromium and resvg read every picture alike."""

import io
import os
import pathlib
import unittest

import resvg_py
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from gallery import ROOT

GOLDENS = pathlib.Path(ROOT) / "Tests/DrawingCorpusTests/Goldens"
DENSITY = 3
# Where resvg is known to read otherwise: it knows no plus-lighter, is off in the modes of hue and
# chroma beside black and saturated colours, and resamples bitmaps its own way.
UNLIKE = {
    "blending/plus-lighter", "blending/hue", "blending/color", "images/resizable",
    "scripts/emoji", "scripts/emoji-in-text",
}
# Levels of 255 by which a channel may differ before a pixel counts.
LEVELS = 32
# Shares of a picture's pixels. Readers antialias edges and text each in its own way; a lost blend,
# clip or mask is more than this.
ONE_PICTURE = 0.01
MEAN = 0.0005


def share_of_different(one, other):
    """The share of pixels that differ by more than LEVELS in a channel."""
    bands = ImageChops.difference(one, other).split()
    worst = bands[0]
    for band in bands[1:]:
        worst = ImageChops.lighter(worst, band)
    return sum(worst.histogram()[LEVELS + 1:]) / (one.width * one.height)


class Corpus(unittest.TestCase):
    def test_readers_agree(self):
        files = sorted(GOLDENS.glob("*/*.svg"))
        self.assertGreaterEqual(len(files), 150)
        shares = {}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = browser.new_page(device_scale_factor=DENSITY)
            for file in files:
                name = str(file.relative_to(GOLDENS).with_suffix(""))
                svg = file.read_text()
                page.set_content(f"<body style='margin:0;background:#fff'>{svg}</body>")
                picture = page.locator("svg").first
                shown = Image.open(io.BytesIO(picture.screenshot())).convert("RGB")
                read = resvg_py.svg_to_bytes(svg_string=svg, zoom=DENSITY, background="#ffffff")
                other = Image.open(io.BytesIO(bytes(read))).convert("RGB")
                with self.subTest(name):
                    self.assertEqual(shown.size, other.size)
                    if name in UNLIKE:
                        continue
                    shares[name] = share_of_different(shown, other)
                    self.assertLessEqual(shares[name], ONE_PICTURE)
            browser.close()
        mean = sum(shares.values()) / len(shares)
        if os.environ.get("VERBOSE"):
            for name, share in sorted(shares.items(), key=lambda item: -item[1])[:20]:
                print(f"{share:.4%} {name}")
            print(f"mean {mean:.4%}")
        self.assertLessEqual(mean, MEAN)


if __name__ == "__main__":
    unittest.main()
