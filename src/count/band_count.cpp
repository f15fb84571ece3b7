// How many ways there are to fill a band.
//
// A digit is in each of the R boxes of a band once, each time in another row. What counts is how
// many digits go which way. The rows are cut into an upper half, a lower half, and, where R is odd,
// one between them: of each digit one needs to know only the set of boxes in whose upper half it
// is, the box where it is in the middle row, and the set of those where it is in the lower half.
// The halves are then filled independently.
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <numeric>
#include <vector>

#include "sudokit/counting.hpp"
#include "sudokit/expect.hpp"

#include "base/lookout.hpp"

namespace sudokit {
namespace {

__extension__ using Wide = unsigned __int128;

using Counts = std::vector<std::uint32_t>;  // of digits by the set of boxes, as in `sets`

Natural natural_of(Wide value) {
    return Natural(static_cast<std::uint64_t>(value >> 64)) * power(Natural(2), 64) +
           Natural(static_cast<std::uint64_t>(value));
}

std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
    std::uint64_t out = 1;
    for (std::uint64_t i = 1; i <= k; ++i) out = out * (n - k + i) / i;
    return out;
}

class BandSearch {
  public:
    BandSearch(std::uint32_t boxes, std::uint32_t width, const Deadline& deadline)
        : lookout_(deadline, kWorkBetweenLooks),
          boxes_(boxes),
          width_(width),
          half_(boxes / 2),
          place_of_(std::size_t{1} << boxes) {
        for (std::uint32_t set = 0; set < place_of_.size(); ++set) {
            if (static_cast<std::uint32_t>(std::popcount(set)) != half_) continue;
            place_of_[set] = sets_.size();
            sets_.push_back(set);
        }
    }

    // Ways to say of each digit in which row it is in each box; nothing if the deadline passed.
    std::optional<Natural> ways() {
        upper_.assign(sets_.size(), 0);
        std::vector<std::uint32_t> left(boxes_, half_ * width_);
        choose_upper(0, left);
        if (lookout_.seen()) return std::nullopt;
        return total_;
    }

  private:
    // All counts for the upper half: each box has `half_ * width_` digits there.
    void choose_upper(std::size_t place, std::vector<std::uint32_t>& left) {
        if (lookout_.passed()) return;
        if (place == sets_.size()) {
            if (std::ranges::all_of(left, [](auto count) { return count == 0; })) take_upper();
            return;
        }
        std::uint32_t most = boxes_ * width_;
        for (std::uint32_t box = 0; box < boxes_; ++box) {
            if ((sets_[place] >> box & 1U) != 0) most = std::min(most, left[box]);
        }
        for (std::uint32_t count = 0; count <= most; ++count) {
            upper_[place] = count;
            for (std::uint32_t box = 0; box < boxes_; ++box) {
                if ((sets_[place] >> box & 1U) != 0) left[box] -= count;
            }
            choose_upper(place + 1, left);
            for (std::uint32_t box = 0; box < boxes_; ++box) {
                if ((sets_[place] >> box & 1U) != 0) left[box] += count;
            }
        }
        upper_[place] = 0;
    }

    void take_upper() {
        if (lookout_.passed(kOrbitWork)) return;
        const std::uint32_t alike = orbit();
        if (alike == 0) return;
        Natural ways = factorial(boxes_ * width_);
        for (const std::uint32_t count : upper_) {
            for (std::uint32_t i = 2; i <= count; ++i) ways.divide_exactly(i);
        }
        middle_left_.assign(boxes_, width_);
        lower_.assign(sets_.size(), 0);
        lower_sum_ = 0;
        choose_lower(0, 1);
        total_ += ways * alike * orders(upper_) * natural_of(lower_sum_);
    }

    // How many counts come from `upper_` by another order of the boxes, if it is the least of them;
    // else 0.
    [[nodiscard]] std::uint32_t orbit() const {
        std::vector<std::uint32_t> order(boxes_);
        std::iota(order.begin(), order.end(), 0U);
        // The order that is there counts for both.
        std::uint32_t same = 1;
        std::uint32_t all = 1;
        while (std::ranges::next_permutation(order).found) {
            Counts moved(upper_.size());
            for (std::size_t i = 0; i < sets_.size(); ++i) {
                std::uint32_t set = 0;
                for (std::uint32_t box = 0; box < boxes_; ++box) {
                    set |= (sets_[i] >> box & 1U) << order[box];
                }
                moved[place_of_[set]] = upper_[i];
            }
            if (moved < upper_) return 0;
            same += moved == upper_ ? 1U : 0U;
            ++all;
        }
        return all / same;
    }

    // The digits of each upper set go on in one of the other boxes in the middle row, if there is
    // one, and are in the lower half in the rest.
    void choose_lower(std::size_t place, Wide ways) {
        if (lookout_.passed()) return;
        if (place == sets_.size()) {
            lower_sum_ += ways * orders(lower_);
            return;
        }
        const std::uint32_t rest = ((1U << boxes_) - 1) & ~sets_[place];
        if (boxes_ % 2 == 0) {
            lower_[place_of_[rest]] += upper_[place];
            choose_lower(place + 1, ways);
            lower_[place_of_[rest]] -= upper_[place];
            return;
        }
        choose_middle(place, rest, rest, upper_[place], ways);
    }

    void choose_middle(std::size_t place, std::uint32_t rest, std::uint32_t open,
                       std::uint32_t digits, Wide ways) {
        if (open == 0) {
            if (digits == 0) choose_lower(place + 1, ways);
            return;
        }
        const auto box = static_cast<std::size_t>(std::countr_zero(open));
        const std::size_t lower = place_of_[rest & ~(1U << box)];
        for (std::uint32_t count = 0; count <= std::min(digits, middle_left_[box]); ++count) {
            middle_left_[box] -= count;
            lower_[lower] += count;
            choose_middle(place, rest, open & (open - 1), digits - count,
                          ways * choose(digits, count));
            lower_[lower] -= count;
            middle_left_[box] += count;
        }
    }

    // Ways to fill the rows of a half where the sets of the digits are known. A half has one row or
    // two.
    std::uint64_t orders(const Counts& counts) {
        if (half_ < 2) return 1;
        const auto [known, is_new] = orders_.try_emplace(counts, 0);
        if (is_new) {
            std::vector<std::uint32_t> left(boxes_, width_);
            known->second = first_rows(counts, 0, left);
        }
        return known->second;
    }

    // Of the digits in two boxes, some are in the first row in the one, the others in the other.
    std::uint64_t first_rows(const Counts& counts, std::size_t place,
                             std::vector<std::uint32_t>& left) {
        if (lookout_.passed()) return 0;
        if (place == counts.size()) {
            return std::ranges::all_of(left, [](auto count) { return count == 0; }) ? 1 : 0;
        }
        const auto a = static_cast<std::size_t>(std::countr_zero(sets_[place]));
        const auto b =
            static_cast<std::size_t>(std::countr_zero(sets_[place] & (sets_[place] - 1)));
        std::uint64_t sum = 0;
        for (std::uint32_t count = 0; count <= counts[place]; ++count) {
            const std::uint32_t others = counts[place] - count;
            if (count > left[a] || others > left[b]) continue;
            left[a] -= count;
            left[b] -= others;
            sum += choose(counts[place], count) * first_rows(counts, place + 1, left);
            left[a] += count;
            left[b] += others;
        }
        return sum;
    }

    // Steps of the searches, each some dozens of nanoseconds, between two looks at the deadline;
    // and how many of them it takes to go through the orders of the boxes.
    static constexpr std::uint64_t kWorkBetweenLooks = 1U << 10;
    static constexpr std::uint64_t kOrbitWork = 64;

    Lookout lookout_;
    std::uint32_t boxes_;
    std::uint32_t width_;
    std::uint32_t half_;
    std::vector<std::uint32_t> sets_;
    std::vector<std::size_t> place_of_;
    Counts upper_;
    Counts lower_;
    std::vector<std::uint32_t> middle_left_;
    Wide lower_sum_ = 0;
    std::map<Counts, std::uint64_t> orders_;
    Natural total_;
};

// The digits of one column after the other go into the other columns of the box below.
class NextColumns {
  public:
    explicit NextColumns(const Boxes& boxes) : boxes_(boxes), room_(boxes.columns, boxes.rows) {}

    // Of the column `from`, `left` digits go into the column `to` and those after it.
    Natural ways(std::uint32_t from, std::uint32_t to, std::uint32_t left) {
        if (from == boxes_.columns) return Natural(1);
        if (to == boxes_.columns) return left == 0 ? ways(from + 1, 0, boxes_.rows) : Natural();
        if (to == from) return ways(from, to + 1, left);
        Natural sum;
        const std::uint32_t most = std::min(left, room_[to]);
        for (std::uint32_t digits = 0; digits <= most; ++digits) {
            room_[to] -= digits;
            sum += ways(from, to + 1, left - digits) * choose(left, digits);
            room_[to] += digits;
        }
        return sum;
    }

  private:
    Boxes boxes_;
    Counts room_;  // of the columns below
};

}  // namespace

std::optional<Natural> band_count(const Boxes& boxes, const Deadline& deadline) {
    SUDOKIT_EXPECT(boxes.rows >= 1 && boxes.columns >= 1);
    if (boxes.rows > 5 || boxes.columns > 5) return std::nullopt;
    const Natural orders = power(factorial(boxes.columns), boxes.rows * boxes.rows);
    if (boxes.rows == 1) return orders;
    auto ways = BandSearch(boxes.rows, boxes.columns, deadline).ways();
    if (ways) *ways *= orders;
    return ways;
}

std::optional<double> product_estimate(const Boxes& boxes, const Deadline& deadline) {
    const auto bands = band_count(boxes, deadline);
    const auto stacks =
        boxes.rows == boxes.columns ? bands : band_count({boxes.columns, boxes.rows}, deadline);
    if (!bands || !stacks) return std::nullopt;
    const std::uint32_t order = boxes.rows * boxes.columns;
    return boxes.columns * bands->log10() + boxes.rows * stacks->log10() -
           order * factorial(order).log10();
}

Natural column_partition_count(const Boxes& boxes) {
    Natural out = factorial(boxes.rows * boxes.columns);
    for (std::uint32_t column = 1; column <= boxes.columns; ++column) {
        out.divide_exactly(column);
        for (std::uint32_t i = 2; i <= boxes.rows; ++i) out.divide_exactly(i);
    }
    return out;
}

Natural next_columns_count(const Boxes& boxes) { return NextColumns(boxes).ways(0, 0, boxes.rows); }

}  // namespace sudokit
