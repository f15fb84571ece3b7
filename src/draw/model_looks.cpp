// The looks of pictures of models, and what they mean.
#include <array>

#include "draw/html_parts.hpp"
#include "draw/html_texts.hpp"
#include "draw/model_picture.hpp"
#include "draw/model_texts.hpp"

namespace sudokit::draw {
namespace {

constexpr std::string_view kCubeCss =
    R"(.sk .er,.sk .ec,.sk .eb,.sk .ex{fill-opacity:.5;stroke-width:3}
.sk .er{fill:#bfe8c4;stroke:#2f8a3c}
.sk .ec{fill:#fbe08a;stroke:#a67b00;stroke-dasharray:9 6}
.sk .eb{fill:#c3dcf8;stroke:#2a69a8;stroke-dasharray:3 5}
.sk .ex{fill:#e2d2f7;stroke:#7341ad;stroke-dasharray:14 5}
.sk .ek{fill:none;stroke:#b3261e;stroke-width:5}
.sk .zw,.sk .zd{stroke-width:3}
.sk .zr{fill:#7b828e}
.sk .nz{fill:none;stroke:#c62828;stroke-width:2.4;stroke-dasharray:4 3}
@media screen and (prefers-color-scheme:dark){
.sk .er{fill:#1d4a27;stroke:#5cb86b}
.sk .ec{fill:#57450b;stroke:#d3a637}
.sk .eb{fill:#16406b;stroke:#67a6e2}
.sk .ex{fill:#432d63;stroke:#b48ee2}
.sk .ek{stroke:#ff9a8f}
.sk .zr{fill:#858d9a}
.sk .nz{stroke:#ff8a8a}
}
)";

constexpr std::string_view kGraphCss =
    R"(.sk .et{fill:none;stroke:#8b93a1;stroke-width:.6;stroke-opacity:.4}
.sk .en{fill:none;stroke:#6b8fc4;stroke-width:1.6}
.sk .ec{fill:none;stroke:#2f8a3c;stroke-width:2.6;stroke-dasharray:8 4}
.sk .ew{fill:none;stroke:#b3261e;stroke-width:3}
.sk .ed{fill:none;stroke:#c62828;stroke-width:5;stroke-dasharray:9 3 2 3}
.sk .rg{fill:none;stroke:#e3e6eb;stroke-width:6;stroke-linecap:round}
.sk .vo{fill:#fff;stroke:#5d6573;stroke-width:1.2;stroke-dasharray:4 3}
.sk .vf{stroke:#23262d;stroke-width:1.4}
.sk .vg{stroke:#14171c;stroke-width:4}
.sk .vn{fill:none;stroke:#1b7a36;stroke-width:4}
.sk .vd{fill:none;stroke:#c62828;stroke-width:4;stroke-dasharray:9 3 2 3}
.sk .vl{fill:#14171c;font-weight:700;paint-order:stroke;stroke:#fff;stroke-width:5;stroke-linejoin:round}
.sk .vs{fill:#5d6573}
.sk .cp{fill:none;stroke:#14171c;stroke-opacity:.45;stroke-width:1.3;stroke-linecap:round}
@media screen and (prefers-color-scheme:dark){
.sk .et{stroke:#8a94a6}
.sk .en{stroke:#6f97d4}
.sk .ec{stroke:#5cb86b}
.sk .ew{stroke:#ff9a8f}
.sk .ed,.sk .vd{stroke:#f07070}
.sk .rg{stroke:#2c313a}
.sk .vo{fill:#14161b;stroke:#949ba8}
.sk .vf{stroke:#d5dae2}
.sk .vg{stroke:#f4f6f8}
.sk .vn{stroke:#6fd58a}
.sk .vs{fill:#949ba8}
}
)";

// The first four are those of the thesis that the walk comes from; all are light enough for dark
// letters on them.
constexpr std::array<std::string_view, 9> kColours = {"#c08a5a", "#f6dc5a", "#7fb2ee",
                                                      "#f7a8cb", "#86cd86", "#f7ad55",
                                                      "#b998e6", "#67d3cb", "#bcc0c8"};

constexpr auto kCubeSamples = std::to_array<Sample>({
    {R"(<text class="gv" x="14" y="22" font-size="23">1</text>)", &text::kGivenOne},
    {R"(<text class="pl" x="14" y="22" font-size="23">1</text>)", &text::kFoundOne},
    {R"(<text class="zr" x="14" y="21" font-size="19">0</text>)", &text::kOldZero},
    {R"(<circle class="sp" cx="14" cy="14" r="11"/><text class="mp" x="14" y="20" font-size="18">1</text>)",
     &text::kNewOne},
    {R"(<path class="nz" d="M4 4h20v20h-20z"/><text class="me" x="14" y="20" font-size="18">0</text>)",
     &text::kNewZero},
    {R"(<path class="er" d="M3 3H25V25H3z"/>)", &text::kRowUsed},
    {R"(<path class="ec" d="M3 3H25V25H3z"/>)", &text::kColumnUsed},
    {R"(<path class="eb" d="M3 3H25V25H3z"/>)", &text::kBoxUsed},
    {R"(<path class="ex" d="M3 3H25V25H3z"/>)", &text::kExtraUsed},
    {R"(<path class="ek" d="M4 4H24V24H4z"/>)", &text::kCellUsed},
    {R"(<path class="zw" d="M3 3H25V25H3z"/>)", &text::kWhyZero},
    {R"(<path class="zd" d="M3 3H25V25H3z"/>)", &text::kDeadEnd},
});

constexpr auto kGraphSamples = std::to_array<Sample>({
    {R"~(<circle class="vg" cx="14" cy="14" r="11" fill="url(#k1)"/><text class="vl" x="14" y="19">1</text>)~",
     &text::kColouredVertex},
    {R"(<circle class="vo" cx="14" cy="14" r="11"/><text class="vs" x="14" y="17" font-size="8">1 2</text>)",
     &text::kOpenVertex},
    {R"(<circle class="vn" cx="14" cy="14" r="11"/>)", &text::kVertexAtHand},
    {R"(<path class="ew" d="M1 14H27"/>)", &text::kReasonEdge},
    {R"(<path class="ec" d="M1 14H27"/>)", &text::kCliqueEdge},
    {R"(<path class="en" d="M1 14H27"/>)", &text::kEdgeAtHand},
    {R"(<circle class="vd" cx="14" cy="14" r="11"/>)", &text::kDeadEnd},
});

// Colours beyond those with a name: hues far apart one after the other.
std::string colour_css(std::uint32_t order) {
    std::string out;
    for (std::uint32_t digit = 1; digit <= order; ++digit) {
        out += ".sk .c" + std::to_string(digit) + "{fill:";
        if (digit <= kColours.size()) {
            out += kColours[digit - 1];
        } else {
            out += "hsl(" + std::to_string(digit * 137 % 360) + ",60%,74%)";
        }
        out += "}\n";
    }
    return out;
}

}  // namespace

std::string model_css(WalkModel model, std::uint32_t order) {
    return model == WalkModel::cube ? std::string(kCubeCss)
                                    : std::string(kGraphCss) + colour_css(order);
}

std::string model_legend(WalkModel model, Language language) {
    return model == WalkModel::cube ? legend_of(kCubeSamples, language)
                                    : legend_of(kGraphSamples, language);
}

}  // namespace sudokit::draw
