#include "cli/count/steps.hpp"

#include "cli/count/solutions.hpp"

namespace sudokit::cli {

std::optional<Natural> grids_with_steps(const Shape& shape, const Deadline& deadline,
                                        std::vector<CountStep>& steps) {
    auto counting = GridCounting::of(shape);
    if (!counting || !counting->prepare(deadline)) return std::nullopt;
    Natural sum;
    for (std::size_t i = 0; i < counting->parts(); ++i) {
        if (deadline.passed(i, counting->parts())) return std::nullopt;
        auto part = counting->part(i, deadline);
        if (!part) return std::nullopt;
        sum += *part;
        steps.push_back({*std::move(part)});
    }
    return sum;
}

std::optional<Natural> classes_with_steps(const Boxes& boxes, const Deadline& deadline,
                                          std::vector<CountStep>& steps) {
    return class_count(boxes, deadline,
                       [&steps](const SymmetryClass& symmetries, const Natural& fixed) {
                           steps.push_back({fixed, symmetries.size});
                       });
}

std::string steps_text(const std::vector<CountStep>& steps) {
    std::string out;
    for (const CountStep& step : steps) {
        if (step.symmetries > 0) out += std::to_string(step.symmetries) + " ";
        out += step.grids.text() + "\n";
    }
    return out;
}

void write_steps(JsonWriter& out, const std::vector<CountStep>& steps) {
    if (steps.empty()) return;
    out.key("steps").begin_array();
    for (const CountStep& step : steps) {
        out.begin_object();
        if (step.symmetries > 0) out.key("symmetries").number(step.symmetries);
        out.key(step.symmetries > 0 ? "fixed" : "grids");
        write_count(out, step.grids);
        out.end_object();
    }
    out.end_array();
}

}  // namespace sudokit::cli
