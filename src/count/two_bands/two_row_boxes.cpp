#include "count/two_bands/two_row_boxes.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

#include "count/few_sets.hpp"

namespace sudokit::count {
namespace {

// The classes of choices for some boxes, and which become which with one more box.
struct Generation {
    std::vector<TwoRowClass> classes;                // in the order of their words
    std::vector<std::vector<std::uint32_t>> longer;  // of each: classes of the next generation
};

// The classes with one more box, and what of `last` leads to them; without classes if the deadline
// passed.
Generation next_generation(Generation& last, unsigned box, unsigned width,
                           const Deadline& deadline) {
    std::map<SetWords, std::pair<std::uint32_t, Natural>> found;
    last.longer.resize(last.classes.size());
    std::vector<std::vector<const std::uint32_t*>> links(last.classes.size());
    for (std::size_t i = 0; i < last.classes.size(); ++i) {
        if (deadline.passed()) return {};
        std::map<SetWords, std::uint64_t> next;
        NextSet(last.classes[i].words, box, width)
            .all([&next, box](const SetWords& words, std::uint64_t ways) {
                next[set_form(words, box + 1)] += ways;
            });
        for (const auto& [form, ways] : next) {
            auto& [number, choices] = found[form];
            choices += last.classes[i].choices * ways;
            links[i].push_back(&number);
        }
    }
    Generation out;
    out.classes.reserve(found.size());
    for (auto& [form, one] : found) {
        one.first = static_cast<std::uint32_t>(out.classes.size());
        out.classes.push_back({form, std::move(one.second)});
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        for (const std::uint32_t* number : links[i]) last.longer[i].push_back(*number);
    }
    return out;
}

// What a table costs for boxes in which no digits are alike, and how many beginnings are longer by
// one box of the same, roughly: as seen for width 6. One longer beginning in which no digits are
// alike costs 1.
constexpr double kPartCost = 200;
constexpr double kLongerInPart = 50;

// Up to this width a part is a class, so that there is something to see; beyond it would take
// longer.
constexpr unsigned kMostSinglyCounted = 4;

// How many orders of the digits leave the bits of `mask` in the words as they are.
double alike_orders(const SetWords& words, std::uint32_t mask) {
    std::map<std::uint32_t, double> sizes;
    double orders = 1;
    for (const std::uint32_t word : words) orders *= ++sizes[word & mask];
    return orders;
}

// The left columns of the first boxes.
std::vector<std::uint16_t> left_columns(const SetWords& words, unsigned boxes) {
    std::vector<std::uint16_t> out;
    for (unsigned box = 0; box < boxes; ++box) {
        std::uint32_t set = 0;
        for (std::size_t digit = 0; digit < words.size(); ++digit) {
            set |= (words[digit] >> box & 1U) << digit;
        }
        out.push_back(static_cast<std::uint16_t>(set));
    }
    return out;
}

// The same for pairings that come from each other by exchanging digits with the same word: which
// words are paired.
std::vector<std::pair<std::uint32_t, std::uint32_t>> paired_words(const RowSets& pairs,
                                                                  const SetWords& words) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> out;
    for (const std::uint32_t pair : pairs) {
        if (pair == 0) continue;
        const auto [less, more] =
            std::minmax(words[static_cast<std::size_t>(std::countr_zero(pair))],
                        words[static_cast<std::size_t>(std::bit_width(pair)) - 1]);
        out.emplace_back(less, more);
    }
    std::ranges::sort(out);
    return out;
}

// Goes through all ways to pair the digits, one pair for each row.
template <class Take>
void all_pairings(std::uint32_t left, unsigned row, RowSets& rows, Take& take) {
    if (left == 0) {
        take(rows);
        return;
    }
    const std::uint32_t first = left & (~left + 1);
    for (std::uint32_t others = left & ~first; others != 0; others &= others - 1) {
        const std::uint32_t second = others & (~others + 1);
        rows[row] = static_cast<std::uint16_t>(first | second);
        all_pairings(left & ~first & ~second, row + 1, rows, take);
    }
}

}  // namespace

TwoRowBoxes::TwoRowBoxes(unsigned width, const Deadline& deadline) : width_(width) {
    std::vector<Generation> generations(1);
    generations[0].classes.push_back({SetWords(std::size_t{2} * width, 0U), Natural(1)});
    for (unsigned box = 0; box < width; ++box) {
        generations.push_back(next_generation(generations.back(), box, width, deadline));
        if (generations.back().classes.empty()) return;
    }
    const Generation& last = generations[width - 1];
    const Generation& before = generations[width - 2];

    // All boxes but two: what takes longest is to find out what they do, the longer the fewer of
    // the digits are alike.
    std::vector<double> part_costs;
    std::vector<double> least_costs(last.classes.size(), kPartCost);
    for (std::size_t i = 0; i < before.classes.size(); ++i) {
        part_costs.push_back(kPartCost / alike_orders(before.classes[i].words, ~0U));
        for (const std::uint32_t longer : before.longer[i]) {
            least_costs[longer] = std::min(least_costs[longer], part_costs.back());
        }
    }
    std::vector<double> longer_costs;
    longer_costs.reserve(least_costs.size());
    for (const double cost : least_costs) longer_costs.push_back(1 + cost / kLongerInPart);
    const auto classes_of = few_sets(last.longer, longer_costs,
                                     std::vector<bool>(generations[width].classes.size(), true));
    std::vector<bool> wanted;
    wanted.reserve(classes_of.size());
    for (const auto& classes : classes_of) wanted.push_back(!classes.empty());
    const auto longer_of = few_sets(before.longer, part_costs, wanted);

    classes_ = generations[width].classes;
    for (std::size_t i = 0; i < last.classes.size(); ++i) {
        longer_.push_back({last.classes[i].words, classes_of[i]});
    }
    for (std::size_t i = 0; i < before.classes.size(); ++i) {
        if (!longer_of[i].empty()) parts_.push_back({before.classes[i].words, longer_of[i]});
    }
    if (width <= kMostSinglyCounted) make_single_parts();
}

void TwoRowBoxes::make_single_parts() {
    std::vector<Beginning> longer(classes_.size());
    std::vector<Beginning> parts(classes_.size());
    for (const Beginning& part : parts_) {
        for (const std::uint32_t number : part.counted) {
            for (const std::uint32_t counted : longer_[number].counted) {
                longer[counted] = {longer_[number].words, {counted}};
                parts[counted] = {part.words, {counted}};
            }
        }
    }
    longer_ = std::move(longer);
    parts_ = std::move(parts);
}

// Of each class that is counted with `beginning`, whose words are here `words`: what it adds.
Natural TwoRowBoxes::grids_beginning(const Beginning& beginning, const SetWords& words,
                                     ColumnFillings& fillings, const Deadline& deadline) const {
    // The words of one more box for each class that is to be counted here.
    struct Last {
        const TwoRowClass* chosen;
        std::uint32_t left;  // digits of the left column
        std::uint64_t fillings = 0;
    };
    std::vector<Last> lasts;
    SetWords sorted = words;
    std::vector<std::size_t> digit_of(words.size());
    for (std::size_t i = 0; i < digit_of.size(); ++i) digit_of[i] = i;
    std::ranges::stable_sort(digit_of, {}, [&](std::size_t digit) { return words[digit]; });
    std::ranges::sort(sorted);
    std::vector<bool> seen(beginning.counted.size());
    NextSet(sorted, width_ - 1, width_).all([&](const SetWords& longer, std::uint64_t) {
        const SetWords form = set_form(longer, width_);
        const auto at = std::ranges::lower_bound(
            beginning.counted, form, {},
            [this](std::uint32_t number) -> const SetWords& { return classes_[number].words; });
        if (at == beginning.counted.end() || classes_[*at].words != form) return;
        const auto index = static_cast<std::size_t>(at - beginning.counted.begin());
        if (seen[index]) return;
        seen[index] = true;
        std::uint32_t left = 0;
        for (std::size_t i = 0; i < longer.size(); ++i) {
            left |= (longer[i] >> (width_ - 1) & 1U) << digit_of[i];
        }
        lasts.push_back({&classes_[*at], left});
    });

    RowSets rows{};
    std::map<std::vector<std::pair<std::uint32_t, std::uint32_t>>, std::uint64_t> known;
    const auto add = [&](const RowSets& pairs) {
        // A pair goes into a row of the last box where it has a digit for either column.
        const auto fits = [&](const Last& last) {
            return std::ranges::all_of(
                pairs.begin(), pairs.begin() + width_,
                [&last](std::uint32_t pair) { return std::has_single_bit(pair & last.left); });
        };
        if (std::ranges::none_of(lasts, fits) || deadline.passed()) return;
        const auto [at, is_new] = known.emplace(paired_words(pairs, words), 0);
        if (is_new) at->second = fillings.count(pairs);
        for (Last& last : lasts) last.fillings += fits(last) ? at->second : 0;
    };
    all_pairings((1U << (2 * width_)) - 1, 0, rows, add);

    Natural sum;
    for (const Last& last : lasts) {
        const Natural band = factorial(width_) * last.fillings;  // the rows in all orders
        sum += last.chosen->choices * band * band;
    }
    return sum;
}

Natural TwoRowBoxes::grids(std::size_t part, ColumnFillings& fillings,
                           const Deadline& deadline) const {
    const Beginning& beginning = parts_[part];
    Natural sum;
    std::vector<bool> seen(beginning.counted.size());
    NextSet(beginning.words, width_ - 2, width_).all([&](const SetWords& words, std::uint64_t) {
        if (deadline.passed()) return;
        const SetWords form = set_form(words, width_ - 1);
        const auto at = std::ranges::find_if(
            beginning.counted, [&](std::uint32_t number) { return longer_[number].words == form; });
        if (at == beginning.counted.end()) return;
        const auto index = static_cast<std::size_t>(at - beginning.counted.begin());
        if (seen[index]) return;
        seen[index] = true;
        if (!fillings.set_boxes(left_columns(words, width_ - 1), deadline)) return;
        sum += grids_beginning(longer_[*at], words, fillings, deadline);
    });
    return sum;
}

}  // namespace sudokit::count
