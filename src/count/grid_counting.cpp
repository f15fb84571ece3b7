// The schemes by which grids are counted exactly, part by part.
#include <algorithm>
#include <memory>
#include <utility>

#include "sudokit/counting.hpp"
#include "sudokit/expect.hpp"

#include "count/latin.hpp"
#include "count/nine/nine_bands.hpp"
#include "count/three_bands/three_bands.hpp"
#include "count/two_bands/two_row_boxes.hpp"

namespace sudokit {

class GridCounting::Scheme {
  public:
    Scheme() = default;
    Scheme& operator=(const Scheme&) = delete;
    virtual ~Scheme() = default;
    [[nodiscard]] virtual std::unique_ptr<Scheme> copy() const = 0;
    virtual bool prepare(const Deadline& deadline) = 0;
    [[nodiscard]] virtual std::size_t parts() const = 0;
    virtual Natural part(std::size_t index, const Deadline& deadline) = 0;
    [[nodiscard]] virtual bool is_long() const = 0;

  protected:
    Scheme(const Scheme&) = default;
};

struct GridCounting::Nine final : Scheme {
    [[nodiscard]] std::unique_ptr<Scheme> copy() const override {
        return std::make_unique<Nine>(*this);
    }
    bool prepare(const Deadline&) override {
        bands = std::make_shared<const count::NineBands>();
        return true;
    }
    [[nodiscard]] std::size_t parts() const override { return bands ? bands->kinds().size() : 0; }
    Natural part(std::size_t index, const Deadline&) override {
        return bands->grids(bands->kinds()[index]);
    }
    [[nodiscard]] bool is_long() const override { return false; }

    std::shared_ptr<const count::NineBands> bands;
};

struct GridCounting::TwoRows final : Scheme {
    explicit TwoRows(unsigned columns) : width(columns), fillings(columns) {}
    [[nodiscard]] std::unique_ptr<Scheme> copy() const override {
        return std::make_unique<TwoRows>(*this);
    }
    bool prepare(const Deadline& deadline) override {
        auto made = std::make_shared<const count::TwoRowBoxes>(width, deadline);
        if (made->parts() == 0) return false;
        boxes = std::move(made);
        return true;
    }
    [[nodiscard]] std::size_t parts() const override { return boxes ? boxes->parts() : 0; }
    Natural part(std::size_t index, const Deadline& deadline) override {
        return boxes->grids(index, fillings, deadline);
    }
    [[nodiscard]] bool is_long() const override { return width > 5; }

    unsigned width;
    count::ColumnFillings fillings;
    std::shared_ptr<const count::TwoRowBoxes> boxes;
};

struct GridCounting::Bands final : Scheme {
    explicit Bands(unsigned box_rows) : rows(box_rows) {}
    [[nodiscard]] std::unique_ptr<Scheme> copy() const override {
        return std::make_unique<Bands>(*this);
    }
    bool prepare(const Deadline& deadline) override {
        auto made = std::make_shared<const count::ThreeBands>(rows, deadline);
        if (made->parts() == 0) return false;
        bands = std::move(made);
        return true;
    }
    [[nodiscard]] std::size_t parts() const override { return bands ? bands->parts() : 0; }
    Natural part(std::size_t index, const Deadline& deadline) override {
        return bands->grids(index, deadline);
    }
    [[nodiscard]] bool is_long() const override { return rows > 3; }

    unsigned rows;
    std::shared_ptr<const count::ThreeBands> bands;
};

struct GridCounting::LatinRows final : Scheme {
    explicit LatinRows(std::size_t rows) : order(rows), counter(rows) {}
    [[nodiscard]] std::unique_ptr<Scheme> copy() const override {
        return std::make_unique<LatinRows>(*this);
    }
    bool prepare(const Deadline& deadline) override {
        auto found = count::regular_graphs(order, count::upper_rows(order), deadline);
        if (found.empty()) return false;
        // Parts are as many as a checkpoint may well have lines.
        constexpr std::size_t kMostParts = 1U << 15;
        per_part = (found.size() + kMostParts - 1) / kMostParts;
        classes = std::make_shared<const std::vector<count::GraphClass>>(std::move(found));
        return true;
    }
    [[nodiscard]] std::size_t parts() const override {
        return classes ? (classes->size() + per_part - 1) / per_part : 0;
    }
    Natural part(std::size_t index, const Deadline& deadline) override {
        Natural sum;
        const std::size_t begin = index * per_part;
        const std::size_t end = std::min(begin + per_part, classes->size());
        for (std::size_t i = begin; i < end && !deadline.passed(); ++i) {
            sum += counter.squares((*classes)[i], deadline);
        }
        return sum;
    }
    [[nodiscard]] bool is_long() const override { return order > 9; }

    std::size_t order;
    std::size_t per_part = 1;
    count::LatinCounter counter;
    std::shared_ptr<const std::vector<count::GraphClass>> classes;
};

GridCounting::GridCounting(std::unique_ptr<Scheme> scheme) : scheme_(std::move(scheme)) {}
GridCounting::GridCounting(const GridCounting& other) : scheme_(other.scheme_->copy()) {}
GridCounting& GridCounting::operator=(const GridCounting& other) {
    if (this != &other) scheme_ = other.scheme_->copy();
    return *this;
}
GridCounting::GridCounting(GridCounting&&) noexcept = default;
GridCounting& GridCounting::operator=(GridCounting&&) noexcept = default;
GridCounting::~GridCounting() = default;

namespace {

// The shape in full; nothing if the board has more than rows, columns and regions.
std::optional<Shape> plain_shape(const Shape& shape) {
    const auto board = Board::make(shape);
    if (!board) return std::nullopt;
    const Shape& plain = board->shape();
    if (plain.diagonals || plain.windows || !plain.extra.empty()) return std::nullopt;
    return plain;
}

}  // namespace

std::optional<GridCounting> GridCounting::of(const Shape& shape) {
    const auto plain = plain_shape(shape);
    if (!plain) return std::nullopt;
    // Not in `within_minutes`, so that the scheme is no part of programs that count nothing else.
    const auto* boxes = std::get_if<Boxes>(&plain->regions);
    if (boxes != nullptr && (*boxes == Boxes{3, 4} || *boxes == Boxes{4, 3})) {
        return GridCounting(std::make_unique<Bands>(4));
    }
    return of_plain(*plain);
}

std::optional<GridCounting> GridCounting::within_minutes(const Shape& shape) {
    const auto plain = plain_shape(shape);
    auto counting = plain ? of_plain(*plain) : std::nullopt;
    if (counting && counting->is_long()) return std::nullopt;
    return counting;
}

std::optional<GridCounting> GridCounting::of_plain(const Shape& plain) {
    constexpr std::uint32_t kWidest = 6;
    if (std::holds_alternative<Latin>(plain.regions) && plain.order <= count::kLargestLatin) {
        return GridCounting(std::make_unique<LatinRows>(plain.order));
    }
    const auto* boxes = std::get_if<Boxes>(&plain.regions);
    if (boxes == nullptr) return std::nullopt;
    if (*boxes == Boxes{3, 3}) return GridCounting(std::make_unique<Nine>());
    const auto [less, more] = std::minmax(boxes->rows, boxes->columns);
    if (less != 2 || more > kWidest) return std::nullopt;
    return GridCounting(std::make_unique<TwoRows>(more));
}

bool GridCounting::prepare(const Deadline& deadline) { return scheme_->prepare(deadline); }

bool GridCounting::is_long() const { return scheme_->is_long(); }

std::size_t GridCounting::parts() const { return scheme_->parts(); }

std::optional<Natural> GridCounting::part(std::size_t index, const Deadline& deadline) {
    SUDOKIT_EXPECT(index < parts());
    Natural grids = scheme_->part(index, deadline);
    if (deadline.passed()) return std::nullopt;
    return grids;
}

std::optional<Natural> grid_count(const Shape& shape, const Deadline& deadline) {
    auto counting = GridCounting::of(shape);
    if (!counting || !counting->prepare(deadline)) return std::nullopt;
    Natural sum;
    for (std::size_t i = 0; i < counting->parts(); ++i) {
        if (deadline.passed(i, counting->parts())) return std::nullopt;
        const auto part = counting->part(i, deadline);
        if (!part) return std::nullopt;
        sum += *part;
    }
    return sum;
}

}  // namespace sudokit
