// The options that say in which order an exhaustive search goes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "sudokit/puzzle.hpp"
#include "sudokit/result.hpp"
#include "sudokit/search_order.hpp"

#include "cli/frame/options.hpp"

namespace sudokit::cli {

/// What was asked for; which cells there are depends on the puzzle.
struct OrderArguments {
    std::string cells;  ///< a name, or a list of cells; empty: in reading order
    std::optional<DigitOrder> digits;
    std::optional<std::uint64_t> seed;

    [[nodiscard]] bool is_given() const { return !cells.empty() || digits; }
    /// Whether anything of it is by lot.
    [[nodiscard]] bool is_random() const {
        return cells == "random" || digits == DigitOrder::random;
    }
};

/// --cell-order and --digit-order.
void add_search_order_options(Options& options, OrderArguments& order);

/// The order for `puzzle`; fails where a cell that was named is not there, or is given.
[[nodiscard]] Result<SearchOrder> search_order(const OrderArguments& order, const Puzzle& puzzle);

}  // namespace sudokit::cli
