"""Labels recoloured by blending, in real pixels: black on the plate, white on the track."""

import io
import json
import math
import unittest

from PIL import Image

from gallery import COMPONENT, GalleryCase

SEGMENTS = ["one-way", "round-trip", "multi-city"]
DENSITY = 4
# Antialiased edges are rounded once a blend.
TOLERANCE = 6


def named(view, name):
    """The frame of the first view of an identifier, depth first."""
    if view.get("identifier") == name:
        return view["frame"]
    for child in view.get("children", []):
        frame = named(child, name)
        if frame:
            return frame
    return None


class Blending(GalleryCase):
    def pixels(self, query):
        """The picture of a state, `DENSITY` pixels a point, and the frames of its views."""
        snapshot = json.loads(self.get(f"{COMPONENT}.json?{query}")[2])
        width, height = snapshot["size"]
        context = self.browser.new_context(
            viewport={"width": int(width) + 1, "height": int(height) + 1},
            device_scale_factor=DENSITY)
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(self.base + "/healthz")
        page.set_content(
            f"<body style='margin:0'><img src='{COMPONENT}.svg?{query}'></body>",
            wait_until="load")
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        return image, {name: named(snapshot["tree"], name) for name in SEGMENTS + ["plate"]}

    def label(self, image, frame):
        """The pixels inside a segment, away from the plate's corners and edge."""
        x, y, width, height = frame
        box = [x + 12, y + 10, x + width - 12, y + height - 10]
        bytes_ = image.crop([round(side * DENSITY) for side in box]).tobytes()
        return list(zip(bytes_[0::3], bytes_[1::3], bytes_[2::3]))

    def test_each_selection_in_both_directions(self):
        for direction in ("ltr", "rtl"):
            for chosen in SEGMENTS:
                image, frames = self.pixels(f"selection={chosen}&direction={direction}")
                for segment in SEGMENTS:
                    with self.subTest(direction=direction, chosen=chosen, segment=segment):
                        pixels = self.label(image, frames[segment])
                        if segment == chosen:
                            self.assertEqual(frames["plate"], frames[segment])
                            self.check_on_plate(pixels)
                        else:
                            self.check_on_track(pixels)

    def check_on_plate(self, pixels):
        self.assertGreater(pixels.count((0, 0, 0)), 200, "flat interiors are black")
        for red, green, blue in pixels:
            self.assertLessEqual(max(red, green, blue) - min(red, green, blue), TOLERANCE)

    def check_on_track(self, pixels):
        self.assertGreater(pixels.count((255, 255, 255)), 200, "flat interiors are white")
        self.assertGreater(pixels.count((0, 122, 255)), 200, "the track is untouched")
        self.assertNotIn((0, 0, 0), pixels)

    def column(self, image, left, right, top, bottom):
        """The pixels of a part of the picture, in points."""
        box = [math.ceil(left * DENSITY), round(top * DENSITY),
               math.floor(right * DENSITY), round(bottom * DENSITY)]
        if box[2] <= box[0]:
            return []
        bytes_ = image.crop(box).tobytes()
        return list(zip(bytes_[0::3], bytes_[1::3], bytes_[2::3]))

    def test_the_slide_in_both_directions(self):
        """At every time labels are black over the plate and white beside it."""
        for start, end in (("one-way", "multi-city"), ("multi-city", "one-way")):
            black = white = 0
            for time in (0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.7):
                image, frames = self.pixels(f"from.selection={start}&selection={end}&t={time}")
                # The default animation: a critically damped spring of 0.55 seconds.
                angle = 2 * math.pi / 0.55 * time
                part = 1 - (1 + angle) * math.exp(-angle)
                left, _, width, _ = [
                    a + (b - a) * part for a, b in zip(frames[start], frames[end])]
                for segment in SEGMENTS:
                    with self.subTest(start=start, time=time, segment=segment):
                        x, y, across, height = frames[segment]
                        top, bottom = y + 10, y + height - 10
                        first, last = x + 12, x + across - 12
                        for pixel in self.column(
                                image, max(first, left + 1), min(last, left + width - 1),
                                top, bottom):
                            self.assertLessEqual(max(pixel) - min(pixel), TOLERANCE)
                            black += pixel == (0, 0, 0)
                        beside = (
                            self.column(image, first, min(last, left - 1), top, bottom)
                            + self.column(image, max(first, left + width + 1), last, top, bottom))
                        self.assertNotIn((0, 0, 0), beside)
                        white += beside.count((255, 255, 255))
            self.assertGreater(black, 20_000)
            self.assertGreater(white, 20_000)

    def test_the_slide_ends_where_the_states_rest(self):
        for start, end in (("one-way", "multi-city"), ("multi-city", "one-way")):
            def picture(query):
                return self.get(f"{COMPONENT}.svg?{query}")[2]
            change = f"from.selection={start}&selection={end}"
            with self.subTest(start=start):
                self.assertEqual(picture(change + "&t=0"), picture(f"selection={start}"))
                self.assertEqual(picture(change), picture(f"selection={end}"))

    def test_other_tracks_follow_the_formula(self):
        """The grey min(1, 2 · (1 − L)) of the backdrop's luminosity L."""
        for track in ("34C759", "8E8E93", "FF9500"):
            red, green, blue = (int(track[at:at + 2], 16) / 255 for at in (0, 2, 4))
            grey = min(1, 2 * (1 - (0.3 * red + 0.59 * green + 0.11 * blue))) * 255
            image, frames = self.pixels(f"selection=one-way&track=%23{track}")
            pixels = self.label(image, frames["round-trip"])
            flat = max(
                (pixel for pixel in set(pixels) if max(pixel) - min(pixel) <= 1),
                key=pixels.count)
            with self.subTest(track=track):
                self.assertAlmostEqual(flat[0], grey, delta=2)

    def test_the_three_modes_are_in_the_picture(self):
        picture = self.get(f"{COMPONENT}.svg?selection=one-way")[2].decode()
        for mode in ("difference", "hue", "overlay"):
            self.assertIn(f"mix-blend-mode:{mode}", picture)


if __name__ == "__main__":
    unittest.main()
