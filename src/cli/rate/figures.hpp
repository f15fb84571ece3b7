// How many puzzles of a run have each rating: a histogram, or JSON.
#pragma once

#include <string>

#include "sudokit/rate.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

class ScaleFigures final : public RatingFigures {
  public:
    explicit ScaleFigures(Scale scale) : scale_(scale) {}

    [[nodiscard]] std::string text(const Tally& tally, Language language) const override;
    void write(JsonWriter& out, const Tally& tally) const override;

  private:
    Scale scale_;
};

}  // namespace sudokit::cli
