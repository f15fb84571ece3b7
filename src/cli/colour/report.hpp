// What `colour` says of a graph.
#pragma once

#include <optional>
#include <string>

#include "sudokit/colour.hpp"

#include "cli/colour/arguments.hpp"

namespace sudokit::cli {

/// A colouring in words, as `.col` and as JSON.
class ColourReport {
  public:
    ColourReport(const ColourArguments& arguments, const Graph& graph, const Colouring& found)
        : arguments_(arguments), graph_(graph), found_(found) {}

    /// True if there is a colouring to show: as asked for, or the best one where the search for the
    /// least number of colours was stopped.
    [[nodiscard]] bool has_colours() const;

    /// The answer in one line and the figures in another, without the last line end.
    [[nodiscard]] std::string text() const;

    /// The same as comments, and the colours as lines `n VERTEX COLOUR`.
    [[nodiscard]] std::string node_lines() const;

    /// The graph with its colours, and the answer as comments.
    [[nodiscard]] std::string col() const;

    /// An object, with a line end.
    [[nodiscard]] std::string json() const;

    [[nodiscard]] Exit exit() const;

  private:
    [[nodiscard]] std::string answer_text() const;

    const ColourArguments& arguments_;
    const Graph& graph_;
    const Colouring& found_;
};

/// A number of colourings: a line, or an object where JSON is asked for.
[[nodiscard]] std::string count_report(const ColourArguments& arguments,
                                       const SearchOutcome& outcome);

}  // namespace sudokit::cli
