#include "sudokit/search_tree.hpp"

#include <array>
#include <utility>

#include "sudokit/expect.hpp"

#include "engine/exhaustive/exhaustive.hpp"
#include "engine/general/general.hpp"
#include "engine/tree/recorder.hpp"
#include "engine/tree/trial.hpp"

namespace sudokit {
namespace {

// Goes down the tree of singles, depth first, and tells `probe` of it.
void search_by_singles(const Puzzle& puzzle, SearchProbe& probe) {
    struct Level {
        Cell cell = 0;
        DigitSet untried;
    };
    engine::SinglesTrial trial(puzzle);
    std::vector<Level> levels;
    // Answers whether to go on.
    const auto settle = [&](const TreeOutcome& outcome) {
        const auto* branching = std::get_if<Branching>(&outcome);
        Level level;
        if (branching != nullptr) level = {*branching->cell, trial.choices(*branching->cell)};
        levels.push_back(level);
        return probe.settle(outcome, static_cast<std::uint32_t>(level.untried.size()),
                            trial.forced());
    };
    bool more = settle(trial.begin());
    while (more) {
        if (levels.back().untried.empty()) {
            levels.pop_back();
            if (levels.empty()) return;
            probe.leave();
            trial.leave();
            continue;
        }
        const Candidate tried{levels.back().cell, levels.back().untried.first()};
        levels.back().untried.erase(tried.digit);
        probe.enter(TreeEntry::put, tried);
        more = settle(trial.enter(tried));
    }
}

constexpr std::array<std::pair<std::string_view, TreeMethod>, 4> kTreeMethods = {
    {{"exhaustive", TreeMethod::exhaustive},
     {"singles", TreeMethod::singles},
     {"general", TreeMethod::general},
     {"dpll", TreeMethod::dpll}}};

}  // namespace

std::string_view tree_method_name(TreeMethod method) {
    return kTreeMethods[static_cast<std::size_t>(method)].first;
}

std::optional<TreeMethod> find_tree_method(std::string_view name) {
    for (const auto& [known, method] : kTreeMethods) {
        if (known == name) return method;
    }
    return std::nullopt;
}

std::string_view tree_outcome_word(const TreeOutcome& outcome) {
    constexpr std::array<std::string_view, std::variant_size_v<TreeOutcome>> kWords = {
        "open", "branches", "solution", "no-digit", "no-place", "constraint", "clash", "given-up"};
    return kWords[outcome.index()];
}

SearchTree search_tree(const Puzzle& puzzle, const SearchTreeOptions& options) {
    SUDOKIT_EXPECT(options.method != TreeMethod::dpll);
    engine::TreeRecorder recorder(options);
    if (options.method == TreeMethod::singles) {
        search_by_singles(puzzle, recorder);
    } else if (options.method == TreeMethod::general) {
        engine::General engine;
        engine.watch(&recorder);
        engine.count(puzzle, {.limit = 0});
    } else {
        engine::Exhaustive engine(options.order, &recorder);
        engine.count(puzzle, {.limit = 0});
    }
    return recorder.finish();
}

}  // namespace sudokit
