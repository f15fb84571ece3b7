// `sudokit help`: the tool, or a command, in words; the manual page; completions for shells.
#include "cli/frame/help.hpp"

#include "sudokit/shown_text.hpp"

#include "cli/frame/messages.hpp"
#include "cli/help/arguments.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {

Exit run_help(const HelpArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    const std::size_t width = help_width(io.output);
    if (arguments.man) return print(arguments, io, manual_page(language));
    if (!arguments.shell.empty()) {
        return print(arguments, io, completion(arguments.shell, language));
    }
    if (arguments.operands.empty()) return print(arguments, io, overview(language, width));
    std::string out;
    for (const std::string& name : arguments.operands) {
        const Command* command = find_command(name);
        if (command == nullptr) {
            complain(io, message(text::kUnknownCommand, shown_text(name, 100)).in(language));
            return Exit::usage;
        }
        out += (out.empty() ? "" : "\n") + explanation(*command, language, width);
    }
    return print(arguments, io, out);
}

}  // namespace sudokit::cli
