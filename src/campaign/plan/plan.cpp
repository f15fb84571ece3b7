// What a plan means, in lines that can be compared.
#include <charconv>

#include "sudokit/campaign.hpp"
#include "sudokit/explain.hpp"

#include "campaign/units/rating.hpp"

namespace sudokit {
namespace {

template <class Value>
std::string range_words(const Range<Value>& range) {
    return std::to_string(range.least) + ".." + std::to_string(range.most);
}

std::string value_words(Scale scale, unsigned value) {
    return campaign::goes_by_tenths(scale) ? tenths_text(value) : std::to_string(value);
}

std::string scale_words(Scale scale) { return std::string(scale_info(scale).name); }

struct InputWords {
    std::string operator()(const FileInput& input) const { return "file " + input.file; }
    std::string operator()(const CatalogueInput& input) const {
        return "catalogue " + range_words(input.grids);
    }
    std::string operator()(const BandsInput& input) const {
        return "bands " + range_words(input.bands);
    }
    std::string operator()(const CountInput& input) const {
        return "count " + std::to_string(input.boxes.rows) + "x" +
               std::to_string(input.boxes.columns);
    }
    std::string operator()(const GeneratedInput& input) const {
        const Wish& wish = input.wish;
        std::string out = "generate " + std::to_string(input.rounds) + " seed " +
                          std::to_string(input.seed) + " clues " + range_words(wish.clues) +
                          " method " + std::to_string(static_cast<int>(wish.method)) +
                          " symmetry " + (wish.symmetry ? wish.symmetry->to_string() : "random");
        if (wish.minimal) out += " minimal";
        if (wish.level) {
            out += " level " + std::to_string(static_cast<int>(wish.level->least)) + ".." +
                   std::to_string(static_cast<int>(wish.level->most));
        }
        if (wish.depth) out += " depth " + range_words(*wish.depth);
        if (wish.score) out += " score " + range_words(*wish.score);
        return out;
    }
};

struct StepWords {
    std::string operator()(const SolveStep&) const { return "solve"; }
    std::string operator()(const FilterStep& step) const {
        return "filter clues " + range_words(step.clues) + (step.one_solution ? " one" : "") +
               (step.minimal ? " minimal" : "");
    }
    std::string operator()(const RateStep& step) const {
        return "rate " + scale_words(step.scale) +
               (step.most ? " at most " + value_words(step.scale, *step.most) : "");
    }
    std::string operator()(const KeepStep& step) const {
        return "keep-if " + scale_words(step.scale) + " " +
               value_words(step.scale, step.range.least) + ".." +
               (step.range.most == ~0U ? "" : value_words(step.scale, step.range.most));
    }
    std::string operator()(const CanonStep&) const { return "canon"; }
    std::string operator()(const MinimiseStep&) const { return "minimise"; }
    std::string operator()(const NearStep& step) const {
        return "near -" + std::to_string(step.remove) + "+" + std::to_string(step.add) +
               (step.minimal ? " minimal" : "");
    }
};

// As short as it can be read back, and the same on every machine.
std::string decimal_words(double number) {
    char digits[32];
    const auto written = std::to_chars(digits, digits + sizeof digits, number);
    return {digits, written.ptr};
}

}  // namespace

// The file of the input may lie elsewhere next time: what counts is what it holds.
std::string CampaignPlan::meaning() const {
    std::string out = "input: ";
    out += std::holds_alternative<FileInput>(input) ? "file" : std::visit(InputWords{}, input);
    out += "\nslice: " + std::to_string(slice) + "\n";
    for (const CampaignStep& step : steps) out += "step: " + std::visit(StepWords{}, step) + "\n";
    out += distinct ? "output: distinct, by " + decimal_words(bucket) + " MiB\n" : "output: all\n";
    return out;
}

std::optional<double> CampaignProgress::left() const {
    if (rate() <= 0) return std::nullopt;
    return static_cast<double>(units - done - others) / rate();
}

}  // namespace sudokit
