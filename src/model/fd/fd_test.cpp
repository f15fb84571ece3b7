// The kernel against definitions: arc consistency by looking at every tuple, on random small
// problems.
#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "model/fd/all_different.hpp"
#include "model/fd/consistency.hpp"
#include "model/fd/constraints.hpp"

namespace sudokit::fd {
namespace {

using Tuple = std::vector<Digit>;
using Relation = std::function<bool(const Tuple&)>;
using Domains = std::vector<DigitSet>;

// Calls `visit` with every tuple of the domains.
void each_tuple(const Domains& domains, const std::function<void(const Tuple&)>& visit) {
    Tuple tuple;
    const std::function<void()> extend = [&] {
        if (tuple.size() == domains.size()) return visit(tuple);
        for (const Digit value : domains[tuple.size()]) {
            tuple.push_back(value);
            extend();
            tuple.pop_back();
        }
    };
    extend();
}

// The values that are in some tuple of the relation: none of any variable if there is no tuple.
Domains supported(const Domains& domains, const Relation& relation) {
    Domains found(domains.size());
    each_tuple(domains, [&](const Tuple& tuple) {
        if (!relation(tuple)) return;
        for (std::size_t i = 0; i < tuple.size(); ++i) found[i].insert(tuple[i]);
    });
    return found;
}

bool is_empty(const Domains& domains) {
    return std::ranges::any_of(domains, [](DigitSet domain) { return domain.empty(); });
}

Digit random_value(Digit most, Rng& rng) { return 1 + static_cast<Digit>(rng.below(most)); }

Domains random_domains(std::size_t count, Digit values, Rng& rng) {
    Domains domains;
    for (std::size_t i = 0; i < count; ++i) {
        DigitSet domain;
        while (domain.empty()) domain = DigitSet(rng.next() & DigitSet::full(values).bits());
        domains.push_back(domain);
    }
    return domains;
}

std::vector<Variable> add_all(Store& store, const Domains& domains) {
    std::vector<Variable> variables;
    for (const DigitSet domain : domains) variables.push_back(store.add(domain));
    return variables;
}

Domains domains_of(const Store& store) { return {store.domains().begin(), store.domains().end()}; }

// One constraint must leave exactly what the definition leaves.
void expect_consistent(
    const Domains& domains, const Relation& relation,
    const std::function<std::unique_ptr<Constraint>(std::vector<Variable>)>& make,
    std::uint64_t seed) {
    Store store;
    std::vector<Variable> variables = add_all(store, domains);
    store.post(make(std::move(variables)));
    const Domains expected = supported(domains, relation);

    EXPECT_EQ(store.propagate(), !is_empty(expected)) << "seed " << seed;
    if (is_empty(expected)) return;
    EXPECT_EQ(domains_of(store), expected) << "seed " << seed;
}

bool all_differ(const Tuple& tuple) {
    for (std::size_t i = 0; i < tuple.size(); ++i) {
        for (std::size_t j = i + 1; j < tuple.size(); ++j) {
            if (tuple[i] == tuple[j]) return false;
        }
    }
    return true;
}

TEST(Store, ConstraintsThatRestAreNotWoken) {
    Store store;
    const Variable x = store.add(DigitSet::full(2));
    const Variable y = store.add(DigitSet::full(2));
    const Variable z = store.add(DigitSet::full(2));
    const ConstraintId near = store.post(std::make_unique<NotEqual>(x, y));
    store.post(std::make_unique<NotEqual>(y, z));
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(store.constraints_on(y).size(), 2U);

    store.rest_all_but(std::vector{near});
    store.assign(x, 1);
    ASSERT_TRUE(store.propagate());
    store.end_rest();

    EXPECT_EQ(store.domain(y), DigitSet::of(2));
    EXPECT_EQ(store.domain(z), DigitSet::full(2));
    store.wake_all();
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(store.domain(z), DigitSet::of(1));
}

TEST(FdConstraints, LeaveWhatTheDefinitionOfArcConsistencyLeaves) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        const Domains two = random_domains(2, 4, rng);
        const Digit a = 1 + static_cast<Digit>(rng.next() % 4);
        const Digit b = 1 + static_cast<Digit>(rng.next() % 4);
        expect_consistent(
            two, all_differ, [](auto v) { return std::make_unique<NotEqual>(v[0], v[1]); }, seed);
        expect_consistent(
            two, [&](const Tuple& t) { return (t[0] == a) == (t[1] == b); },
            [&](auto v) { return std::make_unique<Equivalent>(v[0], a, v[1], b); }, seed);
        std::vector<std::uint8_t> image(4);
        for (auto& value : image) value = static_cast<std::uint8_t>(rng.next() % 5);
        expect_consistent(
            two, [&](const Tuple& t) { return image[t[0] - 1] == t[1]; },
            [&](auto v) { return std::make_unique<Image>(v[0], v[1], image); }, seed);
    }
}

TEST(FdConstraints, TableLeavesWhatItsRowsHold) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Rng rng(seed);
        const Domains domains = random_domains(3, 3, rng);
        std::vector<Tuple> rows(6);
        for (Tuple& row : rows) {
            row = {random_value(3, rng), random_value(3, rng), random_value(3, rng)};
        }
        expect_consistent(
            domains,
            [&](const Tuple& t) { return std::find(rows.begin(), rows.end(), t) != rows.end(); },
            [&](auto v) { return std::make_unique<Table>(v, rows); }, seed);
    }
}

TEST(AllDifferent, LeavesWhatTheDefinitionLeaves) {
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Rng rng(seed);
        const std::size_t count = 2 + rng.next() % 5;
        const Domains domains =
            random_domains(count, static_cast<Digit>(count + rng.next() % 2), rng);
        expect_consistent(
            domains, all_differ, [](auto v) { return std::make_unique<AllDifferent>(v); }, seed);
    }
}

TEST(AllDifferent, EveryRemovalIsProvedByItsHallSet) {
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        Rng rng(seed);
        for (const bool complete : {true, false}) {
            Store store;
            const auto variables = add_all(store, random_domains(6, 6, rng));
            if (complete) {
                store.post(std::make_unique<AllDifferent>(variables));
            } else {
                store.post(std::make_unique<HallSets>(variables, 3));
            }
            const auto check = [&](const Removal& removal) {
                DigitSet values;
                for (const Variable variable : removal.because) {
                    values |= store.domain(variable);
                    EXPECT_NE(variable, removal.variable) << "seed " << seed;
                }
                EXPECT_LE(values.size(), removal.because.size()) << "seed " << seed;
                EXPECT_TRUE((removal.values & ~values).empty()) << "seed " << seed;
            };
            RemovalSink sink(check);
            store.watch(&sink);
            store.propagate();
        }
    }
}

// All-different constraints on every set of 2 to `most` of the variables.
void post_on_every_set(Store& store, const std::vector<Variable>& all, std::size_t most) {
    for (unsigned bits = 0; bits < 1U << all.size(); ++bits) {
        std::vector<Variable> some;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((bits >> i & 1U) != 0) some.push_back(all[i]);
        }
        if (some.size() >= 2 && some.size() <= most)
            store.post(std::make_unique<AllDifferent>(some));
    }
}

TEST(HallSets, OfSizeKLessOneEqualAllDifferentOnEveryKVariables) {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Rng rng(seed);
        const Domains domains = random_domains(6, 6 + static_cast<Digit>(rng.next() % 2), rng);
        for (std::size_t k = 2; k <= 6; ++k) {
            Store sets;
            Store expansion;
            sets.post(std::make_unique<HallSets>(add_all(sets, domains), k - 1));
            post_on_every_set(expansion, add_all(expansion, domains), k);

            const bool good = expansion.propagate();
            ASSERT_EQ(sets.propagate(), good) << "seed " << seed << ", k " << k;
            if (!good) continue;
            ASSERT_EQ(domains_of(sets), domains_of(expansion)) << "seed " << seed;
        }
    }
}

// The small example of the thesis: a != b, c != d, a + c < b, over 0 and 1 (here 1 and 2).
TEST(AllDifferent, FailsOnMoreVariablesThanThereAreValuesAtAll) {
    for (const std::size_t size : {65U, 70U}) {
        Store store;
        std::vector<Variable> variables;
        for (std::size_t i = 0; i < size; ++i) variables.push_back(store.add(DigitSet::full(64)));
        store.post(std::make_unique<AllDifferent>(variables));

        EXPECT_FALSE(store.propagate());
        EXPECT_TRUE(store.failed());
        EXPECT_FALSE(store.stopped());
    }
}

// Any ten of the forty variables have more values than that, but there are 10^8 sets to look at.
TEST(HallSets, TheDeadlineIsLookedAtWithinTheSearchForThem) {
    Store store;
    std::vector<Variable> variables;
    for (Digit i = 0; i < 40; ++i) {
        const DigitSet three =
            DigitSet::of(i + 1) | DigitSet::of((i + 1) % 40 + 1) | DigitSet::of((i + 2) % 40 + 1);
        variables.push_back(store.add(three | DigitSet::of(50)));
    }
    store.post(std::make_unique<HallSets>(variables, 38));
    int looks = 0;
    store.stop_at(
        {[](const void* count) { return ++*static_cast<int*>(const_cast<void*>(count)) == 3; },
         &looks});

    EXPECT_FALSE(store.propagate());
    EXPECT_TRUE(store.stopped());
    EXPECT_FALSE(store.failed());
    EXPECT_EQ(looks, 3);
}

TEST(Table, SolvesTheSmallExampleOfTheThesis) {
    Store store;
    const auto v = add_all(store, Domains(4, DigitSet::full(2)));
    store.post(std::make_unique<NotEqual>(v[0], v[1]));
    store.post(std::make_unique<NotEqual>(v[2], v[3]));
    std::vector<Tuple> rows;
    each_tuple(Domains(3, DigitSet::full(2)), [&](const Tuple& t) {
        if ((t[0] - 1) + (t[1] - 1) < t[2] - 1) rows.push_back(t);
    });
    store.post(std::make_unique<Table>(std::vector{v[0], v[2], v[1]}, rows));

    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(domains_of(store),
              (Domains{DigitSet::of(1), DigitSet::of(2), DigitSet::of(1), DigitSet::of(2)}));
}

struct Problem {
    Store store;
    std::vector<Variable> variables;
};

// A random graph of different neighbours, with a few all-differents and channels.
void make_problem(Problem& problem, std::uint64_t seed) {
    Rng rng(seed);
    problem.variables = add_all(problem.store, random_domains(6, 3, rng));
    const auto& v = problem.variables;
    for (int i = 0; i < 7; ++i) {
        const std::size_t a = rng.next() % 6;
        const std::size_t b = rng.next() % 6;
        if (a != b) problem.store.post(std::make_unique<NotEqual>(v[a], v[b]));
    }
    problem.store.post(std::make_unique<AllDifferent>(std::vector{v[0], v[2], v[4]}));
    problem.store.post(std::make_unique<Equivalent>(v[1], 2, v[3], 1));
}

// By definition: as long as some value's assignment is refuted, on a problem made anew, it goes.
Domains singleton_consistent(std::uint64_t seed) {
    Domains domains;
    {
        Problem problem;
        make_problem(problem, seed);
        if (!problem.store.propagate()) return {};
        domains = domains_of(problem.store);
    }
    const auto leaves = [&](std::size_t variable, DigitSet only) -> Domains {
        Problem problem;
        make_problem(problem, seed);
        for (std::size_t i = 0; i < domains.size(); ++i) {
            problem.store.keep(static_cast<Variable>(i), i == variable ? only : domains[i]);
        }
        return problem.store.propagate() ? domains_of(problem.store) : Domains{};
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < domains.size(); ++i) {
            for (const Digit value : domains[i]) {
                if (!leaves(i, DigitSet::of(value)).empty()) continue;
                domains = leaves(i, domains[i] & ~DigitSet::of(value));
                if (domains.empty()) return {};
                changed = true;
                break;
            }
        }
    }
    return domains;
}

TEST(SingletonConsistency, BothFormsLeaveWhatTheDefinitionLeaves) {
    int refuted = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Domains expected = singleton_consistent(seed);
        for (const SacForm form : {SacForm::plain, SacForm::skipping}) {
            Problem problem;
            make_problem(problem, seed);
            const auto count = [&](Variable, Digit) { ++refuted; };
            RefutedSink sink(count);
            const Filtered filtered =
                make_singleton_consistent(problem.store, problem.variables, form, {}, &sink);

            EXPECT_EQ(filtered == Filtered::failed, expected.empty()) << "seed " << seed;
            if (expected.empty()) continue;
            EXPECT_EQ(domains_of(problem.store), expected) << "seed " << seed;
        }
    }
    EXPECT_GT(refuted, 50);
}

TEST(Store, PopBringsBackWhatWasBeforeThePush) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Problem problem;
        make_problem(problem, seed);
        if (!problem.store.propagate()) continue;
        const Domains before = domains_of(problem.store);

        problem.store.push();
        problem.store.remove(0, DigitSet::of(problem.store.domain(0).first()));
        problem.store.propagate();
        problem.store.pop();

        EXPECT_EQ(domains_of(problem.store), before) << "seed " << seed;
        EXPECT_TRUE(problem.store.propagate());
        EXPECT_EQ(domains_of(problem.store), before) << "seed " << seed;
    }
}

TEST(Store, OrderOfPostingDoesNotMatter) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Rng rng(seed);
        const Domains domains = random_domains(5, 4, rng);
        Domains left[2];
        for (const int order : {0, 1}) {
            Store store;
            const auto v = add_all(store, domains);
            for (int i = 0; i < 5; ++i) {
                const auto at = static_cast<std::size_t>(order == 0 ? i : 4 - i);
                store.post(std::make_unique<NotEqual>(v[at], v[(at + 1) % 5]));
                store.post(std::make_unique<HallSets>(
                    std::vector{v[at], v[(at + 2) % 5], v[(at + 3) % 5]}, 2));
            }
            if (store.propagate()) left[order] = domains_of(store);
        }
        EXPECT_EQ(left[0], left[1]) << "seed " << seed;
    }
}

}  // namespace
}  // namespace sudokit::fd
