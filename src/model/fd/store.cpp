#include "model/fd/store.hpp"

#include <utility>

namespace sudokit::fd {

Variable Store::add(DigitSet domain) {
    domains_.push_back(domain);
    wakes_.emplace_back();
    failed_ = failed_ || domain.empty();
    return static_cast<Variable>(domains_.size() - 1);
}

ConstraintId Store::post(std::unique_ptr<Constraint> constraint) {
    const auto id = static_cast<ConstraintId>(constraints_.size());
    for (const Variable variable : constraint->variables()) {
        Wakes& wakes = wakes_[variable];
        wakes.when_assigned.push_back(id);
        if (constraint->wakes_on() == Event::changed) wakes.when_changed.push_back(id);
    }
    constraints_.push_back(std::move(constraint));
    queued_.push_back(false);
    wake(id);
    return id;
}

void Store::wake(ConstraintId id) {
    if (queued_[id]) return;
    queued_[id] = true;
    queues_[static_cast<std::size_t>(constraints_[id]->priority())].push_back(id);
}

void Store::wake_all() {
    for (ConstraintId id = 0; id < constraints_.size(); ++id) wake(id);
}

void Store::rest_all_but(std::span<const ConstraintId> awake) {
    queued_.assign(queued_.size(), true);
    for (const ConstraintId id : awake) queued_[id] = false;
}

void Store::remove(Variable variable, DigitSet values, std::span<const Variable> because) {
    DigitSet& domain = domains_[variable];
    const DigitSet gone = domain & values;
    if (gone.empty()) return;
    if (!marks_.empty()) trail_.push_back({variable, domain});
    domain &= ~values;
    ++changes_;
    if (sink_ != nullptr) (*sink_)({variable, gone, running_, because});
    if (domain.empty()) {
        failed_ = true;
        failed_in_ = running_;
        return;
    }
    const Wakes& wakes = wakes_[variable];
    for (const ConstraintId id : has_one(domain) ? wakes.when_assigned : wakes.when_changed) {
        if (id != running_) wake(id);
    }
}

bool Store::propagate() {
    while (!failed_ && !should_stop()) {
        auto queue = queues_.begin();
        while (queue != queues_.end() && queue->empty()) ++queue;
        if (queue == queues_.end()) return true;
        running_ = queue->front();
        queue->pop_front();
        queued_[running_] = false;
        constraints_[running_]->filter(*this);
        running_ = kNoConstraint;
    }
    clear_queue();
    return false;
}

void Store::clear_queue() {
    for (auto& queue : queues_) {
        for (const ConstraintId id : queue) queued_[id] = false;
        queue.clear();
    }
}

void Store::pop() {
    const std::size_t mark = marks_.back();
    marks_.pop_back();
    while (trail_.size() > mark) {
        domains_[trail_.back().variable] = trail_.back().domain;
        trail_.pop_back();
    }
    clear_queue();
    failed_ = false;
    failed_in_ = kNoConstraint;
}

}  // namespace sudokit::fd
