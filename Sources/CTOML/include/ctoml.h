// The C face of toml++ (a header-only C++ library): a parse that reports what it finds, in the
// order of the file, to functions that the caller gives.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Lines and columns count from 1; columns count code points.
typedef struct ctoml_position {
  uint32_t line;
  uint32_t column;
} ctoml_position;

typedef struct ctoml_region {
  ctoml_position start;
  ctoml_position end;
} ctoml_region;

typedef enum ctoml_kind {
  CTOML_TABLE,
  CTOML_ARRAY,
  CTOML_STRING,
  /// Integers, floats, dates and times: their text is what the region holds.
  CTOML_INTEGER,
  CTOML_FLOAT,
  CTOML_DATE,
  CTOML_TRUE,
  CTOML_FALSE,
} ctoml_kind;

typedef struct ctoml_visitor {
  void *context;
  /// The key of the value that is told next, where it stands first.
  void (*key)(void *context, const char *text, size_t length, ctoml_region region);
  /// A table or an array begins; its members follow. Answering false ends the visit.
  bool (*begin)(void *context, ctoml_kind kind, ctoml_region region);
  void (*end)(void *context);
  /// `text` is a string's content; null for other kinds.
  void (*scalar)(
      void *context, ctoml_kind kind, const char *text, size_t length, ctoml_region region);
  /// The file breaks a rule of TOML, there; nothing else is told.
  void (*failure)(void *context, const char *description, size_t length, ctoml_region region);
} ctoml_visitor;

/// Parses UTF-8 text and tells the visitor what it holds. Nothing told outlives the call.
void ctoml_visit(const char *bytes, size_t length, const ctoml_visitor *visitor);

/// The version of toml++: `3.3.0`.
const char *ctoml_version(void);

#ifdef __cplusplus
}
#endif
