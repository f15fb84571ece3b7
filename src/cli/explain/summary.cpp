#include "cli/explain/summary.hpp"

#include "cli/explain/messages.hpp"
#include "cli/frame/columns.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

// How the walk ended, or that the puzzle is not one to walk through.
std::string_view end_word(const ExplanationWalk& walk) {
    return walk.verdict == Verdict::one ? explanation_walk_end_word(walk.end)
                                        : verdict_word(walk.verdict);
}

}  // namespace

std::string summary_line(const ExplanationWalk& walk) {
    const auto counts = count_techniques(walk.steps, walk.order);
    std::string out(end_word(walk));
    out += ' ';
    out += counts.empty() ? "-" : info_of(counts.front().id).word;
    out += ' ';
    out += std::to_string(walk.steps.size());
    const auto score = score_of(walk);
    out += " " + (score ? std::to_string(*score) : "-");
    for (const auto& [id, count] : counts) {
        out += " " + std::string(info_of(id).word) + ":" + std::to_string(count);
    }
    return out + "\n";
}

std::string summary_json(const Item& item, const ExplanationWalk& walk) {
    const auto counts = count_techniques(walk.steps, walk.order);
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("answer").text(verdict_word(walk.verdict));
        out.key("outcome").text(explanation_walk_end_word(walk.end)).key("hardest");
        if (counts.empty()) {
            out.null();
        } else {
            out.text(info_of(counts.front().id).word);
        }
        out.key("score").number_or_null(score_of(walk));
        out.key("steps").number(walk.steps.size()).key("techniques").begin_object();
        for (const auto& [id, count] : counts) out.key(info_of(id).word).number(count);
        out.end_object();
        write_assumed_member(out, walk);
    });
}

void Totals::add(const ExplanationWalk& walk) {
    const auto counts = count_techniques(walk.steps, walk.order);
    const std::lock_guard lock(mutex_);
    ++puzzles_;
    if (walk.verdict == Verdict::none || walk.verdict == Verdict::several) {
        ++ill_posed_;
        return;
    }
    if (walk.end == ExplanationWalkEnd::solved) {
        ++solved_;
        if (assumed_share(walk.steps).steps == 0) ++by_patterns_;
    }
    for (const auto& [id, count] : counts) {
        Row& row = rows_[static_cast<std::size_t>(id)];
        row.steps += count;
        ++row.puzzles;
    }
    if (!counts.empty()) ++rows_[static_cast<std::size_t>(counts.front().id)].hardest;
}

std::string Totals::text(Language language) const {
    constexpr std::size_t kName = 44;
    constexpr std::size_t kNumber = 12;
    if (puzzles_ == 0) return {};
    const auto line = [&](std::string_view name, std::string_view steps, std::string_view puzzles,
                          std::string_view hardest) {
        return to_the_left(name, kName) + to_the_right(steps, kNumber) +
               to_the_right(puzzles, kNumber) + to_the_right(hardest, kNumber) + "\n";
    };
    std::string out = message(text::kTotalPuzzles, puzzles_, solved_,
                              puzzles_ - solved_ - ill_posed_, ill_posed_, by_patterns_)
                          .in(language) +
                      "\n" +
                      line(text::kColumnTechnique.in(language), text::kColumnSteps.in(language),
                           text::kColumnPuzzles.in(language), text::kColumnHardest.in(language));
    for (const OrderEntry& entry : info_of(order_).entries) {
        const TechniqueInfo& info = info_of(entry.technique);
        const Row& row = rows_[static_cast<std::size_t>(info.id)];
        if (row.steps == 0 || entry.houses == StepHouses::others) continue;
        out += line(info.name.in(language), std::to_string(row.steps), std::to_string(row.puzzles),
                    std::to_string(row.hardest));
    }
    return out;
}

}  // namespace sudokit::cli
