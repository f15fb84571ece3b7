// How a grid goes on below its first band depends on the kind of that band only. So the solutions
// are the bands that agree with the givens, each times the completions of its kind.
//
// Up to the names of the digits there are 56 * 6^6 = 2,612,736 bands: the columns of the first box
// hold 123, 456 and 789 in order; the rows of the second hold one of 56 choices of sets, each in
// one of six orders, and so do those of the third. With k different digits among the givens, a band
// agrees with them under (9 - k)! names or none.
#include "count/nine/one_band.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "count/nine/nine_bands.hpp"

namespace sudokit::count {
namespace {

// The digits 0 to 8 of a box in reading order.
using Box = std::array<std::uint8_t, 9>;
using Sets = std::array<std::uint16_t, 3>;  // of the rows of a box

// What the digits of a band must be called; 9 where that is open.
struct Names {
    std::array<std::uint8_t, 9> of = {9, 9, 9, 9, 9, 9, 9, 9, 9};
    std::uint32_t taken = 0;
};

// A box in one of its orders, and the partition that its columns are.
struct Arranged {
    Box digits;
    std::size_t partition;
};

class BandSum {
  public:
    // Givens of each box of the band, in reading order, 0 where there is none.
    explicit BandSum(const std::array<Box, 3>& givens) : givens_(givens) {
        for (const BandKind& kind : bands_.kinds()) {
            completions_.push_back(bands_.completions(kind));
        }
    }

    Natural sum() {
        Names names;
        if (!agree({0, 3, 6, 1, 4, 7, 2, 5, 8}, givens_[0], names)) return {};
        constexpr Sets kFirst = {0x049, 0x092, 0x124};
        // Each row of the second box has digits of the other rows of the first; of the sets that
        // are left, the third box has its rows.
        for_sets(kFirst, [&](const Sets& second, const Sets& third) {
            const auto of_third = arrangements(third);
            for (const Arranged& middle : arrangements(second)) {
                Names with_middle = names;
                if (!agree(middle.digits, givens_[1], with_middle)) continue;
                for (const Arranged& right : of_third) {
                    Names with_right = with_middle;
                    if (!agree(right.digits, givens_[2], with_right)) continue;
                    ++agreeing_[bands_.kind_of(middle.partition, right.partition)];
                }
            }
        });
        Natural bands;
        for (std::size_t kind = 0; kind < completions_.size(); ++kind) {
            bands += Natural(completions_[kind]) * agreeing_[kind];
        }
        return bands * factorial(9 - different_givens());
    }

  private:
    template <class Take>
    static void for_sets(const Sets& first, Take&& take) {
        constexpr std::uint32_t kAll = 0x1ff;
        for (std::uint32_t a = 0; a <= kAll; ++a) {
            if (std::popcount(a) != 3 || (a & first[0]) != 0) continue;
            for (std::uint32_t b = 0; b <= kAll; ++b) {
                const std::uint32_t c = kAll & ~(a | b);
                if (std::popcount(b) != 3 || (b & (a | first[1])) != 0 || (c & first[2]) != 0) {
                    continue;
                }
                const Sets second = {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                     static_cast<std::uint16_t>(c)};
                Sets third{};
                for (std::size_t row = 0; row < 3; ++row) {
                    third[row] = static_cast<std::uint16_t>(kAll & ~(first[row] | second[row]));
                }
                take(second, third);
            }
        }
    }

    // The 6^3 boxes whose rows hold these sets.
    [[nodiscard]] std::vector<Arranged> arrangements(const Sets& sets) const {
        std::vector<Arranged> out;
        Box box{};
        arrange(sets, 0, box, out);
        return out;
    }

    void arrange(const Sets& sets, std::size_t row, Box& box, std::vector<Arranged>& out) const {
        if (row == 3) {
            Triples columns{};
            for (std::size_t i = 0; i < 9; ++i) {
                columns[i % 3] = static_cast<std::uint16_t>(columns[i % 3] | 1U << box[i]);
            }
            out.push_back({box, bands_.partition_of(columns)});
            return;
        }
        std::array<std::uint8_t, 3> digits{};
        std::uint32_t left = sets[row];
        for (std::uint8_t& digit : digits) {
            digit = static_cast<std::uint8_t>(std::countr_zero(left));
            left &= left - 1;
        }
        do {
            std::ranges::copy(digits, box.begin() + static_cast<std::ptrdiff_t>(3 * row));
            arrange(sets, row + 1, box, out);
        } while (std::ranges::next_permutation(digits).found);
    }

    // Whether the digits of a box can be called what the givens say, with what they are called
    // already; notes the new names.
    static bool agree(const Box& box, const Box& givens, Names& names) {
        for (std::size_t i = 0; i < 9; ++i) {
            if (givens[i] == 0) continue;
            const auto given = static_cast<std::uint8_t>(givens[i] - 1);
            std::uint8_t& name = names.of[box[i]];
            if (name == given) continue;
            if (name != 9 || (names.taken >> given & 1U) != 0) return false;
            name = given;
            names.taken |= 1U << given;
        }
        return true;
    }

    [[nodiscard]] std::uint32_t different_givens() const {
        std::uint32_t seen = 0;
        for (const Box& box : givens_) {
            for (const std::uint8_t given : box) seen |= given == 0 ? 0U : 1U << given;
        }
        return static_cast<std::uint32_t>(std::popcount(seen));
    }

    std::array<Box, 3> givens_;
    NineBands bands_;
    std::vector<std::uint64_t> completions_;       // by kind
    std::array<std::uint64_t, 64> agreeing_ = {};  // bands by kind; there are 44
};

}  // namespace

std::optional<Natural> one_band_count(const Puzzle& puzzle) {
    if (puzzle.board() != Board::standard(9) || puzzle.has_pencilmarks() ||
        puzzle.has_constraints()) {
        return std::nullopt;
    }
    // Bands, then stacks, which are the bands of the puzzle turned over.
    for (const bool turned : {false, true}) {
        for (std::uint32_t band = 0; band < 3; ++band) {
            std::array<Box, 3> givens{};
            std::uint32_t inside = 0;
            for (std::uint32_t i = 0; i < 27; ++i) {
                const std::uint32_t row = 3 * band + i / 9;
                const std::uint32_t column = i % 9;
                const Digit given = puzzle.given(turned ? column * 9 + row : row * 9 + column);
                givens[column / 3][i / 9 * 3 + column % 3] = static_cast<std::uint8_t>(given);
                inside += given != 0 ? 1U : 0U;
            }
            if (inside == puzzle.given_count()) return BandSum(givens).sum();
        }
    }
    return std::nullopt;
}

}  // namespace sudokit::count
