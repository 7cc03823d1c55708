#include "CClipper.h"

#include <polyclipping/clipper.hpp>
#include <utility>
#include <vector>

namespace {
struct Outline {
  std::vector<int64_t> coordinates;
  bool isClosed;
};

ClipperLib::Path path(const Outline &outline) {
  ClipperLib::Path path;
  path.reserve(outline.coordinates.size() / 2);
  for (size_t index = 0; index + 1 < outline.coordinates.size(); index += 2) {
    path.emplace_back(outline.coordinates[index], outline.coordinates[index + 1]);
  }
  return path;
}

Outline outline(const ClipperLib::Path &path, bool isClosed) {
  Outline outline;
  outline.isClosed = isClosed;
  outline.coordinates.reserve(path.size() * 2);
  for (const auto &point : path) {
    outline.coordinates.push_back(point.X);
    outline.coordinates.push_back(point.Y);
  }
  return outline;
}
}  // namespace

struct CClipperPaths {
  std::vector<Outline> outlines;
};

CClipperPaths *CClipperPathsCreate(void) {
  try {
    return new CClipperPaths();
  } catch (...) {
    return nullptr;
  }
}

bool CClipperPathsAppend(
    CClipperPaths *paths, const int64_t *coordinates, size_t pointCount, bool isClosed) {
  try {
    Outline added;
    added.isClosed = isClosed;
    added.coordinates.assign(coordinates, coordinates + pointCount * 2);
    paths->outlines.push_back(std::move(added));
    return true;
  } catch (...) {
    return false;
  }
}

size_t CClipperPathsCount(const CClipperPaths *paths) { return paths->outlines.size(); }

size_t CClipperPathsPointCount(const CClipperPaths *paths, size_t index) {
  return paths->outlines[index].coordinates.size() / 2;
}

bool CClipperPathsIsClosed(const CClipperPaths *paths, size_t index) {
  return paths->outlines[index].isClosed;
}

const int64_t *CClipperPathsCoordinates(const CClipperPaths *paths, size_t index) {
  return paths->outlines[index].coordinates.data();
}

void CClipperPathsDestroy(CClipperPaths *paths) { delete paths; }

CClipperPaths *CClipperCombine(
    CClipperOperation operation, const CClipperPaths *subject, bool subjectIsEvenOdd,
    const CClipperPaths *clip, bool clipIsEvenOdd) {
  try {
    ClipperLib::Clipper clipper;
    for (const auto &outline : subject->outlines) {
      clipper.AddPath(path(outline), ClipperLib::ptSubject, outline.isClosed);
    }
    for (const auto &outline : clip->outlines) {
      clipper.AddPath(path(outline), ClipperLib::ptClip, true);
    }
    ClipperLib::PolyTree tree;
    const bool worked = clipper.Execute(
        static_cast<ClipperLib::ClipType>(operation), tree,
        subjectIsEvenOdd ? ClipperLib::pftEvenOdd : ClipperLib::pftNonZero,
        clipIsEvenOdd ? ClipperLib::pftEvenOdd : ClipperLib::pftNonZero);
    if (!worked) return nullptr;
    auto *result = new CClipperPaths();
    for (const auto *node = tree.GetFirst(); node != nullptr; node = node->GetNext()) {
      result->outlines.push_back(outline(node->Contour, !node->IsOpen()));
    }
    return result;
  } catch (...) {
    return nullptr;
  }
}
