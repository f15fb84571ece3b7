#include "model/fd/all_different.hpp"

#include <algorithm>
#include <array>

namespace sudokit::fd {
namespace {

constexpr std::size_t kNobody = ~std::size_t{0};  // no variable

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
        if (const DigitSet free = domains_[variable] & ~owned_; !free.empty()) {
            owner_[free.first() - 1] = variable;
            owned_.insert(free.first());
            return true;
        }
        for (const Digit value : domains_[variable]) {
            if (seen.contains(value)) continue;
            seen.insert(value);
            if (place(owner(value), seen)) {
                owner_[value - 1] = variable;
                return true;
            }
        }
        return false;
    }

    std::span<const DigitSet> domains_;
    std::array<std::size_t, kMaxOrder> owner_{};
    DigitSet owned_;
};

// The strongly connected components of the graph value -> owner -> its values (Tarjan 1972).
class Components {
  public:
    Components(const Matching& matching, std::span<const DigitSet> domains, DigitSet values)
        : matching_(matching), domains_(domains) {
        for (const Digit value : values) {
            if (!seen_.contains(value)) visit(value);
        }
    }

    // True if some variable has a value outside of the component of its own, from which no value
    // without owner is reached.
    [[nodiscard]] bool can_remove() const {
        return std::ranges::any_of(seen_, [&](Digit value) {
            const std::size_t owner = matching_.owner(value);
            return owner != kNobody &&
                   !(domains_[owner] & ~component_[value - 1] & ~escaping_).empty();
        });
    }

  private:
    // Gives the number of the first value on the path that is reached from here.
    std::uint32_t visit(Digit value) {
        const std::uint32_t number = numbers_[value - 1] = ++visited_;
        std::uint32_t low = number;
        seen_.insert(value);
        const std::size_t depth = height_;
        path_[height_++] = value;
        if (const std::size_t owner = matching_.owner(value); owner == kNobody) {
            escaping_.insert(value);
        } else {
            for (const Digit next : domains_[owner]) {
                if (!seen_.contains(next)) {
                    low = std::min(low, visit(next));
                } else if (!done_.contains(next)) {
                    low = std::min(low, numbers_[next - 1]);
                }
            }
            if (!(domains_[owner] & escaping_).empty()) escaping_.insert(value);
        }
        if (low == number) close(depth);
        return low;
    }

    // What is on the path from `depth` on is a component.
    void close(std::size_t depth) {
        DigitSet all;
        for (std::size_t i = depth; i < height_; ++i) all.insert(path_[i]);
        for (const Digit value : all) component_[value - 1] = all;
        if (!(all & escaping_).empty()) escaping_ |= all;
        done_ |= all;
        height_ = depth;
    }

    const Matching& matching_;
    std::span<const DigitSet> domains_;
    std::array<DigitSet, kMaxOrder> component_{};
    std::array<std::uint32_t, kMaxOrder> numbers_{};
    std::array<Digit, kMaxOrder> path_{};
    std::size_t height_ = 0;
    std::uint32_t visited_ = 0;
    DigitSet seen_, done_;
    DigitSet escaping_;  // a value without owner is reached from these
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

// Assigned variables whose values nobody else has are done with: those that are left to look at.
std::vector<Variable> open_part(const Store& store, std::span<const Variable> variables) {
    DigitSet taken;
    std::vector<Variable> open;
    open.reserve(variables.size());
    bool settled = true;
    for (const Variable variable : variables) {
        if (!store.is_assigned(variable)) {
            open.push_back(variable);
            continue;
        }
        settled = settled && (taken & store.domain(variable)).empty();
        taken |= store.domain(variable);
    }
    for (const Variable variable : open) {
        settled = settled && (taken & store.domain(variable)).empty();
    }
    if (!settled) open.assign(variables.begin(), variables.end());
    return open;
}

}  // namespace

// A value v of x is in no solution if and only if v and x are in different components of the graph
// value -> owner -> its values, and no value without owner is reached from v. What is reached from
// v is then a Hall set without x. Mostly there is no such v, which the components tell at once;
// where there is, the walk from v is the reason that is wanted.
void AllDifferent::filter(Store& store) const {
    const std::vector<Variable> open = open_part(store, variables_);
    std::vector<DigitSet> domains(open.size());
    DigitSet values;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        domains[i] = store.domain(open[i]);
        values |= domains[i];
    }
    Matching matching(domains);
    DigitSet seen;
    if (const std::size_t loser = matching.complete(seen); loser != kNobody) {
        store.remove(open[loser], seen, owners_of(seen, matching, open));
        return;
    }
    if (!Components(matching, domains, values).can_remove()) return;
    for (const Digit value : values) {
        const DigitSet reach = reach_of(value, matching, domains);
        if (reach.empty()) continue;
        std::vector<Variable> hall;
        for (std::size_t i = 0; i < domains.size(); ++i) {
            if ((domains[i] & ~reach).empty() || (domains[i] & reach).empty()) continue;
            if (hall.empty()) hall = owners_of(reach, matching, open);
            store.remove(open[i], domains[i] & reach, hall);
        }
    }
}

namespace {

// Looks at the sets of variables up to a size: there may be very many.
class HallSearch {
  public:
    HallSearch(Store& store, std::span<const Variable> variables, std::size_t size)
        : store_(store), variables_(variables), size_(size) {}

    // True if something was removed: then the search begins anew.
    bool find() { return extend(0, DigitSet()); }

  private:
    bool extend(std::size_t from, DigitSet values) {
        for (std::size_t i = from; i < variables_.size() && !store_.should_stop(); ++i) {
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
    while (!store.failed() && !store.stopped()) {
        if (HallSearch(store, variables_, 1).find()) continue;
        std::vector<Variable> open;
        for (const Variable variable : variables_) {
            if (!store.is_assigned(variable)) open.push_back(variable);
        }
        if (!HallSearch(store, open, size_).find()) return;
    }
}

}  // namespace sudokit::fd
