// Whether contestants found the same, checked by code that solves nothing itself.
#pragma once

#include <string>

#include "contestant.hpp"

namespace sudokit::bench {

/// Whether `digits` is a complete grid that holds the givens of `text`.
[[nodiscard]] bool solves(const nine::Digits& digits, const Text& text);

/// Where `found` is not as it should be, in words; empty if nowhere. The numbers of solutions must
/// be those of `reference`; a solution that is given must be one, and so the same where there is
/// only one.
[[nodiscard]] std::string difference(const Corpus& corpus, const Answers& reference,
                                     const Answers& found);

}  // namespace sudokit::bench
