#include "backend/solver_command.hpp"

#include <algorithm>

#include "backend/messages.hpp"

namespace sudokit::backend {
namespace {

constexpr std::string_view kCnf = "{cnf}";
constexpr std::string_view kModel = "{model}";

bool names(const std::vector<std::string>& words, std::string_view what) {
    return std::ranges::any_of(
        words, [what](const std::string& word) { return word.find(what) != std::string::npos; });
}

void replace_all(std::string& word, std::string_view what, const std::string& by) {
    for (std::size_t at = word.find(what); at != std::string::npos;
         at = word.find(what, at + by.size())) {
        word.replace(at, what.size(), by);
    }
}

}  // namespace

Result<std::vector<std::string>> split_words(std::string_view command) {
    std::vector<std::string> words;
    bool inside = false;  // a word has begun, perhaps with nothing in it yet
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        if (c == ' ' || c == '\t' || c == '\n') {
            inside = false;
            continue;
        }
        if (!inside) words.emplace_back();
        inside = true;
        if (c != '\'' && c != '"') {
            words.back() += c;
            continue;
        }
        const std::size_t end = command.find(c, i + 1);
        if (end == std::string_view::npos) {
            return Error{ErrorCode::syntax, i, message(text::kOpenQuote, command.substr(i))};
        }
        words.back() += command.substr(i + 1, end - i - 1);
        i = end;
    }
    if (words.empty() || words.front().empty()) {
        return Error{ErrorCode::syntax, 0, message(text::kNoCommand)};
    }
    return words;
}

bool names_model(const std::vector<std::string>& words) { return names(words, kModel); }

std::vector<std::string> with_files(std::vector<std::string> words, const std::string& cnf,
                                    const std::string& model) {
    const bool append = !names(words, kCnf);
    for (std::string& word : words) {
        replace_all(word, kCnf, cnf);
        replace_all(word, kModel, model);
    }
    if (append) words.push_back(cnf);
    return words;
}

}  // namespace sudokit::backend
