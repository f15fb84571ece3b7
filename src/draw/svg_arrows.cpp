#include "draw/svg_arrows.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace sudokit::draw {
namespace {

constexpr std::int32_t kParts = 24;  // a curve is judged at this many points

Point on_curve(Point from, Point control, Point to, std::int32_t part) {
    const std::int64_t t = part;
    const std::int64_t s = kParts - part;
    const auto mix = [&](std::int32_t a, std::int32_t b, std::int32_t c) {
        return static_cast<std::int32_t>((a * s * s + 2 * b * s * t + c * t * t) /
                                         (kParts * kParts));
    };
    return {mix(from.x, control.x, to.x), mix(from.y, control.y, to.y)};
}

// How far the curve leaves the straight line, in sixtieths of its length, the best liked first.
constexpr std::array kBends = {5, -5, 9, -9, 14, -14, 20, -20, 28, -28, 1, -1};

}  // namespace

std::pair<Candidate, Candidate> ends_of(const Arrow& arrow, const SvgLayout& layout) {
    std::pair<Candidate, Candidate> best;
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    for (const Cell from : arrow.from.cells) {
        for (const Cell to : arrow.to.cells) {
            const Candidate a = {from, arrow.from.digit};
            const Candidate b = {to, arrow.to.digit};
            const std::int32_t distance = length(layout.centre(b) - layout.centre(a));
            if (distance >= least) continue;
            least = distance;
            best = {a, b};
        }
    }
    return best;
}

Router::Router(const Figure& figure, const SvgLayout& layout)
    : figure_(figure), layout_(layout), marked_(figure.digits.size()) {
    for (const Mark& mark : figure.marks) {
        marked_[mark.candidate.cell].insert(mark.candidate.digit);
    }
}

// What a curve hides at `place`. Its own ends do not count.
std::int64_t Router::cost_at(Point place, Point from, Point to) const {
    if (!layout_.is_on_board(place)) return 60;
    std::int64_t sum = 0;
    const Cell cell = layout_.cell_at(place);
    if (figure_.digits[cell] != 0) {
        if (is_shorter(place - layout_.centre(cell), layout_.side() * 3 / 10)) sum += 12;
    }
    DigitSet shown = marked_[cell];
    if (!figure_.candidates.empty()) shown |= figure_.candidates[cell];
    for (const Digit digit : shown) {
        const Point centre = layout_.centre(Candidate{cell, digit});
        if (centre == from || centre == to) continue;
        if (marked_[cell].contains(digit)) {
            if (is_shorter(place - centre, layout_.pitch() / 2)) sum += 40;
        } else if (is_shorter(place - centre, layout_.pitch() * 7 / 20)) {
            sum += 8;
        }
    }
    for (const Point other : trail_) {
        if (is_shorter(place - other, layout_.pitch() / 4)) sum += 6;
    }
    return sum;
}

std::int64_t Router::cost(Point from, Point control, Point to) const {
    std::int64_t sum = 0;
    for (std::int32_t part = 1; part < kParts; ++part) {
        const Point place = on_curve(from, control, to, part);
        const std::int32_t end = layout_.radius() + 1;
        const bool at_end = is_shorter(place - from, end) || is_shorter(place - to, end);
        if (!at_end) sum += cost_at(place, from, to);
    }
    return sum;
}

Curve Router::route(const Arrow& arrow) {
    const auto [first, last] = ends_of(arrow, layout_);
    const Point from = layout_.centre(first);
    const Point to = layout_.centre(last);
    const Point way = to - from;
    const std::int32_t size = length(way);
    const Point middle = {(from.x + to.x) / 2, (from.y + to.y) / 2};
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    Point control = middle;
    for (std::size_t i = 0; i < kBends.size(); ++i) {
        std::int32_t off = 2 * size * kBends[i] / 60;
        // Between marks that nearly touch, a curve is only seen if it swings out.
        const std::int32_t belly = size < 2 * layout_.pitch()   ? 6 * layout_.pitch() / 5
                                   : size < 3 * layout_.pitch() ? layout_.radius()
                                                                : 0;
        off += kBends[i] > 0 ? belly : -belly;
        const Point candidate = middle + scaled({-way.y, way.x}, off);
        const std::int64_t now = cost(from, candidate, to) + static_cast<std::int64_t>(i) * 3;
        if (now >= least) continue;
        least = now;
        control = candidate;
    }
    for (std::int32_t part = 1; part < kParts; ++part) {
        trail_.push_back(on_curve(from, control, to, part));
    }
    const std::int32_t gap = layout_.radius() + 8;
    return {from + scaled(control - from, gap), control, to + scaled(control - to, gap)};
}

}  // namespace sudokit::draw
