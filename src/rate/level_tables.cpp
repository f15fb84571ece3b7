// The tables of the scales `level` and `rules`: what each level has at hand to complete a grid.
#include <array>

#include "sudokit/rate.hpp"

#include "rate/scale_tables.hpp"

namespace sudokit {
namespace {

constexpr MessageText kVeryEasy{"very easy", "très facile"};
constexpr MessageText kEasy{"easy", "facile"};
constexpr MessageText kMedium{"medium", "moyen"};
constexpr MessageText kHard{"hard", "difficile"};
constexpr MessageText kVeryHard{"very hard", "très difficile"};
constexpr MessageText kExpert{"expert", "expert"};

constexpr auto kPairs = Model::kPairs;
constexpr auto kNone = Model::Abstraction::absent;
constexpr auto kGroups = Model::Abstraction::groups;

// With these numbers AC(k-PRIMAL) draws naked tuples of k - 1 cells.
constexpr std::array kModels = {
    LevelInfo{Level::very_easy, "very-easy", kVeryEasy, Model{kPairs, Model::kAbsent, kNone},
              RuleSet{.single_candidate = true}},
    LevelInfo{Level::easy, "easy", kEasy, Model{kPairs, kPairs, kNone},
              RuleSet{.single_candidate = true, .single_position = true}},
    LevelInfo{Level::medium, "medium", kMedium, Model{kPairs, kPairs, kGroups},
              RuleSet{.single_candidate = true,
                      .single_position = true,
                      .box_to_line = true,
                      .line_to_box = true}},
    LevelInfo{Level::hard, "hard", kHard, Model{4, kPairs, kGroups},
              RuleSet{.single_candidate = true,
                      .single_position = true,
                      .box_to_line = true,
                      .line_to_box = true,
                      .naked_tuples = 3}},
    LevelInfo{Level::very_hard, "very-hard", kVeryHard, Model{4, 4, kGroups},
              RuleSet{.single_candidate = true,
                      .single_position = true,
                      .box_to_line = true,
                      .line_to_box = true,
                      .naked_tuples = 3,
                      .hidden_tuples = 3,
                      .fish = 3}},
    LevelInfo{Level::expert, "expert", kExpert, std::nullopt, std::nullopt},
};

// Three lines shared by three boxes are all that bands of four boxes have.
constexpr std::uint32_t kMultipleLines = 3;

constexpr std::array kRules = {
    LevelInfo{Level::very_easy, "very-easy", kVeryEasy, std::nullopt,
              RuleSet{.single_position = true}},
    LevelInfo{Level::easy, "easy", kEasy, std::nullopt,
              RuleSet{.single_candidate = true, .single_position = true}},
    LevelInfo{Level::medium, "medium", kMedium, std::nullopt,
              RuleSet{.single_candidate = true,
                      .single_position = true,
                      .box_to_line = true,
                      .line_to_box = true,
                      .multiple_lines = kMultipleLines}},
    LevelInfo{Level::hard, "hard", kHard, std::nullopt,
              RuleSet{.single_candidate = true,
                      .single_position = true,
                      .box_to_line = true,
                      .line_to_box = true,
                      .multiple_lines = kMultipleLines,
                      .naked_tuples = 3,
                      .hidden_tuples = 3}},
    LevelInfo{Level::very_hard, "very-hard", kVeryHard, std::nullopt,
              RuleSet{.single_candidate = true,
                      .single_position = true,
                      .box_to_line = true,
                      .line_to_box = true,
                      .multiple_lines = kMultipleLines,
                      .naked_tuples = 3,
                      .hidden_tuples = 3,
                      .fish = 3}},
    LevelInfo{Level::expert, "expert", kExpert, std::nullopt, std::nullopt},
};

// Both scales have the same words.
constexpr std::array kLevelRatings = rate::ratings_of(kModels);

}  // namespace

std::span<const RatingInfo> rate::level_ratings() { return kLevelRatings; }

std::span<const LevelInfo> all_levels(Scale scale) {
    SUDOKIT_EXPECT(scale == Scale::level || scale == Scale::rules);
    return scale == Scale::rules ? std::span(kRules) : std::span(kModels);
}

}  // namespace sudokit
