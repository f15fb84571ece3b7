// A 0-1 programme in the solvers CLP and CBC, linked in.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudokit/deadline.hpp"

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
/// solver out. Not for sharing between threads; different ones are independent. There if
/// `SUDOKIT_WITH_CBC` is 1.
class CbcProgramme {
  public:
    /// `programme` has columns. The deadline is asked in every iteration of the simplex method.
    CbcProgramme(const model::ReducedProgramme& programme, Deadline deadline);
    ~CbcProgramme();
    CbcProgramme(const CbcProgramme&) = delete;
    CbcProgramme& operator=(const CbcProgramme&) = delete;

    /// A vertex of the linear relaxation: the one that CLP comes to, always the same.
    [[nodiscard]] CbcAnswer relax();

    /// A vertex of the linear relaxation where the sum of these columns is as small as can be.
    [[nodiscard]] CbcAnswer relax_against(std::span<const std::uint32_t> columns);

    /// A point with whole numbers, by CBC's branch and bound. Adds the branches it tried, those to
    /// choose the next one by included, to `nodes`.
    [[nodiscard]] CbcAnswer branch(std::uint64_t& nodes);

    /// Of the last point found, by column.
    [[nodiscard]] std::span<const double> values() const { return values_; }

    /// From now on these columns are not all 1.
    void exclude(std::span<const std::uint32_t> columns);

  private:
    struct Solver;

    [[nodiscard]] CbcAnswer solve_relaxation();

    std::unique_ptr<Solver> solver_;
    std::vector<double> values_;
};

}  // namespace sudokit::backend
