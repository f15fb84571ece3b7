// Grids with three bands of boxes that have three columns, counted by what the columns of the first
// band take: 3x3, as Felgenhauer and Jarvis did in 2005, and 3x4, with boxes of four rows.
//
// Below the columns of the first band, each stack goes on in 56 (for three rows) or 346 (four)
// ways, and for each choice of these the fillings of the second and third band are looked up and
// multiplied. What differs here from doing so one by one is the order of the work: all stacks but
// one, the moving one, are fixed, and so are the choices below the outer ones of those; then the
// numbers that are needed for all partitions of the moving stack and all choices below the last one
// are laid out side by side, for either band, and multiplied row by row.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"

#include "count/three_bands/band_tables.hpp"

namespace sudokit::count {

/// What the columns of a band can take, up to the names of the digits and the order of stacks and
/// columns; as partitions of outer stacks in a standard form, of the last one, and of the moving
/// one.
struct ColumnsClass {
    std::uint64_t size = 0;    ///< how many choices with partition 0 in the first stack
    std::uint16_t moving = 0;  ///< the partition of the moving stack
};

class ThreeBands {
  public:
    /// `rows`, of a box, is 3 or 4. Without parts if the deadline passed.
    ThreeBands(unsigned rows, const Deadline& deadline);

    [[nodiscard]] std::size_t parts() const { return parts_.size(); }
    [[nodiscard]] const BandTables& tables() const { return tables_; }

    /// All stacks but the moving one, and the classes that are counted with them.
    struct Frame {
        std::size_t form = 0;    ///< of the outer stacks
        std::uint16_t last = 0;  ///< the partition of the last one
        std::vector<ColumnsClass> classes;
    };
    [[nodiscard]] const std::vector<Frame>& frames() const { return frames_; }

    /// How many grids are in a part; without meaning after the deadline.
    [[nodiscard]] Natural grids(std::size_t part, const Deadline& deadline) const;

  private:
    // Some of the ways below the first outer stack of a frame.
    struct Part {
        std::uint32_t frame = 0;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    void make_frames(const Deadline& deadline);
    void make_parts();

    BandTables tables_;
    std::vector<Frame> frames_;
    std::vector<Part> parts_;
};

}  // namespace sudokit::count
