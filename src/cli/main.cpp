// The tool `sudokit`.
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "cli/system.hpp"

int main(int count, char** words) {
    sudokit::cli::reserve_standard_streams();
    sudokit::cli::interrupt::install();
    const std::vector<std::string_view> arguments(words + (count > 0 ? 1 : 0), words + count);
    return static_cast<int>(sudokit::cli::run_tool(arguments, {}));
}
