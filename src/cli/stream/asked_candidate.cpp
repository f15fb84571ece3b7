#include "cli/stream/asked_candidate.hpp"

#include <algorithm>
#include <array>

#include "sudokit/cell_name.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/stream/answer.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr std::array<std::string_view, 3> kIsNot = {"<>", "!=", "≠"};

}  // namespace

bool asks_opposite(std::string_view name) {
    return std::ranges::any_of(
        kIsNot, [&](std::string_view sign) { return name.find(sign) != std::string_view::npos; });
}

std::optional<Candidate> find_asked(const Job& job, const Board& board, std::string_view name) {
    std::string plain(name);
    for (const std::string_view sign : kIsNot) {
        const std::size_t at = plain.find(sign);
        if (at == std::string::npos) continue;
        plain.replace(at, sign.size(), "=");
        break;
    }
    if (!board.is_grid()) return std::nullopt;
    return find_candidate(board, plain, symbols_for(board, job.arguments.write));
}

Reply bad_candidate(const Job& job, const Item& item, std::string_view option,
                    std::string_view name, const Board& board) {
    const Symbols symbols = symbols_for(board, job.arguments.write);
    const Message fault = message(text::kBadCandidate, option, shown_text(name, 100), board.order(),
                                  symbol_of(symbols, 1));
    return refusal(item, fault.in(job.language()), Exit::usage);
}

}  // namespace sudokit::cli
