#include "count/solutions/solution_counter.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace sudokit::count {
namespace {

// What a remembered component takes beside its key and its number: the node of the table, two
// vectors.
constexpr std::size_t kNodeBytes = 96;
constexpr std::size_t kWordBytes = sizeof(std::uint64_t);

Digit digit_of(std::uint64_t bit) { return static_cast<Digit>(std::countr_zero(bit)) + 1; }

bool all_only_differ(const Puzzle& puzzle) {
    return std::ranges::all_of(puzzle.constraints(),
                               [](const ConstraintPtr& one) { return one->only_differs(); });
}

// Constraints that say no more than that digits differ become houses.
Puzzle with_cliques(const Puzzle& puzzle) {
    return puzzle.has_constraints() && all_only_differ(puzzle) ? clique_puzzle(puzzle) : puzzle;
}

}  // namespace

std::size_t SolutionCounter::KeyHash::operator()(const Key& key) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : key) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

// Insertion: the digits are few, and often in order already.
void SolutionCounter::sort_digits(Key& key, std::size_t words) {
    const auto step = static_cast<std::ptrdiff_t>(words);
    for (auto next = key.begin(); next != key.end(); next += step) {
        for (auto at = next; at != key.begin(); at -= step) {
            if (!std::lexicographical_compare(at, at + step, at - step, at)) break;
            std::swap_ranges(at - step, at, at);
        }
    }
}

SolutionCounter::SolutionCounter(const Puzzle& puzzle, std::size_t memory)
    : board_(puzzle.board()),
      puzzle_(with_cliques(puzzle)),
      links_(puzzle_.board()),
      state_(links_),
      possible_(state_.load(puzzle_) && state_.propagate()),
      constraints_of_(puzzle_.board().cell_count()),
      memory_(memory) {
    for (std::uint32_t i = 0; i < puzzle_.constraints().size(); ++i) {
        for (const Cell cell : puzzle_.constraints()[i]->cells()) {
            constraints_of_[cell].push_back(i);
        }
    }
}

std::optional<Natural> SolutionCounter::count(const Deadline& deadline, std::uint64_t most) {
    begin(deadline, most);
    Natural solutions;
    if (possible_) solutions = product_of_components(all_open());
    if (is_over()) return std::nullopt;
    return solutions;
}

void SolutionCounter::begin(const Deadline& deadline, std::uint64_t most) {
    lookout_ = Lookout(deadline, 1);
    left_ = most;
}

std::optional<Grid> SolutionCounter::draw(Rng& rng, const Deadline& deadline) {
    begin(deadline, kNoLimit);
    const std::size_t start = state_.mark();
    Grid grid{board_, std::vector<std::uint8_t>(board_.cell_count())};
    bool found = possible_;
    while (found && !state_.complete()) found = draw_next(rng);
    for (Cell cell = 0; found && cell < grid.digits.size(); ++cell) {
        grid.digits[cell] = static_cast<std::uint8_t>(std::countr_zero(state_.options(cell)) + 1);
    }
    if (possible_) state_.undo(start);
    if (!found) return std::nullopt;
    return grid;
}

// Fills one cell, by the numbers of solutions with each of its digits. False if there are none.
bool SolutionCounter::draw_next(Rng& rng) {
    const Cells open = all_open();
    const Cell chosen = choose(open);
    std::vector<std::pair<std::uint64_t, Natural>> sums;  // a digit's bit, solutions up to it
    Natural sum;
    for (std::uint64_t left = state_.options(chosen); left != 0; left &= left - 1) {
        sum += solutions_with(chosen, left & (~left + 1), open);
        sums.emplace_back(left & (~left + 1), sum);
    }
    if (sum.is_zero() || is_over()) return false;
    const Natural place = Natural::below(sum, [&rng] { return rng.next(); });
    const auto drawn =
        std::ranges::find_if(sums, [&place](const auto& entry) { return place < entry.second; });
    state_.assign({chosen, digit_of(drawn->first)});
    return state_.propagate();
}

Natural SolutionCounter::solutions_with(Cell cell, std::uint64_t digit, const Cells& cells) {
    const std::size_t mark = state_.mark();
    state_.assign({cell, digit_of(digit)});
    Natural solutions;
    if (state_.propagate()) solutions = product_of_components(cells);
    state_.undo(mark);
    return solutions;
}

SolutionCounter::Cells SolutionCounter::all_open() const {
    Cells open;
    for (Cell cell = 0; cell < puzzle_.board().cell_count(); ++cell) {
        if (is_open(cell)) open.push_back(cell);
    }
    return open;
}

Natural SolutionCounter::product_of_components(std::span<const Cell> cells) {
    Cells open;
    open.reserve(cells.size());
    std::ranges::copy_if(cells, std::back_inserter(open), [this](Cell c) { return is_open(c); });
    std::vector<Cells> components;
    while (!open.empty()) components.push_back(take_component(open));
    // One without a solution is most likely small, and makes the others needless.
    std::ranges::stable_sort(components, {}, &Cells::size);
    Natural product(1);
    for (const Cells& one : components) {
        product *= component(one);
        if (product.is_zero() || is_over()) break;
    }
    return product;
}

// Takes the first open cell out, and all that hang together with it.
SolutionCounter::Cells SolutionCounter::take_component(Cells& open) const {
    Cells component{open.front()};
    open.erase(open.begin());
    for (std::size_t i = 0; i < component.size(); ++i) {
        const Cell from = component[i];
        const auto apart = std::stable_partition(
            open.begin(), open.end(), [this, from](Cell cell) { return !touch(from, cell); });
        component.insert(component.end(), apart, open.end());
        open.erase(apart, open.end());
    }
    std::ranges::sort(component);
    return component;
}

// Two open cells have something to do with each other if they share a house and a candidate, or a
// constraint.
bool SolutionCounter::touch(Cell a, Cell b) const {
    if ((state_.options(a) & state_.options(b)) != 0 && puzzle_.board().peer_set(a).contains(b))
        return true;
    return std::ranges::any_of(constraints_of_[a], [this, b](std::uint32_t constraint) {
        return std::ranges::find(constraints_of_[b], constraint) != constraints_of_[b].end();
    });
}

Natural SolutionCounter::component(const Cells& cells) {
    if (lookout_.passed() || left_ == 0) return {};
    Key key = key_of(cells);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    --left_;
    Natural sum = branches(cells);
    if (!is_over()) remember(std::move(key), sum);
    return sum;
}

Natural SolutionCounter::branches(const Cells& cells) {
    const Cell chosen = choose(cells);
    Natural sum;
    for (std::uint64_t left = state_.options(chosen); left != 0; left &= left - 1) {
        sum += solutions_with(chosen, left & (~left + 1), cells);
        if (is_over()) break;
    }
    return sum;
}

// Of the first line with open cells, one with the fewest candidates. Going line by line leaves the
// same again and again, which finding contradictions soon, as other searches do, would not.
Cell SolutionCounter::choose(std::span<const Cell> cells) const {
    const auto line = [this](Cell cell) { return cell / puzzle_.board().order(); };
    const auto end =
        std::ranges::find_if(cells, [&](Cell cell) { return line(cell) != line(cells.front()); });
    return *std::ranges::min_element(cells.begin(), end, {},
                                     [this](Cell cell) { return state_.sizes()[cell]; });
}

// The cells of each digit, as bits, in any order but that of the digits; where names matter, in the
// order of the digits, with what the filled cells of the constraints hold.
SolutionCounter::Key SolutionCounter::key_of(const Cells& cells) const {
    const std::size_t order = puzzle_.board().order();
    const std::size_t words = (puzzle_.board().cell_count() + 63) / 64;
    Key key(order * words);
    for (const Cell cell : cells) {
        for (std::uint64_t left = state_.options(cell); left != 0; left &= left - 1) {
            const auto digit = static_cast<std::size_t>(std::countr_zero(left));
            key[digit * words + cell / 64] |= std::uint64_t{1} << (cell % 64);
        }
    }
    if (puzzle_.has_constraints()) {
        add_filled(cells, key);
    } else {
        sort_digits(key, words);
    }
    return key;
}

// What constraints ask of the open cells depends on what their other cells hold.
void SolutionCounter::add_filled(const Cells& cells, Key& key) const {
    std::vector<std::uint32_t> concerned;
    for (const Cell cell : cells) {
        concerned.insert(concerned.end(), constraints_of_[cell].begin(),
                         constraints_of_[cell].end());
    }
    std::ranges::sort(concerned);
    concerned.erase(std::unique(concerned.begin(), concerned.end()), concerned.end());
    for (const std::uint32_t constraint : concerned) {
        for (const Cell cell : puzzle_.constraints()[constraint]->cells()) {
            if (!is_open(cell)) key.push_back(state_.options(cell));
        }
    }
}

void SolutionCounter::remember(Key key, const Natural& solutions) {
    const std::size_t bytes = kNodeBytes + key.size() * kWordBytes;
    if (used_ + bytes > memory_) {
        known_.clear();
        used_ = 0;
    }
    used_ += bytes;
    known_.emplace(std::move(key), solutions);
}

}  // namespace sudokit::count
