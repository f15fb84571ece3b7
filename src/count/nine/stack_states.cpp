#include "count/nine/stack_states.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace sudokit::count {
namespace {

// In which column a digit is in each of the bands.
using Places = std::array<std::uint8_t, 3>;
constexpr std::array<Places, 6> kPlaces = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

using Digits = std::array<std::uint8_t, 9>;  // of each digit, which of the places

// A state, as a number in base 6: of each digit, its places.
struct Form {
    std::uint32_t number;
    std::uint32_t images;

    friend bool operator==(const Form&, const Form&) = default;
    // clang-tidy 14 takes the 0 that the result is compared with for a pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    friend auto operator<=>(const Form&, const Form&) = default;
};

// Of digits that are alike, only those states are gone through where their places are in order.
class StateEnumeration {
  public:
    StateEnumeration(const std::vector<KnownColumn>& known, std::uint32_t alike) : alike_(alike) {
        std::uint32_t seen = 0;
        for (const KnownColumn& one : known) {
            seen |= 1U << one.column;
            for (std::size_t i = 0; i < kPlaces.size(); ++i) {
                if (kPlaces[i][one.band] != one.column) allowed_[one.digit] &= ~(1U << i);
            }
        }
        const auto unlike = static_cast<std::size_t>(std::countr_one(alike));
        if (seen == 0 && unlike < 9) {
            // Each order of the columns has that digit at other places: one will do.
            allowed_[unlike] = 1;
            orders_ = static_cast<std::uint32_t>(kPlaces.size());
        } else {
            move_columns(seen);
        }
    }

    // The forms in order, some several times.
    std::vector<Form> all() {
        extend(0, 0);
        std::ranges::sort(found_);
        return std::move(found_);
    }

  private:
    // Notes the orders of the columns that leave all of which something is known where they are.
    void move_columns(std::uint32_t seen) {
        for (const Places& order : kPlaces) {
            bool keeps = true;
            for (std::uint8_t i = 0; i < 3; ++i) keeps &= order[i] == i || (seen >> i & 1U) == 0;
            if (!keeps || order == kPlaces[0]) continue;
            auto& moved = moved_.emplace_back();
            for (std::size_t i = 0; i < kPlaces.size(); ++i) {
                const Places& from = kPlaces[i];
                const Places to = {order[from[0]], order[from[1]], order[from[2]]};
                moved[i] =
                    static_cast<std::uint8_t>(std::ranges::find(kPlaces, to) - kPlaces.begin());
            }
        }
    }

    [[nodiscard]] bool is_alike(std::size_t digit) const { return (alike_ >> digit & 1U) != 0; }

    // `least` is the place of the last digit of those that are alike.
    void extend(std::size_t digit, std::size_t least) {
        if (digit == 9) {
            found_.push_back(form());
            return;
        }
        const bool alike = is_alike(digit);
        for (std::size_t i = alike ? least : 0; i < kPlaces.size(); ++i) {
            if ((allowed_[digit] >> i & 1U) == 0) continue;
            bool fits = true;
            for (std::size_t band = 0; band < 3; ++band) {
                fits &= counts_[band][kPlaces[i][band]] < 3;
            }
            if (!fits) continue;
            for (std::size_t band = 0; band < 3; ++band) ++counts_[band][kPlaces[i][band]];
            digits_[digit] = static_cast<std::uint8_t>(i);
            extend(digit + 1, alike ? i : least);
            for (std::size_t band = 0; band < 3; ++band) --counts_[band][kPlaces[i][band]];
        }
    }

    static std::uint32_t number_of(const Digits& digits) {
        std::uint32_t number = 0;
        for (const std::uint8_t one : digits) number = 6 * number + one;
        return number;
    }

    // How many of the digits that are alike are at each of the places.
    [[nodiscard]] std::array<std::uint8_t, 6> times_of(const Digits& digits) const {
        std::array<std::uint8_t, 6> times{};
        for (std::size_t digit = 0; digit < 9; ++digit) {
            if (is_alike(digit)) ++times[digits[digit]];
        }
        return times;
    }

    // The least of all that it can be exchanged for by an order of the columns.
    [[nodiscard]] Form form() const {
        std::uint32_t images = orders_;
        std::uint32_t digits = 0;
        for (const std::uint8_t times : times_of(digits_)) {
            for (std::uint32_t i = 1; i <= times; ++i) images = images * ++digits / i;
        }
        std::uint32_t best = number_of(digits_);
        for (const auto& moved : moved_) {
            Digits here{};
            for (std::size_t digit = 0; digit < 9; ++digit) here[digit] = moved[digits_[digit]];
            auto times = times_of(here);
            std::uint8_t place = 0;
            for (std::size_t digit = 0; digit < 9; ++digit) {
                if (!is_alike(digit)) continue;
                while (times[place] == 0) ++place;
                --times[place];
                here[digit] = place;
            }
            best = std::min(best, number_of(here));
        }
        return {best, images};
    }

    std::uint32_t alike_;
    std::array<std::uint32_t, 9> allowed_ = {63, 63, 63, 63, 63, 63, 63, 63, 63};
    std::uint32_t orders_ = 1;                                // that each state found stands for
    std::vector<std::array<std::uint8_t, 6>> moved_;          // by the other orders
    std::array<std::array<std::uint8_t, 3>, 3> counts_ = {};  // by band and column
    Digits digits_ = {};
    std::vector<Form> found_;
};

}  // namespace

OrderedPartitions::OrderedPartitions() {
    constexpr std::uint16_t kAll = 0x1ff;
    std::uint16_t powers = 0;
    for (std::uint32_t set = 0; set <= kAll; ++set) {
        std::uint32_t power = 1;
        std::uint32_t code = 0;
        for (std::uint32_t digit = 0; digit < 9; ++digit, power *= 3) {
            code += (set >> digit & 1U) * power;
        }
        code_[set] = static_cast<std::uint16_t>(code);
        powers = std::max(powers, code_[set]);
    }
    number_.assign(std::size_t{2} * powers + 1, 0);
    for (std::uint16_t a = 0; a <= kAll; ++a) {
        for (std::uint16_t b = 0; b <= kAll; ++b) {
            const auto c = static_cast<std::uint16_t>(kAll & ~(a | b));
            if (std::popcount(a) != 3 || std::popcount(b) != 3 || (a & b) != 0) continue;
            const Sets sets = {a, b, c};
            number_[code_[b] + 2U * code_[c]] = static_cast<std::uint16_t>(sets_.size());
            sets_.push_back(sets);
        }
    }
}

std::vector<std::uint16_t> OrderedPartitions::across(std::size_t number) const {
    std::array<std::array<std::uint16_t, 3>, 3> digits{};
    for (std::size_t set = 0; set < 3; ++set) {
        std::uint32_t left = sets_[number][set];
        for (std::uint16_t& digit : digits[set]) {
            digit = static_cast<std::uint16_t>(left & (~left + 1));
            left &= left - 1;
        }
    }
    std::vector<std::uint16_t> out;
    for (const Places& a : kPlaces) {
        for (const Places& b : kPlaces) {
            for (const Places& c : kPlaces) {
                Sets sets{};
                for (std::size_t i = 0; i < 3; ++i) {
                    sets[i] = static_cast<std::uint16_t>(digits[0][a[i]] | digits[1][b[i]] |
                                                         digits[2][c[i]]);
                }
                out.push_back(this->number(sets));
            }
        }
    }
    return out;
}

std::vector<StackState> stack_states(const OrderedPartitions& partitions,
                                     const std::vector<KnownColumn>& known, std::uint32_t alike) {
    std::vector<StackState> out;
    const auto forms = StateEnumeration(known, alike).all();
    for (std::size_t i = 0; i < forms.size(); ++i) {
        if (i > 0 && forms[i].number == forms[i - 1].number) {
            out.back().images += forms[i].images;
            continue;
        }
        std::array<OrderedPartitions::Sets, 3> sets{};
        std::uint32_t number = forms[i].number;
        for (std::size_t digit = 9; digit-- > 0; number /= 6) {
            for (std::size_t band = 0; band < 3; ++band) {
                std::uint16_t& set = sets[band][kPlaces[number % 6][band]];
                set = static_cast<std::uint16_t>(set | 1U << digit);
            }
        }
        StackState& state = out.emplace_back();
        state.images = forms[i].images;
        for (std::size_t band = 0; band < 3; ++band) {
            state.partitions[band] = partitions.number(sets[band]);
        }
    }
    std::ranges::sort(out, {}, &StackState::partitions);
    return out;
}

}  // namespace sudokit::count
