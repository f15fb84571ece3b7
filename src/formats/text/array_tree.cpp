#include "formats/text/array_tree.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/reading/messages.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kOpenArray{"expected '{0}' to close the array that begins here",
                                 "« {0} » attendu pour fermer le tableau qui commence ici"};
constexpr MessageText kOtherBracket{"expected '{0}' to close the array, found '{1}'",
                                    "« {0} » attendu pour fermer le tableau, trouvé « {1} »"};
constexpr MessageText kArrayDepth{"arrays nested deeper than {0} levels",
                                  "tableaux imbriqués sur plus de {0} niveaux"};
constexpr MessageText kTooManyItems{"expected at most {0} items in an array",
                                    "au plus {0} éléments attendus dans un tableau"};

constexpr std::string_view kArrayBlanks = " \t\r\n";

bool is_among(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

char closing(char open) { return open == '[' ? ']' : open == '(' ? ')' : '}'; }

// Whether the text is all there is.
enum class Extent : std::uint8_t { whole, head };

class TreeReader {
  public:
    TreeReader(std::string_view text, std::size_t at, Extent extent)
        : text_(text), at_(at), extent_(extent) {}

    Result<ArrayNode> read() {
        ArrayNode root;
        if (auto fault = array(root, 1)) return *std::move(fault);
        return root;
    }

  private:
    using Fault = std::optional<Error>;

    // What was read of an array so far.
    struct State {
        std::vector<ArrayNode> items;  // of the row, or of all
        std::vector<ArrayNode> rows;
        bool item_expected = true;  // since a comma, or the beginning
    };

    Fault array(ArrayNode& node, std::size_t depth) {
        node.is_array = true;
        node.offset = at_;
        const char close = closing(text_[at_++]);
        if (depth > kMaxArrayDepth) {
            return Error{ErrorCode::too_large, node.offset, message(kArrayDepth, kMaxArrayDepth)};
        }
        State state;
        while (true) {
            skip_blanks();
            if (at_ >= text_.size()) {
                if (extent_ == Extent::head) break;
                return syntax_error(node.offset, kOpenArray, std::string(1, close));
            }
            const char c = text_[at_];
            if (c == close) break;
            if (is_among(c, "])}")) {
                return syntax_error(at_, kOtherBracket, std::string(1, close), std::string(1, c));
            }
            if (auto fault = part(c, state, depth)) return fault;
            if (++parts_ > kMaxArrayItems) {
                return Error{ErrorCode::too_large, at_, message(kTooManyItems, kMaxArrayItems)};
            }
        }
        at_ = std::min(at_ + 1, text_.size());
        node.end = at_;
        if (state.rows.empty()) {
            node.items = std::move(state.items);
        } else {
            end_row(state);
            node.items = std::move(state.rows);
        }
        return std::nullopt;
    }

    // A comma, the end of a row, an array or an item.
    Fault part(char c, State& state, std::size_t depth) {
        if (c == ',') {
            if (state.item_expected) state.items.push_back({at_, at_, {}});
            state.item_expected = true;
            ++at_;
            return std::nullopt;
        }
        if (c == '|' || c == ';') {
            if (state.items.empty() && state.rows.empty()) {
                state.item_expected = true;
            } else {
                end_row(state);
            }
            ++at_;
            return std::nullopt;
        }
        state.item_expected = false;
        ArrayNode& node = state.items.emplace_back();
        if (opens_array(c)) return array(node, depth + 1);
        auto fault = item(node);
        if (extent_ == Extent::head && at_ == text_.size()) {
            state.items.pop_back();
            return std::nullopt;
        }
        return fault;
    }

    // Rows without anything are those before the first bar and behind the last.
    static void end_row(State& state) {
        state.item_expected = true;
        if (state.items.empty()) return;
        ArrayNode row{state.items.front().offset, state.items.back().end, {}};
        row.is_array = true;
        row.items = std::exchange(state.items, {});
        state.rows.push_back(std::move(row));
    }

    Fault item(ArrayNode& node) {
        node.offset = at_;
        const char c = text_[at_];
        if (c == '"' || c == '\'') {
            const std::size_t end = text_.find(c, at_ + 1);
            if (end == std::string_view::npos) {
                at_ = text_.size();
                return syntax_error(node.offset, text::kOpenQuote);
            }
            node.text = trimmed(text_.substr(at_ + 1, end - at_ - 1));
            at_ = end + 1;
        } else {
            const std::size_t end =
                std::min(text_.find_first_of(" \t\r\n,;|[](){}\"'", at_), text_.size());
            node.text = text_.substr(at_, end - at_);
            at_ = end;
        }
        node.end = at_;
        return std::nullopt;
    }

    void skip_blanks() {
        while (at_ < text_.size()) {
            const bool comment =
                text_[at_] == '#' || text_[at_] == '%' || text_.substr(at_).starts_with("//");
            if (comment) {
                at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
            } else if (is_among(text_[at_], kArrayBlanks)) {
                ++at_;
            } else {
                return;
            }
        }
    }

    std::string_view text_;
    std::size_t at_;
    Extent extent_;
    std::size_t parts_ = 0;
};

}  // namespace

Result<ArrayNode> read_array_tree(std::string_view text, std::size_t at) {
    return TreeReader(text, at, Extent::whole).read();
}

Result<ArrayNode> read_array_head(std::string_view text, std::size_t at) {
    return TreeReader(text, at, Extent::head).read();
}

}  // namespace sudokit::formats
