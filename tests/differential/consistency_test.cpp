// Local consistencies against their definitions, taken word by word on a network of constraints on
// two variables that is written down here once more.
#include "sudokit/consistency.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rules.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

using Goes = std::function<bool(Digit, Digit)>;

struct Network {
    struct Link {
        std::size_t a;
        std::size_t b;
        Goes goes;
    };
    std::vector<std::vector<Digit>> domains;
    std::vector<Link> links;

    [[nodiscard]] bool failed() const {
        return std::ranges::any_of(domains, [](const auto& domain) { return domain.empty(); });
    }
    [[nodiscard]] bool allows(std::size_t x, Digit a, std::size_t y, Digit b) const {
        return (*partners)[(x * domains.size() + y) * kValues + a].contains(b);
    }
    [[nodiscard]] bool are_linked(std::size_t x, std::size_t y) const {
        return (*neighbours)[x * domains.size() + y];
    }

    // What the links say, by variable, variable and value: asking each of them takes too long.
    void note_links() {
        const std::size_t size = domains.size();
        std::vector<DigitSet> goes(size * size * kValues, ~DigitSet());
        std::vector<bool> linked(size * size);
        for (const Link& link : links) {
            linked[link.a * size + link.b] = linked[link.b * size + link.a] = true;
            for (Digit a = 1; a < kValues; ++a) {
                for (Digit b = 1; b < kValues; ++b) {
                    if (link.goes(a, b)) continue;
                    goes[(link.a * size + link.b) * kValues + a].erase(b);
                    goes[(link.b * size + link.a) * kValues + b].erase(a);
                }
            }
        }
        partners = std::make_shared<const std::vector<DigitSet>>(std::move(goes));
        neighbours = std::make_shared<const std::vector<bool>>(std::move(linked));
        links.clear();
    }

    static constexpr std::size_t kValues = 7;  // and 0
    std::shared_ptr<const std::vector<DigitSet>> partners = {};
    std::shared_ptr<const std::vector<bool>> neighbours = {};
};

// The cells, and with `dual` the places of digits in houses behind them.
Network network_of(const Puzzle& puzzle, bool primal, bool dual) {
    const Board& board = puzzle.board();
    Network network;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const DigitSet allowed = puzzle.allowed(cell);
        network.domains.emplace_back(allowed.begin(), allowed.end());
    }
    const Goes differ = [](Digit a, Digit b) { return a != b; };
    for (Cell a = 0; primal && a < board.cell_count(); ++a) {
        for (const Cell b : board.peers(a)) {
            if (a < b) network.links.push_back({a, b, differ});
        }
    }
    if (!dual) {
        network.note_links();
        return network;
    }
    const std::uint32_t n = board.order();
    const auto place = [&](std::size_t house, Digit digit) {
        return board.cell_count() + house * n + digit - 1;
    };
    for (std::size_t house = 0; house < board.houses().size(); ++house) {
        for (Digit digit = 1; digit <= n; ++digit) {
            network.domains.emplace_back(board.digits().begin(), board.digits().end());
            for (Digit at = 1; at <= n; ++at) {
                const Goes same = [=](Digit a, Digit b) { return (a == digit) == (b == at); };
                network.links.push_back(
                    {board.houses()[house].cells[at - 1], place(house, digit), same});
            }
            for (Digit other = 1; other < digit; ++other) {
                network.links.push_back({place(house, other), place(house, digit), differ});
            }
            // Of one digit: the places in two rows differ, and in two columns.
            for (std::size_t other = house / n * n; other < house && house < 2 * n; ++other) {
                network.links.push_back({place(other, digit), place(house, digit), differ});
            }
        }
    }
    network.note_links();
    return network;
}

// Removes the values that are not `kept`, until none goes.
template <class Kept>
bool reduce(Network& network, const Kept& kept) {
    bool any = false;
    for (bool changed = true; changed && !network.failed();) {
        changed = false;
        for (std::size_t x = 0; x < network.domains.size(); ++x) {
            const std::vector<Digit> domain = network.domains[x];
            for (const Digit a : domain) {
                if (kept(x, a)) continue;
                std::erase(network.domains[x], a);
                changed = any = true;
            }
        }
    }
    return any;
}

// Only by the links between variables that `counts` says.
template <class Counts>
void make_arc_consistent(Network& network, const Counts& counts) {
    reduce(network, [&](std::size_t x, Digit a) {
        for (std::size_t y = 0; y < network.domains.size(); ++y) {
            if (!network.are_linked(x, y) || !counts(x, y)) continue;
            const bool some = std::ranges::any_of(
                network.domains[y], [&](Digit b) { return network.allows(x, a, y, b); });
            if (!some) return false;
        }
        return true;
    });
}

void make_arc_consistent(Network& network) {
    make_arc_consistent(network, [](std::size_t, std::size_t) { return true; });
}

void make_singleton_consistent(Network& network, std::uint32_t depth) {
    make_arc_consistent(network);
    if (depth == 0) return;
    reduce(network, [&](std::size_t x, Digit a) {
        Network test = network;
        test.domains[x] = {a};
        make_singleton_consistent(test, depth - 1);
        return !test.failed();
    });
}

void make_neighbourhood_consistent(Network& network) {
    const auto refutes = [&](std::size_t x, Digit a) {
        Network test = network;
        test.domains[x] = {a};
        const auto is_near = [&](std::size_t y) { return y == x || network.are_linked(x, y); };
        make_arc_consistent(test,
                            [&](std::size_t y, std::size_t z) { return is_near(y) && is_near(z); });
        return test.failed();
    };
    for (bool changed = true; changed && !network.failed();) {
        make_arc_consistent(network);
        changed = reduce(network, [&](std::size_t x, Digit a) { return !refutes(x, a); });
    }
}

void make_max_restricted_consistent(Network& network) {
    const auto has_common = [&](std::size_t x, Digit a, std::size_t y, Digit b) {
        for (std::size_t z = 0; z < network.domains.size(); ++z) {
            if (z == x || z == y) continue;
            const bool some = std::ranges::any_of(network.domains[z], [&](Digit c) {
                return network.allows(x, a, z, c) && network.allows(y, b, z, c);
            });
            if (!some) return false;
        }
        return true;
    };
    make_arc_consistent(network);
    reduce(network, [&](std::size_t x, Digit a) {
        for (std::size_t y = 0; y < network.domains.size(); ++y) {
            if (!network.are_linked(x, y)) continue;
            const bool some = std::ranges::any_of(network.domains[y], [&](Digit b) {
                return network.allows(x, a, y, b) && has_common(x, a, y, b);
            });
            if (!some) return false;
        }
        return true;
    });
}

// Every consistent choice of values for fewer than k variables can be continued to any one more.
class StrongConsistency {
  public:
    StrongConsistency(Network& network, std::size_t k) : network_(network), k_(k) {}

    void enforce() {
        std::vector<Choice> all;
        list({}, 0, all);
        choices_.insert(all.begin(), all.end());
        for (bool changed = true; changed;) {
            changed = false;
            for (const Choice& choice : all) {
                if (!choices_.contains(choice) || (holds(choice) && continues(choice))) continue;
                choices_.erase(choice);
                changed = true;
            }
        }
        for (std::size_t x = 0; x < network_.domains.size(); ++x) {
            std::erase_if(network_.domains[x], [&](Digit a) {
                return !choices_.contains({{x, a}});
            });
        }
    }

  private:
    using Choice = std::vector<std::pair<std::size_t, Digit>>;

    void list(const Choice& choice, std::size_t from, std::vector<Choice>& out) const {
        if (choice.size() + 1 == k_) return;
        for (std::size_t x = from; x < network_.domains.size(); ++x) {
            for (const Digit a : network_.domains[x]) {
                const bool fits = std::ranges::all_of(choice, [&](const auto& other) {
                    return network_.allows(other.first, other.second, x, a);
                });
                if (!fits) continue;
                Choice more = choice;
                more.emplace_back(x, a);
                list(more, x + 1, out);
                out.push_back(std::move(more));
            }
        }
    }

    // None of its parts has been ruled out.
    [[nodiscard]] bool holds(const Choice& choice) const {
        if (choice.size() < k_ && !choices_.contains(choice)) return false;
        if (choice.size() == 1) return true;
        for (std::size_t i = 0; i < choice.size(); ++i) {
            Choice part = choice;
            part.erase(part.begin() + static_cast<std::ptrdiff_t>(i));
            if (!holds(part)) return false;
        }
        return true;
    }

    [[nodiscard]] bool continues(const Choice& choice) const {
        for (std::size_t x = 0; x < network_.domains.size(); ++x) {
            const auto is_x = [&](const auto& part) { return part.first == x; };
            if (std::ranges::any_of(choice, is_x)) continue;
            const bool some = std::ranges::any_of(network_.domains[x], [&](Digit a) {
                Choice more = choice;
                more.emplace_back(x, a);
                std::ranges::sort(more);
                const bool fits = std::ranges::all_of(choice, [&](const auto& other) {
                    return network_.allows(other.first, other.second, x, a);
                });
                return fits && holds(more);
            });
            if (!some) return false;
        }
        return true;
    }

    Network& network_;
    std::size_t k_;
    std::set<Choice> choices_;
};

void enforce(Network& network, const LocalConsistency& consistency) {
    using Kind = LocalConsistency::Kind;
    switch (consistency.kind) {
        case Kind::arc: return make_arc_consistent(network);
        case Kind::max_restricted: return make_max_restricted_consistent(network);
        case Kind::neighbourhood: return make_neighbourhood_consistent(network);
        case Kind::singleton: return make_singleton_consistent(network, consistency.level);
        case Kind::strong: return StrongConsistency(network, consistency.level).enforce();
    }
}

struct Case {
    std::string_view consistency;
    std::string_view model;
    std::uint32_t order;
    std::uint32_t percent;  // of the cells given
    std::uint32_t puzzles;
};

constexpr Case kCases[] = {
    {"AC", "PRIMAL", 6, 30, 20},     {"AC", "PRIMAL+DUAL", 4, 20, 10},
    {"MAXRPC", "PRIMAL", 4, 15, 20}, {"MAXRPC", "PRIMAL", 6, 35, 8},
    {"NSAC", "PRIMAL", 4, 15, 20},   {"NSAC", "PRIMAL", 6, 35, 6},
    {"NSAC", "DUAL", 4, 25, 4},      {"SAC", "PRIMAL", 6, 40, 6},
    {"SAC", "DUAL", 4, 25, 5},       {"SAC2", "PRIMAL", 4, 20, 8},
    {"2C", "PRIMAL", 6, 30, 10},     {"3C", "PRIMAL", 4, 20, 20},
    {"3C", "PRIMAL", 6, 45, 5},      {"3C", "DUAL", 4, 45, 4},
    {"4C", "PRIMAL", 4, 35, 10},     {"MAXRPC", "PRIMAL+DUAL", 4, 40, 3},
};

TEST(LocalConsistency, LeavesWhatItsDefinitionLeaves) {
    std::size_t failed = 0;
    std::size_t stronger = 0;
    for (const Case& each : kCases) {
        const LocalConsistency consistency = *find_consistency(each.consistency);
        const Model model = *read_model(each.model);
        const std::uint32_t puzzles = tests::test_rounds(each.puzzles);
        for (std::uint64_t seed = 1; seed <= puzzles; ++seed) {
            Rng rng(seed);
            Puzzle puzzle = tests::random_puzzle(Board::standard(each.order), each.percent, rng);
            // Without some candidates more follows, and now and then there is no solution.
            tests::add_random_pencilmarks(puzzle, rng);
            if (rng.below(4) == 0) {
                const auto cell = static_cast<Cell>(rng.below(puzzle.board().cell_count()));
                puzzle.set_given(cell, static_cast<Digit>(1 + rng.below(each.order)));
            }
            Network network =
                network_of(puzzle, model.primal != Model::kAbsent, model.dual != Model::kAbsent);
            enforce(network, consistency);

            const Filtering left = filter(puzzle, model, consistency);

            SCOPED_TRACE(std::string(each.consistency) + "(" + std::string(each.model) +
                         "), order " + std::to_string(each.order) + ", seed " +
                         std::to_string(seed));
            ASSERT_EQ(left.state == Filtering::State::failed, network.failed());
            if (network.failed()) {
                ++failed;
                continue;
            }
            for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
                DigitSet expected;
                for (const Digit digit : network.domains[cell]) expected.insert(digit);
                ASSERT_EQ(left.candidates[cell], expected) << cell;
            }
            if (left.removed > filter(puzzle, model).removed) ++stronger;
        }
    }
    if (tests::test_factor() < 1) return;
    EXPECT_GT(failed, 0U);
    EXPECT_GT(stronger, 10U);
}

}  // namespace
}  // namespace sudokit
