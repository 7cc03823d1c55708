# The one door: each target first installs what it needs.

# A target that imports a module it does not list as a dependency does not build.
SWIFT_FLAGS := --explicit-target-dependency-import-check error
# Released programs contain the toolchain's libraries, where it has them to link in: calls into shared
# ones take a quarter of the time of a picture.
TOOLCHAIN := $(dir $(realpath $(shell command -v swift)))..
RELEASE_FLAGS := --configuration release \
  $(if $(wildcard $(TOOLCHAIN)/lib/swift_static),--static-swift-stdlib)
# Recorded cases stay as they were recorded.
SOURCES := Package.swift $(filter-out Sources/ConformanceStories,$(wildcard Sources/*)) Tests \
  Benchmarks/Package.swift Benchmarks/Sources

# Suites whose clients wait for a real server.
SOCKET_TESTS := 'HTTPServingTests|SocketTests'

.PHONY: serve test bench format lint setup

## Shows the gallery; ARGS="--port 9000" and so on are passed on.
serve: setup
	swift build $(SWIFT_FLAGS) $(RELEASE_FLAGS) --product vitrine
	.build/release/vitrine serve $(ARGS)

## Builds everything with warnings as errors and runs all tests; a team's package is built as a team
## builds it, and its gallery is opened. Clients of a real server wait in a process of their own: beside
## layout tests they would wait for a free thread of Swift's pool.
test: setup
	swift build $(SWIFT_FLAGS) --build-tests
	swift test $(SWIFT_FLAGS) --skip-build --disable-xctest --skip $(SOCKET_TESTS)
	swift test $(SWIFT_FLAGS) --skip-build --disable-xctest --filter $(SOCKET_TESTS)
	swift build --package-path Tests/Packages/DesignSystem --scratch-path .build/design-system
	.setup/venv/bin/python -m unittest discover --start-directory Tests/Browser

## Prints how fast the product is, as ratios to its peers, and writes .build/bench.json. The build of a
## package beside the product's sees neither new files nor changed modules of it: its plan and what was
## compiled against the product are made anew.
bench:
	.ci/setup bench
	rm -f Benchmarks/.build/release.yaml
	find Benchmarks/.build/ -path '*EngineBench.build*' -name '*.o' -delete 2>/dev/null || true
	VITRINE_BENCHMARKS=1 swift build --package-path Benchmarks $(RELEASE_FLAGS) --product vitrine
	VITRINE_BENCHMARKS=1 swift build --package-path Benchmarks $(RELEASE_FLAGS)
	.setup/bench/bin/python Benchmarks/run.py $(ARGS)

## Lays out all sources by .swift-format.
format:
	swift format --in-place --recursive --parallel $(SOURCES)

## Fails on sources that are not laid out so.
lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

## Installs packages, Python tools and fonts; takes no time when they are there.
setup:
	@.ci/setup
