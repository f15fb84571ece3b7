// Answers as JSON, one object a line. The keys are described in docs/cli.md.
#pragma once

#include <string>
#include <string_view>

#include "cli/stream/answer.hpp"

namespace sudokit::cli {

/// `text` as a JSON string, quoted; see `append_json_string`.
[[nodiscard]] std::string json_string(std::string_view text);

/// `"number":1,"file":"x","line":3`: how every JSON answer begins, without brace.
[[nodiscard]] std::string json_place(const Place& place);

/// `"answer":"one","count":1,"exact":true,"nodes":0,"engine":"general"`.
[[nodiscard]] std::string json_facts(const SolveAnswer& answer);

/// A whole JSON answer with the solutions kept, and a line end.
[[nodiscard]] std::string json_answer(const Item& item, const SolveAnswer& answer,
                                      const WriteOptions& options);

/// The JSON answer in place of a puzzle that cannot be read.
[[nodiscard]] std::string json_fault(const Item& item, Language language);

}  // namespace sudokit::cli
