// A 0-1 programme in the solvers CLP and CBC, a module.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "sudokit/deadline.hpp"

#include "backend/module.hpp"
#include "model/ilp/reduced.hpp"

namespace sudokit::backend {

/// How a question to the solver ended.
enum class CbcAnswer : std::uint8_t {
    found,       ///< `values()` has what was asked for
    infeasible,  ///< there is no such point
    stopped,     ///< the deadline passed
    failed       ///< the solver gave up, which is none of these
};

/// The rows of a programme, to which more can be added. Prints nothing and lets no exception of the
/// solver out. Not for sharing between threads; different ones are independent.
class CbcProgramme {
  public:
    CbcProgramme() = default;
    CbcProgramme(const CbcProgramme&) = delete;
    CbcProgramme& operator=(const CbcProgramme&) = delete;
    virtual ~CbcProgramme() = default;

    /// A vertex of the linear relaxation: the one that CLP comes to, always the same.
    [[nodiscard]] virtual CbcAnswer relax() = 0;

    /// A vertex of the linear relaxation where the sum of these columns is as small as can be.
    [[nodiscard]] virtual CbcAnswer relax_against(std::span<const std::uint32_t> columns) = 0;

    /// A point with whole numbers, by CBC's branch and bound. Adds the branches it tried, those to
    /// choose the next one by included, to `nodes`.
    [[nodiscard]] virtual CbcAnswer branch(std::uint64_t& nodes) = 0;

    /// Of the last point found, by column.
    [[nodiscard]] virtual std::span<const double> values() const = 0;

    /// From now on these columns are not all 1.
    virtual void exclude(std::span<const std::uint32_t> columns) = 0;
};

struct CbcModule {
    static constexpr const char* kName = "cbc";
    /// The programme has columns. The deadline is asked in every iteration of the simplex method.
    using Entry = std::unique_ptr<CbcProgramme>(const model::ReducedProgramme&, Deadline);
};

}  // namespace sudokit::backend
