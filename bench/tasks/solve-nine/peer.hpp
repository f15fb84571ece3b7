// How another 9x9 solver takes part: as a shared library with one function, loaded at run time.
//
// The library is made by whoever wants the comparison; none is part of this project. It exports
//
//     extern "C" size_t peer_solve(const char* puzzle, size_t limit, char* solution,
//                                  size_t* guesses);
//
// `puzzle`    81 characters in reading order, `1`..`9` or `.` for an empty cell (`0` may be taken
//             as empty too), and a zero after them
// `limit`     stop after this many solutions; it is 2, except where all solutions are counted
// `solution`  room for 81 characters: the first solution, or left alone by a solver that does not
//             give one when it is asked for two; then only its number is compared
// `guesses`   is 0 at the call; how many choices were tried, or left alone if that is not known
// returns     the number of solutions found, at most `limit`; 0 if there is none. A solver that
//             cannot count beyond two may answer 2 to a larger limit: it is left out of counting.
//
// It is called from one thread only.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace sudokit::bench {

using PeerSolve = std::size_t (*)(const char* puzzle, std::size_t limit, char* solution,
                                  std::size_t* guesses);

/// Another solver.
struct Peer {
    std::string name;
    PeerSolve solve = nullptr;
};

/// Loads the library at `path`, for good. On failure there is no peer, and `fault` says why.
[[nodiscard]] std::optional<Peer> load_peer(const std::string& name, const std::string& path,
                                            std::string& fault);

}  // namespace sudokit::bench
