#include "cli/transform/wanted_moves.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <variant>

#include "sudokit/whole_number.hpp"

#include "cli/transform/messages.hpp"

namespace sudokit::cli {
namespace {

std::vector<std::uint32_t> in_place(std::uint32_t count) {
    std::vector<std::uint32_t> lines(count);
    std::iota(lines.begin(), lines.end(), 0U);
    return lines;
}

// Where each line goes if they are taken in this order (from 1), in runs of `height`.
std::vector<std::uint32_t> places_of(const std::vector<std::uint32_t>& order,
                                     std::uint32_t height) {
    std::vector<std::uint32_t> out(order.size() * height);
    for (std::uint32_t to = 0; to < order.size(); ++to) {
        for (std::uint32_t i = 0; i < height; ++i)
            out[(order[to] - 1) * height + i] = to * height + i;
    }
    return out;
}

bool is_order_of(const std::vector<std::uint32_t>& order, std::uint32_t count) {
    auto sorted = order;
    std::ranges::sort(sorted);
    if (sorted.size() != count) return false;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (sorted[i] != i + 1) return false;
    }
    return true;
}

// How many lines each of the ordered things has; nothing where the board has no such things.
std::optional<std::uint32_t> lines_each(Ordered what, const Board& board) {
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    switch (what) {
        case Ordered::rows:
        case Ordered::columns:
        case Ordered::digits: return 1;
        case Ordered::bands:
            if (boxes == nullptr) return std::nullopt;
            return boxes->rows;
        case Ordered::stacks:
            if (boxes == nullptr) return std::nullopt;
            return boxes->columns;
    }
    return std::nullopt;
}

Result<Transformation> ordered(Ordered what, const Board& board,
                               const std::vector<std::uint32_t>& order, std::uint32_t height) {
    const auto still = in_place(board.order());
    switch (what) {
        case Ordered::rows:
        case Ordered::bands: return line_exchange(board, places_of(order, height), still);
        case Ordered::columns:
        case Ordered::stacks: return line_exchange(board, still, places_of(order, height));
        case Ordered::digits: break;
    }
    return relabelling(board, order);
}

}  // namespace

std::optional<std::vector<std::uint32_t>> read_order(std::string_view text) {
    std::vector<std::uint32_t> out;
    if (text.find_first_of(", ") == std::string_view::npos) {
        for (const char character : text) {
            if (character < '1' || character > '9') return std::nullopt;
            out.push_back(static_cast<std::uint32_t>(character - '0'));
        }
        return out.empty() ? std::nullopt : std::optional(out);
    }
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(", "), text.size());
        const auto number = whole_number<std::uint32_t>(text.substr(0, end));
        if (!number || *number == 0) return std::nullopt;
        out.push_back(*number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

WantedMove wanted_order(Ordered what, std::string option, std::string typed,
                        std::vector<std::uint32_t> order) {
    return [what, shown = std::move(option), given = std::move(typed),
            order = std::move(order)](const Board& board) -> Result<Transformation> {
        if (auto fault = grid_fault(board)) return *std::move(fault);
        const auto height = lines_each(what, board);
        if (!height) return Error{ErrorCode::board, 0, message(text::kNoBands, shown)};
        const std::uint32_t count = board.order() / *height;
        if (!is_order_of(order, count)) {
            return Error{ErrorCode::board, 0, message(text::kOrderCount, shown, count, given)};
        }
        auto made = ordered(what, board, order, *height);
        if (made) return made;
        return Error{ErrorCode::board, 0, message(text::kWithOption, shown, made.error().message)};
    };
}

WantedMove wanted_turn(Turn how) {
    return [how](const Board& board) -> Result<Transformation> {
        if (auto fault = grid_fault(board)) return *std::move(fault);
        return turn(board, how);
    };
}

}  // namespace sudokit::cli
