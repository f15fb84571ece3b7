#include "model/fd/consistency.hpp"

#include <algorithm>
#include <vector>

namespace sudokit::fd {
namespace {

Filtered test_all(Store& store, std::span<const Variable> variables, SacForm form,
                  RefutedSink* sink, std::uint32_t depth);

class Tester {
  public:
    Tester(Store& store, std::span<const Variable> variables, SacForm form, std::uint32_t depth)
        : store_(store),
          variables_(variables),
          form_(form),
          depth_(depth),
          known_(variables.size()),
          solutions_(variables.size()) {}

    // What is known of the values to be left has to be found out anew once something has changed.
    void note_change() {
        if (store_.changes() - own_changes_ == seen_changes_) return;
        seen_changes_ = store_.changes() - own_changes_;
        for (DigitSet& known : known_) known = DigitSet();
    }

    // The values of variable number `index` that are worth a test.
    [[nodiscard]] DigitSet to_try(std::size_t index) const {
        const DigitSet domain = store_.domain(variables_[index]);
        if (domain.size() < 2) return {};
        return form_ == SacForm::plain ? domain : domain & ~(known_[index] | solutions_[index]);
    }

    bool survives(std::size_t index, Digit value) {
        const std::uint64_t before = store_.changes();
        RemovalSink* const watcher = store_.watch(nullptr);
        store_.push();
        store_.assign(variables_[index], value);
        const bool good = depth_ > 1 ? test_all(store_, variables_, form_, nullptr, depth_ - 1) ==
                                           Filtered::consistent
                                     : store_.propagate();
        if (good) known_[index].insert(value);
        if (good && is_complete()) keep_solution();
        store_.pop();
        store_.watch(watcher);
        own_changes_ += store_.changes() - before;
        return good;
    }

  private:
    [[nodiscard]] bool is_complete() const {
        return std::ranges::all_of(store_.domains(),
                                   [](DigitSet domain) { return domain.size() == 1; });
    }

    // A solution survives every test, whatever else goes.
    void keep_solution() {
        for (std::size_t i = 0; i < variables_.size(); ++i) {
            solutions_[i] |= store_.domain(variables_[i]);
        }
    }

    Store& store_;
    std::span<const Variable> variables_;
    SacForm form_;
    std::uint32_t depth_;
    std::vector<DigitSet> known_;      // values that survived as things are
    std::vector<DigitSet> solutions_;  // values of solutions that were found
    std::uint64_t own_changes_ = 0;    // made by tests, and undone
    std::uint64_t seen_changes_ = 0;
};

Filtered test_all(Store& store, std::span<const Variable> variables, SacForm form,
                  RefutedSink* sink, std::uint32_t depth) {
    if (!store.propagate()) return store.stopped() ? Filtered::stopped : Filtered::failed;
    Tester tester(store, variables, form, depth);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < variables.size(); ++i) {
            tester.note_change();
            for (const Digit value : tester.to_try(i)) {
                if (store.should_stop()) return Filtered::stopped;
                if (!store.domain(variables[i]).contains(value) || tester.survives(i, value))
                    continue;
                if (store.stopped()) return Filtered::stopped;
                if (sink != nullptr) (*sink)(variables[i], value);
                store.remove(variables[i], DigitSet::of(value));
                if (!store.propagate()) {
                    return store.stopped() ? Filtered::stopped : Filtered::failed;
                }
                changed = true;
                tester.note_change();
            }
        }
    }
    return Filtered::consistent;
}

}  // namespace

Filtered make_singleton_consistent(Store& store, std::span<const Variable> variables, SacForm form,
                                   Deadline deadline, RefutedSink* sink, std::uint32_t depth) {
    store.stop_at(deadline);
    return test_all(store, variables, form, sink, depth);
}

Filtered test_singletons(Store& store, std::span<const Variable> variables, std::uint32_t depth) {
    return test_all(store, variables, SacForm::skipping, nullptr, depth);
}

}  // namespace sudokit::fd
