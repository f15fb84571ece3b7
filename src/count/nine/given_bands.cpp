#include "count/nine/given_bands.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace sudokit::count {
namespace {

// Products between two looks at the deadline, about 10 microseconds.
constexpr std::size_t kBetweenLooks = 1U << 14;

constexpr std::uint32_t kNineDigits = 0x1ff;

// The steps of getting ready: which of them come first.
constexpr std::size_t kTablesStep = 0;
constexpr std::size_t kSizesStep = 1;  // of three stacks, twice
constexpr std::size_t kViewStep = kSizesStep + 6;
constexpr std::size_t kStacksStep = kViewStep + 1;
constexpr std::size_t kBandsStep = kStacksStep + 3;
constexpr std::size_t kReadySteps = kBandsStep + 3;

// The same for all puzzles, and made with the first one.
const std::shared_ptr<const BandWayTables>& band_way_tables() {
    static const auto kMade = std::make_shared<const BandWayTables>();
    return kMade;
}

}  // namespace

Natural GivenBands::Sum::natural() const {
    constexpr std::uint64_t kHalf = std::uint64_t{1} << 32;
    return Natural(high) * kHalf * kHalf + Natural(low);
}

std::optional<GivenBands> GivenBands::of(const Puzzle& puzzle, std::size_t memory) {
    if (puzzle.board() != Board::standard(9) || puzzle.has_pencilmarks() ||
        puzzle.has_constraints()) {
        return std::nullopt;
    }
    return GivenBands(puzzle, memory);
}

GivenBands::GivenBands(const Puzzle& puzzle, std::size_t memory)
    : board_(puzzle.board()), memory_(memory), unused_(kNineDigits) {
    for (Cell cell = 0; cell < 81; ++cell) {
        givens_[cell] = static_cast<std::uint8_t>(puzzle.given(cell));
        if (givens_[cell] != 0) unused_ &= ~(1U << (givens_[cell] - 1U));
    }
}

// Which cell of the puzzle is at a place of the view.
std::size_t GivenBands::cell(std::size_t row, std::size_t column) const {
    const std::size_t there = 3 * std::size_t{view_.stacks[column / 3]} + column % 3;
    return view_.turned ? there * 9 + row : row * 9 + there;
}

std::vector<KnownColumn> GivenBands::known_columns(std::size_t stack) const {
    std::vector<KnownColumn> out;
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            const std::uint8_t given = givens_[cell(row, 3 * stack + column)];
            if (given == 0) continue;
            out.push_back({static_cast<std::uint8_t>(given - 1), static_cast<std::uint8_t>(row / 3),
                           static_cast<std::uint8_t>(column)});
        }
    }
    return out;
}

// Each step takes some milliseconds.
bool GivenBands::prepare(const Deadline& deadline) {
    for (; prepared_ < kReadySteps; ++prepared_) {
        if (deadline.passed()) return false;
        prepare_next();
    }
    return true;
}

void GivenBands::prepare_next() {
    if (prepared_ == kTablesStep) {
        tables_ = band_way_tables();
    } else if (prepared_ < kViewStep) {
        const std::size_t number = prepared_ - kSizesStep;
        measure_stack(number >= 3, number % 3);
    } else if (prepared_ == kViewStep) {
        choose_view();
    } else if (prepared_ < kBandsStep) {
        make_stack(prepared_ - kStacksStep);
    } else {
        make_band(prepared_ - kBandsStep);
    }
}

// Digits that are not given are alike in the first stack only.
void GivenBands::measure_stack(bool turned, std::size_t stack) {
    view_ = {turned, {0, 1, 2}};
    const auto known = known_columns(stack);
    const auto size = [&](std::uint32_t alike) {
        return static_cast<double>(stack_states(tables_->partitions, known, alike).size());
    };
    sizes_[turned ? 1 : 0].first[stack] = size(unused_);
    sizes_[turned ? 1 : 0].later[stack] = size(0);
}

// The one with the fewest products.
void GivenBands::choose_view() {
    double least = std::numeric_limits<double>::infinity();
    for (const bool turned : {false, true}) {
        const Sizes& sizes = sizes_[turned ? 1 : 0];
        for (std::uint8_t stack = 0; stack < 3; ++stack) {
            const auto next = static_cast<std::uint8_t>((stack + 1) % 3);
            const auto last = static_cast<std::uint8_t>((stack + 2) % 3);
            const double products = sizes.first[stack] * sizes.later[next] * sizes.later[last];
            if (products >= least) continue;
            least = products;
            view_ = {turned, {stack, next, last}};
        }
    }
}

void GivenBands::make_stack(std::size_t number) {
    Stack& stack = stacks_[number];
    const auto known = known_columns(number);
    stack.states = stack_states(tables_->partitions, known, number == 0 ? unused_ : 0U);
    stack.free_columns = 7;
    for (const KnownColumn& one : known) stack.free_columns &= ~(1U << one.column);
    stack.local.resize(stack.states.size());
    for (std::size_t band = 0; band < 3; ++band) {
        std::vector<std::uint16_t>& found = stack.partitions[band];
        for (const StackState& state : stack.states) found.push_back(state.partitions[band]);
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        for (std::size_t state = 0; state < stack.states.size(); ++state) {
            const auto at = std::ranges::lower_bound(found, stack.states[state].partitions[band]);
            stack.local[state][band] = static_cast<std::uint16_t>(at - found.begin());
        }
    }
    if (number < 2) return;
    for (std::size_t i = 0; i < stack.local.size(); ++i) {
        if (i == 0 || stack.local[i][0] != stack.local[i - 1][0]) third_begin_.push_back(i);
    }
    third_begin_.push_back(stack.local.size());
}

void GivenBands::make_band(std::size_t band) {
    std::vector<KnownCell> known;
    for (std::size_t row = 3 * band; row < 3 * band + 3; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            const std::uint8_t given = givens_[cell(row, column)];
            if (given == 0) continue;
            known.push_back({static_cast<std::uint8_t>(given - 1),
                             static_cast<std::uint8_t>(column / 3),
                             static_cast<std::uint8_t>(row % 3)});
        }
    }
    bands_.emplace_back(tables_, std::move(known), stacks_[1].partitions[band],
                        stacks_[2].partitions[band]);
    known_[band].resize(tables_->partitions.size());
}

const WayMatrix& GivenBands::matrix(std::size_t band, std::size_t first) {
    WayMatrix& known = known_[band][first];
    if (known.ways.empty()) {
        known = bands_[band].matrix(first);
        kept_ += known.ways.size() * sizeof(std::uint16_t);
    }
    return known;
}

// Where there are too many, all are forgotten before these.
std::array<const WayMatrix*, 3> GivenBands::matrices(const StackState& first) {
    if (kept_ > memory_) {
        for (std::size_t band = 0; band < 3; ++band) {
            for (WayMatrix& known : known_[band]) known = {};
        }
        kept_ = 0;
    }
    return {&matrix(0, first.partitions[0]), &matrix(1, first.partitions[1]),
            &matrix(2, first.partitions[2])};
}

// Over the states of the third stack. Below one partition in the first band there are 56 states at
// most, and ways are fewer than 4888: so the inner sum is less than 2^32.
std::uint64_t GivenBands::sum_third(const std::array<const WayMatrix*, 3>& ways,
                                    std::size_t second) const {
    const auto& rows = stacks_[1].local[second];
    const std::uint16_t* top = ways[0]->row(rows[0]);
    const std::uint16_t* middle = ways[1]->row(rows[1]);
    const std::uint16_t* bottom = ways[2]->row(rows[2]);
    const auto& local = stacks_[2].local;
    std::uint64_t sum = 0;
    for (std::size_t group = 0; group + 1 < third_begin_.size(); ++group) {
        const std::size_t begin = third_begin_[group];
        const std::uint64_t factor = top[local[begin][0]];
        if (factor == 0) continue;
        std::uint32_t inner = 0;
        for (std::size_t i = begin; i < third_begin_[group + 1]; ++i) {
            inner += std::uint32_t{middle[local[i][1]]} * bottom[local[i][2]];
        }
        sum += factor * inner;
    }
    return sum;
}

std::optional<Natural> GivenBands::count(const Deadline& deadline) {
    if (!prepare(deadline)) return std::nullopt;
    const auto& firsts = stacks_[0].states;
    const std::size_t seconds = stacks_[1].states.size();
    // All states of the second and of the third stack stand for equally many.
    for (const Stack& stack : stacks_) {
        if (stack.states.empty()) return Natural();
    }
    const std::uint64_t images =
        std::uint64_t{stacks_[1].states[0].images} * stacks_[2].states[0].images;
    std::size_t products = kBetweenLooks;
    while (first_ < firsts.size()) {
        if (deadline.passed(first_, firsts.size())) return std::nullopt;
        const auto ways = matrices(firsts[first_]);
        for (; second_ < seconds; ++second_) {
            products += stacks_[2].states.size();
            if (products >= kBetweenLooks) {
                if (deadline.passed()) return std::nullopt;
                products = 0;
            }
            sum_.add(sum_third(ways, second_));
        }
        Natural sum = sum_.natural() * (images * firsts[first_].images);
        sums_.push_back(sums_.empty() ? std::move(sum) : sums_.back() + sum);
        sum_ = {};
        second_ = 0;
        ++first_;
    }
    return sums_.back();
}

std::optional<Grid> GivenBands::draw(Rng& rng, const Deadline& deadline) {
    const auto solutions = count(deadline);
    if (!solutions || solutions->is_zero()) return std::nullopt;
    const auto bits = [&rng] { return rng.next(); };
    const auto below = [&](const Sum& bound) { return Natural::below(bound.natural(), bits); };
    std::array<std::size_t, 3> states{};
    states[0] = static_cast<std::size_t>(
        std::ranges::upper_bound(sums_, Natural::below(*solutions, bits)) - sums_.begin());
    const auto ways = matrices(stacks_[0].states[states[0]]);
    Sum sum;
    std::vector<Natural> sums;
    for (std::size_t i = 0; i < stacks_[1].states.size(); ++i) {
        if (deadline.passed()) return std::nullopt;
        sum.add(sum_third(ways, i));
        sums.push_back(sum.natural());
    }
    states[1] = static_cast<std::size_t>(std::ranges::upper_bound(sums, below(sum)) - sums.begin());
    const auto& rows = stacks_[1].local[states[1]];
    std::uint64_t rest = rng.below(sum_third(ways, states[1]));
    for (;; ++states[2]) {
        const auto& local = stacks_[2].local[states[2]];
        std::uint64_t product = 1;
        for (std::size_t band = 0; band < 3; ++band) {
            product *= ways[band]->row(rows[band])[local[band]];
        }
        if (rest < product) break;
        rest -= product;
    }
    return drawn(states, rng);
}

// Fills the bands, and exchanges what is alike.
Grid GivenBands::drawn(const std::array<std::size_t, 3>& states, Rng& rng) const {
    std::array<std::uint8_t, 9> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    std::vector<std::uint8_t> unused;
    for (std::uint8_t digit = 0; digit < 9; ++digit) {
        if ((unused_ >> digit & 1U) != 0) unused.push_back(names[digit]);
    }
    rng.shuffle(unused);
    for (std::size_t digit = 0, next = 0; digit < 9; ++digit) {
        if ((unused_ >> digit & 1U) != 0) names[digit] = unused[next++];
    }
    std::array<std::size_t, 9> columns{};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < 3; ++i) {
            if ((stacks_[stack].free_columns >> i & 1U) != 0) free.push_back(3 * stack + i);
        }
        rng.shuffle(free);
        for (std::size_t i = 0, next = 0; i < 3; ++i) {
            const bool is_free = (stacks_[stack].free_columns >> i & 1U) != 0;
            columns[3 * stack + i] = is_free ? free[next++] : 3 * stack + i;
        }
    }
    Grid grid{board_, std::vector<std::uint8_t>(81)};
    for (std::size_t band = 0; band < 3; ++band) {
        std::array<std::uint16_t, 3> partitions{};
        for (std::size_t stack = 0; stack < 3; ++stack) {
            partitions[stack] = stacks_[stack].states[states[stack]].partitions[band];
        }
        const auto rows = bands_[band].draw(partitions, rng);
        for (std::size_t i = 0; i < 27; ++i) {
            const std::size_t stack = i % 9 / 3;
            const std::uint32_t digit =
                tables_->partitions.sets(rows[stack])[i / 9] &
                std::uint32_t{tables_->partitions.sets(partitions[stack])[i % 3]};
            grid.digits[cell(3 * band + i / 9, columns[i % 9])] =
                names[static_cast<std::size_t>(std::countr_zero(digit))];
        }
    }
    return grid;
}

}  // namespace sudokit::count
