#include "cli/frame/kernels.hpp"

#include <cstdlib>
#include <string>

#include "sudokit/nine.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/frame/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {

std::vector<std::string_view> kernel_names() {
    std::vector<std::string_view> names;
    for (const nine::Kernel& kernel : nine::kernels()) names.push_back(kernel.name);
    return names;
}

std::optional<Message> kernel_fault() {
    const char* const wanted = std::getenv("SUDOKIT_KERNEL");
    if (wanted == nullptr || *wanted == '\0' || nine::default_kernel().name == wanted) {
        return std::nullopt;
    }
    std::string names;
    for (const std::string_view name : kernel_names()) {
        if (!names.empty()) names += ", ";
        names += name;
    }
    return message(text::kNoSuchKernel, shown_text(wanted, 100), names);
}

}  // namespace sudokit::cli
