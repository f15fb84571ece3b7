#include "cli/generate/tried_text.hpp"

#include "cli/generate/messages.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

std::string clues_text(const Tried& tried, Language language) {
    if (tried.fewest == tried.most) {
        return message(text::kTriedOneCount, tried.clues, tried.most).in(language);
    }
    return message(text::kTriedClues, tried.clues, tried.fewest, tried.most).in(language);
}

std::string ratings_text(const Tried& tried, Language language) {
    std::string out = message(text::kTriedRatings, tried.ratings).in(language);
    if (!tried.easiest || !tried.hardest) return out;
    const auto name = [](Level level) -> const MessageText& {
        return all_levels(Scale::level)[static_cast<std::size_t>(level)].name;
    };
    if (tried.easiest == tried.hardest) {
        return out + message(text::kTriedOneLevel, name(*tried.easiest)).in(language);
    }
    return out +
           message(text::kTriedLevels, name(*tried.easiest), name(*tried.hardest)).in(language);
}

}  // namespace

std::string share_text(std::uint64_t made, std::uint64_t tried, Language language) {
    if (tried == 0) return message(text::kShare, 0).in(language);
    const double percent = 100 * static_cast<double>(made) / static_cast<double>(tried);
    int places = 0;
    for (double shown = percent; shown < 10 && places < 6 && made > 0 && made < tried; ++places) {
        shown *= 10;
    }
    return message(text::kShare, decimals(percent, places, language)).in(language);
}

std::string tried_text(const MakingFigures& figures, Language language) {
    const Tried& tried = figures.tried;
    std::string out = message(text::kTriedPuzzles, tried.puzzles).in(language);
    if (tried.failures > 0) out += message(text::kTriedInVain, tried.failures).in(language);
    if (tried.clues > 0) out += clues_text(tried, language);
    if (tried.ratings > 0) out += ratings_text(tried, language);
    if (figures.doubles > 0) out += message(text::kTriedDoubles, figures.doubles).in(language);
    if (figures.made > 0) {
        out +=
            message(text::kTriedShare, own_words(share_text(figures.made, tried.puzzles, language)))
                .in(language);
    }
    return out;
}

}  // namespace sudokit::cli
