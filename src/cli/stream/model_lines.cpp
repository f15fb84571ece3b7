#include "cli/stream/model_lines.hpp"

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

void write_model(JsonWriter& out, const FormulaText& text, const std::vector<bool>& model) {
    out.begin_array();
    for (Variable variable = 1; variable <= text.formula.variable_count(); ++variable) {
        const bool value = model[static_cast<std::size_t>(variable)];
        write_literal(out, text, value ? variable : -variable);
    }
    out.end_array();
}

}  // namespace sudokit::cli
