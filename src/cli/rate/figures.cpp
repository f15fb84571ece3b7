#include "cli/rate/figures.hpp"

#include <cmath>

#include "cli/frame/columns.hpp"
#include "cli/rate/backdoor.hpp"
#include "cli/rate/gsf.hpp"
#include "cli/rate/messages.hpp"
#include "cli/rate/se.hpp"
#include "cli/rate/whips.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

static_assert(BackdoorScale::kAbove == WhipScale::kAbove);

// A bar for a share in a hundred: a sign for every two.
std::string bar(double share) {
    return std::string(static_cast<std::size_t>(std::lround(share / 2)), '#');
}

// How many puzzles have each depth.
std::string depths_text(const Tally& tally, Language language) {
    std::string out;
    for (std::size_t depth = 0; depth < tally.ratings.size(); ++depth) {
        const std::uint64_t count = tally.ratings[depth];
        if (count == 0) continue;
        const double share = 100 * static_cast<double>(count) / static_cast<double>(tally.puzzles);
        out += message(text::kStatsDepth, depth, count, decimals(share, 2, language)).in(language) +
               "\n";
    }
    return out;
}

// How many have each rating of Sudoku Explainer.
std::string se_text(const Tally& tally, Language language) {
    std::string out;
    for (std::size_t er = 0; er < tally.ratings.size(); ++er) {
        const std::uint64_t count = tally.ratings[er];
        if (count == 0) continue;
        const std::string share = decimals(
            100 * static_cast<double>(count) / static_cast<double>(tally.puzzles), 2, language);
        const Message line =
            er == SeScale::kAbove
                ? message(text::kStatsErAbove, count, share)
                : message(text::kStatsEr, tenths_text(static_cast<unsigned>(er)), count, share);
        out += line.in(language) + "\n";
    }
    return out;
}

// Whether ratings are lengths of chains, or sizes of backdoors.
bool is_length(Scale scale) {
    return scale == Scale::whips || scale == Scale::braids || scale == Scale::g_whips ||
           scale == Scale::bxb || scale == Scale::backdoor;
}

std::string_view length_word(Scale scale, Language language) {
    return scale == Scale::backdoor ? text::kBackdoorWord.in(language) : whip_words(scale).rating;
}

// How many have each length of chains, or size of backdoors.
std::string lengths_text(const Tally& tally, Scale scale, Language language) {
    std::string out;
    for (std::size_t place = 0; place < tally.ratings.size(); ++place) {
        const std::uint64_t count = tally.ratings[place];
        if (count == 0) continue;
        std::string length = std::to_string(place);
        if (place == WhipScale::kAbove) length = text::kWhipsAboveWord.in(language);
        if (place == WhipScale::kStuck) length = text::kWhipsStuckWord.in(language);
        const double share = 100 * static_cast<double>(count) / static_cast<double>(tally.puzzles);
        out += message(text::kStatsWhips, length_word(scale, language), length, count,
                       decimals(share, 2, language))
                   .in(language) +
               "\n";
    }
    return out;
}

// `"lengths":{"0":3,"above":1,"inf":1}`, or `"sizes"`
void write_lengths(JsonWriter& out, const Tally& tally, Scale scale) {
    out.key(scale == Scale::backdoor ? "sizes" : "lengths").begin_object();
    for (std::size_t place = 0; place < tally.ratings.size(); ++place) {
        if (tally.ratings[place] == 0) continue;
        std::string length = std::to_string(place);
        if (place == WhipScale::kAbove) length = "above";
        if (place == WhipScale::kStuck) length = "inf";
        out.key(length).number(tally.ratings[place]);
    }
    out.end_object();
}

// `"er":{"1.2":3,"above":1}`
void write_se(JsonWriter& out, const Tally& tally) {
    out.key("er").begin_object();
    for (std::size_t er = 0; er < tally.ratings.size(); ++er) {
        if (tally.ratings[er] == 0) continue;
        const bool above = er == SeScale::kAbove;
        out.key(above ? std::string("above") : tenths_text(static_cast<unsigned>(er)));
        out.number(tally.ratings[er]);
    }
    out.end_object();
}

bool is_gsf(Scale scale) { return scale == Scale::q1 || scale == Scale::q2; }

// How many have ratings of gsf's program from each thousand on.
std::string gsf_text(const Tally& tally, Scale scale, Language language) {
    std::string out;
    for (std::size_t place = 0; place < tally.ratings.size(); ++place) {
        const std::uint64_t count = tally.ratings[place];
        if (count == 0) continue;
        const double share = 100 * static_cast<double>(count) / static_cast<double>(tally.puzzles);
        out += message(text::kStatsGsf, gsf_word(scale), place * GsfScale::kCounted,
                       (place + 1) * GsfScale::kCounted - 1, count, decimals(share, 2, language))
                   .in(language) +
               "\n";
    }
    return out;
}

// `"ratings":{"0":3,"99000":1}`
void write_gsf(JsonWriter& out, const Tally& tally) {
    out.key("ratings").begin_object();
    for (std::size_t place = 0; place < tally.ratings.size(); ++place) {
        if (tally.ratings[place] == 0) continue;
        out.key(std::to_string(place * GsfScale::kCounted)).number(tally.ratings[place]);
    }
    out.end_object();
}

bool is_se(Scale scale) { return scale == Scale::se || scale == Scale::se_invariant; }

// How many have each level, also those that none has: a histogram.
std::string levels_text(const Tally& tally, Scale scale, Language language) {
    std::string out;
    const auto levels = scale_info(scale).ratings;
    for (std::size_t place = 0; place < levels.size(); ++place) {
        const std::uint64_t count = place < tally.ratings.size() ? tally.ratings[place] : 0;
        const double share = 100 * static_cast<double>(count) / static_cast<double>(tally.puzzles);
        const std::string percent =
            message(text::kPercent, decimals(share, 2, language)).in(language);
        std::string line = to_the_left(levels[place].name.in(language), 14) +
                           to_the_right(std::to_string(count), 10) + to_the_right(percent, 10) +
                           "  " + bar(share);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

}  // namespace

std::string ScaleFigures::text(const Tally& tally, Language language) const {
    if (tally.ratings.empty()) return {};
    if (is_se(scale_)) return se_text(tally, language);
    if (is_gsf(scale_)) return gsf_text(tally, scale_, language);
    if (is_length(scale_)) return lengths_text(tally, scale_, language);
    if (scale_info(scale_).ratings.empty()) return depths_text(tally, language);
    return levels_text(tally, scale_, language);
}

// `"depths":[3,1]` or `"levels":{"very-easy":3,...}`
void ScaleFigures::write(JsonWriter& out, const Tally& tally) const {
    if (tally.ratings.empty()) return;
    if (is_se(scale_)) return write_se(out, tally);
    if (is_gsf(scale_)) return write_gsf(out, tally);
    if (is_length(scale_)) return write_lengths(out, tally, scale_);
    if (scale_info(scale_).ratings.empty()) {
        out.key("depths").numbers(tally.ratings);
        return;
    }
    out.key("levels").begin_object();
    const auto levels = scale_info(scale_).ratings;
    for (std::size_t place = 0; place < levels.size(); ++place) {
        out.key(levels[place].word);
        out.number(place < tally.ratings.size() ? tally.ratings[place] : 0);
    }
    out.end_object();
}

}  // namespace sudokit::cli
