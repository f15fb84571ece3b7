// Canonical forms of 9x9 puzzles against bliss (Junttila and Kaski), which knows graphs only.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "sudokit/nine_symmetry.hpp"

namespace sudokit::nine {
namespace {

namespace fs = std::filesystem;

constexpr int kPuzzles = 40;

/// A puzzle as a graph: each cell is joined to its row, its column and its digit, each line to its
/// chute. Rows and columns are of the same kind, and bands and stacks too, so that all symmetries
/// of the board are symmetries of the graph.
std::string graph_of(const Digits& digits) {
    enum Kind { cell, line, chute, digit };
    const auto vertex = [](Kind kind, std::size_t number) {
        constexpr std::array<std::size_t, 4> kFirst = {1, 82, 100, 106};
        return kFirst[kind] + number;
    };
    std::string edges;
    int count = 0;
    const auto join = [&](std::size_t a, std::size_t b) {
        edges += "e " + std::to_string(a) + ' ' + std::to_string(b) + '\n';
        ++count;
    };
    for (std::size_t i = 0; i < kCells; ++i) {
        join(vertex(cell, i), vertex(line, i / 9));
        join(vertex(cell, i), vertex(line, 9 + i % 9));
        if (digits[i] != 0) join(vertex(cell, i), vertex(digit, digits[i] - 1U));
    }
    for (std::size_t i = 0; i < 18; ++i) join(vertex(line, i), vertex(chute, i / 3));
    std::string text = "p edge 114 " + std::to_string(count) + '\n';
    for (std::size_t i = 1; i <= 114; ++i) {
        const int kind = i < 82 ? cell : i < 100 ? line : i < 106 ? chute : digit;
        text += "n " + std::to_string(i) + ' ' + std::to_string(kind) + '\n';
    }
    return text + edges;
}

std::string contents(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// What bliss says of a graph.
struct Labelling {
    std::string graph;  ///< the same for graphs that are the same
    std::uint64_t automorphisms = 0;
};

Labelling labelling_of(const Digits& digits, const fs::path& place) {
    std::ofstream(place / "graph") << graph_of(digits);
    const std::string in = "cd '" + place.string() + "' && ";
    if (std::system((in + "bliss -ocan=form graph >said").c_str()) != 0) return {};
    const std::string said = contents(place / "said");
    const std::size_t at = said.find("|Aut|:");
    if (at == std::string::npos) return {};
    return {contents(place / "form"), std::strtoull(said.c_str() + at + 6, nullptr, 10)};
}

/// Few givens in few places, so that some puzzles are equivalent without having been made so.
Digits random_puzzle(Rng& rng) {
    Digits digits = {};
    const std::uint64_t givens = 2 + rng.below(3);
    for (std::uint64_t i = 0; i < givens; ++i) {
        digits[rng.below(kCells)] = static_cast<std::uint8_t>(1 + rng.below(2));
    }
    return digits;
}

std::uint64_t factorial(std::uint64_t n) { return n < 2 ? 1 : n * factorial(n - 1); }

/// Orders of the digits that the puzzle has not.
std::uint64_t orders_of_absent(const Digits& digits) {
    std::set<std::uint8_t> present(digits.begin(), digits.end());
    present.erase(0);
    return factorial(9 - present.size());
}

TEST(Bliss, TellsPuzzlesApartAsCanonicalFormsDo) {
    if (std::system("command -v bliss >/dev/null 2>&1") != 0) {
        GTEST_SKIP() << "PROGRAM NOT FOUND: install bliss";
    }
    const fs::path place =
        fs::temp_directory_path() / ("sudokit test " + std::to_string(::getpid()) + " bliss");
    fs::create_directory(place);
    Canonicaliser canonicaliser;
    Rng rng(1);
    std::map<std::string, Digits> form_of_graph;
    std::map<Digits, std::string> graph_of_form;
    for (int i = 0; i < kPuzzles; ++i) {
        SCOPED_TRACE(i);
        const Digits puzzle = random_puzzle(rng);

        const Labelling labelling = labelling_of(puzzle, place);

        ASSERT_FALSE(labelling.graph.empty());
        const Canonical canonical = canonicaliser.form(puzzle);
        EXPECT_EQ(canonical.automorphisms * orders_of_absent(puzzle), labelling.automorphisms);
        EXPECT_EQ(form_of_graph.try_emplace(labelling.graph, canonical.digits).first->second,
                  canonical.digits);
        EXPECT_EQ(graph_of_form.try_emplace(canonical.digits, labelling.graph).first->second,
                  labelling.graph);
    }
    EXPECT_GT(form_of_graph.size(), 10U);
    EXPECT_LT(form_of_graph.size(), kPuzzles - 5U);
    fs::remove_all(place);
}

}  // namespace
}  // namespace sudokit::nine
