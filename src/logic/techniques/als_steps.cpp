#include "logic/techniques/als_steps.hpp"

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

void tidy(std::vector<Candidate>& candidates) {
    std::ranges::sort(candidates);
    const auto twice = std::ranges::unique(candidates);
    candidates.erase(twice.begin(), twice.end());
}

bool AlsSteps::offer(TechniqueId id, Equals equals, StepSink sink) {
    struct Entry {
        std::size_t sets = 0;
        std::uint32_t cells = 0;
        AlsFinding* finding = nullptr;
    };
    std::vector<Entry> entries;
    for (AlsFinding& finding : found_) {
        Entry entry{finding.sets.size(), 0, &finding};
        for (const std::uint32_t set : finding.sets) entry.cells += index_.cell_count(set);
        entries.push_back(entry);
    }
    const auto length = [](const Entry& entry) { return std::tie(entry.sets, entry.cells); };
    std::ranges::sort(entries, [&](const Entry& a, const Entry& b) {
        if (a.finding->eliminations != b.finding->eliminations) {
            return a.finding->eliminations < b.finding->eliminations;
        }
        return length(a) != length(b) ? length(a) < length(b) : *a.finding < *b.finding;
    });
    std::vector<Entry> kept;
    const Entry* shortest = nullptr;
    for (const Entry& entry : entries) {
        if (shortest == nullptr || shortest->finding->eliminations != entry.finding->eliminations) {
            shortest = &entry;
        } else if (equals == Equals::keep_one) {
            continue;
        }
        if (length(entry) != length(*shortest)) continue;
        if (!kept.empty() && *kept.back().finding == *entry.finding) continue;
        kept.push_back(entry);
    }
    std::ranges::sort(kept, [&](const Entry& a, const Entry& b) {
        return length(a) != length(b) ? length(a) < length(b) : *a.finding < *b.finding;
    });
    return std::ranges::all_of(kept,
                               [&](const Entry& entry) { return sink(step(id, *entry.finding)); });
}

Step AlsSteps::step(TechniqueId id, AlsFinding& finding) const {
    AlsPattern pattern;
    for (const std::uint32_t set : finding.sets) pattern.sets.push_back(index_.pattern(set));
    for (const Digit digit : finding.commons) pattern.commons.push_back(DigitSet::of(digit));
    pattern.stem = finding.stem;
    pattern.loop = finding.loop;
    return {id, std::move(pattern), {}, std::move(finding.eliminations)};
}

}  // namespace sudokit::logic
