#include "cli/stream/relaxation.hpp"

#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

std::string_view state_word(Relaxation::State state) {
    switch (state) {
        case Relaxation::State::infeasible: return "infeasible";
        case Relaxation::State::integral: return "integral";
        case Relaxation::State::fractional: break;
    }
    return "fractional";
}

// The first cells by name, and how many more there are.
std::string shortened(const std::vector<Cell>& cells, const Board& board, Language language) {
    constexpr std::size_t kShown = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(kShown, cells.size()); ++i) {
        names += (i == 0 ? "" : " ") + cell_name(board, cells[i], language);
    }
    if (cells.size() <= kShown) return names;
    return sentence(language, text::kAndMore, names, cells.size() - kShown);
}

std::string said_of(const SolveAnswer& answer, const Board& board, Language language) {
    const Relaxation& said = *answer.relaxation;
    switch (said.state) {
        case Relaxation::State::infeasible:
            return std::string(text::kRelaxationInfeasible.in(language));
        case Relaxation::State::integral:
            if (said.unique) return std::string(text::kRelaxationUnique.in(language));
            return message(text::kRelaxationIntegral, answer.nodes).in(language);
        case Relaxation::State::fractional: break;
    }
    return sentence(language, text::kRelaxationFractional, said.fractional.size(),
                    shortened(said.fractional, board, language), answer.nodes);
}

}  // namespace

std::string relaxation_text(const SolveAnswer& answer, const Board& board, Language language) {
    return answer.relaxation ? "\n" + said_of(answer, board, language) + "\n" : std::string();
}

void write_relaxation(JsonWriter& out, const SolveAnswer& answer, const Board& board) {
    if (!answer.relaxation) return;
    out.key("relaxation").begin_object();
    out.key("state").text(state_word(answer.relaxation->state));
    out.key("unique").boolean(answer.relaxation->unique).key("fractional");
    write_cells(out, board, answer.relaxation->fractional);
    out.end_object();
}

}  // namespace sudokit::cli
