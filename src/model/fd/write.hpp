// Writers of constraint models: a variable for each cell, all-different on each house.
#pragma once

#include "model/text_writer.hpp"

namespace sudokit::model {

void write_minizinc(const Puzzle& puzzle, TextWriter& out);
void write_xcsp3(const Puzzle& puzzle, TextWriter& out);

}  // namespace sudokit::model
