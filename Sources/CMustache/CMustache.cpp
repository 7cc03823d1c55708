#include "CMustache.h"

#include <kainjow/mustache.hpp>
#include <map>
#include <mutex>
#include <string>
#include <utility>

using kainjow::mustache::data;

struct CMustacheValue {
  data value;
  /// The items of a list, until it becomes part of another value.
  std::vector<data> items;
  bool isList = false;

  explicit CMustacheValue(data &&value) : value(std::move(value)) {}

  data finish() { return isList ? data(items) : data(std::move(value)); }
};

namespace {
struct Template {
  kainjow::mustache::mustache parsed;
  data partial;
  /// Rendering notes a partial's error in the parsed template: one rendering at a time.
  std::mutex mutex;

  explicit Template(const std::string &source)
      : parsed(source), partial(kainjow::mustache::partial([source] { return source; })) {}
};

/// Finds values in the data and partials in the set of templates.
class Context : public kainjow::mustache::context<std::string> {
 public:
  Context(const data *root, const std::map<std::string, Template> &templates)
      : context(root), templates(templates) {}

  const data *get_partial(const std::string &name) const override {
    const auto found = templates.find(name);
    return found == templates.end() ? nullptr : &found->second.partial;
  }

 private:
  const std::map<std::string, Template> &templates;
};

CMustacheValue *create(data &&value) noexcept {
  try {
    return new CMustacheValue(std::move(value));
  } catch (...) {
    return nullptr;
  }
}
}  // namespace

struct CMustacheTemplates {
  std::map<std::string, Template> templates;
};

CMustacheValue *CMustacheValueCreateText(const char *bytes, size_t length) {
  try {
    return create(data(std::string(bytes, length)));
  } catch (...) {
    return nullptr;
  }
}

CMustacheValue *CMustacheValueCreateBool(bool value) { return create(data(value)); }

CMustacheValue *CMustacheValueCreateList(void) {
  CMustacheValue *list = create(data(false));
  if (list) list->isList = true;
  return list;
}

CMustacheValue *CMustacheValueCreateObject(void) {
  try {
    return create(data(data::type::object));
  } catch (...) {
    return nullptr;
  }
}

bool CMustacheValueAppend(CMustacheValue *list, CMustacheValue *item) {
  const std::unique_ptr<CMustacheValue> owned(item);
  if (!list || !list->isList || !owned) return false;
  try {
    list->items.push_back(owned->finish());
    return true;
  } catch (...) {
    return false;
  }
}

bool CMustacheValueSet(
    CMustacheValue *object, const char *name, size_t nameLength, CMustacheValue *field) {
  const std::unique_ptr<CMustacheValue> owned(field);
  if (!object || !object->value.is_object() || !owned) return false;
  try {
    object->value[std::string(name, nameLength)] = owned->finish();
    return true;
  } catch (...) {
    return false;
  }
}

void CMustacheValueDestroy(CMustacheValue *value) { delete value; }

CMustacheTemplates *CMustacheTemplatesCreate(void) {
  return new (std::nothrow) CMustacheTemplates();
}

CMustacheStatus CMustacheTemplatesAdd(
    CMustacheTemplates *templates, const char *name, size_t nameLength, const char *source,
    size_t sourceLength, void *context, CMustacheTextHandler text) {
  try {
    const std::string key(name, nameLength);
    templates->templates.erase(key);
    const auto added =
        templates->templates.try_emplace(key, std::string(source, sourceLength)).first;
    auto &parsed = added->second.parsed;
    if (parsed.is_valid()) return CMustacheStatusDone;
    const std::string message = parsed.error_message();
    templates->templates.erase(added);
    text(context, message.data(), message.size());
    return CMustacheStatusSyntax;
  } catch (...) {
    return CMustacheStatusOutOfMemory;
  }
}

CMustacheStatus CMustacheTemplatesRender(
    CMustacheTemplates *templates, const char *name, size_t nameLength,
    const CMustacheValue *value, void *context, CMustacheTextHandler text) {
  try {
    const auto found = templates->templates.find(std::string(name, nameLength));
    if (found == templates->templates.end()) return CMustacheStatusUnknownTemplate;
    Context values(&value->value, templates->templates);
    const std::lock_guard<std::mutex> lock(found->second.mutex);
    auto &parsed = found->second.parsed;
    const std::string result = parsed.render(values);
    if (!parsed.is_valid()) {
      const std::string &message = parsed.error_message();
      text(context, message.data(), message.size());
      return CMustacheStatusSyntax;
    }
    text(context, result.data(), result.size());
    return CMustacheStatusDone;
  } catch (...) {
    return CMustacheStatusOutOfMemory;
  }
}

void CMustacheTemplatesDestroy(CMustacheTemplates *templates) { delete templates; }
