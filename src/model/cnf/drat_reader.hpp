// The steps of a DRAT proof, in text or binary form.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/drat.hpp"

#include "model/cnf/number_scanner.hpp"

namespace sudokit::model {

/// A step of a proof.
struct DratStep {
    bool deletes = false;
    std::size_t line = 0;  ///< on which it begins; 0 in a binary proof
    std::vector<Literal> literals;
};

/// Reads the steps of a proof, in text or binary form.
class DratReader {
  public:
    /// Literals beyond `most` are faults. The proof must outlive the reader.
    DratReader(std::string_view proof, std::int64_t most);

    /// Fills `step` with the next step, and answers false at the end. A fault has its line in it,
    /// and so has the step.
    [[nodiscard]] Result<bool> next(DratStep& step);

  private:
    Result<bool> next_text(DratStep& step);
    Result<bool> next_binary(DratStep& step);
    std::optional<std::uint64_t> packed_number();

    std::string_view proof_;
    NumberScanner scanner_;
    std::int64_t most_;
    bool binary_;
    std::size_t at_ = 0;
};

}  // namespace sudokit::model
