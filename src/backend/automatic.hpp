// What `auto` is: which engines search a puzzle, in which order, and how long each is let go on.
#pragma once

#include <memory>
#include <span>

#include "sudokit/nine.hpp"

#include "backend/relay.hpp"

namespace sudokit::backend {

/// `nine` on the usual 9x9 board without constraints; `general`; `cp`, for a few nodes, with all
/// that must differ; and CaDiCaL, or where that is not linked in or there are constraints without
/// clauses, `general` for as long as it takes.
[[nodiscard]] std::unique_ptr<Relay> make_automatic();

/// The same without `nine`.
[[nodiscard]] std::unique_ptr<Relay> make_automatic_in_general();

/// Does `cp` take part on this board? It does where its constraints take little memory.
[[nodiscard]] bool cp_takes_part(const Board& board);

/// As `relay.search`, for those who do not report failures: an engine that failed (for want of
/// memory, say) has settled nothing, as if the deadline had passed.
SearchOutcome search_or_stop(Relay& relay, const Puzzle& puzzle, const SearchLimits& limits,
                             SolutionSink sink);

/// As `solver.solve`, but what it leaves because its patience is at an end is searched by `others`,
/// so that no answer says `Stop::patience`.
void solve_all(nine::Solver& solver, Relay& others, std::span<const nine::Digits> puzzles,
               const nine::Options& options, std::span<nine::Answer> answers,
               std::span<nine::Digits> solutions = {});
void solve_all(nine::Solver& solver, Relay& others, std::span<const nine::Marks> puzzles,
               const nine::Options& options, std::span<nine::Answer> answers,
               std::span<nine::Digits> solutions = {});

}  // namespace sudokit::backend
