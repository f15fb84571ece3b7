#include "board/constraints/killer_cage.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "sudokit/cell_name.hpp"
#include "sudokit/expect.hpp"

namespace sudokit {
namespace {

constexpr MessageText kCageSize{
    "a killer cage holds different digits: expected at most {0} cells, found {1}",
    "une cage contient des chiffres différents : au plus {0} cases attendues, {1} trouvées"};
constexpr MessageText kCageSum{"expected the sum of a killer cage from 1 to {0}, found {1}",
                               "somme d’une cage attendue entre 1 et {0}, trouvé : {1}"};
constexpr MessageText kCageText{"{1} = {0}, all different", "{1} = {0}, tous différents"};
constexpr MessageText kCageOfOne{"{1} = {0}", "{1} = {0}"};
constexpr MessageText kCageWithoutSum{"{0}: all different", "{0} : tous différents"};

// Any cage of a 9x9 board has at most 12 sets, and of a 16x16 board mostly fewer than these.
constexpr std::size_t kMostSetsKept = 500;

// The sum of the least (or greatest) `size` of the digits 1 to `order`.
std::uint32_t least_sum(std::uint32_t size) { return size * (size + 1) / 2; }
std::uint32_t greatest_sum(std::uint32_t order, std::uint32_t size) {
    return size * order - (size == 0 ? 0 : size * (size - 1) / 2);
}

// Chooses the digits from the greatest down; each choice leaves a sum that the smaller ones can
// make, so that every path ends in a set.
class SumSets {
  public:
    explicit SumSets(std::size_t most) : most_(most) {}

    void choose(std::uint32_t below, std::uint32_t size, std::uint32_t sum, DigitSet chosen) {
        if (size == 0) {
            if (sum == 0) found_.push_back(chosen);
            return;
        }
        for (std::uint32_t digit = below; digit >= size && found_.size() <= most_; --digit) {
            if (digit > sum) continue;
            const std::uint32_t rest = sum - digit;
            if (rest < least_sum(size - 1)) continue;
            if (rest > greatest_sum(digit - 1, size - 1)) return;
            DigitSet with = chosen;
            with.insert(digit);
            choose(digit - 1, size - 1, rest, with);
        }
    }

    std::optional<std::vector<DigitSet>> found() {
        if (found_.size() > most_) return std::nullopt;
        std::ranges::sort(found_, {}, &DigitSet::bits);
        return std::move(found_);
    }

  private:
    std::size_t most_;
    std::vector<DigitSet> found_;
};

Digit last_of(DigitSet digits) { return static_cast<Digit>(64 - std::countl_zero(digits.bits())); }

// A cell with one candidate left keeps it for itself. False if a cell has none.
bool spread_singles(std::span<DigitSet> candidates) {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (candidates[i].empty()) return false;
            if (!is_one_bit(candidates[i].bits())) continue;
            for (std::size_t j = 0; j < candidates.size(); ++j) {
                if (j == i || (candidates[j] & candidates[i]).empty()) continue;
                candidates[j] &= ~candidates[i];
                changed = true;
            }
        }
    }
    return true;
}

// What is left if the cells hold the digits of `set`, one each. False if they cannot: a cell has
// nothing left, or a digit no cell. A digit with one cell left goes there.
bool fits_set(std::span<DigitSet> candidates, DigitSet set) {
    for (DigitSet& left : candidates) left &= set;
    for (bool changed = true; changed;) {
        changed = false;
        if (!spread_singles(candidates)) return false;
        for (const Digit digit : set) {
            DigitSet* only = nullptr;
            std::size_t places = 0;
            for (DigitSet& left : candidates) {
                if (!left.contains(digit)) continue;
                ++places;
                only = &left;
            }
            if (places == 0) return false;
            if (places > 1 || is_one_bit(only->bits())) continue;
            *only = DigitSet::of(digit);
            changed = true;
        }
    }
    return true;
}

std::string names_of(std::span<const Cell> cells, std::uint32_t order, std::string_view between,
                     const Wording& wording) {
    std::string out;
    for (const Cell cell : cells) {
        if (!out.empty()) out += between;
        out += cell_name(order, cell, wording);
    }
    return out;
}

Error cage_error(Message message) { return {ErrorCode::board, 0, std::move(message)}; }

}  // namespace

std::optional<std::vector<DigitSet>> sets_with_sum(std::uint32_t order, std::uint32_t size,
                                                   std::uint32_t sum, std::size_t most) {
    SumSets sets(most);
    if (size <= order && sum >= least_sum(size) && sum <= greatest_sum(order, size)) {
        sets.choose(order, size, sum, {});
    }
    return sets.found();
}

Result<ConstraintPtr> KillerCage::make(ConstraintData data, const Board& board) {
    if (data.cells.size() > board.order()) {
        return cage_error(message(kCageSize, board.order(), data.cells.size()));
    }
    const std::uint32_t most = least_sum(board.order());
    if (data.value && (*data.value < 1 || *data.value > most)) {
        return cage_error(message(kCageSum, most, *data.value));
    }
    std::ranges::sort(data.cells);
    return ConstraintPtr(std::make_shared<KillerCage>(std::move(data), board.order()));
}

KillerCage::KillerCage(ConstraintData data, std::uint32_t order)
    : Constraint(data, order, data.cells) {
    if (data.value) {
        sets_ = sets_with_sum(order, static_cast<std::uint32_t>(cells().size()), *data.value,
                              kMostSetsKept);
    }
}

bool KillerCage::holds(std::span<const std::uint8_t> digits) const {
    SUDOKIT_EXPECT(digits.size() == cells().size());
    DigitSet seen;
    std::uint32_t sum = 0;
    std::uint32_t open = 0;
    for (const std::uint8_t digit : digits) {
        if (digit == 0) {
            ++open;
            continue;
        }
        if (seen.contains(digit)) return false;
        seen.insert(digit);
        sum += digit;
    }
    if (!data().value) return true;
    return sum + least_sum(open) <= *data().value &&
           sum + greatest_sum(order(), open) >= *data().value;
}

bool KillerCage::filter(std::span<DigitSet> candidates) const {
    SUDOKIT_EXPECT(candidates.size() == cells().size());
    if (!spread_singles(candidates)) return false;
    if (!data().value) return true;
    return sets_ ? filter_by_sets(candidates) : filter_by_bounds(candidates);
}

// A candidate stays if it does for one of the sets.
bool KillerCage::filter_by_sets(std::span<DigitSet> candidates) const {
    const std::size_t size = candidates.size();
    std::array<DigitSet, kMaxOrder> supported{};
    std::array<DigitSet, kMaxOrder> tried{};
    DigitSet all;
    for (const DigitSet left : candidates) all |= left;
    bool possible = false;
    for (const DigitSet set : *sets_) {
        if (!(set & ~all).empty()) continue;
        std::ranges::copy(candidates, tried.begin());
        if (!fits_set(std::span(tried).first(size), set)) continue;
        possible = true;
        for (std::size_t i = 0; i < size; ++i) supported[i] |= tried[i];
    }
    std::copy_n(supported.begin(), size, candidates.begin());
    return possible;
}

// No cell holds more than the sum less the least that the others add up to, nor less than the sum
// less the greatest.
bool KillerCage::filter_by_bounds(std::span<DigitSet> candidates) const {
    const std::uint32_t wanted = *data().value;
    for (bool changed = true; changed;) {
        changed = false;
        std::uint32_t least = 0;
        std::uint32_t greatest = 0;
        for (const DigitSet left : candidates) {
            if (left.empty()) return false;
            least += left.first();
            greatest += last_of(left);
        }
        if (wanted < least || wanted > greatest) return false;
        for (DigitSet& left : candidates) {
            DigitSet kept;
            for (const Digit digit : left) {
                if (digit - left.first() <= wanted - least &&
                    last_of(left) - digit <= greatest - wanted) {
                    kept.insert(digit);
                }
            }
            if (kept == left) continue;
            left = kept;
            changed = true;
            break;
        }
        if (!spread_singles(candidates)) return false;
    }
    return true;
}

std::vector<std::vector<Cell>> KillerCage::different() const {
    return {{cells().begin(), cells().end()}};
}

std::optional<std::vector<Constraint::Case>> KillerCage::cases(std::size_t most) const {
    if (!data().value) return std::vector<Case>{Case(cells().size(), DigitSet::full(order()))};
    const auto sets =
        sets_with_sum(order(), static_cast<std::uint32_t>(cells().size()), *data().value, most);
    if (!sets) return std::nullopt;
    std::vector<Case> out;
    for (const DigitSet set : *sets) out.emplace_back(cells().size(), set);
    return out;
}

// Of all ways of exchanging digits, only d -> order + 1 - d turns equal sums into equal sums.
std::optional<ConstraintData> KillerCage::moved(std::span<const Cell> places,
                                                std::span<const Digit> digits) const {
    SUDOKIT_EXPECT(digits.size() == order());
    ConstraintData out = data();
    for (Cell& cell : out.cells) {
        SUDOKIT_EXPECT(cell < places.size());
        cell = places[cell];
    }
    std::ranges::sort(out.cells);
    if (!out.value) return out;
    bool kept = true;
    bool reversed = true;
    for (Digit digit = 1; digit <= order(); ++digit) {
        kept = kept && digits[digit - 1] == digit;
        reversed = reversed && digits[digit - 1] == order() + 1 - digit;
    }
    if (kept) return out;
    const auto most = static_cast<std::uint32_t>(out.cells.size()) * (order() + 1);
    if (!reversed || most <= *out.value) return std::nullopt;
    out.value = most - *out.value;
    return out;
}

std::string KillerCage::text(const Wording& wording) const {
    if (!data().value) {
        return sentence(wording.language, kCageWithoutSum,
                        names_of(cells(), order(), ", ", wording));
    }
    const std::string names = names_of(cells(), order(), " + ", wording);
    return sentence(wording.language, cells().size() == 1 ? kCageOfOne : kCageText, *data().value,
                    names);
}

ConstraintDrawing KillerCage::drawing() const {
    return {.outline = {cells().begin(), cells().end()},
            .label = data().value ? std::to_string(*data().value) : std::string()};
}

}  // namespace sudokit
