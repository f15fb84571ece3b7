// Writers of the graph of a puzzle: a vertex for each cell, givens as colours.
#pragma once

#include "model/text_writer.hpp"

namespace sudokit::model {

void write_col(const Puzzle& puzzle, TextWriter& out);
void write_graphml(const Puzzle& puzzle, TextWriter& out);
void write_dot(const Puzzle& puzzle, TextWriter& out);

}  // namespace sudokit::model
