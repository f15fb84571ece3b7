// All that follows from candidates when what is off is gone, for all of them at once: it says where
// dynamic chains have nothing to find.
#pragma once

#include "engine/nine/target.hpp"
#include "rate/se/groups.hpp"

namespace sudokit::rate::se {

/// What follows from each candidate's being on or off, as sets, in dynamic chains without
/// techniques. The order in which things follow does not matter unless there is a contradiction;
/// what it leads to before that is not known here.
class DynamicClosure : public Conclusions {
  public:
    DynamicClosure() = default;
    DynamicClosure(const DynamicClosure&) = delete;
    DynamicClosure& operator=(const DynamicClosure&) = delete;
    virtual ~DynamicClosure() = default;

    /// Finds the sets for a position. If it is a part of the last one, or of that of `begin`, that
    /// is quicker.
    virtual void build(const Position& position) = 0;
    /// Positions that are parts of this one come next. Until the first of them is built, there is
    /// nothing to ask for.
    virtual void begin(const Position& position) = 0;
};

/// One in the vectors of a kernel of `nine::kernels()`.
[[nodiscard]] std::unique_ptr<DynamicClosure> make_dynamic_closure(const nine::Kernel& kernel);

std::unique_ptr<DynamicClosure> make_portable_closure();

#if SUDOKIT_X86
std::unique_ptr<DynamicClosure> make_avx2_closure();
std::unique_ptr<DynamicClosure> make_avx512_closure();
#endif

}  // namespace sudokit::rate::se
