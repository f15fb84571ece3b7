// Prints puzzles to measure with, one a line.
//   make_corpus easy|minimal COUNT SEED
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "puzzle_maker.hpp"

int main(int argc, char** argv) {
    using sudokit::bench::MadeKind;
    const std::string_view kind = argc == 4 ? argv[1] : "";
    if (kind != "easy" && kind != "minimal") {
        std::fputs("usage: make_corpus easy|minimal COUNT SEED\n", stderr);
        return 2;
    }
    const std::uint64_t count = std::strtoull(argv[2], nullptr, 10);
    sudokit::bench::PuzzleMaker maker(std::strtoull(argv[3], nullptr, 10));
    for (std::uint64_t i = 0; i < count; ++i) {
        std::puts(maker.next(kind == "easy" ? MadeKind::easy : MadeKind::minimal).c_str());
    }
    return 0;
}
