// A callback that does not outlive the call it is passed to: no allocation, no ownership.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

#include "sudokit/expect.hpp"

namespace sudokit {

template <class Signature>
class FunctionRef;

/// Refers to anything callable as `Value(Arguments...)`, but not to a null pointer. The callable
/// must outlive the reference.
template <class Value, class... Arguments>
class FunctionRef<Value(Arguments...)> {
  public:
    // clang-format off: version 14 does not know how to lay out a requires clause.
    template <class Callable>
    requires std::is_invocable_r_v<Value, Callable&, Arguments...> &&
        (!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef>)
        // clang-format on
        // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): excluded by the constraint.
        FunctionRef(Callable&& callable)
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
          call_([](void* object, Arguments... arguments) -> Value {
              return (*static_cast<std::remove_reference_t<Callable>*>(object))(
                  std::forward<Arguments>(arguments)...);
          }) {
        if constexpr (std::is_pointer_v<std::remove_cvref_t<Callable>>) {
            SUDOKIT_EXPECT(callable != nullptr);
        }
    }

    Value operator()(Arguments... arguments) const {
        return call_(object_, std::forward<Arguments>(arguments)...);
    }

  private:
    void* object_;
    Value (*call_)(void*, Arguments...);
};

}  // namespace sudokit
