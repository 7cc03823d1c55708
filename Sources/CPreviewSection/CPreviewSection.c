#include "CPreviewSection.h"
