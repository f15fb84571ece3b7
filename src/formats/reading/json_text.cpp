#include "formats/reading/json_text.hpp"

#include <cstddef>
#include <optional>
#include <utility>

#include "base/characters.hpp"
#include "base/fault.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kExpectedNext{"expected ',' or ']'", "« , » ou « ] » attendu"};
constexpr MessageText kRest{"expected nothing more after the array",
                            "rien n’est attendu après le tableau"};
constexpr MessageText kNoObject{"expected a JSON object", "objet JSON attendu"};

class JsonText {
  public:
    JsonText(std::string_view text, EntryOfJson entry_of)
        : text_(text), entry_of_(std::move(entry_of)) {}

    std::optional<TextItem> operator()() {
        if (!begun_) begin();
        if (fault_) return end(*std::exchange(fault_, std::nullopt));
        if (at_ >= text_.size() && !in_array_) return std::nullopt;
        const auto value = json::parse_value(text_, at_);
        if (!value) return end(value.error());
        TextItem item{value->offset, entry_of_(*value)};
        at_ = json::skip_blanks(text_, at_);
        if (in_array_) pass_separator();
        return item;
    }

  private:
    void begin() {
        begun_ = true;
        at_ = json::skip_blanks(text_, 0);
        if (at_ == text_.size()) fault_ = syntax_error(at_, kNoObject);
        in_array_ = next() == '[';
        if (!in_array_) return;
        at_ = json::skip_blanks(text_, at_ + 1);
        if (next() == ']') end_array();
    }

    void pass_separator() {
        if (next() == ',') {
            ++at_;
        } else if (next() == ']') {
            end_array();
        } else {
            fault_ = syntax_error(at_, kExpectedNext);
        }
    }

    void end_array() {
        in_array_ = false;
        at_ = json::skip_blanks(text_, at_ + 1);
        if (at_ < text_.size()) fault_ = syntax_error(at_, kRest);
    }

    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    std::optional<TextItem> end(Error fault) {
        at_ = text_.size();
        in_array_ = false;
        return TextItem{fault.offset, std::move(fault)};
    }

    std::string_view text_;
    EntryOfJson entry_of_;
    std::size_t at_ = 0;
    std::optional<Error> fault_;  // to be told before anything else
    bool begun_ = false;
    bool in_array_ = false;  // one that has not ended
};

}  // namespace

bool is_whole_json(std::string_view head) {
    std::string_view line;
    while (!head.empty() && (line.empty() || is_comment(line))) line = trimmed(take_line(head));
    return line.starts_with('[') ||
           (line.starts_with('{') && (line.size() < 2 || line.back() != '}'));
}

TextReader json_text_reader(std::string_view text, EntryOfJson entry_of) {
    return JsonText(text, std::move(entry_of));
}

}  // namespace sudokit::formats
