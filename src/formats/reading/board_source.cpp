#include "formats/reading/board_source.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/shape_words.hpp"

#include "board/shape.hpp"
#include "formats/reading/messages.hpp"

namespace sudokit::formats {
namespace {

// The shape but for houses that the options add: a text may say them, too.
Shape without_added(Shape shape, const ReadOptions& options) {
    if (options.diagonals) shape.diagonals = false;
    if (options.windows) shape.windows = false;
    std::erase_if(shape.extra, [&](const std::vector<Cell>& house) {
        return std::ranges::find(options.extra, house) != options.extra.end();
    });
    return shape;
}

}  // namespace

Result<Board> BoardSource::of_order(std::uint32_t order) {
    if (options_.board) {
        const Shape& shape = options_.board->shape();
        if (shape.order != order) {
            return Error{ErrorCode::board, 0, message(text::kOtherOrder, shape.order, order)};
        }
        return of_shape(shape);
    }
    if (order < 1 || order > kMaxOrder) {
        return Error{ErrorCode::board, 0, message(text::kOrderRange, order)};
    }
    Shape shape = Shape::standard(order);
    if (options_.latin) shape.regions = Latin{};
    return of_shape(shape);
}

Result<Board> BoardSource::of_shape(const Shape& shape) {
    // The usual case of a stream: the same board again.
    if (wanted_ && *wanted_ == shape) return *last_;
    if (auto fault = fault_of(shape)) return *std::move(fault);
    Shape full = simplified(shape);
    std::optional<Shape> asked_for;
    if (options_.board) asked_for = options_.board->shape();
    if (options_.latin) {
        asked_for = full;
        asked_for->regions = Latin{};
    }
    if (asked_for && without_added(*asked_for, options_) != without_added(full, options_)) {
        return Error{ErrorCode::board, 0,
                     message(text::kOtherBoard, shape_words(full), shape_words(*asked_for))};
    }
    full = without_added(std::move(full), options_);
    full.diagonals |= options_.diagonals;
    full.windows |= options_.windows;
    full.extra.insert(full.extra.end(), options_.extra.begin(), options_.extra.end());
    auto board = Board::make(full);
    if (board) {
        wanted_ = shape;
        last_ = *board;
    }
    return board;
}

std::optional<std::uint32_t> BoardSource::expected_order() const {
    if (options_.board) return options_.board->order();
    if (last_) return last_->order();
    return std::nullopt;
}

}  // namespace sudokit::formats
