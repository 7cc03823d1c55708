#include "CPreviewSection.h"

// The linker defines `__start_` and `__stop_` of a section when at least one object has it; a weak
// reference is null otherwise. Hidden: each image sees its own section.
#define EDGE extern const char __attribute__((weak, visibility("hidden")))

EDGE __start_vitrine_previews;
EDGE __stop_vitrine_previews;
EDGE __start_vitrine_components;
EDGE __stop_vitrine_components;
EDGE __start_swift5_protocol_conformances;
EDGE __stop_swift5_protocol_conformances;

VitrineSection vitrine_preview_section(void) {
  return (VitrineSection){&__start_vitrine_previews, &__stop_vitrine_previews};
}

VitrineSection vitrine_component_section(void) {
  return (VitrineSection){&__start_vitrine_components, &__stop_vitrine_components};
}

VitrineSection vitrine_conformance_section(void) {
  return (VitrineSection){&__start_swift5_protocol_conformances,
                          &__stop_swift5_protocol_conformances};
}
