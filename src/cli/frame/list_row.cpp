#include "cli/frame/list_row.hpp"

#include <algorithm>

namespace sudokit::cli {

std::string list_row(std::string_view name, std::string_view summary, std::string_view remark) {
    constexpr std::size_t kColumn = 14;
    std::string out(name);
    out.resize(std::max(kColumn, out.size() + 2), ' ');
    out += summary;
    if (!remark.empty()) out += " " + std::string(remark);
    return out + "\n";
}

void write_list_row(JsonWriter& out, std::string_view name, std::string_view summary) {
    out.key("name").text(name).key("summary").text(summary);
}

}  // namespace sudokit::cli
