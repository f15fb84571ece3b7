#include "draw/picture_css.hpp"

#include <array>

namespace sudokit::draw {
namespace {

constexpr auto kLooks = std::to_array<Look>({
    {"text",
     "font-family:\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",sans-serif;"
     "text-anchor:middle"},

    // The board: paper, houses that are neither lines nor boxes, lines, labels.
    {".bg", "fill:#fff", "fill:#14161b"},
    {".xh", "fill:#efebf7;stroke:#d3c8ea", "fill:#211f2c;stroke:#40395c"},
    {".xd", "fill:none;stroke:#e6dff5;stroke-linecap:round", "stroke:#2c2840"},
    {".th", "fill:none;stroke:#b9bec7", "stroke:#454b57"},
    {".tk", "fill:none;stroke:#23262d;stroke-linecap:square", "stroke:#aab1bd"},
    {".lb", "fill:#666d79", "fill:#949ba8"},

    // Digits: given, found, and candidates that nothing is said of.
    {".gv", "fill:#14171c;font-weight:700", "fill:#f4f6f8"},
    {".pl", "fill:#1c5fae", "fill:#8fc0ff"},
    {".cd", "fill:#7b828e", "fill:#858d9a"},

    // Zones: looked at, cover, sets, witnesses, dead ends.
    {".zb", "fill:#dcf2de;stroke:#3f9a4b", "fill:#16311d;stroke:#4c9a59"},
    {".zc", "fill:#fbe7a1;fill-opacity:.6;stroke:#b98900;stroke-dasharray:6 4",
     "fill:#3a2f0c;stroke:#b8902c"},
    {".z0", "fill:#fbe3c8;stroke:#c4681a", "fill:#43290f;stroke:#d0813a"},
    {".z1", "fill:#d6e8fa;stroke:#2f74b8", "fill:#12304f;stroke:#5a9ad8"},
    {".z2", "fill:#e9dcf8;stroke:#7c4bb3", "fill:#2f2045;stroke:#a680d6"},
    {".z3", "fill:#d3efe9;stroke:#1d8271", "fill:#0f3630;stroke:#4fae9c"},
    {".zw", "fill:#eceef1;stroke:#7b828e;stroke-dasharray:2 3", "fill:#2a2e36;stroke:#858d9a"},
    {".zd", "fill:#fbd9d9;stroke:#c62828;stroke-dasharray:9 3 2 3", "fill:#4a1717;stroke:#f07070"},
    {".zk", "fill:#fff;stroke:#3a3f48", "fill:#14161b;stroke:#d5dae2"},
    {".zl", "fill:#3a3f48;font-weight:700", "fill:#d5dae2"},

    // Marks: the shape of a role, and the digit in it.
    {".s1", "fill:#bcd9fd;stroke:#1559a8", "fill:#1d4f8f;stroke:#8fc0ff"},
    {".s2", "fill:#ffdca6;stroke:#9a5600", "fill:#75480e;stroke:#ffc37a"},
    {".s3", "fill:#e3cffc;stroke:#6b2fb3", "fill:#4f2b80;stroke:#c9a6ff"},
    {".s4", "fill:#bfeade;stroke:#00695c", "fill:#0d5549;stroke:#7fdccb"},
    {".sf", "fill:#fff;stroke:#8a3d00;stroke-width:2", "fill:#14161b;stroke:#ffab66"},
    {".sg", "fill:none;stroke-linecap:round;stroke-linejoin:round;opacity:.55"},
    {".g1", "stroke:#bcd9fd", "stroke:#1d4f8f"},
    {".g2", "stroke:#ffdca6", "stroke:#75480e"},
    {".sp", "fill:#d9f3dd;stroke:#1b7a36;stroke-width:2.4", "fill:#14391f;stroke:#6fd58a"},
    {".m0", "fill:#1559a8;font-weight:700", "fill:#8fc0ff"},
    {".m1", "fill:#0b3f80;font-weight:700", "fill:#e3efff"},
    {".m2", "fill:#6e3d00;font-weight:700", "fill:#fff0da"},
    {".m3", "fill:#4f1f8c;font-weight:700", "fill:#f1e6ff"},
    {".m4", "fill:#004d43;font-weight:700", "fill:#ddfff7"},
    {".mf", "fill:#8a3d00;font-weight:700", "fill:#ffc79b"},
    {".me", "fill:#fff;font-weight:700", "fill:#2b0606"},
    {".mp", "fill:#115c26;font-weight:700", "fill:#b5f5c5"},
    {".se", "fill:#c62828", "fill:#ff7b7b"},
    {".st", "fill:none;stroke:#c62828;stroke-width:2.6;stroke-linecap:round", "stroke:#ff7b7b"},

    // Arrows: lines and heads, by branch.
    {".ar", "fill:none;stroke-width:2"},
    {".wk", "stroke-dasharray:5 3.5"},
    {".a0", "stroke:#b3261e", "stroke:#ff9a8f"},
    {".a1", "stroke:#1559a8", "stroke:#8fc0ff"},
    {".a2", "stroke:#6b2fb3", "stroke:#c9a6ff"},
    {".a3", "stroke:#00695c", "stroke:#7fdccb"},
    {".h0", "fill:#b3261e", "fill:#ff9a8f"},
    {".h1", "fill:#1559a8", "fill:#8fc0ff"},
    {".h2", "fill:#6b2fb3", "fill:#c9a6ff"},
    {".h3", "fill:#00695c", "fill:#7fdccb"},
});

// Of pictures with constraints only, so that all others stay as short as they are: the lines around
// cells, and their labels.
constexpr auto kConstraintLooks = std::to_array<Look>({
    {".cg", "fill:none;stroke:#6a7180;stroke-dasharray:4 3", "stroke:#a4abb8"},
    {".cl", "fill:#3a3f48;font-weight:700", "fill:#d5dae2"},
});

// Of pictures in the code of the founding paper: digits that are left, excluded at once, and by
// more; the stroke through these; zones that are struck, and where the same rule applies.
constexpr auto kCodeLooks = std::to_array<Look>({
    {".lg", "fill:#3a3f48;text-anchor:start", "fill:#d5dae2"},
    {".c1", "fill:#0b4fb3;font-weight:700", "fill:#9cc8ff"},
    {".c0", "fill:#b4bac4", "fill:#565d69"},
    {".cx", "fill:#c62828", "fill:#ff8f8f"},
    {".sx", "fill:none;stroke:#c62828;stroke-width:1.2;stroke-linecap:round", "stroke:#ff8f8f"},
    {".zs", "fill:#fde6e4;stroke:#c62828;stroke-dasharray:6 3", "fill:#3d1715;stroke:#f07070"},
    {".ze", "fill:#fff4b8;stroke:#b98900;stroke-dasharray:2 3", "fill:#37300f;stroke:#d8b040"},
});

void append_rule(std::string& out, std::string_view selector, std::string_view looks) {
    out += ".sk ";
    out += selector;
    out += '{';
    out += looks;
    out += "}\n";
}

std::string css_of(std::span<const Look> looks) {
    std::string out = paper_css(looks);
    out += "@media screen and (prefers-color-scheme:dark){\n";
    for (const Look& look : looks) {
        if (!look.dark.empty()) append_rule(out, look.selector, look.dark);
    }
    return out + "}\n";
}

}  // namespace

std::span<const Look> picture_looks() { return kLooks; }

std::span<const Look> constraint_looks() { return kConstraintLooks; }

std::string paper_css(std::span<const Look> looks) {
    std::string out;
    for (const Look& look : looks) append_rule(out, look.selector, look.light);
    return out;
}

std::string picture_css() { return css_of(kLooks); }

std::string constraint_css() { return css_of(kConstraintLooks); }

std::string code_css() { return css_of(kCodeLooks); }

}  // namespace sudokit::draw
