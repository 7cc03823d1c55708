"""A team's own package: built as a team builds it, served by its own executable."""

import json
import os
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


if __name__ == "__main__":
    unittest.main()
