#include "draw/legend.hpp"

#include <algorithm>
#include <array>

#include "draw/html_texts.hpp"

namespace sudokit::draw {
namespace {

constexpr auto kSampleMarks = std::to_array<Sample>({
    {R"(<text class="gv" x="14" y="22" font-size="23">5</text>)", &text::kGiven},
    {R"(<text class="pl" x="14" y="22" font-size="23">5</text>)", &text::kFound},
    {R"(<circle class="sp" cx="14" cy="14" r="10"/><text class="mp" x="14" y="19">5</text>)",
     &text::kPlaced},
    {R"(<path class="st" d="M4 24L24 4"/><circle class="se" cx="14" cy="14" r="10"/>)"
     R"(<text class="me" x="14" y="19">5</text>)",
     &text::kEliminated},
    {R"(<circle class="s1" cx="14" cy="14" r="10"/><text class="m1" x="14" y="19">5</text>)",
     &text::kPattern},
    {R"(<path class="s2" d="M14 1L27 14L14 27L1 14z"/><text class="m2" x="14" y="19">5</text>)",
     &text::kOther},
    {R"(<path class="s3" d="M4 4L24 4L24 24L4 24z"/><text class="m3" x="14" y="19">5</text>)",
     &text::kThird},
    {R"(<path class="s4" d="M1 14L7 4L21 4L27 14L21 24L7 24z"/>)"
     R"(<text class="m4" x="14" y="19">5</text>)",
     &text::kFourth},
    {R"(<path class="sf" d="M5 5L23 5L23 23L5 23z"/><text class="mf" x="14" y="19">5</text>)",
     &text::kFin},
    {R"(<path class="zb" d="M3 3H25V25H3z"/>)", &text::kBase},
    {R"(<path class="zc" d="M3 3H25V25H3z"/>)", &text::kCover},
    {R"(<path class="z0" d="M3 3H25V25H3z"/>)", &text::kSet},
    {R"(<path class="zw" d="M3 3H25V25H3z"/>)", &text::kWitness},
    {R"(<path class="zd" d="M3 3H25V25H3z"/>)", &text::kDeadEnd},
    {R"(<path class="ar a0" d="M1 14H20"/><path class="h0" d="M27 14L19 10V18z"/>)",
     &text::kStrong},
    {R"(<path class="ar a0 wk" d="M1 14H20"/><path class="h0" d="M27 14L19 10V18z"/>)",
     &text::kWeak},
});

// Of figures in the code of the founding paper.
constexpr auto kCodeSamples = std::to_array<Sample>({
    {R"(<text class="c1" x="14" y="19">5</text>)", &text::kPossible},
    {R"(<text class="c0" x="14" y="19">5</text>)", &text::kAtOnce},
    {R"(<text class="cx" x="14" y="19">5</text><path class="sx" d="M8 20L20 8"/>)", &text::kByMore},
    {R"(<path class="zs" d="M3 3H25V25H3z"/>)", &text::kStruck},
    {R"(<path class="ze" d="M3 3H25V25H3z"/>)", &text::kElsewhere},
});

// Whether the figure has what the text speaks of; digits speak for themselves.
bool shows(const Figure& figure, const MessageText& meaning) {
    const auto marked = [&](auto member, auto value) {
        return std::ranges::any_of(figure.marks,
                                   [&](const Mark& mark) { return mark.*member == value; });
    };
    const auto zoned = [&](ZoneRole role) {
        return std::ranges::any_of(figure.zones,
                                   [&](const Zone& zone) { return zone.role == role; });
    };
    const auto linked = [&](ChainLink::Kind kind) {
        return std::ranges::any_of(figure.arrows,
                                   [&](const Arrow& arrow) { return arrow.kind == kind; });
    };
    const MessageText* const means = &meaning;
    if (means == &text::kPlaced) return marked(&Mark::fate, MarkFate::placed);
    if (means == &text::kEliminated) return marked(&Mark::fate, MarkFate::eliminated);
    if (means == &text::kPattern) return marked(&Mark::role, MarkRole::first);
    if (means == &text::kOther) return marked(&Mark::role, MarkRole::second);
    if (means == &text::kThird) return marked(&Mark::role, MarkRole::third);
    if (means == &text::kFourth) return marked(&Mark::role, MarkRole::fourth);
    if (means == &text::kFin) return marked(&Mark::role, MarkRole::fin);
    if (means == &text::kBase) return zoned(ZoneRole::base);
    if (means == &text::kCover) return zoned(ZoneRole::cover);
    if (means == &text::kSet) return zoned(ZoneRole::set);
    if (means == &text::kWitness) return zoned(ZoneRole::witness);
    if (means == &text::kDeadEnd) return zoned(ZoneRole::dead_end);
    if (means == &text::kPossible || means == &text::kAtOnce) return !figure.excluded.empty();
    if (means == &text::kByMore) {
        return std::ranges::any_of(figure.excluded, [](const ExcludedDigits& excluded) {
            return !excluded.by_more.empty();
        });
    }
    if (means == &text::kStruck) return zoned(ZoneRole::struck);
    if (means == &text::kElsewhere) return zoned(ZoneRole::elsewhere);
    if (means == &text::kStrong) return linked(ChainLink::Kind::strong);
    if (means == &text::kWeak) return linked(ChainLink::Kind::weak);
    return false;
}

}  // namespace

std::span<const Sample> all_samples() { return kSampleMarks; }

std::vector<Sample> samples_of(const Figure& figure) {
    std::vector<Sample> out;
    const auto take = [&](const Sample& sample) {
        if (shows(figure, *sample.text)) out.push_back(sample);
    };
    for (const Sample& sample : kSampleMarks) take(sample);
    for (const Sample& sample : kCodeSamples) take(sample);
    return out;
}

}  // namespace sudokit::draw
