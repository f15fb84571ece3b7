#include "backend/dpll.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace sudokit::backend {
namespace {

// Of clauses that propagation visits, which is a few milliseconds.
constexpr std::uint64_t kVisitsBetweenLooks = 100'000;

}  // namespace

void Dpll::make_room(std::span<const Literal> clause) {
    std::size_t variables = values_.size();
    for (const Literal literal : clause) {
        variables = std::max(variables, index_of(std::abs(literal)) + 1);
    }
    values_.resize(variables);
    position_.resize(variables);
    watchers_.resize(2 * variables);
}

bool Dpll::is_false(std::span<const Literal> clause) const {
    return std::ranges::all_of(clause, [&](Literal literal) { return value_of(literal) < 0; });
}

void Dpll::add(std::span<const Literal> clause) {
    make_room(clause);
    // What always holds must outlast every choice.
    if (clause.size() == 1 && !decisions_.empty()) {
        undo(decisions_.front());
        if (probe_ != nullptr) {
            probe_->begin_anew();
            depth_ = 1;
            entered_ = trail_.size();
        }
    }
    while (is_false(clause)) {
        contradiction_ = contradiction_ || !backtrack();
        if (contradiction_) return;
    }
    if (clause.size() == 1) {
        if (value_of(clause[0]) == 0) assign(clause[0]);
        return;
    }
    const auto id = static_cast<ClauseId>(clauses_.size());
    clauses_.push_back({literals_.size(), clause.size()});
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    const auto positive =
        std::ranges::count_if(clause, [](Literal literal) { return literal > 0; });
    if (positive >= (watch(id) ? 2 : 1)) choices_.push_back(id);
}

// The watches are literals that are not false, or else those that going back opens first. A watch
// that is false already calls nobody, which is safe: the other one does when it becomes false. But
// until then nobody notices that the clause is down to one literal: the answer is no.
bool Dpll::watch(ClauseId clause) {
    const std::span<Literal> all = literals(clause);
    const auto opened = [&](Literal literal) {
        return value_of(literal) >= 0 ? std::numeric_limits<std::size_t>::max()
                                      : position_[index_of(std::abs(literal))];
    };
    std::ranges::partial_sort(all, all.begin() + 2,
                              [&](Literal a, Literal b) { return opened(a) > opened(b); });
    watchers(all[0]).push_back(clause);
    watchers(all[1]).push_back(clause);
    if (value_of(all[1]) >= 0) return true;
    if (value_of(all[0]) == 0) imply(all[0]);
    return false;
}

void Dpll::assign(Literal literal) {
    const std::size_t variable = index_of(std::abs(literal));
    values_[variable] = literal > 0 ? 1 : -1;
    position_[variable] = trail_.size();
    trail_.push_back(literal);
}

void Dpll::imply(Literal literal) {
    assign(literal);
    ++statistics_.propagations;
}

void Dpll::undo(std::size_t mark) {
    while (trail_.size() > mark) {
        values_[index_of(std::abs(trail_.back()))] = 0;
        trail_.pop_back();
    }
    propagated_ = std::min(propagated_, mark);
    while (!decisions_.empty() && decisions_.back() >= mark) decisions_.pop_back();
}

// Draws the consequences of what has become true, as far as there is time; false if some clause has
// become false.
bool Dpll::propagate() {
    while (propagated_ < trail_.size()) {
        const Literal falsified = -trail_[propagated_];
        std::vector<ClauseId>& watching = watchers(falsified);
        if (lookout_.passed(watching.size() + 1)) return true;
        ++propagated_;
        std::size_t kept = 0;
        bool fits = true;
        for (std::size_t i = 0; i < watching.size(); ++i) {
            bool moved = false;
            if (fits) fits = visit(watching[i], falsified, moved);
            if (!moved) watching[kept++] = watching[i];
        }
        watching.resize(kept);
        if (!fits) return false;
    }
    return true;
}

// Looks at a clause of which a watch has become false: another literal watches from now on
// (`moved`), or the other watch is true or becomes so, or the clause is false.
bool Dpll::visit(ClauseId clause, Literal falsified, bool& moved) {
    const std::span<Literal> all = literals(clause);
    if (all[0] == falsified) std::swap(all[0], all[1]);
    if (value_of(all[0]) > 0) return true;
    for (std::size_t i = 2; i < all.size(); ++i) {
        if (value_of(all[i]) < 0) continue;
        std::swap(all[1], all[i]);
        watchers(all[1]).push_back(clause);
        moved = true;
        return true;
    }
    if (value_of(all[0]) < 0) {
        false_clause_ = clause;
        return false;
    }
    imply(all[0]);
    return true;
}

// The first literal of a shortest clause that is not settled and has only positive literals left:
// of a puzzle, a cell with the fewest candidates or a digit with the fewest places. 0 where there
// is no such clause: then every clause that is left has an open negative literal, and making all
// open variables false is a model.
Literal Dpll::choose() {
    Literal best = 0;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const ClauseId clause : choices_) {
        Literal first = 0;
        std::size_t open = 0;
        for (const Literal literal : literals(clause)) {
            const int value = value_of(literal);
            if (value < 0) continue;
            if (value > 0 || literal < 0 || ++open >= fewest) {
                first = 0;
                break;
            }
            // By number, because the watches change places.
            if (first == 0 || literal < first) first = literal;
        }
        if (first == 0) continue;
        best = first;
        fewest = open;
        if (fewest <= 2) break;
    }
    return best;
}

// Gives the last choice up and goes on with its opposite; false when there is none left.
bool Dpll::backtrack() {
    if (decisions_.empty()) return false;
    const std::size_t mark = decisions_.back();
    const Literal choice = trail_[mark];
    undo(mark);
    if (probe_ != nullptr) {
        for (; depth_ > depths_[decisions_.size()]; --depth_) probe_->leave();
    }
    enter(-choice, false);
    return true;
}

// Not all of the choices: that is the clause which the proof gains by a failure. It follows by
// propagation, as those gained before say what became of the other choices in between. Without a
// choice it is the empty clause.
void Dpll::note_failure() {
    if (proof_ == nullptr) return;
    for (const std::size_t mark : decisions_) *proof_ += std::to_string(-trail_[mark]) + " ";
    *proof_ += "0\n";
}

// The literal is true from now on, at a node of its own.
void Dpll::enter(Literal literal, bool chosen) {
    assign(literal);
    if (probe_ == nullptr) return;
    probe_->enter(literal, chosen);
    ++depth_;
    entered_ = trail_.size();
}

// What the present node has come to; answers whether to go on.
bool Dpll::tell(DpllNode node) {
    if (probe_ == nullptr) return true;
    node.implied = std::span(trail_).subspan(entered_);
    return probe_->settle(node);
}

Result<SatAnswer> Dpll::solve(const Deadline& deadline) {
    lookout_ = Lookout(deadline, kVisitsBetweenLooks);
    // Clauses that contradict each other as they are need no search.
    if (contradiction_ && decisions_.empty()) note_failure();
    while (!contradiction_) {
        if (deadline.passed()) return SatAnswer::stopped;
        if (!propagate()) {
            ++statistics_.conflicts;
            note_failure();
            if (!tell({.conflict = literals(false_clause_)})) return SatAnswer::stopped;
            contradiction_ = !backtrack();
            continue;
        }
        if (lookout_.seen()) return SatAnswer::stopped;
        const Literal choice = choose();
        if (!tell({.choice = choice})) return SatAnswer::stopped;
        if (choice == 0) return SatAnswer::satisfiable;
        ++statistics_.decisions;
        decisions_.push_back(trail_.size());
        depths_.resize(decisions_.size());
        depths_.back() = depth_;
        enter(choice, true);
    }
    return SatAnswer::unsatisfiable;
}

bool Dpll::value(Variable variable) const {
    return index_of(variable) < values_.size() && values_[index_of(variable)] > 0;
}

Result<std::unique_ptr<SatSolver>> make_dpll() {
    return {std::unique_ptr<SatSolver>(std::make_unique<Dpll>())};
}

}  // namespace sudokit::backend
