#include "carena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// What stands before each block. Its size keeps blocks aligned for any type.
struct block {
  _Alignas(max_align_t) size_t size;
};

struct chunk {
  struct chunk *older;
  char *end;
  _Alignas(max_align_t) char start[];
};

struct carena {
  struct carena *outer;
  struct chunk *newest;
  char *free;
  char *last;
};

// Below the size from which the C library asks the system for each piece.
static const size_t first_chunk_size = 64 * 1024;
static const size_t largest_chunk_size = 4 * 1024 * 1024;

static _Thread_local struct carena *current;

static int add_chunk(struct carena *arena, size_t needed) {
  size_t size = first_chunk_size;
  if (arena->newest) size = 2 * (size_t)(arena->newest->end - arena->newest->start);
  if (size > largest_chunk_size) size = largest_chunk_size;
  if (size < needed) size = needed;
  struct chunk *chunk = malloc(sizeof *chunk + size);
  if (!chunk) return 0;
  chunk->older = arena->newest;
  chunk->end = chunk->start + size;
  arena->newest = chunk;
  arena->free = chunk->start;
  arena->last = NULL;
  return 1;
}

struct carena *carena_begin(void) {
  struct carena *arena = calloc(1, sizeof *arena);
  if (!arena) return NULL;
  if (!add_chunk(arena, 0)) {
    free(arena);
    return NULL;
  }
  arena->outer = current;
  current = arena;
  return arena;
}

void carena_end(struct carena *arena) {
  current = arena->outer;
  for (struct chunk *chunk = arena->newest; chunk;) {
    struct chunk *older = chunk->older;
    free(chunk);
    chunk = older;
  }
  free(arena);
}

static size_t rounded(size_t size) {
  const size_t step = _Alignof(max_align_t);
  if (size > SIZE_MAX / 2) abort();
  return (size + step - 1) / step * step;
}

static void *allocate(size_t size) {
  struct carena *arena = current;
  size_t total = sizeof(struct block) + rounded(size);
  if (total > (size_t)(arena->newest->end - arena->free) && !add_chunk(arena, total)) abort();
  struct block *block = (struct block *)arena->free;
  block->size = size;
  arena->free += total;
  arena->last = (char *)(block + 1);
  return arena->last;
}

void *carena_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) abort();
  return memset(allocate(count * size), 0, count * size);
}

void *carena_realloc(void *old, size_t size) {
  if (!old) return allocate(size);
  struct carena *arena = current;
  struct block *block = (struct block *)old - 1;
  if (size <= block->size) return old;
  // The newest block grows where it is.
  if (old == arena->last && rounded(size) <= (size_t)(arena->newest->end - arena->last)) {
    arena->free = arena->last + rounded(size);
    block->size = size;
    return old;
  }
  return memcpy(allocate(size), old, block->size);
}

void carena_free(void *block) {
  // The newest block makes room again; the others go with the arena.
  if (!block || block != current->last) return;
  current->free = (char *)((struct block *)block - 1);
  current->last = NULL;
}
