// The file that keeps which parts of long work are done, and the number that came out of each.
//
//     sudokit count 6x6 boxes 2x3, 4 parts
//     0 5598720
//     2 11197440
//
// Lines are added as parts are done, in any order. A last line that was cut off does not count.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/natural.hpp"
#include "sudokit/result.hpp"

namespace sudokit::batch {

/// The parts that are done, in memory and, if it was opened, in a file. Not for sharing between
/// threads.
class Checkpoint {
  public:
    Checkpoint() = default;
    Checkpoint(const Checkpoint&) = delete;
    Checkpoint& operator=(const Checkpoint&) = delete;
    ~Checkpoint();

    /// Opens the file, or makes a new one, and keeps other runs out of it. To be called first, if
    /// at all.
    [[nodiscard]] std::optional<Error> open(const std::string& file);

    /// Takes what earlier runs have left of the work that `heading`, a line, and the number of its
    /// parts describe.
    [[nodiscard]] std::optional<Error> begin(std::string_view heading, std::size_t parts);

    [[nodiscard]] bool has(std::size_t part) const { return numbers_[part].has_value(); }
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] Natural sum() const;

    /// A part that is done.
    [[nodiscard]] std::optional<Error> add(std::size_t part, Natural number);

  private:
    [[nodiscard]] std::optional<Error> read();
    [[nodiscard]] std::optional<Error> write(std::string_view text);
    [[nodiscard]] bool take(std::string_view line);

    int descriptor_ = -1;
    std::string left_;  // what the file held when it was opened
    std::vector<std::optional<Natural>> numbers_;
    std::size_t done_ = 0;
};

}  // namespace sudokit::batch
