#include "model/fd/xcsp3_answer.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "sudokit/shape_words.hpp"
#include "sudokit/whole_number.hpp"

#include "model/place_in_text.hpp"
#include "model/words.hpp"

namespace sudokit::model {
namespace {

constexpr MessageText kInstantiationCut{"expected </{0}> in the instantiation",
                                        "</{0}> attendu dans l’instanciation"};
constexpr MessageText kInstantiationCount{
    "expected {0} {0:value|values} in the instantiation, as there are variables, found {1}",
    "{0} {0:valeur attendue|valeurs attendues} dans l’instanciation, autant que de variables, "
    "{1} {1:trouvée|trouvées}"};
constexpr MessageText kCellIndex{"'{0}' is not a variable of a {1} board",
                                 "« {0} » n’est pas une variable d’une grille {1}"};
constexpr MessageText kCellsListed{"the list names more cells than a {0} board has",
                                   "la liste nomme plus de cases qu’une grille {0} n’en a"};
constexpr MessageText kDigitValue{"expected a digit from 1 to {0}, found '{1}'",
                                  "chiffre de 1 à {0} attendu, trouvé « {1} »"};

constexpr std::string_view kInstantiation = "<instantiation";

struct AnswerWord {
    std::string_view text;
    std::size_t offset = 0;
};

// The indices of "2", "0..3" or "", which is all below `size`; none if it is something else.
std::vector<std::uint32_t> indices_of(std::string_view text, std::uint32_t size) {
    std::uint32_t first = 0;
    std::uint32_t last = size - 1;
    if (!text.empty()) {
        const std::size_t dots = std::min(text.find(".."), text.size());
        const auto from = whole_number<std::uint32_t>(text.substr(0, dots));
        const auto to =
            dots == text.size() ? from : whole_number<std::uint32_t>(text.substr(dots + 2));
        if (!from || !to || *from > *to || *to >= size) return {};
        first = *from;
        last = *to;
    }
    std::vector<std::uint32_t> indices;
    for (std::uint32_t i = first; i <= last; ++i) indices.push_back(i);
    return indices;
}

class InstantiationReader {
  public:
    InstantiationReader(const Board& board, std::string_view text, ValueSink sink)
        : board_(board), text_(text), sink_(sink) {}

    std::optional<Error> read() {
        at_ = text_.find(kInstantiation);
        std::vector<AnswerWord> names;
        std::vector<AnswerWord> values;
        if (auto error = read_element("list", names)) return error;
        if (auto error = read_element("values", values)) return error;
        std::vector<std::optional<Cell>> cells;
        for (const AnswerWord& name : names) {
            if (auto error = add_cells(name, cells)) return error;
        }
        return assign(cells, values);
    }

  private:
    template <class... Arguments>
    Error fault(std::size_t offset, const MessageText& text, Arguments&&... arguments) const {
        return fault_at(text_, offset, message(text, std::forward<Arguments>(arguments)...));
    }

    // The words of the next element of that name, without the v that lines begin with.
    std::optional<Error> read_element(std::string_view name, std::vector<AnswerWord>& words) {
        const std::string open = "<" + std::string(name) + ">";
        const std::string close = "</" + std::string(name) + ">";
        const std::size_t begin = text_.find(open, at_);
        const std::size_t end =
            begin == std::string_view::npos ? begin : text_.find(close, begin + open.size());
        if (end == std::string_view::npos) return fault(at_, kInstantiationCut, name);
        bool first = false;  // of its line
        for (std::size_t i = begin + open.size(); i < end;) {
            const std::size_t start = i;
            while (i < end && !is_white(text_[i])) ++i;
            const std::string_view word = text_.substr(start, i - start);
            if (!word.empty() && !(first && word == "v")) words.push_back({word, start});
            if (!word.empty()) first = false;
            if (i < end && text_[i] == '\n') first = true;
            if (i < end) ++i;
        }
        at_ = end;
        return std::nullopt;
    }

    // The cells of "x[0][1]" or "x[][]"; a variable that is not ours stands for one value.
    std::optional<Error> add_cells(const AnswerWord& name,
                                   std::vector<std::optional<Cell>>& cells) {
        const std::string_view text = name.text;
        if (!text.starts_with("x[")) {
            cells.emplace_back();
            return std::nullopt;
        }
        const std::size_t middle = text.find("][");
        const bool two = middle != std::string_view::npos && text.ends_with(']');
        const auto rows = indices_of(two ? text.substr(2, middle - 2) : "-", board_.order());
        const auto columns = indices_of(
            two ? text.substr(middle + 2, text.size() - middle - 3) : "-", board_.order());
        if (rows.empty() || columns.empty()) {
            return fault(name.offset, kCellIndex, text.substr(0, 40), shape_words(board_.shape()));
        }
        listed_ += rows.size() * columns.size();
        if (listed_ > board_.cell_count()) {
            return fault(name.offset, kCellsListed, shape_words(board_.shape()));
        }
        for (const std::uint32_t row : rows) {
            for (const std::uint32_t column : columns) cells.emplace_back(board_.cell(row, column));
        }
        return std::nullopt;
    }

    std::optional<Error> assign(const std::vector<std::optional<Cell>>& cells,
                                const std::vector<AnswerWord>& values) {
        std::size_t next = 0;
        for (const AnswerWord& value : values) {
            const std::size_t cross = std::min(value.text.find('x'), value.text.size());
            const std::string_view number = value.text.substr(0, cross);
            const auto digit = whole_number<std::uint32_t>(number);
            const auto times = cross == value.text.size()
                                   ? std::optional<std::uint32_t>(1)
                                   : whole_number<std::uint32_t>(value.text.substr(cross + 1));
            const bool good = digit && *digit >= 1 && *digit <= board_.order();
            const std::size_t end = next + std::size_t{times.value_or(1)};
            for (; next < std::min(end, cells.size()); ++next) {
                if (!cells[next] || number == "*") continue;
                if (!good || !times) {
                    return fault(value.offset, kDigitValue, board_.order(),
                                 value.text.substr(0, 40));
                }
                if (auto error = sink_({*cells[next], *digit}, true, value.offset)) return error;
            }
            next = end;
        }
        if (next == cells.size()) return std::nullopt;
        return fault(at_, kInstantiationCount, cells.size(), next);
    }

    const Board& board_;
    std::string_view text_;
    ValueSink sink_;
    std::size_t at_ = 0;
    std::size_t listed_ = 0;  // cells so far
};

}  // namespace

bool is_xcsp3_answer(std::string_view text) {
    return text.find(kInstantiation) != std::string_view::npos;
}

Result<Decoded::Status> read_xcsp3_answer(const Board& board, std::string_view text,
                                          ValueSink sink) {
    if (auto error = InstantiationReader(board, text, sink).read()) return *std::move(error);
    return Decoded::Status::solution;
}

}  // namespace sudokit::model
