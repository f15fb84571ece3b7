// What a unit is made of, and what comes out of it: a pure function of the plan and the unit.
#pragma once

#include <memory>
#include <optional>

#include "sudokit/campaign.hpp"
#include "sudokit/counting.hpp"

#include "campaign/checkpoint/folder.hpp"
#include "campaign/output/sorting.hpp"
#include "campaign/units/pipeline.hpp"

namespace sudokit::campaign {

/// What all threads of a process share to work on units.
struct Material {
    const CampaignPlan& plan;
    const Slices& slices;
    const nine::Catalogue* catalogue = nullptr;
    std::optional<GridCounting> counting = {};       ///< prepared, for plans that count grids
    Descriptor input = {};                           ///< for plans that read a file
    std::size_t most_bytes = std::size_t{1} << 30U;  ///< of lines that may come out of a unit
    // For sorting.
    const Survey* survey = nullptr;
    Buckets buckets = {};

    /// Opens and prepares what units of the input need; false if the deadline passed.
    [[nodiscard]] Result<bool> prepare(const Deadline& deadline);
};

/// Works on units, one thread's worth.
class UnitWorker {
  public:
    explicit UnitWorker(const Material& material);

    /// Works on a unit; false if the deadline passed.
    [[nodiscard]] Result<bool> work(const Unit& unit, const Deadline& deadline);

    /// What came out of the last one. Other memory may be put in its place.
    [[nodiscard]] UnitResult& result() { return result_; }

  private:
    [[nodiscard]] Result<bool> work_on(const FileInput& input, std::uint64_t unit,
                                       const Deadline& deadline);
    [[nodiscard]] Result<bool> work_on(const GeneratedInput& input, std::uint64_t unit,
                                       const Deadline& deadline);
    [[nodiscard]] Result<bool> work_on(const CatalogueInput& input, std::uint64_t unit,
                                       const Deadline& deadline);
    [[nodiscard]] Result<bool> work_on(const BandsInput& input, std::uint64_t unit,
                                       const Deadline& deadline);
    [[nodiscard]] Result<bool> work_on(const CountInput& input, std::uint64_t unit,
                                       const Deadline& deadline);

    [[nodiscard]] Result<bool> sort(std::uint64_t bucket, const Deadline& deadline);
    /// Sends the batch through the steps, which may leave anything in it; false if the deadline
    /// passed, or there is a fault.
    bool send(const Deadline& deadline);
    /// Adds the lines of what came out, and sees to it that there is room for more.
    bool take(const Batch& batch, const Deadline& deadline);

    const Material& material_;
    Pipeline pipeline_;
    Batch batch_;
    // These keep their memory from unit to unit.
    std::string text_;
    UnitResult result_;
    std::optional<Generator> generator_;
    std::optional<GridCounting> counting_;
    std::size_t sorted_bytes_ = 0;  // of the lines so far, once they were last sorted
    std::optional<Error> fault_;    // of the unit at work
};

}  // namespace sudokit::campaign
