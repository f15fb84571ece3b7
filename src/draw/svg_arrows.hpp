// The arrows of an SVG picture: curves that keep clear of digits and of each other.
#pragma once

#include <vector>

#include "sudokit/figure.hpp"

#include "draw/svg_layout.hpp"

namespace sudokit::draw {

/// A quadratic curve from one mark to another, cut off where the marks begin.
struct Curve {
    Point from;
    Point control;
    Point to;
};

/// Finds the ways of the arrows of one figure, one after the other: each is bent to the side and by
/// as much as hides least.
class Router {
  public:
    Router(const Figure& figure, const SvgLayout& layout);

    [[nodiscard]] Curve route(const Arrow& arrow);

  private:
    [[nodiscard]] std::int64_t cost(Point from, Point control, Point to) const;
    [[nodiscard]] std::int64_t cost_at(Point place, Point from, Point to) const;

    const Figure& figure_;
    const SvgLayout& layout_;
    std::vector<DigitSet> marked_;  // by cell
    std::vector<Point> trail_;      // points of the arrows so far
};

/// The two ends of an arrow: the candidates of its groups that are nearest to each other.
[[nodiscard]] std::pair<Candidate, Candidate> ends_of(const Arrow& arrow, const SvgLayout& layout);

}  // namespace sudokit::draw
