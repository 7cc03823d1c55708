"""A team's own package: built as a team builds it, served by its own executable."""

import json
import os
import subprocess
import tempfile
import unittest
import xml.dom.minidom

from gallery import ROOT, GalleryCase

EXECUTABLE = os.environ.get(
    "TEAM_GALLERY", os.path.join(ROOT, ".build/design-system/debug/TeamGallery"))


class TeamPackage(GalleryCase):
    executable = EXECUTABLE

    def stories(self):
        """The stories' entries, each with the address of its picture."""
        entries = json.loads(self.get("/index.json")[2])
        for entry in entries:
            page = "/components/" + entry["component"]
            entry["picture"] = entry["address"].replace(page, page + ".svg", 1)
        return entries

    def test_every_preview_is_a_story(self):
        components = {entry["component"] for entry in self.stories()}
        self.assertGreaterEqual(len(components), 12)

    def test_every_story_is_drawn(self):
        for entry in self.stories():
            address = entry["picture"]
            with self.subTest(address):
                status, headers, body = self.get(address)
                self.assertEqual(status, 200)
                warnings = headers.get("Gallery-Warnings", "")
                self.assertNotIn("missing-", warnings)
                self.assertNotIn("rounds of building", warnings)
                picture = xml.dom.minidom.parseString(body).documentElement
                self.assertGreater(len(picture.childNodes), 1)

    def test_texts_follow_the_locale(self):
        changed = 0
        for entry in self.stories():
            address = entry["picture"]
            other = address + ("&" if "?" in address else "?") + "locale=ru"
            changed += self.get(address)[2] != self.get(other)[2]
        self.assertGreaterEqual(changed, 3)

    def snapshot(self, address):
        return self.get("/components/" + address)[2].decode()

    def test_processed_resources_are_found(self):
        """One rule for the whole folder: asset catalogues, string catalogues, tables of strings."""
        for query, text in [("value=1", "1 guest"), ("value=5", "5 guests"),
                            ("locale=ru&value=2", "2 гостя"), ("locale=ru&value=5", "5 гостей")]:
            with self.subTest(query):
                self.assertIn(f'"{text}"', self.snapshot("quantity-stepper.json?" + query))
        self.assertIn('"Гости"', self.snapshot("quantity-stepper.json?locale=ru"))
        # The colour sets "Canvas", in its light and its dark form.
        light = self.snapshot("quantity-stepper.svg")
        dark = self.snapshot("quantity-stepper.svg?appearance=dark")
        self.assertIn("#f4f3fa", light.lower())
        self.assertNotIn("#f4f3fa", dark.lower())

    def test_what_previews_print_is_no_result(self):
        listed = subprocess.run(
            [EXECUTABLE, "list", "--json"], capture_output=True, check=True, text=True)
        self.assertGreater(len(json.loads(listed.stdout)), 11)
        with tempfile.TemporaryDirectory() as folder:
            rendered = subprocess.run(
                [EXECUTABLE, "render", "quantity-stepper", "-o", f"{folder}/a.svg"],
                capture_output=True, check=True, text=True)
        self.assertEqual(rendered.stdout, "")
        self.assertIn("guests: 2", rendered.stderr)

    def test_a_target_may_be_named_as_one_of_ours(self):
        self.assertIn('"Lisbon"', self.snapshot("trip-screen.json"))

    def test_both_forms_of_previews_are_one_component(self):
        stories = [entry["story"] for entry in self.stories()
                   if entry["component"].startswith("skeleton-row")]
        self.assertEqual(stories, ["loading", "shimmering"])
        components = {entry["component"] for entry in self.stories()}
        self.assertNotIn("skeleton-row-2", components)


if __name__ == "__main__":
    unittest.main()
