#include "model/solver_words.hpp"

#include <algorithm>
#include <array>

namespace sudokit::model {
namespace {

constexpr std::string_view kGaps = " \t\r\n";

struct StatusWord {
    std::string_view word;
    Decoded::Status status;
};

constexpr auto kStatusWords = std::to_array<StatusWord>({
    {"SATISFIABLE", Decoded::Status::solution},
    {"SAT", Decoded::Status::solution},
    {"sat", Decoded::Status::solution},
    {"OPTIMUM", Decoded::Status::solution},
    {"UNSATISFIABLE", Decoded::Status::unsatisfiable},
    {"UNSAT", Decoded::Status::unsatisfiable},
    {"unsat", Decoded::Status::unsatisfiable},
    {"UNKNOWN", Decoded::Status::unknown},
    {"INDET", Decoded::Status::unknown},
    {"unknown", Decoded::Status::unknown},
});

}  // namespace

std::string_view next_word(std::string_view text, std::size_t& at) {
    const std::size_t begin = std::min(text.find_first_not_of(kGaps, at), text.size());
    at = std::min(text.find_first_of(kGaps, begin), text.size());
    return text.substr(begin, at - begin);
}

std::optional<Decoded::Status> status_of_word(std::string_view word) {
    const auto* const found = std::ranges::find(kStatusWords, word, &StatusWord::word);
    if (found == kStatusWords.end()) return std::nullopt;
    return found->status;
}

}  // namespace sudokit::model
