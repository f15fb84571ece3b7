// The logarithmic scale of a chart of times.
#pragma once

#include "sudokit/draw_chart.hpp"

namespace sudokit::draw {

/// From one power of ten to another, with all bars between them.
class DecadeScale {
  public:
    explicit DecadeScale(const TimeChart& chart);

    /// Exponents of the ends.
    [[nodiscard]] int first() const { return first_; }
    [[nodiscard]] int last() const { return last_; }

    /// From just more than 0 to 1.
    [[nodiscard]] double length(double seconds) const;

  private:
    static constexpr double kShortest = 1e-9;  // what clocks can tell
    int first_ = -6;
    int last_ = 0;
};

}  // namespace sudokit::draw
