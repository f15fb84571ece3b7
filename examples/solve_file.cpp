// Solves every puzzle of a file, whatever its format, and draws the solutions.
//
//     solve_file examples/nine.txt
#include <cstddef>
#include <fstream>
#include <iostream>

#include "sudokit/sudokit.hpp"

int main(int argc, char** argv) {
    std::ifstream file(argc > 1 ? argv[1] : "");
    if (!file) {
        std::cerr << "usage: solve_file FILE\n";
        return 2;
    }

    // Puzzles are read one after the other, so a file may be of any length.
    const auto source = [&file](char* data, std::size_t size) {
        file.read(data, static_cast<std::streamsize>(size));
        return static_cast<std::size_t>(file.gcount());
    };
    sudokit::EntryReader reader(source, {});
    sudokit::Solver solver;
    while (const auto entry = reader.next()) {
        if (!entry->has_value()) {
            const sudokit::Error& error = entry->error();
            std::cerr << error.line << ':' << error.column << ": "
                      << error.message.in(sudokit::Language::en) << '\n';
            return 3;
        }

        const sudokit::Puzzle& puzzle = (*entry)->puzzle;
        const auto answer = solver.solve(puzzle);  // looks for two, to know whether there is one
        if (!answer) return 2;                     // no such engine; we asked for none
        if (answer->verdict == sudokit::Verdict::none) {
            std::cout << "no solution\n";
            continue;
        }
        const bool unique = answer->verdict == sudokit::Verdict::one;
        std::cout << (unique ? "one solution:\n" : "several solutions, among them:\n");
        std::cout << sudokit::draw_text(puzzle.board(), answer->solutions.front().digits,
                                        puzzle.givens(), {});
    }
}
