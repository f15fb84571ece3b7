// The tool `sudokit`.
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "cli/failure.hpp"
#include "cli/system.hpp"

namespace {

using namespace sudokit::cli;

Exit run(std::span<const std::string_view> words) {
    const sudokit::Language language = choose_language(words);
    install_last_words(language, {});
    try {
        return run_tool(words, {});
    } catch (...) {
        const Failure failure = failure_at_hand();
        complain({}, failure.message.in(language));
        return failure.exit;
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
