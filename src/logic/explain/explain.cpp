#include "sudokit/explain.hpp"

#include <algorithm>

#include "sudokit/techniques.hpp"
#include "sudokit/whole_number.hpp"

#include "logic/explain/families.hpp"

namespace sudokit {

std::string explanation(const Step& step, const State& before, const Wording& wording) {
    const logic::Words words(before.board(), wording);
    const logic::Telling telling{words, step, before};
    return std::visit([&](const auto& pattern) { return logic::tell(telling, pattern); },
                      step.pattern);
}

std::string tenths_text(unsigned tenths) {
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::optional<unsigned> read_tenths(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto whole = whole_number<unsigned>(text.substr(0, point));
    if (!whole || *whole > 99) return std::nullopt;
    if (point == text.size()) return *whole * 10;
    const auto tenth = whole_number<unsigned>(text.substr(point + 1));
    if (!tenth || text.size() != point + 2) return std::nullopt;
    return *whole * 10 + *tenth;
}

std::string step_name(const Step& step, Language language) {
    std::string out(info_of(step.technique).name.in(language));
#ifndef __EMSCRIPTEN__  // whose steps have none
    if (step.se_rating) out += " (SE " + tenths_text(*step.se_rating) + ")";
#endif
    return out;
}

std::string conclusions(const Step& step, const Board& board, const Wording& wording) {
    return logic::Words(board, wording).in_short(step);
}

std::string dead_end_text(const DeadEnd& dead_end, const Board& board, const Wording& wording) {
    return logic::dead_end_words(logic::Words(board, wording), dead_end);
}

}  // namespace sudokit
