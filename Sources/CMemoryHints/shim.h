#pragma once
#include <stddef.h>

/// Asks the processor to have a stretch of memory at hand soon. Reads and changes nothing; an address
/// that is none does no harm.
static inline void vitrine_prefetch(const void *start, size_t count) {
  for (size_t offset = 0; offset < count; offset += 64)
    __builtin_prefetch((const char *)start + offset, 1, 2);
}
