#include "rate/whips/notation.hpp"

#include <algorithm>
#include <string_view>

namespace sudokit::rate::whips {
namespace {

std::string named(char name, unsigned index) { return name + std::to_string(index + 1); }

std::string cell_text(unsigned cell) { return named('r', cell / 9) + named('c', cell % 9); }

// A candidate as a value of the variable: what the variable's name leaves open.
std::string value_text(unsigned variable, Candidate value) {
    const unsigned cell = value / 9U;
    switch (variable / 81) {
        case 0: return named('n', value % 9U);
        case 1: return named('c', cell % 9);
        case 2: return named('r', cell / 9);
        default: return cell_text(cell);
    }
}

// The three numbers of a third of a line: "123".
std::string third_text(unsigned third) {
    return std::to_string(third * 3 + 1) + std::to_string(third * 3 + 2) +
           std::to_string(third * 3 + 3);
}

std::string group_text(unsigned variable, Right group) {
    const unsigned line = (group - kCandidates) / 27;
    const std::string third = third_text((group - kCandidates) / 9 % 3);
    const bool in_row = line < 9;
    if (variable / 81 < 3) return (in_row ? "c" : "r") + third;
    return in_row ? named('r', line) + "c" + third : "r" + third + named('c', line - 9);
}

std::string variable_text(unsigned variable) {
    constexpr std::string_view kHouses = "rcb";
    if (variable < kCells) return cell_text(variable);
    return named(kHouses[variable / 81 - 1], variable / 9 % 9) + named('n', variable % 9);
}

// A g-whip without groups is a whip.
std::string_view kind_text(const Chain& chain) {
    if (chain.kind == Kind::braid) return "braid";
    const auto is_group = [](const Link& link) { return link.right >= kCandidates; };
    return std::any_of(chain.links.begin(), chain.links.end(), is_group) ? "g-whip" : "whip";
}

}  // namespace

std::string chain_text(const Chain& chain) {
    std::string out = std::string(kind_text(chain)) + "[" + std::to_string(chain.length()) + "]: ";
    for (const Link& link : chain.links) {
        out += variable_text(link.variable) + "{" + value_text(link.variable, link.left) + " ";
        out += link.right < kCandidates ? value_text(link.variable, link.right)
                                        : group_text(link.variable, link.right);
        out += "} - ";
    }
    out += variable_text(chain.last) + "{" + value_text(chain.last, chain.last_left) + " .} ==> ";
    return out + cell_text(chain.target / 9U) + "<>" + std::to_string(chain.target % 9U + 1);
}

}  // namespace sudokit::rate::whips
