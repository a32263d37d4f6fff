#pragma once
#include <cmark.h>

/// The length of a string, so that Swift needs no module of the C library for it.
static inline size_t ccmark_length(const char *string) { return __builtin_strlen(string); }
