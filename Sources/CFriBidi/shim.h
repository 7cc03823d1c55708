#pragma once
#include <stdint.h>
#include <fribidi.h>

// Macros over macros, which Swift does not import.
static const FriBidiParType fribidi_shim_weak_ltr = FRIBIDI_PAR_WLTR;
static const FriBidiParType fribidi_shim_weak_rtl = FRIBIDI_PAR_WRTL;
// Set in every right-to-left paragraph direction.
static const uint32_t fribidi_shim_right_to_left = FRIBIDI_MASK_RTL;
