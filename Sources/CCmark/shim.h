#pragma once
#include <cmark.h>
#include <stdlib.h>

/// The length of a string, so that Swift needs no module of the C library for it.
static inline size_t ccmark_length(const char *string) { return __builtin_strlen(string); }

/// Where a byte is in a text first, or the text's length.
static inline size_t ccmark_find(const char *text, char byte, size_t length) {
  const char *found = length ? __builtin_memchr(text, byte, length) : 0;
  return found ? (size_t)(found - text) : length;
}

/// Gives back a text that libcmark rendered.
static inline void ccmark_release(char *text) { free(text); }
