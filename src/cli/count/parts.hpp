// A count of grids part by part, on all cores, with checkpoints from which a later run goes on.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/counting.hpp"

#include "cli/count/arguments.hpp"

namespace sudokit::cli {

/// The parts of a count that are done.
class Checkpoint {
  public:
    /// `file` may be empty: then nothing is read or written.
    Checkpoint(std::string file, const Shape& shape, std::size_t parts);

    /// What an earlier run has left; false if the file is that of another count, or none at all. A
    /// file that does not exist is one without any parts.
    [[nodiscard]] bool read();

    void add(std::size_t part, Natural grids);
    [[nodiscard]] bool has(std::size_t part) const { return done_[part].has_value(); }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] Natural sum() const;

    /// Writes the file anew, at most every few seconds unless `now`; 0, or the errno.
    int write(bool now);

  private:
    [[nodiscard]] std::string heading() const;

    std::string file_;
    std::string board_;
    std::vector<std::optional<Natural>> done_;
    std::size_t size_ = 0;
    std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now();
};

/// The number of grids by `GridCounting`, which there must be for the shape; nothing if the
/// deadline passed, or the file of --checkpoint cannot be used (then `fault` is set, and it was
/// said why).
[[nodiscard]] std::optional<Natural> count_by_parts(const Shape& shape,
                                                    const CountArguments& arguments,
                                                    const Streams& io, const Deadline& deadline,
                                                    bool& fault);

}  // namespace sudokit::cli
