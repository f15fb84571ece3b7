// A finite-domain constraint kernel: variables with at most 64 values, constraints that remove
// values for which they see no support, and removals that say why.
//
//     Store store;
//     const Variable x = store.add(DigitSet::full(3)), y = store.add(DigitSet::full(3));
//     store.post(std::make_unique<NotEqual>(x, y));
//     store.assign(x, 2);
//     store.propagate();  // y is 1 or 3
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/digit_set.hpp"
#include "sudokit/function_ref.hpp"

#include "base/lookout.hpp"

namespace sudokit::fd {

/// A variable, numbered from 0. Its values are 1..64, so that a domain is a `DigitSet`.
using Variable = std::uint32_t;

/// A constraint, numbered from 0 in the order of posting.
using ConstraintId = std::uint32_t;

inline constexpr ConstraintId kNoConstraint = ~ConstraintId{0};

/// Values that left a domain, and why: the constraint, and the variables whose domains made it so.
/// For an all-different these are the Hall set: as many variables as they have values in all.
struct Removal {
    Variable variable = 0;
    DigitSet values;
    ConstraintId constraint = kNoConstraint;  ///< none: from outside (a given, a test that failed)
    std::span<const Variable> because;
};

/// Told of each removal as it happens; the span lasts as long as the call.
using RemovalSink = FunctionRef<void(const Removal& removal)>;

class Store;

/// When a constraint is woken by a variable of its own.
enum class Event : std::uint8_t {
    assigned,  ///< one value is left
    changed    ///< some value went
};

/// Cheap constraints go first.
enum class Priority : std::uint8_t { low_cost, hall_sets, global };
inline constexpr std::size_t kPriorities = 3;

/// Removes the values of its variables that it can see to be in no solution of it.
class Constraint {
  public:
    Constraint() = default;
    Constraint(const Constraint&) = delete;
    Constraint& operator=(const Constraint&) = delete;
    virtual ~Constraint() = default;

    [[nodiscard]] virtual std::span<const Variable> variables() const = 0;
    [[nodiscard]] virtual Priority priority() const { return Priority::low_cost; }
    [[nodiscard]] virtual Event wakes_on() const { return Event::changed; }

    /// Of a constraint on two variables: the values of the other one that go with `value` of number
    /// `which` of the two. Nothing if it is on more.
    [[nodiscard]] virtual std::optional<DigitSet> partners(std::size_t which, Digit value) const {
        (void)which, (void)value;
        return std::nullopt;
    }

    /// Filters to its own fixpoint, or until a domain is empty. It keeps no state between calls, so
    /// that nothing has to be undone.
    virtual void filter(Store& store) const = 0;
};

/// Variables, constraints and what is left of the domains. Search and tests push a mark, change
/// domains, and pop to undo.
class Store {
  public:
    Variable add(DigitSet domain);

    /// The constraint is filtered at the next `propagate`.
    ConstraintId post(std::unique_ptr<Constraint> constraint);

    [[nodiscard]] const Constraint& constraint(ConstraintId id) const { return *constraints_[id]; }
    [[nodiscard]] std::size_t constraint_count() const { return constraints_.size(); }

    [[nodiscard]] DigitSet domain(Variable variable) const { return domains_[variable]; }
    [[nodiscard]] std::span<const DigitSet> domains() const { return domains_; }
    [[nodiscard]] bool is_assigned(Variable variable) const { return has_one(domains_[variable]); }

    /// True once some domain is empty: nothing is filtered any more until a `pop`.
    [[nodiscard]] bool failed() const { return failed_; }
    /// The constraint whose removal emptied a domain; none if it was from outside.
    [[nodiscard]] ConstraintId failed_in() const { return failed_in_; }

    /// Takes `values` out of the domain. Constraints say which variables made them do so.
    void remove(Variable variable, DigitSet values, std::span<const Variable> because = {});
    void keep(Variable variable, DigitSet values, std::span<const Variable> because = {}) {
        remove(variable, ~values, because);
    }
    void assign(Variable variable, Digit value) { keep(variable, DigitSet::of(value)); }

    /// Filters until no constraint has anything to remove; false if a domain is empty, or if the
    /// deadline has passed first (`stopped`).
    bool propagate();

    /// Propagation gives up once `deadline` has passed, and for good.
    void stop_at(Deadline deadline) { lookout_ = Lookout(deadline, kStepsPerLook); }
    [[nodiscard]] bool stopped() const { return lookout_.seen(); }

    /// For constraints to ask at each step of what may take long: whether to end it. Looks at the
    /// deadline now and then.
    bool should_stop(std::uint64_t steps = 1) { return lookout_.passed(steps); }

    /// The constraints on a variable, in the order of posting.
    [[nodiscard]] std::span<const ConstraintId> constraints_on(Variable variable) const {
        return wakes_[variable].when_assigned;
    }

    /// All constraints but those in `awake` rest, which are not woken, until `end_rest`. None must
    /// be waiting.
    void rest_all_but(std::span<const ConstraintId> awake);
    void end_rest() { queued_.assign(queued_.size(), false); }

    /// Constraints see every domain anew at the next `propagate`.
    void wake_all();

    /// Who is told of removals; null for nobody. Undoing is not told. Gives back who was before.
    RemovalSink* watch(RemovalSink* sink) { return std::exchange(sink_, sink); }

    void push() { marks_.push_back(trail_.size()); }
    void pop();

    /// Removals so far, undone or not: a clock for those who want to know whether anything changed.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

  private:
    // Who is woken by a variable, in the order of posting. Most wait for an assignment, and most
    // removals are none, so that the others have a list of their own.
    struct Wakes {
        std::vector<ConstraintId> when_assigned;  // all of them
        std::vector<ConstraintId> when_changed;
    };
    struct Past {
        Variable variable;
        DigitSet domain;
    };

    // Without counting: that is a function call where the machine may lack the instruction.
    static bool has_one(DigitSet domain) {
        return !domain.empty() && (domain.bits() & (domain.bits() - 1)) == 0;
    }

    // Steps are from some nanoseconds to some microseconds long.
    static constexpr std::uint64_t kStepsPerLook = 256;

    void wake(ConstraintId id);
    void clear_queue();

    std::vector<DigitSet> domains_;
    std::vector<Wakes> wakes_;  // by variable
    std::vector<std::unique_ptr<Constraint>> constraints_;
    std::array<std::deque<ConstraintId>, kPriorities> queues_;
    std::vector<bool> queued_;
    std::vector<Past> trail_;
    std::vector<std::size_t> marks_;
    RemovalSink* sink_ = nullptr;
    ConstraintId running_ = kNoConstraint;
    ConstraintId failed_in_ = kNoConstraint;
    std::uint64_t changes_ = 0;
    Lookout lookout_;
    bool failed_ = false;
};

}  // namespace sudokit::fd
