#include "rate/orders/se_path.hpp"

#include <algorithm>
#include <vector>

#include "rate/se/producers.hpp"
#include "rate/se/steps/tell.hpp"
#include "rate/se/walk.hpp"

namespace sudokit::rate {

std::span<const OrderEntry> se_steps() {
    static const std::vector<OrderEntry> kSteps = [] {
        std::vector<OrderEntry> entries;
        for (unsigned producer = 0; producer < se::kProducers; ++producer) {
            for (const TechniqueId id : se::techniques_of(producer)) {
                if (std::ranges::find(entries, id, &OrderEntry::technique) == entries.end()) {
                    entries.push_back({id});
                }
            }
        }
        return entries;
    }();
    return kSteps;
}

namespace {

constexpr auto kFullHouse = static_cast<std::size_t>(TechniqueId::full_house);
constexpr auto kHiddenSingle = static_cast<std::size_t>(TechniqueId::hidden_single);

}  // namespace

struct SePath::Memory {
    se::Walker walker{nine::default_kernel()};
    bool names_full_houses = true;
};

// A full house is a hidden single, too.
SePath::SePath(const TechniqueSet& techniques) : memory_(std::make_unique<Memory>()) {
    TechniqueSet allowed = techniques;
    if (techniques.test(kHiddenSingle)) allowed.set(kFullHouse);
    memory_->walker.set_allowed(se::producers_within(allowed));
    memory_->names_full_houses = techniques.test(kFullHouse);
}
SePath::~SePath() = default;

std::optional<Step> SePath::next(const State& state, const Deadline& deadline) {
    const se::Position position = se::position_of(state);
    se::Hint hint;
    if (!memory_->walker.find_step(position, ~0U, deadline, hint)) return std::nullopt;
    Step step = memory_->walker.tell(position, hint, deadline);
    // Nested chains are sought again to tell them, which may have ended too early.
    if (deadline.passed()) return std::nullopt;
    if (step.technique == TechniqueId::full_house && !memory_->names_full_houses) {
        step.technique = TechniqueId::hidden_single;
    }
    return step;
}

}  // namespace sudokit::rate
