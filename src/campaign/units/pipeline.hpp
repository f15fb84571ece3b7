// The steps of a plan, one behind the other: puzzles go in, lines come out.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/campaign.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/nine_digits.hpp"

namespace sudokit::campaign {

/// No more puzzles than that go through the steps at a time, so that memory stays bounded however
/// many neighbours they have.
inline constexpr std::size_t kMostAtOnce = 2048;

/// The ratings of puzzles on a scale.
struct KnownRatings {
    Scale scale;
    std::vector<std::optional<unsigned>> values;
    std::optional<unsigned> most;  ///< what is above is only known to be

    /// Whether they say which puzzles are in that range.
    [[nodiscard]] bool tell(const Range<unsigned>& range) const;
};

/// What a step says of a puzzle: a grid, or words where there is none. They are in memory of the
/// step, which leaves them as they are until those behind it have done their work.
struct Said {
    const nine::Digits* grid = nullptr;
    std::string_view words = {};
};

/// Puzzles on their way through the steps.
struct Batch {
    std::vector<nine::Digits> puzzles;
    /// What is said of each so far, a column for each step that says something.
    std::vector<std::vector<Said>> columns = {};
    /// The ratings that are known of all of them.
    std::vector<KnownRatings> ratings = {};

    void clear();
    /// Makes room for so many puzzles, of which nothing is said: those that are there already are
    /// to be written over.
    void begin(std::size_t count);
    /// Leaves those that are marked.
    void keep(const std::vector<bool>& kept);
    [[nodiscard]] const KnownRatings* rating(Scale scale) const;
};

/// One step, with its working memory.
class StepWork {
  public:
    /// What comes next; false: stop.
    using Next = FunctionRef<bool(Batch&)>;

    StepWork() = default;
    StepWork(const StepWork&) = delete;
    StepWork& operator=(const StepWork&) = delete;
    virtual ~StepWork() = default;

    /// Works on the batch and hands it, or others in its place, to `next`. False if that did so, or
    /// the deadline passed.
    virtual bool work(Batch& batch, const Deadline& deadline, Next next) = 0;
};

/// A line for each puzzle, with its columns behind tabs.
void append_lines(const Batch& batch, std::string& out);

[[nodiscard]] std::unique_ptr<StepWork> make_step(const CampaignStep& step);

/// All steps of a plan. Not for sharing between threads.
class Pipeline {
  public:
    explicit Pipeline(std::span<const CampaignStep> steps);

    /// Hands over what comes out, in batches; a batch of puzzles may become very many.
    /// False if the deadline passed, or `out` said to stop.
    bool run(Batch& batch, const Deadline& deadline, StepWork::Next out);

  private:
    bool run_from(std::size_t step, Batch& batch, const Deadline& deadline, StepWork::Next out);

    std::vector<std::unique_ptr<StepWork>> steps_;
};

}  // namespace sudokit::campaign
