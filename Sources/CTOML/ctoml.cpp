#include <stdexcept>

// Without exceptions toml++ goes on after an error and then trips over its own state. They end in
// this file; so does a failed assertion, which the library would make an abort.
#define TOML_EXCEPTIONS 1
#define TOML_ASSERT(condition) \
  do { \
    if (!(condition)) throw std::logic_error("this text is too strange"); \
  } while (false)
#define TOML_ENABLE_FORMATTERS 0
// Deeper ones are refused by the parser, which calls itself for each.
#define TOML_MAX_NESTED_VALUES 64
#include <toml++/toml.h>

#include "ctoml.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace {

ctoml_position position(const toml::source_position &place) {
  return {place.line, place.column};
}

ctoml_region region(const toml::source_region &source) {
  return {position(source.begin), position(source.end)};
}

ctoml_kind kind(const toml::node &node) {
  switch (node.type()) {
  case toml::node_type::table: return CTOML_TABLE;
  case toml::node_type::array: return CTOML_ARRAY;
  case toml::node_type::integer: return CTOML_INTEGER;
  case toml::node_type::floating_point: return CTOML_FLOAT;
  case toml::node_type::boolean: return node.value_or(false) ? CTOML_TRUE : CTOML_FALSE;
  case toml::node_type::date:
  case toml::node_type::time:
  case toml::node_type::date_time: return CTOML_DATE;
  default: return CTOML_STRING;
  }
}

bool visit(const toml::node &node, const ctoml_visitor &visitor);

// toml++ keeps a table sorted by name; the file's order is that of the keys' places.
bool visit_members(const toml::table &table, const ctoml_visitor &visitor) {
  std::vector<std::pair<const toml::key *, const toml::node *>> members;
  members.reserve(table.size());
  for (auto &&[key, node] : table) members.emplace_back(&key, &node);
  std::stable_sort(members.begin(), members.end(), [](const auto &left, const auto &right) {
    return left.first->source().begin < right.first->source().begin;
  });
  for (const auto &[key, node] : members) {
    const std::string_view text = key->str();
    visitor.key(visitor.context, text.data(), text.size(), region(key->source()));
    if (!visit(*node, visitor)) return false;
  }
  return true;
}

bool visit(const toml::node &node, const ctoml_visitor &visitor) {
  const ctoml_kind kind = ::kind(node);
  const ctoml_region region = ::region(node.source());
  if (kind == CTOML_TABLE || kind == CTOML_ARRAY) {
    if (!visitor.begin(visitor.context, kind, region)) return false;
    if (const toml::table *table = node.as_table()) {
      if (!visit_members(*table, visitor)) return false;
    } else if (const toml::array *array = node.as_array()) {
      for (const toml::node &item : *array) {
        if (!visit(item, visitor)) return false;
      }
    }
    visitor.end(visitor.context);
    return true;
  }
  const auto *string = node.as_string();
  const std::string_view text = string ? std::string_view(string->get()) : std::string_view();
  visitor.scalar(visitor.context, kind, string ? text.data() : nullptr, text.size(), region);
  return true;
}

}  // namespace

void ctoml_visit(const char *bytes, size_t length, const ctoml_visitor *visitor) {
  const auto fail = [&](std::string_view description, ctoml_region region) {
    visitor->failure(visitor->context, description.data(), description.size(), region);
  };
  try {
    const toml::table table = toml::parse(std::string_view(bytes, length));
    visit(table, *visitor);
  } catch (const toml::parse_error &error) {
    fail(error.description(), region(error.source()));
  } catch (const std::exception &error) {
    fail(error.what(), {{1, 1}, {1, 1}});
  }
}

#define CTOML_TEXT(value) #value
#define CTOML_VERSION(major, minor, patch) \
  CTOML_TEXT(major) "." CTOML_TEXT(minor) "." CTOML_TEXT(patch)

const char *ctoml_version(void) {
  return CTOML_VERSION(TOML_LIB_MAJOR, TOML_LIB_MINOR, TOML_LIB_PATCH);
}
