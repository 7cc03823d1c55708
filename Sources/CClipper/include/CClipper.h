// Boolean operations on polygons (Clipper 6, Debian's polyclipping) behind a C interface.
//
// Coordinates are integers. No function throws: a null handle or a false answer says that memory ran
// out or that coordinates were out of range.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Polygons and open lines.
typedef struct CClipperPaths CClipperPaths;

typedef enum {
  CClipperIntersection = 0,
  CClipperUnion = 1,
  CClipperDifference = 2,
  CClipperXor = 3,
} CClipperOperation;

CClipperPaths *CClipperPathsCreate(void);
/// Appends a polygon, or an open line; `coordinates` are x and y of each point in turn.
bool CClipperPathsAppend(
    CClipperPaths *paths, const int64_t *coordinates, size_t pointCount, bool isClosed);
size_t CClipperPathsCount(const CClipperPaths *paths);
size_t CClipperPathsPointCount(const CClipperPaths *paths, size_t index);
bool CClipperPathsIsClosed(const CClipperPaths *paths, size_t index);
/// Valid as long as the paths are not changed.
const int64_t *CClipperPathsCoordinates(const CClipperPaths *paths, size_t index);
void CClipperPathsDestroy(CClipperPaths *paths);

/// Combines the areas of two sets of paths; open lines of the subject are cut by the clip's area.
CClipperPaths *CClipperCombine(
    CClipperOperation operation, const CClipperPaths *subject, bool subjectIsEvenOdd,
    const CClipperPaths *clip, bool clipIsEvenOdd);

#ifdef __cplusplus
}
#endif
