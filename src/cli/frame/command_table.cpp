#include <array>

#include "cli/frame/command.hpp"

namespace sudokit::cli {

#define SUDOKIT_COMMAND(name) extern const Command k##name##Command;
#include "cli/frame/commands.inc"
#undef SUDOKIT_COMMAND

std::span<const Command* const> all_commands() {
    static constexpr auto kCommands = std::to_array<const Command*>({
#define SUDOKIT_COMMAND(name) &k##name##Command,
#include "cli/frame/commands.inc"
#undef SUDOKIT_COMMAND
    });
    return kCommands;
}

const Command* find_command(std::string_view name) {
    for (const Command* command : all_commands()) {
        if (command->name == name) return command;
    }
    return nullptr;
}

}  // namespace sudokit::cli
