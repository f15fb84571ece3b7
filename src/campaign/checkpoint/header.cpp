#include "campaign/checkpoint/header.hpp"

#include "sudokit/whole_number.hpp"

#include "base/characters.hpp"
#include "base/xxh3.hpp"
#include "campaign/checkpoint/words.hpp"
#include "campaign/messages.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::string_view kForm = "sudokit campaign 3";

Error header_error(Message message) { return {ErrorCode::unsupported, 0, std::move(message)}; }

// What follows `word` and a blank in the next line; nothing if that says something else.
std::optional<std::string> taken(std::string_view& rest, std::string_view word) {
    const std::string_view line = without_line_end(take_line(rest));
    if (!line.starts_with(word) || line.size() <= word.size()) return std::nullopt;
    return std::string(line.substr(word.size() + 1));
}

std::string body(const Header& header) {
    return std::string(kForm) + "\nversion " + header.version + "\ninput " + header.input +
           "\nunits " + std::to_string(header.units) + "\n" + header.meaning;
}

}  // namespace

std::string Header::text() const { return sealed(body(*this)); }

std::uint64_t Header::campaign() const { return xxh3(body(*this)); }

Result<Header> read_header(std::string_view text, const std::string& file) {
    std::string_view rest = text;
    const std::string_view form = without_line_end(take_line(rest));
    if (form != kForm && form.starts_with("sudokit campaign ")) {
        return header_error(message(text::kOtherForm, file, form, kForm));
    }
    const Error damaged{ErrorCode::input_output, 0, message(text::kDamaged, file)};
    const auto all = unsealed(text);
    if (!all || form != kForm) return damaged;
    rest = *all;
    take_line(rest);
    const auto version = taken(rest, "version");
    const auto input = taken(rest, "input");
    const auto units = taken(rest, "units");
    const auto number = units ? whole_number<std::uint64_t>(*units) : std::nullopt;
    if (!version || !input || !number) return damaged;
    return Header{*version, *input, std::string(rest), *number};
}

std::optional<Error> header_fault(const Header& there, const Header& here,
                                  const std::string& folder) {
    if (there.version != here.version) {
        return header_error(message(text::kOtherVersion, folder, there.version, here.version));
    }
    std::string_view left = there.meaning;
    std::string_view right = here.meaning;
    while (!left.empty() || !right.empty()) {
        const std::string_view a = without_line_end(take_line(left));
        const std::string_view b = without_line_end(take_line(right));
        if (a == b) continue;
        const auto shown = [](std::string_view line) -> MessageArgument {
            if (line.empty()) return &text::kNothingThere;
            return std::string(line);
        };
        return header_error(Message{&text::kOtherPlan, {folder, shown(a), shown(b)}});
    }
    return std::nullopt;
}

}  // namespace sudokit::campaign
