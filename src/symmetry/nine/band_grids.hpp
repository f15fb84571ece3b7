// All canonical grids that begin with the least band of a class.
//
// The grid is completed band by band. Once the second band stands, each column has three digits
// left, and any order of them fills a box of the third band with nine different digits, so that
//
//     - what a stack is like depends on its own box alone: which of its 216 orders give a class
//       that is not before the class of the first band is found once for each box above it;
//     - when the seventh row stands, each column has two digits left and each digit two columns:
//       cycles, each of which can be turned in two ways.
//
// A grid whose other five chutes are of later classes is canonical unless an automorphism of its
// first band leads to a lesser one. Few grids have another chute of the same class, and only these
// are compared in full.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "sudokit/function_ref.hpp"
#include "sudokit/nine_digits.hpp"

#include "symmetry/nine/band_table.hpp"

namespace sudokit::nine {

/// Takes a canonical grid, and how many automorphisms it has. Answers whether to go on.
using CanonicalSink = FunctionRef<bool(const Digits& grid, std::uint32_t automorphisms)>;

/// In which order second bands come.
enum class BandOrder { ascending, descending };

/// The beginning of some grids of a band class: their fourth row, and the first digit of their
/// fifth.
struct GridBeginning {
    Nine fourth = {};  ///< digits 1..9
    std::uint8_t fifth = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): it is the compiler that writes 0.
    auto operator<=>(const GridBeginning&) const = default;
};

/// The canonical grids of one band class. Keeps what it finds out of stacks: up to some megabytes.
class BandGrids {
  public:
    /// The table must outlive it.
    BandGrids(const BandTable& table, std::size_t band_class);

    /// What a grid can go on with, in the order of texts. Many of these begin no canonical grid.
    [[nodiscard]] const std::vector<GridBeginning>& beginnings() const { return beginnings_; }

    /// Hands over the canonical grids that begin so, until told to stop: by their second bands in
    /// this order, and those with the same two bands in no particular order.
    void visit(const GridBeginning& beginning, BandOrder order, CanonicalSink sink);

  private:
    /// Which orders of the digits in its lowest box make a stack of a class not before ours, and of
    /// ours.
    struct StackOrders {
        std::bitset<216> fit;
        std::bitset<216> tie;
        std::bitset<27>
            seventh;  ///< the first digits of the columns that some order which fits has

        /// Adds this order of the columns' digits, and those that differ by an exchange of rows.
        void add(const std::array<Triple, 3>& columns, bool is_tie);
    };
    enum class Order { less, equal, more, unknown };
    /// An automorphism of the first band, with what becomes of digits.
    struct Renaming {
        Nine columns = {};
        std::array<std::uint8_t, 10> labels = {};
        std::uint8_t first = 0;  ///< the digit that becomes the first one of the fourth row
    };

    void find_beginnings(Nine& fourth, std::size_t column, unsigned used);
    // These answer whether to go on.
    [[nodiscard]] bool add_rows(std::size_t row, std::size_t column, unsigned used);
    [[nodiscard]] bool add_third_band();
    [[nodiscard]] bool choose_seventh(std::size_t column, unsigned used);
    [[nodiscard]] bool turn_cycles();
    [[nodiscard]] bool judge(unsigned turned, const BandMaps& maps);

    [[nodiscard]] Order compared_in_full(const Renaming& renaming) const;
    [[nodiscard]] bool second_band_fits();
    [[nodiscard]] Order compared(const Renaming& renaming, std::size_t first_row) const;
    const StackOrders& stack_orders(std::size_t stack);
    [[nodiscard]] StackOrders find_stack_orders(std::size_t stack) const;

    const BandTable& table_;
    std::uint16_t class_;
    std::vector<GridBeginning> beginnings_;
    std::vector<Renaming> renamings_;  ///< all but the one that changes nothing
    std::array<std::unordered_map<std::uint64_t, StackOrders>, 3> stacks_;

    // The state of the search.
    Digits grid_ = {};
    std::array<unsigned, 9> columns_ = {};  ///< digits that each column has, by bits
    BandOrder order_ = BandOrder::ascending;
    CanonicalSink* sink_ = nullptr;
    bool same_class_ = false;            ///< the second band is of our class too
    std::vector<const Renaming*> open_;  ///< renamings that the second band does not decide
    std::array<const StackOrders*, 3> fits_ = {};
    std::array<Triple, 9> left_ = {};  ///< digits for the third band, by column
    Nine chosen_ = {};                 ///< which of them is in the seventh row
};

}  // namespace sudokit::nine
