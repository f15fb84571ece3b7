// The command line of an outside solver: its words, and where the names of the files go.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudokit/result.hpp"

namespace sudokit::backend {

/// Cuts `command` at blanks; what stands between '...' or "..." is not cut, and there are no other
/// special characters. Fails with `syntax` if there is no word, or a quote is not closed.
[[nodiscard]] Result<std::vector<std::string>> split_words(std::string_view command);

/// True if `words` say where the solver writes its model: `{model}` stands in one of them.
[[nodiscard]] bool names_model(const std::vector<std::string>& words);

/// The words with the files' names for `{cnf}` and `{model}`. Without `{cnf}`, the formula is the
/// last word.
[[nodiscard]] std::vector<std::string> with_files(std::vector<std::string> words,
                                                  const std::string& cnf, const std::string& model);

}  // namespace sudokit::backend
