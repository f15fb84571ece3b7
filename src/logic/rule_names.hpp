// Rules by their own words, and the techniques that are steps of them.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "sudokit/rules.hpp"
#include "sudokit/techniques.hpp"

namespace sudokit::logic {

struct RuleFlag {
    std::string_view name;
    bool RuleSet::*place;
};

/// The last one is no basic rule.
inline constexpr std::array kRuleFlags = {RuleFlag{"single-candidate", &RuleSet::single_candidate},
                                          RuleFlag{"single-position", &RuleSet::single_position},
                                          RuleFlag{"box-to-line", &RuleSet::box_to_line},
                                          RuleFlag{"line-to-box", &RuleSet::line_to_box},
                                          RuleFlag{"forcing-chains", &RuleSet::forcing_chains}};

/// With a hyphen and a number behind its name.
struct RuleSize {
    std::string_view name;
    std::uint32_t RuleSet::*place;

    /// False if there is no rule of that size.
    bool take(std::uint32_t value, RuleSet& rules) const {
        if (value < 2 || value > kMaxOrder) return false;
        rules.*place = std::max(rules.*place, value);
        return true;
    }
};

/// The last one is no basic rule.
inline constexpr std::array kRuleSizes = {
    RuleSize{"multiple-lines", &RuleSet::multiple_lines}, RuleSize{"naked", &RuleSet::naked_tuples},
    RuleSize{"hidden", &RuleSet::hidden_tuples}, RuleSize{"fish", &RuleSet::fish},
    RuleSize{"franken-fish", &RuleSet::franken_fish}};

/// Both directions of what boxes and lines confine.
inline constexpr std::string_view kBothLines = "candidate-lines";

/// The rule that a technique is a step of.
struct RuleOf {
    TechniqueId technique;
    bool RuleSet::*flag = nullptr;
    std::uint32_t RuleSet::*size = nullptr;
    std::uint32_t least = 0;  ///< the size that takes it in

    void take(RuleSet& rules) const {
        if (flag != nullptr) {
            rules.*flag = true;
        } else {
            rules.*size = std::max(rules.*size, least);
        }
    }
    [[nodiscard]] bool applies(const RuleSet& rules) const {
        return flag != nullptr ? rules.*flag : rules.*size >= least;
    }
};

inline constexpr auto kRulesOf = std::to_array<RuleOf>({
    {TechniqueId::naked_single, &RuleSet::single_candidate},
    {TechniqueId::hidden_single, &RuleSet::single_position},
    {TechniqueId::pointing, &RuleSet::box_to_line},
    {TechniqueId::claiming, &RuleSet::line_to_box},
    {TechniqueId::double_pairs, nullptr, &RuleSet::multiple_lines, 2},
    {TechniqueId::multiple_lines, nullptr, &RuleSet::multiple_lines, 2},
    {TechniqueId::naked_pair, nullptr, &RuleSet::naked_tuples, 2},
    {TechniqueId::naked_triple, nullptr, &RuleSet::naked_tuples, 3},
    {TechniqueId::naked_quad, nullptr, &RuleSet::naked_tuples, 4},
    {TechniqueId::hidden_pair, nullptr, &RuleSet::hidden_tuples, 2},
    {TechniqueId::hidden_triple, nullptr, &RuleSet::hidden_tuples, 3},
    {TechniqueId::hidden_quad, nullptr, &RuleSet::hidden_tuples, 4},
    {TechniqueId::x_wing, nullptr, &RuleSet::fish, 2},
    {TechniqueId::swordfish, nullptr, &RuleSet::fish, 3},
    {TechniqueId::jellyfish, nullptr, &RuleSet::fish, 4},
});

}  // namespace sudokit::logic
