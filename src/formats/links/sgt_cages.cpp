#include "formats/links/sgt_cages.hpp"

#include <algorithm>
#include <charconv>
#include <map>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/links/sgt_blocks.hpp"
#include "formats/reading/constraint_entry.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoCages{"expected ',' and the description of the cages",
                               "« , » et la description des cages attendus"};
constexpr MessageText kNoSums{"expected ',' and the sums of the cages",
                              "« , » et les sommes des cages attendus"};
constexpr MessageText kTwoSums{"a cage has two sums", "une cage a deux sommes"};
constexpr MessageText kGridSymbol{"expected a letter, '_' or a number, found '{0}'",
                                  "lettre, « _ » ou nombre attendu, trouvé « {0} »"};
constexpr MessageText kNumber{"expected a number from 1 to {0}, found {1}",
                              "nombre de 1 à {0} attendu, trouvé {1}"};
constexpr MessageText kOtherCount{"expected {0} cells, found {1}", "{0} cases attendues, {1} lues"};

}  // namespace

Result<std::vector<std::uint32_t>> read_sgt_numbers(std::string_view text, std::size_t& at,
                                                    std::size_t cells, std::uint32_t most) {
    std::vector<std::uint32_t> digits;
    for (; at < text.size() && text[at] != ',' && digits.size() <= cells; ++at) {
        const char c = text[at];
        if (c == '_') continue;
        if (c >= 'a' && c <= 'z') {
            digits.resize(digits.size() + static_cast<std::size_t>(c - 'a') + 1, 0);
            continue;
        }
        if (!is_decimal(c)) return syntax_error(at, kGridSymbol, shown_character(text, at));
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        std::uint32_t digit = 0;
        std::from_chars(text.data() + at, text.data() + end, digit);
        if (digit < 1 || digit > most) {
            return syntax_error(at, kNumber, most,
                                text.substr(at, std::min<std::size_t>(end - at, 16)));
        }
        digits.push_back(digit);
        at = end - 1;
    }
    if (digits.size() != cells) return syntax_error(at, kOtherCount, cells, digits.size());
    return digits;
}

std::string write_sgt_numbers(const std::vector<std::uint32_t>& numbers) {
    constexpr std::size_t kLongestGap = 26;
    std::string out;
    std::size_t run = 0;
    const auto end_run = [&] {
        for (; run > 0; run -= std::min(run, kLongestGap)) {
            out += static_cast<char>('a' + static_cast<int>(std::min(run, kLongestGap)) - 1);
        }
    };
    for (const std::uint32_t digit : numbers) {
        if (digit == 0) {
            ++run;
            continue;
        }
        if (run == 0 && !out.empty()) out += '_';
        end_run();
        out += std::to_string(digit);
    }
    end_run();
    return out;
}

std::optional<Error> read_sgt_cages(std::string_view text, std::size_t& at, Puzzle& puzzle) {
    const std::uint32_t order = puzzle.board().order();
    if (at == text.size()) return syntax_error(at, kNoCages);
    const std::size_t place = ++at;
    at = std::min(text.find(',', at), text.size());
    const auto labels = read_sgt_blocks(text.substr(place, at - place), order);
    if (!labels) return shifted(labels.error(), place);
    if (at == text.size()) return syntax_error(at, kNoSums);
    const std::size_t sums_at = ++at;
    const auto sums =
        read_sgt_numbers(text, at, puzzle.board().cell_count(), order * order * order);
    if (!sums) return sums.error();
    std::map<std::int64_t, ConstraintData> cages;
    for (Cell cell = 0; cell < sums->size(); ++cell) {
        ConstraintData& cage = cages[(*labels)[cell]];
        cage.kind = "killer-cage";
        cage.cells.push_back(cell);
        if ((*sums)[cell] == 0) continue;
        if (cage.value) return syntax_error(sums_at, kTwoSums);
        cage.value = (*sums)[cell];
    }
    for (auto& [label, data] : cages) {
        if (auto fault = enter_constraint(std::move(data), place, puzzle)) return fault;
    }
    return std::nullopt;
}

std::optional<std::string> write_sgt_cages(const Puzzle& puzzle) {
    const std::uint32_t cells = puzzle.board().cell_count();
    std::vector<std::uint32_t> labels(cells, 0);
    std::vector<std::uint32_t> sums(cells, 0);
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        const ConstraintData& data = constraint->data();
        if (data.kind != "killer-cage" || data.cells.size() < 2) return std::nullopt;
        for (const Cell cell : data.cells) {
            if (labels[cell] != 0) return std::nullopt;
            labels[cell] = data.cells.front() + 1;
        }
        sums[data.cells.front()] = data.value.value_or(0);
    }
    if (std::ranges::find(labels, 0U) != labels.end()) return std::nullopt;
    const auto blocks = write_sgt_blocks(labels, puzzle.board().order());
    if (!blocks) return std::nullopt;
    return "," + *blocks + "," + write_sgt_numbers(sums);
}

}  // namespace sudokit::formats
