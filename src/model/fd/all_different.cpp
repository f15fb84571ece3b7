#include "model/fd/all_different.hpp"

#include <array>

namespace sudokit::fd {
namespace {

constexpr std::size_t kNobody = kMaxOrder;  // no variable

// A matching of the variables with values, grown one variable at a time along alternating paths.
class Matching {
  public:
    explicit Matching(std::span<const DigitSet> domains) : domains_(domains) {
        owner_.fill(kNobody);
    }

    // Finds a value of its own for every variable. Where one finds none, gives that variable, and
    // in `seen` the values that it could have had: all of them have owners that have no other
    // choice.
    std::size_t complete(DigitSet& seen) {
        for (std::size_t i = 0; i < domains_.size(); ++i) {
            seen = DigitSet();
            if (!place(i, seen)) return i;
        }
        return kNobody;
    }

    // The variable that has `value`, or kNobody.
    [[nodiscard]] std::size_t owner(Digit value) const { return owner_[value - 1]; }

  private:
    bool place(std::size_t variable, DigitSet& seen) {
        for (const Digit value : domains_[variable]) {
            if (seen.contains(value)) continue;
            seen.insert(value);
            const std::size_t other = owner(value);
            if (other == kNobody || place(other, seen)) {
                owner_[value - 1] = variable;
                return true;
            }
        }
        return false;
    }

    std::span<const DigitSet> domains_;
    std::array<std::size_t, kMaxOrder> owner_{};
};

// The values that can be reached from `value` by going to its owner and on to the owner's values;
// no value if one of them has no owner. Otherwise the owners are a Hall set.
DigitSet reach_of(Digit value, const Matching& matching, std::span<const DigitSet> domains) {
    DigitSet reach = DigitSet::of(value);
    DigitSet left = reach;
    while (!left.empty()) {
        const Digit next = left.first();
        left.erase(next);
        const std::size_t owner = matching.owner(next);
        if (owner == kNobody) return {};
        left |= domains[owner] & ~reach;
        reach |= domains[owner];
    }
    return reach;
}

std::vector<Variable> owners_of(DigitSet values, const Matching& matching,
                                std::span<const Variable> variables) {
    std::vector<Variable> owners;
    for (const Digit value : values) owners.push_back(variables[matching.owner(value)]);
    return owners;
}

}  // namespace

// A value v of x is in no solution if and only if v and x are in different components of the graph
// value -> owner -> its values, and no value without owner is reached from v. What is reached from
// v is then a Hall set without x. With at most 64 values, walking there by sets is as quick as
// numbering the components, and the walk is the reason that is wanted.
void AllDifferent::filter(Store& store) const {
    std::vector<DigitSet> domains(variables_.size());
    DigitSet values;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        domains[i] = store.domain(variables_[i]);
        values |= domains[i];
    }
    Matching matching(domains);
    DigitSet seen;
    if (const std::size_t loser = matching.complete(seen); loser != kNobody) {
        store.remove(variables_[loser], seen, owners_of(seen, matching, variables_));
        return;
    }
    for (const Digit value : values) {
        const DigitSet reach = reach_of(value, matching, domains);
        if (reach.empty()) continue;
        const std::vector<Variable> hall = owners_of(reach, matching, variables_);
        for (std::size_t i = 0; i < domains.size(); ++i) {
            if ((domains[i] & ~reach).empty()) continue;
            store.remove(variables_[i], domains[i] & reach, hall);
        }
    }
}

namespace {

// Looks at the sets of variables up to a size.
class HallSearch {
  public:
    HallSearch(Store& store, std::span<const Variable> variables, std::size_t size)
        : store_(store), variables_(variables), size_(size) {}

    // True if something was removed: then the search begins anew.
    bool find() { return extend(0, DigitSet()); }

  private:
    bool extend(std::size_t from, DigitSet values) {
        for (std::size_t i = from; i < variables_.size(); ++i) {
            const DigitSet more = values | store_.domain(variables_[i]);
            if (more.size() > size_) continue;
            chosen_.push_back(variables_[i]);
            if (more.size() <= chosen_.size() && take(more)) return true;
            if (chosen_.size() < size_ && extend(i + 1, more)) return true;
            chosen_.pop_back();
        }
        return false;
    }

    bool take(DigitSet values) {
        const std::uint64_t before = store_.changes();
        if (values.size() < chosen_.size()) {  // the last one finds no value of its own
            const Variable last = chosen_.back();
            chosen_.pop_back();
            store_.remove(last, values, chosen_);
            return true;
        }
        std::size_t next = 0;
        for (const Variable variable : variables_) {
            if (next < chosen_.size() && variable == chosen_[next]) {
                ++next;
                continue;
            }
            store_.remove(variable, values, chosen_);
            if (store_.failed()) break;
        }
        return store_.changes() != before;
    }

    Store& store_;
    std::span<const Variable> variables_;
    std::size_t size_;
    std::vector<Variable> chosen_;
};

}  // namespace

// Once the values of assigned variables have left the others, assigned variables are in no Hall set
// that tells anything new.
void HallSets::filter(Store& store) const {
    while (!store.failed()) {
        if (HallSearch(store, variables_, 1).find()) continue;
        std::vector<Variable> open;
        for (const Variable variable : variables_) {
            if (!store.is_assigned(variable)) open.push_back(variable);
        }
        if (!HallSearch(store, open, size_).find()) return;
    }
}

}  // namespace sudokit::fd
