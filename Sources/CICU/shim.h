#pragma once
#include <stdint.h>
#include <unicode/uvernum.h>

// Four functions of ICU's break iterator, declared here: the toolchain's Foundation brings the
// types of its own, newer ICU, and two definitions of them in one program do not compile. The
// installed version stays in the symbols' names by ICU's own macro.
//
// UBreakIterator is `void`, UErrorCode `int32_t` (above zero: failure), UChar `uint16_t`.
extern void *U_ICU_ENTRY_POINT_RENAME(ubrk_open)(
    int32_t type, const char *locale, const uint16_t *text, int32_t length, int32_t *status);
extern void U_ICU_ENTRY_POINT_RENAME(ubrk_setText)(
    void *iterator, const uint16_t *text, int32_t length, int32_t *status);
extern int32_t U_ICU_ENTRY_POINT_RENAME(ubrk_next)(void *iterator);
extern void U_ICU_ENTRY_POINT_RENAME(ubrk_close)(void *iterator);

/// Opens a line break iterator with English rules, or answers null. UBRK_LINE is 2.
static inline void *icu_shim_line_breaks_open(void) {
  int32_t status = 0;
  void *iterator = U_ICU_ENTRY_POINT_RENAME(ubrk_open)(2, "en", 0, 0, &status);
  return status > 0 ? 0 : iterator;
}

/// Starts over with UTF-16 text, which must outlive the iteration; answers 0 when it failed.
static inline int32_t icu_shim_line_breaks_set(
    void *iterator, const uint16_t *text, int32_t length) {
  int32_t status = 0;
  U_ICU_ENTRY_POINT_RENAME(ubrk_setText)(iterator, text, length, &status);
  return status > 0 ? 0 : 1;
}

/// The next break as a UTF-16 offset, or -1 at the end.
static inline int32_t icu_shim_line_breaks_next(void *iterator) {
  return U_ICU_ENTRY_POINT_RENAME(ubrk_next)(iterator);
}

static inline void icu_shim_line_breaks_close(void *iterator) {
  U_ICU_ENTRY_POINT_RENAME(ubrk_close)(iterator);
}
