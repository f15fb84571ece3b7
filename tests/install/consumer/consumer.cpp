// Uses an installed sudokit from outside: prints its version and the solution of a small puzzle, by
// the engine that the first argument names.
#include <iostream>

#include "sudokit/sudokit.hpp"

int main(int count, char** words) {
    const auto entries = sudokit::read_entries("123.4.21.41.21.3");
    if (!entries) return 3;
    const auto answer =
        sudokit::solve(entries->front().puzzle, {.engine = count > 1 ? words[1] : "auto"});
    if (!answer) std::cerr << answer.error().message.in(sudokit::Language::en) << '\n';
    if (!answer || answer->solutions.empty()) return 1;

    std::cout << sudokit::kVersion << ' ';
    for (const auto digit : answer->solutions.front().digits) std::cout << int{digit};
    std::cout << '\n';
}
