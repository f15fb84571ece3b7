#include "cli/frame/search_order_options.hpp"

#include "sudokit/model_walk.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kBadCellOrder{
    "{0}: expected reading, columns, boxes, fewest, random, or cells such as r5c5,r1c1; found "
    "'{1}'",
    "{0} : attendu : reading, columns, boxes, fewest, random, ou des cases comme L5C5,L1C1 ; "
    "trouvé "
    "« {1} »"};

// Which cells there are depends on the puzzle; here, what could be one on the largest board.
UsageFault take_cell_order(const OptionUse& use, std::string& cells) {
    if (!find_cell_order(use.value)) {
        // Without a number it is the name of an order, or meant to be one.
        const bool named = use.value.find_first_of("0123456789") == std::string_view::npos;
        if (named) return usage_error(kBadCellOrder, use.shown, use.value);
        const auto listed = read_order(Puzzle(Board::standard(kMaxOrder)), use.value);
        if (!listed) return usage_error(text::kBadMeans, use.shown, listed.error().message);
    }
    cells = std::string(use.value);
    return std::nullopt;
}

}  // namespace

void add_search_order_options(Options& options, OrderArguments& order) {
    using enum OptionGroup;
    options.add(
        {"cell-order",
         0,
         {"which cell the exhaustive search fills next: reading (default), columns, boxes, "
          "fewest (digits left), random, or cells to begin with, such as r5c5,r1c1",
          "quelle case la recherche exhaustive remplit ensuite : reading (ordre de lecture, "
          "par défaut), columns (par colonnes), boxes (par blocs), fewest (le moins de "
          "chiffres possibles), random (au hasard), ou les premières, comme L5C5,L1C1"},
         taken_by({"ORDER", "ORDRE"},
                  [&order](const OptionUse& use) { return take_cell_order(use, order.cells); }),
         solving});
    options.add({"digit-order",
                 0,
                 {"which digit it tries first: increasing (default), decreasing, frequent (among "
                  "the givens), rare, random",
                  "quel chiffre elle essaie d’abord : increasing (croissant, par défaut), "
                  "decreasing (décroissant), frequent (fréquent parmi les données), rare, random "
                  "(au hasard)"},
                 choice({"ORDER", "ORDRE"},
                        Meanings<DigitOrder>{{"increasing", DigitOrder::increasing},
                                             {"decreasing", DigitOrder::decreasing},
                                             {"frequent", DigitOrder::frequent},
                                             {"rare", DigitOrder::rare},
                                             {"random", DigitOrder::random}},
                        order.digits),
                 solving});
}

Result<SearchOrder> search_order(const OrderArguments& order, const Puzzle& puzzle) {
    SearchOrder out;
    out.digits = order.digits.value_or(out.digits);
    out.seed = order.seed.value_or(1);
    if (order.cells.empty()) return out;
    if (const auto named = find_cell_order(order.cells)) {
        out.cells = *named;
        return out;
    }
    auto listed = read_order(puzzle, order.cells);
    if (!listed) {
        return Error{listed.error().code, listed.error().offset,
                     message(text::kBadMeans, "--cell-order", listed.error().message)};
    }
    out.cells = CellOrder::listed;
    out.listed = *std::move(listed);
    return out;
}

}  // namespace sudokit::cli
