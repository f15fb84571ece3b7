// Colouring any graph by the engines that solve puzzles.
//
//     const auto colouring = colouring_by_engine({.engine = "cadical"}, *read_col(text));
#pragma once

#include <cstdint>
#include <optional>

#include "sudokit/colour.hpp"
#include "sudokit/solve.hpp"

namespace sudokit {

/// Colours `graph` with at most `colours` colours, or with as few as possible where none are given,
/// as `colouring_with` and `least_colouring` do, but by solving `colouring_puzzle` with an engine.
/// Some clique has its colours beforehand, since nothing tells them apart. Of `how`, the engine,
/// its command and the deadline matter. `progress` is kept up to date where it is not null.
///
/// Fails if the engine cannot do it or is not there, and on graphs with more than 4096 vertices or
/// that would take more than 64 colours.
[[nodiscard]] Result<Colouring> colouring_by_engine(
    const SolveOptions& how, const ColouredGraph& graph,
    std::optional<std::uint32_t> colours = std::nullopt, ColourBounds* progress = nullptr);

}  // namespace sudokit
