// From the TOML of a plan to what it means.
#include <algorithm>
#include <array>
#include <filesystem>

#include "sudokit/campaign.hpp"
#include "sudokit/counting.hpp"
#include "sudokit/whole_number.hpp"

#include "campaign/messages.hpp"
#include "campaign/plan/plan_files.hpp"
#include "campaign/plan/section.hpp"
#include "campaign/units/near.hpp"
#include "campaign/units/rating.hpp"

namespace sudokit {
namespace campaign {
namespace {

constexpr Range<std::uint64_t> kAnyCount{1, std::uint64_t{1} << 40};
constexpr std::array<std::string_view, 5> kInputs{"file", "generate", "catalogue", "bands",
                                                  "count"};

// Puzzles, rounds or ranks that make a unit of a second or so, as a rule.
constexpr std::uint64_t kPuzzlesOfUnit = 10'000;
constexpr std::uint64_t kRoundsOfUnit = 10;
constexpr std::uint64_t kRanksOfUnit = 100'000;

// MiB: less is hardly a line, more is no memory.
constexpr double kLeastBucket = 0.001;
constexpr double kMostBucket = 1048576;

class PlanReader {
  public:
    PlanReader(const TomlTable& document, const std::string& file)
        : document_(document),
          file_(file),
          folder_(std::filesystem::path(file).parent_path().string()) {}

    Result<CampaignPlan> read() {
        Section whole(document_, {1, 1}, fault_);
        const TomlTable* const input = table(whole, "input");
        if (input != nullptr) read_input(*input);
        read_steps(whole);
        if (const TomlTable* const output = table(whole, "output")) read_output(*output);
        if (whole.has("limits")) {
            if (const TomlTable* const limits = table(whole, "limits")) read_limits(*limits);
        }
        whole.finish();
        if (fault_) return *std::move(fault_);
        return std::move(plan_);
    }

  private:
    [[nodiscard]] std::string path(const std::string& name) const {
        return name.starts_with('/') || folder_.empty() ? name : folder_ + "/" + name;
    }

    const TomlMember* member(std::string_view key) const {
        const auto found = std::ranges::find(document_, key, &TomlMember::key);
        return found == document_.end() ? nullptr : &*found;
    }

    // The table of that name, which there must be.
    const TomlTable* table(Section& whole, std::string_view key) {
        whole.know(key);
        const TomlMember* const found = member(key);
        if (found == nullptr) {
            whole.refuse(key, text::kMissingTable, key);
            return nullptr;
        }
        place_ = found->place;
        const auto* const table = std::get_if<TomlTable>(&found->value.content);
        if (table == nullptr) whole.refuse(key, text::kWantsTable, key);
        return table;
    }

    void read_input(const TomlTable& table) {
        Section section(table, place_, fault_);
        const auto said =
            std::ranges::count_if(kInputs, [&](std::string_view key) { return section.has(key); });
        if (said != 1) section.refuse("", text::kOneInput, own_words(listed(kInputs)));
        std::uint64_t usual = 1;
        if (section.has("generate")) {
            usual = kRoundsOfUnit;
            read_wish(section);
        } else if (section.has("catalogue")) {
            usual = kRanksOfUnit;
            const auto grids = section.numbers("catalogue", {1, nine::kGridClasses});
            plan_.input = CatalogueInput{grids.value_or(Range<std::uint64_t>{1, 1})};
        } else if (section.has("bands")) {
            const auto bands = section.numbers("bands", {0, nine::kBandClasses - 1});
            plan_.input = BandsInput{bands.value_or(Range<std::uint64_t>{0, 0})};
        } else if (section.has("count")) {
            read_count(section);
        } else {
            usual = kPuzzlesOfUnit;
            plan_.input = FileInput{path(section.needed_text("file"))};
        }
        const bool in_parts = section.has("bands") || section.has("count");
        plan_.slice = in_parts ? 1 : section.number("slice", kAnyCount).value_or(usual);
        for (const std::string_view key : kInputs) section.know(key);
        section.finish();
    }

    void read_count(Section& section) {
        const std::string said = section.needed_text("count");
        const std::size_t cross = said.find('x');
        const auto rows = whole_number<std::uint32_t>(std::string_view(said).substr(0, cross));
        const auto columns =
            cross == std::string::npos
                ? std::nullopt
                : whole_number<std::uint32_t>(std::string_view(said).substr(cross + 1));
        if (!rows || !columns || *rows == 0 || *columns == 0 || *rows > 8 || *columns > 8) {
            return section.refuse("count", text::kWantsBoxes, "count");
        }
        if (!GridCounting::of(Shape::boxes(*rows, *columns))) {
            return section.refuse("count", text::kNoScheme, "count");
        }
        plan_.input = CountInput{{*rows, *columns}};
    }

    void read_wish(Section& section) {
        constexpr std::array<std::string_view, 3> kMethods{"top-down", "bottom-up", "unbiased"};
        GeneratedInput input{Wish(Board::standard(9))};
        Wish& wish = input.wish;
        input.rounds = section.number("generate", kAnyCount).value_or(1);
        input.seed = section.number("seed", {0, ~std::uint64_t{0} >> 1U}).value_or(1);
        if (const auto clues = section.numbers("clues", {0, 81})) {
            wish.clues = {static_cast<std::uint32_t>(clues->least),
                          static_cast<std::uint32_t>(clues->most)};
        }
        wish.minimal = section.truth("minimal").value_or(false);
        if (const auto method = section.one_of("method", kMethods)) {
            wish.method =
                static_cast<Method>(std::ranges::find(kMethods, *method) - kMethods.begin());
        }
        if (const auto words = section.text("symmetry")) {
            wish.symmetry = symmetries(*words);
            if (*words != "random" && !wish.symmetry) {
                section.refuse("symmetry", text::kWantsWord, "symmetry",
                               "none, random, rotate180, rotate90, horizontal, vertical, diagonal, "
                               "antidiagonal, full",
                               *words);
            }
        }
        if (const auto levels = section.words("level", words_of(Scale::level))) {
            wish.level = {static_cast<Level>(levels->least), static_cast<Level>(levels->most)};
        }
        if (const auto depths = section.numbers("depth", {0, 100})) {
            wish.depth = {static_cast<unsigned>(depths->least),
                          static_cast<unsigned>(depths->most)};
        }
        if (const auto scores = section.numbers("score", {0, ~std::uint32_t{0}})) {
            wish.score = {static_cast<std::uint32_t>(scores->least),
                          static_cast<std::uint32_t>(scores->most)};
        }
        if (const auto wrong = wish_fault(wish)) {
            section.refuse("generate", text::kBadWish, wrong->message);
        }
        plan_.input = std::move(input);
    }

    void read_steps(Section& whole) {
        whole.know("step");
        const TomlMember* const found = member("step");
        if (found == nullptr) return;
        const auto* const steps = std::get_if<TomlArray>(&found->value.content);
        if (steps == nullptr) return whole.refuse("step", text::kWantsTables, "step");
        for (const bool numbers : {std::holds_alternative<BandsInput>(plan_.input),
                                   std::holds_alternative<CountInput>(plan_.input)}) {
            if (numbers && !steps->empty()) {
                whole.refuse("step", text::kNoSteps,
                             std::holds_alternative<BandsInput>(plan_.input) ? "bands" : "count");
            }
        }
        for (const TomlValue& step : *steps) {
            const auto* const table = std::get_if<TomlTable>(&step.content);
            if (table == nullptr) return whole.refuse("step", text::kWantsTables, "step");
            Section section(*table, step.place, fault_);
            read_step(section);
            section.finish();
        }
    }

    void read_step(Section& section) {
        constexpr std::array<std::string_view, 7> kSteps{"solve", "filter",   "rate", "keep-if",
                                                         "canon", "minimise", "near"};
        if (!section.has("do")) return section.refuse("do", text::kMissingKey, "do");
        const auto word = section.one_of("do", kSteps);
        const bool replaces = word == "canon" || word == "minimise" || word == "near";
        if (replaces && std::ranges::any_of(plan_.steps, adds_column)) {
            section.refuse("do", text::kReplacesPuzzle, *word);
        }
        if (word == "solve") plan_.steps.emplace_back(SolveStep{});
        if (word == "filter") read_filter(section);
        if (word == "rate") read_rate(section);
        if (word == "keep-if") read_keep(section);
        if (word == "canon") plan_.steps.emplace_back(CanonStep{});
        if (word == "minimise") plan_.steps.emplace_back(MinimiseStep{});
        if (word == "near") read_near(section);
    }

    static bool adds_column(const CampaignStep& step) {
        return std::holds_alternative<SolveStep>(step) || std::holds_alternative<RateStep>(step);
    }

    void read_filter(Section& section) {
        constexpr std::array<std::string_view, 1> kOne{"one"};
        FilterStep step;
        if (const auto clues = section.numbers("clues", {0, 81})) {
            step.clues = {static_cast<std::uint32_t>(clues->least),
                          static_cast<std::uint32_t>(clues->most)};
        }
        step.one_solution = section.one_of("solutions", kOne).has_value();
        step.minimal = section.truth("minimal").value_or(false);
        plan_.steps.emplace_back(step);
    }

    static std::uint64_t parts_of(Scale scale) { return goes_by_tenths(scale) ? 10 : 1; }

    static std::vector<std::string_view> words_of(Scale scale) {
        std::vector<std::string_view> words;
        if (scale != Scale::level && scale != Scale::rules) return words;
        for (const LevelInfo& level : all_levels(scale)) words.push_back(level.word);
        return words;
    }

    static std::vector<std::string_view> scale_names() {
        std::vector<std::string_view> names;
        for (const ScaleInfo& scale : all_scales()) names.push_back(scale.name);
        return names;
    }

    void read_rate(Section& section) {
        if (!section.has("scale")) return section.refuse("scale", text::kMissingKey, "scale");
        const auto name = section.text("scale");
        if (!name) return;
        const auto scale = find_scale(*name);
        if (!scale) {
            return section.refuse("scale", text::kWantsWord, "scale",
                                  own_words(listed(scale_names())), *name);
        }
        RateStep step{*scale};
        if (scale_info(*scale).bound_parts != 0) {
            if (const auto most = section.bound("at-most", 1000, parts_of(*scale))) {
                step.most = static_cast<unsigned>(*most);
            }
        }
        plan_.steps.emplace_back(step);
    }

    void read_keep(Section& section) {
        bool any = false;
        for (const ScaleInfo& scale : all_scales()) {
            if (!section.has(scale.name)) {
                section.know(scale.name);
                continue;
            }
            const auto words = words_of(scale.id);
            const auto range = words.empty() ? section.numbers(scale.name, {0, Section::kNoLimit},
                                                               parts_of(scale.id))
                                             : section.words(scale.name, words);
            any = true;
            if (!range) continue;
            plan_.steps.emplace_back(KeepStep{
                scale.id,
                {static_cast<unsigned>(range->least), static_cast<unsigned>(range->most)}});
        }
        if (!any) section.refuse("", text::kKeepWhat);
    }

    void read_near(Section& section) {
        NearStep step;
        const Range<std::uint64_t> allowed{0, kMostMoved};
        step.remove = static_cast<std::uint32_t>(section.number("remove", allowed).value_or(1));
        step.add = static_cast<std::uint32_t>(section.number("add", allowed).value_or(1));
        step.minimal = section.truth("minimal").value_or(false);
        plan_.steps.emplace_back(step);
    }

    void read_output(const TomlTable& table) {
        Section section(table, place_, fault_);
        const std::string file = section.needed_text("file");
        plan_.output = path(file);
        plan_.distinct = section.truth("distinct").value_or(false);
        plan_.bucket = section.decimal("bucket").value_or(plan_.bucket);
        if (plan_.bucket < kLeastBucket || plan_.bucket > kMostBucket) {
            section.refuse("bucket", text::kWantsBucket, "bucket");
        }
        plan_.checkpoint = path(section.text("checkpoint").value_or(file + ".campaign"));
        if (const auto metrics = section.text("metrics")) plan_.metrics = path(*metrics);
        if (auto clash = file_clash(plan_, file_)) {
            section.refuse(clash->key, std::move(clash->message));
        }
        section.finish();
    }

    void read_limits(const TomlTable& table) {
        Section section(table, place_, fault_);
        plan_.threads = section.number("threads", {1, 1024});
        plan_.seconds = section.decimal("seconds").value_or(0);
        plan_.silence = section.decimal("silence").value_or(plan_.silence);
        section.finish();
    }

    const TomlTable& document_;
    const std::string& file_;
    std::string folder_;
    TomlPlace place_;  // of the table that is read
    PlanFault fault_;
    CampaignPlan plan_ = {.input = FileInput{},
                          .steps = {},
                          .output = {},
                          .checkpoint = {},
                          .metrics = {},
                          .threads = {}};
};

}  // namespace
}  // namespace campaign

Result<CampaignPlan> read_campaign_plan(std::string_view text, const std::string& file) {
    const auto document = campaign::read_toml(text);
    if (!document) return document.error();
    return campaign::PlanReader(*document, file).read();
}

}  // namespace sudokit
