#pragma once

/// A range of machine words or, for conformances, of 32-bit relative offsets; empty when both ends
/// are null.
typedef struct {
  const void *start;
  const void *end;
} VitrineSection;

/// One pointer to a C function per `#Preview` in what is linked.
VitrineSection vitrine_preview_section(void);

/// One pointer to a C function per `#Component` in what is linked.
VitrineSection vitrine_component_section(void);

/// One 32-bit offset, relative to its own address, per protocol conformance in what is linked, as
/// the Swift compiler leaves it.
VitrineSection vitrine_conformance_section(void);
