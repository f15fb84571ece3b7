#include "formats/board_source.hpp"

#include "formats/messages.hpp"

namespace sudokit::formats {

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
    return of_shape(std::move(shape));
}

Result<Board> BoardSource::of_shape(Shape shape) {
    if (options_.board && !(options_.board->shape() == shape)) {
        return Error{
            ErrorCode::board, 0,
            message(text::kOtherBoard, shape_name(shape), shape_name(options_.board->shape()))};
    }
    if (options_.latin && !std::holds_alternative<Latin>(shape.regions)) {
        Shape latin = shape;
        latin.regions = Latin{};
        return Error{ErrorCode::board, 0,
                     message(text::kOtherBoard, shape_name(shape), shape_name(latin))};
    }
    // The usual case of a stream: the same board again.
    if (wanted_ && *wanted_ == shape) return *last_;
    Shape full = shape;
    full.diagonals |= options_.diagonals;
    full.windows |= options_.windows;
    full.extra.insert(full.extra.end(), options_.extra.begin(), options_.extra.end());
    auto board = Board::make(full);
    if (board) {
        wanted_ = std::move(shape);
        last_ = *board;
    }
    return board;
}

}  // namespace sudokit::formats
