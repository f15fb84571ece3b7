// What the checker's tests share: what is wrong with a step, and steps with something altered.
#pragma once

#include <algorithm>
#include <string>

#include "sudokit/check.hpp"

#include "logic/check/messages.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {

/// What is wrong in words; empty if nothing is.
inline std::string fault_of(const Step& step, const State& state) {
    const auto fault = check(step, state);
    return fault ? fault->in(Language::en) : "";
}

/// The text that the fault is made of, if there is one.
inline const MessageText* text_of(const Step& step, const State& state) {
    const auto fault = check(step, state);
    return fault ? fault->text : nullptr;
}

/// The step with its pattern altered.
template <class Kind, class Alter>
Step altered(Step step, const Alter& alter) {
    alter(std::get<Kind>(step.pattern));
    return step;
}

/// The step with one elimination more.
inline Step with_elimination(Step step, Candidate candidate) {
    step.eliminations.insert(std::ranges::lower_bound(step.eliminations, candidate), candidate);
    return step;
}

}  // namespace sudokit::logic
