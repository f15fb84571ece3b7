#include "campaign/ranks/rank_letters.hpp"

#include <array>
#include <cstring>

namespace sudokit::campaign {
namespace {

// All ranks run the same program on machines of one kind.
using Fields = std::array<std::uint64_t, 7>;

}  // namespace

std::string RankLetter::text() const {
    const Fields fields{static_cast<std::uint64_t>(word),
                        static_cast<std::uint64_t>(unit.stage),
                        unit.number,
                        round,
                        read,
                        kept,
                        count};
    return {reinterpret_cast<const char*>(fields.data()), sizeof fields};
}

std::optional<RankLetter> RankLetter::read_text(std::string_view text) {
    Fields fields{};
    if (text.size() != sizeof fields) return std::nullopt;
    std::memcpy(fields.data(), text.data(), sizeof fields);
    if (fields[0] > static_cast<std::uint64_t>(Word::alive) || fields[1] > 1) return std::nullopt;
    return RankLetter{static_cast<Word>(fields[0]),
                      {static_cast<Stage>(fields[1]), fields[2]},
                      fields[3],
                      fields[4],
                      fields[5],
                      fields[6]};
}

}  // namespace sudokit::campaign
