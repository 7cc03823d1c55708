"""Stepping through states by keyboard, mouse and history."""

import unittest

from gallery import COMPONENT, GalleryCase

SECOND = COMPONENT + "?selection=round-trip"
THIRD = COMPONENT + "?selection=multi-city"


class Stepping(GalleryCase):
    def expect(self, page, address):
        self.settle(page, address)
        picture = address.replace(COMPONENT, COMPONENT + ".svg")
        self.assertEqual(self.picture_of(page), picture)

    def step(self, page):
        return page.inner_text(".step-list [aria-current]")

    def test_brackets_step_and_the_address_follows(self):
        page = self.open(COMPONENT)
        self.assertEqual(self.step(page), "First")
        page.keyboard.press("]")
        self.expect(page, SECOND)
        self.assertEqual(self.step(page), "Second")
        page.keyboard.press("]")
        self.expect(page, THIRD)
        page.keyboard.press("[")
        self.expect(page, SECOND)

    def test_back_goes_through_every_step(self):
        page = self.open(COMPONENT)
        addresses = [self.address_of(page)]
        for _ in range(5):
            page.keyboard.press("]")
            self.until(page, lambda: self.address_of(page) != addresses[-1])
            self.settle(page)
            addresses.append(self.address_of(page))
        self.assertEqual(len(set(addresses)), 6)
        for address in reversed(addresses[:-1]):
            page.go_back()
            self.expect(page, address)
        page.go_forward()
        self.expect(page, addresses[1])

    def test_the_first_step_has_none_before_it(self):
        page = self.open(COMPONENT)
        page.keyboard.press("[")
        self.assertEqual(self.address_of(page), COMPONENT)
        self.assertEqual(page.locator("a[rel=prev]").count(), 0)

    def test_the_mouse_steps(self):
        page = self.open(COMPONENT)
        page.click("text=Third")
        self.expect(page, THIRD)
        page.click("a[rel=prev]")
        self.expect(page, SECOND)
        self.assertEqual(page.evaluate("document.activeElement.rel"), "prev")

    def test_a_touch_of_a_segment_selects_it(self):
        page = self.open(COMPONENT)
        page.click("[aria-label='Tap Multi-city']")
        self.settle(page, part="do=tap")
        tapped = self.get(self.picture_of(page))[2]
        self.assertEqual(tapped, self.get(THIRD.replace("?", ".svg?"))[2])

    def test_no_key_steps_while_something_is_written(self):
        page = self.open(COMPONENT + "?story=in-a-column")
        address = self.address_of(page)
        page.focus("[data-filter]")
        page.keyboard.type("storybook []")
        page.focus("#field-selection")
        page.keyboard.press("Control+End")
        page.keyboard.type("]/[")
        self.settle(page, part="%5D")
        self.assertEqual(page.input_value("[data-filter]"), "storybook []")
        self.assertEqual(page.input_value("#field-selection"), "Deep sleep]/[")
        self.assertTrue(page.is_visible(".sidebar-body"))
        page.go_back()
        self.settle(page, address)

    def test_globals_stay_while_stepping(self):
        page = self.open(COMPONENT + "?appearance=dark")
        page.keyboard.press("]")
        self.settle(page, COMPONENT + "?appearance=dark&selection=round-trip")

    def test_every_step_works_without_script(self):
        page = self.open(COMPONENT, java_script_enabled=False)
        page.click("text=Second")
        self.assertEqual(self.address_of(page), SECOND)
        page.click("a[rel=next]")
        self.assertEqual(self.address_of(page), THIRD)


if __name__ == "__main__":
    unittest.main()
