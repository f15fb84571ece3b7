#include "logic/techniques/als/als_steps.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace sudokit::logic {
namespace {

void add_word(std::uint64_t bits, std::size_t word, Digit digit,
              std::vector<Candidate>& candidates) {
    for (; bits != 0; bits &= bits - 1) {
        candidates.push_back(
            {static_cast<Cell>(word * 64) + static_cast<Cell>(std::countr_zero(bits)), digit});
    }
}

}  // namespace

void add_common(AlsIndex::Words a, AlsIndex::Words b, Digit digit,
                std::vector<Candidate>& candidates) {
    for (std::size_t i = 0; i < a.size(); ++i) add_word(a[i] & b[i], i, digit, candidates);
}

void add_difference(AlsIndex::Words a, AlsIndex::Words b, Digit digit,
                    std::vector<Candidate>& candidates) {
    for (std::size_t i = 0; i < a.size(); ++i) add_word(a[i] & ~b[i], i, digit, candidates);
}

bool AlsSteps::wants(const std::vector<Candidate>& eliminations, std::size_t sets,
                     std::uint32_t cells) const {
    if (eliminations.empty()) return false;
    const auto found = kept_.find(eliminations);
    if (found == kept_.end()) return true;
    const auto length = std::tie(sets, cells);
    const auto shortest = std::tie(found->second.sets, found->second.cells);
    return equals_ == Equals::all ? length <= shortest : length < shortest;
}

void AlsSteps::add(AlsPath path, const std::vector<Candidate>& eliminations) {
    std::uint32_t cells = 0;
    for (const std::uint32_t set : path.sets) cells += index_.cell_count(set);
    if (!wants(eliminations, path.sets.size(), cells)) return;
    Kept& kept = kept_[eliminations];
    if (std::tie(kept.sets, kept.cells) != std::make_tuple(path.sets.size(), cells)) {
        kept = {path.sets.size(), cells, {}};
    }
    if (std::ranges::find(kept.paths, path) == kept.paths.end()) {
        kept.paths.push_back(std::move(path));
    }
}

bool AlsSteps::offer(TechniqueId id, StepSink sink) const {
    struct Entry {
        std::size_t sets = 0;
        std::uint32_t cells = 0;
        const AlsPath* path = nullptr;
        const std::vector<Candidate>* eliminations = nullptr;
    };
    std::vector<Entry> entries;
    for (const auto& [eliminations, kept] : kept_) {
        for (const AlsPath& path : kept.paths) {
            entries.push_back({kept.sets, kept.cells, &path, &eliminations});
        }
    }
    const auto key = [](const Entry& entry) {
        const AlsPath& path = *entry.path;
        return std::tie(entry.sets, entry.cells, path.sets, path.commons, path.stem,
                        *entry.eliminations);
    };
    std::ranges::sort(entries, [&](const Entry& a, const Entry& b) { return key(a) < key(b); });
    return std::ranges::all_of(entries, [&](const Entry& entry) {
        if (!sink.wants({0, entry.eliminations->size()})) return true;
        AlsPattern pattern;
        for (const std::uint32_t set : entry.path->sets) {
            pattern.sets.push_back(index_.pattern(set));
        }
        for (const Digit digit : entry.path->commons) {
            pattern.commons.push_back(DigitSet::of(digit));
        }
        pattern.stem = entry.path->stem;
        pattern.loop = entry.path->loop;
        return sink({id, std::move(pattern), {}, *entry.eliminations});
    });
}

}  // namespace sudokit::logic
