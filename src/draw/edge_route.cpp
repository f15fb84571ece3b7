#include "draw/edge_route.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace sudokit::draw {
namespace {

constexpr std::int32_t kFirstBow = 30;
constexpr std::int32_t kBowStep = 30;
constexpr std::int32_t kLaneTurn = 160;    // how soon a lane reaches its distance
constexpr std::uint32_t kPartsOfArcs = 5;  // beyond, edges along rows and columns need lanes
constexpr std::int32_t kSamples = 16;      // of a curve

// Places are measured along the straight line and to its left, bows too:
//
//     arc        wave         lane
//      ___        _            _______
//     /   \      / \   /      /       \       .
//     a   b      a  \_/ b     a       b
enum class Bend : std::uint8_t { straight, arc, wave, lane };

struct Route {
    Bend curve = Bend::straight;
    std::int32_t bow = 0;
};

std::int64_t square(std::int64_t number) { return number * number; }

// The square of the distance from a place to a segment; 64 bits do for the largest pictures.
std::int64_t distance_squared(Point place, Point from, Point to) {
    const Point along = to - from;
    const Point off = place - from;
    const std::int64_t whole = square(along.x) + square(along.y);
    const std::int64_t at = std::int64_t{off.x} * along.x + std::int64_t{off.y} * along.y;
    if (at <= 0 || whole == 0) return square(off.x) + square(off.y);
    if (at >= whole) return square(place.x - to.x) + square(place.y - to.y);
    const std::int64_t across = std::int64_t{off.x} * along.y - std::int64_t{off.y} * along.x;
    return square(across) / whole;
}

// The points of a Bezier curve of degree 2 or 3, after its first one.
void add_curve(std::vector<Point>& out, std::span<const Point> controls) {
    std::vector<Point> points;
    for (std::int32_t i = 1; i <= kSamples; ++i) {
        points.assign(controls.begin(), controls.end());
        while (points.size() > 1) {  // de Casteljau
            for (std::size_t j = 0; j + 1 < points.size(); ++j) {
                points[j] = {points[j].x + (points[j + 1].x - points[j].x) * i / kSamples,
                             points[j].y + (points[j + 1].y - points[j].y) * i / kSamples};
            }
            points.pop_back();
        }
        out.push_back(points.front());
    }
}

class EdgeRouter {
  public:
    EdgeRouter(const EdgeEnds& edge, std::span<const Point> vertices, RouteLimits limits)
        : edge_(edge), limits_(limits), size_(length(edge.to - edge.from)) {
        const std::int32_t reach = limits.bow + limits.clearance;
        const auto is_near = [&](Point vertex) {
            return vertex.x >= std::min(edge.from.x, edge.to.x) - reach &&
                   vertex.x <= std::max(edge.from.x, edge.to.x) + reach &&
                   vertex.y >= std::min(edge.from.y, edge.to.y) - reach &&
                   vertex.y <= std::max(edge.from.y, edge.to.y) + reach;
        };
        for (const Point vertex : vertices) {
            if (vertex != edge.from && vertex != edge.to && is_near(vertex)) {
                near_.push_back(vertex);
            }
        }
    }

    std::string path() {
        search();
        return text_of(best_);
    }

  private:
    void search() {
        if (is_clear({})) return;
        // Past vertices on the line, by an arc: the more of them, the higher.
        const auto parts = static_cast<std::int32_t>(edge_.parts);
        const std::int32_t bow = std::min(limits_.bow, limits_.clearance + 30 * parts);
        if (parts > 1 && (is_clear({Bend::arc, side() * bow}) || is_lane_clear())) return;
        // Past those beside the line.
        for (const Bend curve : {Bend::wave, Bend::arc}) {
            for (std::int32_t bent = kFirstBow; bent <= limits_.bow; bent += kBowStep) {
                if (is_clear({curve, side() * bent}) || is_clear({curve, -side() * bent})) return;
            }
        }
        is_lane_clear();
    }

    [[nodiscard]] std::int32_t side() const { return edge_.other_side ? -1 : 1; }

    // A lane beside the line, if there is room for one. Edges with more parts run further out.
    bool is_lane_clear() {
        for (const std::int32_t way : {side(), -side()}) {
            const std::optional<std::int32_t> bow = lane(way);
            if (bow && is_clear({Bend::lane, way * *bow})) return true;
        }
        return false;
    }

    static std::int32_t past_arcs(std::uint32_t parts) {
        return static_cast<std::int32_t>(std::max(parts, kPartsOfArcs) - kPartsOfArcs);
    }

    [[nodiscard]] std::optional<std::int32_t> lane(std::int32_t way) const {
        if (size_ < 4 * kLaneTurn) return std::nullopt;
        std::vector<std::int32_t> beside;
        const Point along = edge_.to - edge_.from;
        for (const Point vertex : near_) {
            const Point off = vertex - edge_.from;
            const std::int64_t at =
                (std::int64_t{off.x} * along.x + std::int64_t{off.y} * along.y) / size_;
            const std::int64_t across =
                (std::int64_t{off.x} * along.y - std::int64_t{off.y} * along.x) / size_;
            if (at > 0 && at < size_) beside.push_back(way * static_cast<std::int32_t>(across));
        }
        std::ranges::sort(beside);
        std::int32_t least = limits_.clearance;
        std::int32_t most = limits_.bow;
        for (const std::int32_t across : beside) {
            if (across + limits_.clearance <= least) continue;
            if (across - limits_.clearance >= least) {
                most = std::min(most, across - limits_.clearance);
                break;
            }
            least = across + limits_.clearance + 1;
        }
        // A little more than needed, for what is lost in whole numbers.
        least += 2;
        if (least > most) return std::nullopt;
        const std::int32_t lanes = past_arcs(std::max(edge_.parts, edge_.most_parts));
        return lanes == 0 ? least : least + (most - least) * past_arcs(edge_.parts) / lanes;
    }

    // Whether the route keeps away from all vertices; the one furthest from them is kept.
    bool is_clear(Route route) {
        const std::vector<Point> points = points_of(route);
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (const Point vertex : near_) {
            for (std::size_t i = 0; i + 1 < points.size(); ++i) {
                least = std::min(least, distance_squared(vertex, points[i], points[i + 1]));
            }
            if (least <= best_distance_) return false;
        }
        best_ = route;
        best_distance_ = least;
        return least >= square(limits_.clearance);
    }

    // `at` along the line and `across` to its left.
    [[nodiscard]] Point place(std::int32_t at, std::int32_t across) const {
        const Point along = edge_.to - edge_.from;
        return edge_.from + scaled(along, at) + scaled({along.y, -along.x}, across);
    }

    // Control points; of a lane, those of its first turn, then those of its second.
    [[nodiscard]] std::vector<Point> controls_of(Route route) const {
        const auto [curve, bow] = route;
        switch (curve) {
            case Bend::straight: break;
            // The middle of an arc is half as far out as its control point.
            case Bend::arc: {
                const Point along = edge_.to - edge_.from;
                const Point middle = {(edge_.from.x + edge_.to.x) / 2,
                                      (edge_.from.y + edge_.to.y) / 2};
                return {middle + scaled({along.y, -along.x}, 2 * bow)};
            }
            // A wave goes out by 2/7 of the distance of its control points.
            case Bend::wave:
                return {place(size_ / 3, bow * 7 / 2), place(size_ - size_ / 3, -bow * 7 / 2)};
            case Bend::lane:
                return {place(kLaneTurn, bow), place(2 * kLaneTurn, bow),
                        place(size_ - 2 * kLaneTurn, bow), place(size_ - kLaneTurn, bow)};
        }
        return {};
    }

    [[nodiscard]] std::vector<Point> points_of(Route route) const {
        std::vector<Point> controls = controls_of(route);
        std::vector<Point> out = {edge_.from};
        if (route.curve == Bend::lane) {
            add_curve(out, std::vector<Point>{edge_.from, controls[0], controls[1]});
            out.push_back(controls[2]);
            add_curve(out, std::vector<Point>{controls[2], controls[3], edge_.to});
            return out;
        }
        controls.insert(controls.begin(), edge_.from);
        controls.push_back(edge_.to);
        if (controls.size() == 2) return controls;
        add_curve(out, controls);
        return out;
    }

    [[nodiscard]] std::string text_of(Route route) const {
        std::string out;
        const std::vector<Point> controls = controls_of(route);
        const auto add = [&](std::string_view command, Point point) {
            out += command;
            append_point(out, point);
        };
        add("M", edge_.from);
        switch (route.curve) {
            case Bend::straight: add("L", edge_.to); break;
            case Bend::arc:
                add("Q", controls[0]);
                add(" ", edge_.to);
                break;
            case Bend::wave:
                add("C", controls[0]);
                add(" ", controls[1]);
                add(" ", edge_.to);
                break;
            case Bend::lane:
                add("Q", controls[0]);
                add(" ", controls[1]);
                add("L", controls[2]);
                add("Q", controls[3]);
                add(" ", edge_.to);
                break;
        }
        return out;
    }

    const EdgeEnds& edge_;
    RouteLimits limits_;
    std::int32_t size_;
    std::vector<Point> near_;
    Route best_;
    std::int64_t best_distance_ = -1;
};

}  // namespace

std::string edge_route(const EdgeEnds& edge, std::span<const Point> vertices, RouteLimits limits) {
    return EdgeRouter(edge, vertices, limits).path();
}

}  // namespace sudokit::draw
