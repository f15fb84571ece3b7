#include "logic/techniques/fish/fish.hpp"

#include <algorithm>
#include <array>

namespace sudokit::logic {
namespace {

// A line by its number among the lines of its direction, and the crossing lines where the digit may
// go in it.
struct Line {
    std::uint32_t number;
    std::uint64_t places;
};

class PlainFishSearch {
  public:
    PlainFishSearch(const State& state, TechniqueId id, std::uint32_t size, StepSink sink)
        : state_(state), id_(id), size_(size), sink_(sink) {}

    // False if the sink has enough.
    bool run(Digit digit, bool by_columns) {
        const std::uint32_t order = state_.board().order();
        digit_ = digit;
        base_ = by_columns ? order : 0;
        cover_ = order - base_;
        count_ = 0;
        for (std::uint32_t i = 0; i < order; ++i) {
            const std::uint64_t places = state_.places(base_ + i, digit);
            const std::uint32_t size = count_bits(places);
            if (size >= 2 && size <= size_) lines_[count_++] = {i, places};
        }
        return choose(0, 0, 0, 0);
    }

  private:
    // Adds lines from the `from`-th on to those of `chosen`, whose places are `places`.
    bool choose(std::uint32_t from, std::uint32_t depth, std::uint64_t chosen,
                std::uint64_t places) {
        if (depth == size_) return offer(chosen, places);
        for (std::uint32_t i = from; i + (size_ - depth) <= count_; ++i) {
            const std::uint64_t all = places | lines_[i].places;
            if (count_bits(all) > size_) continue;
            const std::uint64_t line = std::uint64_t{1} << lines_[i].number;
            if (!choose(i + 1, depth + 1, chosen | line, all)) return false;
        }
        return true;
    }

    // Fewer crossing lines than lines are a dead end, not a fish.
    bool offer(std::uint64_t chosen, std::uint64_t places) {
        if (count_bits(places) != size_) return true;
        bool changes = false;
        for (const Digit i : DigitSet(places)) {
            changes = changes || (state_.places(cover_ + i - 1, digit_) & ~chosen) != 0;
        }
        if (!changes) return true;
        Step step{id_, FishPattern{.digit = digit_, .base = {}, .cover = {}, .fins = {}}, {}, {}};
        auto& pattern = std::get<FishPattern>(step.pattern);
        for (const Digit i : DigitSet(chosen)) pattern.base.push_back(base_ + i - 1);
        for (const Digit i : DigitSet(places)) {
            const std::uint32_t house = cover_ + i - 1;
            pattern.cover.push_back(house);
            for (const Digit place : DigitSet(state_.places(house, digit_) & ~chosen)) {
                step.eliminations.push_back(
                    {state_.board().houses()[house].cells[place - 1], digit_});
            }
        }
        std::ranges::sort(step.eliminations, {}, &Candidate::cell);
        return sink_(std::move(step));
    }

    const State& state_;
    TechniqueId id_;
    std::uint32_t size_;
    StepSink sink_;
    Digit digit_ = 0;
    std::uint32_t base_ = 0;   // the first house of the direction
    std::uint32_t cover_ = 0;  // and of the crossing one
    std::uint32_t count_ = 0;
    std::array<Line, kMaxOrder> lines_;
};

}  // namespace

bool BasicFish::find_at(const Position& position, StepSink sink) const {
    PlainFishSearch search(position.state(), id_, size_, sink);
    // Two lines are found sooner than what is doomed.
    const DigitSet digits =
        size_ == 2 ? position.digits_for(id_) : position.digits_with_doomed(id_);
    for (const Digit digit : digits) {
        if (sink.has_enough()) return false;
        if (!search.run(digit, false) || !search.run(digit, true)) return false;
    }
    return true;
}

const Technique* fish_technique(TechniqueId id) {
    static const BasicFish kXWing(TechniqueId::x_wing, 2);
    static const BasicFish kSwordfish(TechniqueId::swordfish, 3);
    static const BasicFish kJellyfish(TechniqueId::jellyfish, 4);
    switch (id) {
        case TechniqueId::x_wing: return &kXWing;
        case TechniqueId::swordfish: return &kSwordfish;
        case TechniqueId::jellyfish: return &kJellyfish;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
