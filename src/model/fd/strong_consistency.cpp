#include "model/fd/strong_consistency.hpp"

#include <algorithm>

#include "model/fd/pair_table.hpp"

namespace sudokit::fd {
namespace {

// For each two values that go together, the values of every variable that go with both at once.
// Only what the pairs do not say already is kept: the rows of both values count too.
class TripleTable {
  public:
    explicit TripleTable(const PairTable& pairs) : width_(pairs.variable_count()) {
        const std::size_t size = pairs.size();
        places_.resize(size * size);
        std::uint32_t count = 0;
        for (std::size_t a = 0; a < size; ++a) {
            for (std::size_t b = a + 1; b < size; ++b) {
                if (pairs.allows(a, b)) places_[a * size + b] = places_[b * size + a] = count++;
            }
        }
        size_ = size;
        rows_.assign(count * width_, ~std::uint64_t{0});
    }

    [[nodiscard]] std::uint64_t* row(std::size_t a, std::size_t b) {
        return &rows_[std::size_t{places_[a * size_ + b]} * width_];
    }

  private:
    std::size_t width_;
    std::size_t size_ = 0;
    std::vector<std::uint32_t> places_;
    std::vector<std::uint64_t> rows_;
};

class Enforcer {
  public:
    explicit Enforcer(Store& store) : store_(store), pairs_(store) {}

    Filtered run_strong(std::uint32_t k) {
        if (k >= 4 && !store_.should_stop()) triples_.emplace(pairs_);
        return run([&] {
            check_values();
            if (k >= 3) check_pairs();
            if (k >= 4 && !changed_) check_triples();
        });
    }

    Filtered run_max_restricted() {
        return run([&] { check_partners(); });
    }

  private:
    template <class Round>
    Filtered run(const Round& round) {
        do {
            changed_ = false;
            round();
            since_ = pairs_.now++;
        } while (changed_ && !ended());
        if (store_.stopped()) return Filtered::stopped;
        return store_.failed() ? Filtered::failed : Filtered::consistent;
    }

    [[nodiscard]] bool ended() { return store_.failed() || store_.should_stop(); }

    // The value goes, and so do those that the constraints then remove.
    void drop(std::size_t value, Variable because) {
        changed_ = true;
        store_.remove(pairs_.variable(value), DigitSet::of(pairs_.digit(value)), {&because, 1});
        if (!store_.propagate()) return;
        for (std::size_t other = 0; other < pairs_.size(); ++other) {
            const DigitSet domain = store_.domain(pairs_.variable(other));
            if (pairs_.has(other) && !domain.contains(pairs_.digit(other))) pairs_.erase(other);
        }
    }

    void forbid(std::size_t a, std::size_t b) {
        changed_ = true;
        pairs_.forbid(a, b);
    }

    [[nodiscard]] bool is_new(std::size_t value) const { return pairs_.changed(value) >= since_; }

    void check_values() {
        for (std::size_t value = 0; value < pairs_.size() && !ended(); ++value) {
            if (!pairs_.has(value) || !is_new(value)) continue;
            if (const auto gap = pairs_.gap(value)) drop(value, *gap);
        }
    }

    void check_pairs() {
        for (std::size_t a = 0; a < pairs_.size(); ++a) {
            if (!pairs_.has(a)) continue;
            for (std::size_t b = a + 1; b < pairs_.size(); ++b) {
                if (!pairs_.allows(a, b) || (!is_new(a) && !is_new(b))) continue;
                if (ended()) return;
                if (pairs_.gap(a, b)) forbid(a, b);
            }
            if (const auto gap = pairs_.gap(a)) drop(a, *gap);
        }
    }

    // A variable without a value that goes with the two, or with the three.
    bool has_gap(std::size_t a, std::size_t b) {
        const std::uint64_t* const both = triples_->row(a, b);
        const auto of_a = pairs_.row(a);
        const auto of_b = pairs_.row(b);
        for (std::size_t i = 0; i < of_a.size(); ++i) {
            if ((of_a[i] & of_b[i] & both[i]) == 0) return true;
        }
        return false;
    }

    bool has_gap(std::size_t a, std::size_t b, std::size_t c) {
        const std::uint64_t* const ab = triples_->row(a, b);
        const std::uint64_t* const ac = triples_->row(a, c);
        const std::uint64_t* const bc = triples_->row(b, c);
        const auto of_a = pairs_.row(a);
        const auto of_b = pairs_.row(b);
        const auto of_c = pairs_.row(c);
        for (std::size_t i = 0; i < of_a.size(); ++i) {
            if ((of_a[i] & of_b[i] & of_c[i] & ab[i] & ac[i] & bc[i]) == 0) return true;
        }
        return false;
    }

    void forbid(std::size_t a, std::size_t b, std::size_t c) {
        changed_ = true;
        triples_->row(a, b)[pairs_.variable(c)] &= ~pairs_.bit(c);
        triples_->row(a, c)[pairs_.variable(b)] &= ~pairs_.bit(b);
        triples_->row(b, c)[pairs_.variable(a)] &= ~pairs_.bit(a);
    }

    void check_triples() {
        for (std::size_t a = 0; a < pairs_.size(); ++a) {
            for (std::size_t b = a + 1; b < pairs_.size(); ++b) {
                if (!pairs_.has(a) || !pairs_.allows(a, b)) continue;
                for (std::size_t c = b + 1; c < pairs_.size(); ++c) {
                    if (!pairs_.allows(a, c) || !pairs_.allows(b, c)) continue;
                    if ((triples_->row(a, b)[pairs_.variable(c)] & pairs_.bit(c)) == 0) continue;
                    if (ended()) return;
                    if (has_gap(a, b, c)) forbid(a, b, c);
                }
                if (has_gap(a, b)) forbid(a, b);
            }
        }
    }

    // The value of `other` that goes with `value` and leaves no third variable without one.
    [[nodiscard]] bool has_partner(std::size_t value, Variable other) const {
        const DigitSet partners(pairs_.row(value)[other]);
        return std::any_of(partners.begin(), partners.end(), [&](Digit digit) {
            return !pairs_.gap(value, pairs_.number(other, digit));
        });
    }

    void check_partners() {
        for (std::size_t value = 0; value < pairs_.size(); ++value) {
            for (Variable other = 0; other < pairs_.variable_count(); ++other) {
                if (!pairs_.has(value) || !pairs_.are_linked(pairs_.variable(value), other)) {
                    continue;
                }
                if (ended()) return;
                if (!has_partner(value, other)) drop(value, other);
            }
        }
    }

    Store& store_;
    PairTable pairs_;
    std::optional<TripleTable> triples_;
    std::uint64_t since_ = 0;  // rows changed from then on may have something new to say
    bool changed_ = false;
};

// Constraints say by themselves what goes at once, which leaves smaller tables.
template <class Enforce>
Filtered after_propagation(Store& store, Deadline deadline, const Enforce& enforce) {
    store.stop_at(deadline);
    if (!store.propagate()) return store.stopped() ? Filtered::stopped : Filtered::failed;
    Enforcer enforcer(store);
    if (store.stopped()) return Filtered::stopped;
    return enforce(enforcer);
}

}  // namespace

Filtered make_strongly_consistent(Store& store, std::uint32_t k, Deadline deadline) {
    return after_propagation(store, deadline,
                             [&](Enforcer& enforcer) { return enforcer.run_strong(k); });
}

Filtered make_max_restricted_consistent(Store& store, Deadline deadline) {
    return after_propagation(store, deadline,
                             [](Enforcer& enforcer) { return enforcer.run_max_restricted(); });
}

}  // namespace sudokit::fd
