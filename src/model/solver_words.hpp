// The words that solvers answer in, whatever their format.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "sudokit/exports.hpp"

namespace sudokit::model {

/// The next word from `at` on, which moves behind it; empty at the end of `text`.
[[nodiscard]] std::string_view next_word(std::string_view text, std::size_t& at);

/// What a word of SAT, PB or SMT solvers says of the problem: "SATISFIABLE", "UNSAT", "unknown",
/// ...; nothing for other words.
[[nodiscard]] std::optional<Decoded::Status> status_of_word(std::string_view word);

}  // namespace sudokit::model
