#include "cli/frame/list_row.hpp"

#include <algorithm>

#include "cli/stream/json.hpp"

namespace sudokit::cli {

std::string list_row(std::string_view name, std::string_view summary, std::string_view remark) {
    constexpr std::size_t kColumn = 14;
    std::string out(name);
    out.resize(std::max(kColumn, out.size() + 2), ' ');
    out += summary;
    if (!remark.empty()) out += " " + std::string(remark);
    return out + "\n";
}

std::string json_list_row(std::string_view name, std::string_view summary, std::string_view fact,
                          bool value, std::string_view more) {
    return "{\"name\":" + json_string(name) + ",\"summary\":" + json_string(summary) + ",\"" +
           std::string(fact) + "\":" + (value ? "true" : "false") + std::string(more) + "}\n";
}

}  // namespace sudokit::cli
