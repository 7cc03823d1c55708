// Mustache templates (kainjow) behind a C interface.
//
// Text crosses the border as bytes and a length, UTF-8, never terminated. No function throws: a null
// handle or a false answer says that memory ran out or that an argument had the wrong kind.
#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A value that a template is filled with.
typedef struct CMustacheValue CMustacheValue;

CMustacheValue *CMustacheValueCreateText(const char *bytes, size_t length);
CMustacheValue *CMustacheValueCreateBool(bool value);
CMustacheValue *CMustacheValueCreateList(void);
CMustacheValue *CMustacheValueCreateObject(void);

/// Appends `item` to a list. Takes ownership of `item` whatever the answer.
bool CMustacheValueAppend(CMustacheValue *list, CMustacheValue *item);
/// Sets a field of an object. Takes ownership of `field` whatever the answer.
bool CMustacheValueSet(
    CMustacheValue *object, const char *name, size_t nameLength, CMustacheValue *field);
void CMustacheValueDestroy(CMustacheValue *value);

/// Receives a piece of text.
typedef void (*CMustacheTextHandler)(void *context, const char *bytes, size_t length);

/// A set of named templates; each can include any other as a partial.
typedef struct CMustacheTemplates CMustacheTemplates;

typedef enum CMustacheStatus {
  CMustacheStatusDone = 0,
  CMustacheStatusUnknownTemplate = 1,
  /// The text handler has received the parser's message.
  CMustacheStatusSyntax = 2,
  CMustacheStatusOutOfMemory = 3,
} CMustacheStatus;

CMustacheTemplates *CMustacheTemplatesCreate(void);
/// Parses a template and keeps it under a name; `text` receives the parser's message on failure.
CMustacheStatus CMustacheTemplatesAdd(
    CMustacheTemplates *templates, const char *name, size_t nameLength, const char *source,
    size_t sourceLength, void *context, CMustacheTextHandler text);
/// Fills a template; `text` receives the whole result, or the message of a failed partial. May be
/// called from several threads at once.
CMustacheStatus CMustacheTemplatesRender(
    CMustacheTemplates *templates, const char *name, size_t nameLength,
    const CMustacheValue *value, void *context, CMustacheTextHandler text);
void CMustacheTemplatesDestroy(CMustacheTemplates *templates);

#ifdef __cplusplus
}
#endif
