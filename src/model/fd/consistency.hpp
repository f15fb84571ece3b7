// Singleton arc consistency: no value is left whose assignment propagation refutes.
#pragma once

#include "sudokit/deadline.hpp"

#include "model/fd/store.hpp"

namespace sudokit::fd {

/// Called with a value that was refuted, before it goes.
using RefutedSink = FunctionRef<void(Variable variable, Digit value)>;

/// How a filtering ended.
enum class Filtered : std::uint8_t { consistent, failed, stopped };

/// Which values are tried again after something has changed.
enum class SacForm : std::uint8_t {
    plain,    ///< SAC-1 (Debruyne and Bessiere 1997): all of them, until a round changes nothing
    skipping  ///< only those that were not tried since the last change, and none that a solution
              ///< found on the way holds
};

/// Tries the values of `variables` by assigning and propagating; those that fail are removed, and
/// what follows is propagated. The result is the same in both forms.
///
/// With a `depth` of more than 1, the tests themselves make the rest singleton consistent, to depth
/// - 1.
Filtered make_singleton_consistent(Store& store, std::span<const Variable> variables,
                                   SacForm form = SacForm::skipping, Deadline deadline = {},
                                   RefutedSink* sink = nullptr, std::uint32_t depth = 1);

/// The same with the deadline that the store has.
Filtered test_singletons(Store& store, std::span<const Variable> variables, std::uint32_t depth);

}  // namespace sudokit::fd
