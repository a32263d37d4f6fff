#pragma once
#include <cmark.h>

/// The length of a string, so that Swift needs no module of the C library for it.
static inline size_t ccmark_length(const char *string) { return __builtin_strlen(string); }

/// Whether a text has a byte.
static inline int ccmark_contains(const char *text, char byte, size_t length) {
  return length && __builtin_memchr(text, byte, length) != 0;
}
