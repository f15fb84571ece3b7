// The tool `sudokit`.
#include <string_view>
#include <vector>

#include "cli/frame/command.hpp"
#include "cli/frame/failure.hpp"
#include "cli/io/system.hpp"

namespace {

using namespace sudokit::cli;

Exit run(std::span<const std::string_view> words) {
    const sudokit::Language language = choose_language(words);
    install_last_words(language, {});
    try {
        return run_tool(words, {});
    } catch (...) {
        complain({}, failure_at_hand().in(language));
        return Exit::stopped;
    }
}

}  // namespace

int main(int count, char** words) {
    save_memory();
    reserve_standard_streams();
    interrupt::install();
    const std::vector<std::string_view> arguments(words + (count > 0 ? 1 : 0), words + count);
    const Exit exit = run(arguments);
    interrupt::end_by_signal();
    return static_cast<int>(exit);
}
