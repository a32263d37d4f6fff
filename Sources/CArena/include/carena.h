#pragma once
#include <stddef.h>

// Memory for a tree that is made, walked once and thrown away: blocks are cut from large chunks one
// after the other, and all chunks are freed together. A library that takes three allocation
// functions, as libcmark does, works on it without knowing.
//
// Each thread has its own arenas. They nest: one that is begun while another is open takes its place
// until it is ended.

// Begins an arena and makes it the thread's own. NULL when there is no memory.
struct carena *carena_begin(void);

// Frees all that was allocated since the arena was begun.
void carena_end(struct carena *arena);

// As those of the C library, but on the thread's arena, which must have been begun. They end the
// process when there is no memory, since libcmark takes no for an answer nowhere.
void *carena_calloc(size_t count, size_t size);
void *carena_realloc(void *block, size_t size);
void carena_free(void *block);
