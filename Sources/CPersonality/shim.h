#pragma once
#include <sys/personality.h>
