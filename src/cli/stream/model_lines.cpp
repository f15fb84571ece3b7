#include "cli/stream/model_lines.hpp"

#include <algorithm>
#include <unordered_map>

#include "sudokit/text_width.hpp"

#include "cli/stream/formulas.hpp"

namespace sudokit::cli {

std::string model_lines(const FormulaText& text, const std::vector<bool>& model) {
    constexpr std::size_t kWidth = 78;
    std::string out = "v";
    std::size_t width = 1;
    const auto put = [&](const std::string& word) {
        const std::size_t size = text_width(word);
        if (width > 1 && width + 1 + size > kWidth) {
            out += "\nv";
            width = 1;
        }
        out += ' ';
        out += word;
        width += 1 + size;
    };
    for (Variable variable = 1; variable <= text.formula.variable_count(); ++variable) {
        const bool value = model[static_cast<std::size_t>(variable)];
        put(text.literal(value ? variable : -variable));
    }
    if (text.names.empty()) put("0");
    return out + "\n";
}

std::string numbered_model_lines(const FormulaText& text, std::string_view answer) {
    if (text.names.empty()) return std::string(answer);
    std::unordered_map<std::string, Literal> numbers;
    for (Variable variable = 1; variable <= text.formula.variable_count(); ++variable) {
        numbers.emplace(text.literal(variable), variable);
        numbers.emplace(text.literal(-variable), -variable);
    }
    std::string out;
    while (!answer.empty()) {
        std::string_view line = answer.substr(0, answer.find('\n'));
        answer.remove_prefix(std::min(line.size() + 1, answer.size()));
        if (line.starts_with("v ")) {
            out += 'v';
            line.remove_prefix(1);
            while (!line.empty()) {
                line.remove_prefix(1);  // a blank
                const std::string word(line.substr(0, line.find_first_of(" \t\r")));
                line.remove_prefix(word.size());
                const auto found = numbers.find(word);
                out += ' ' + (found == numbers.end() ? word : std::to_string(found->second));
            }
        }
        out += line;
        out += '\n';
    }
    return out;
}

void write_model(JsonWriter& out, const FormulaText& text, const std::vector<bool>& model) {
    out.begin_array();
    for (Variable variable = 1; variable <= text.formula.variable_count(); ++variable) {
        const bool value = model[static_cast<std::size_t>(variable)];
        write_literal(out, text, value ? variable : -variable);
    }
    out.end_array();
}

}  // namespace sudokit::cli
