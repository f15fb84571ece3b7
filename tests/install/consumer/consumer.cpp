// Uses an installed sudokit from outside: prints its version and the solution of a small puzzle.
#include <iostream>

#include "sudokit/sudokit.hpp"

int main() {
    const auto entries = sudokit::read_entries("123.4.21.41.21.3");
    if (!entries) return 3;
    const auto answer = sudokit::solve(entries->front().puzzle);
    if (!answer || answer->solutions.empty()) return 1;

    std::cout << sudokit::kVersion << ' ';
    for (const auto digit : answer->solutions.front().digits) std::cout << int{digit};
    std::cout << '\n';
}
