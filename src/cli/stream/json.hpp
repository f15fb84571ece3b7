// Answers as JSON, one object a line. The keys are described in docs/cli.md.
#pragma once

#include <string>
#include <vector>

#include "cli/io/json_line.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {

/// `"number":1,"file":"x","line":3`: how every JSON answer begins.
void write_place(JsonWriter& out, const Place& place);

/// `"answer":"one","count":1,"exact":true,"nodes":0,"engine":"general"`.
void write_facts(JsonWriter& out, const SolveAnswer& answer);

/// `["1234"]`: solutions as a value, each as `line_of` writes it.
void write_solutions(JsonWriter& out, const std::vector<Grid>& solutions,
                     const WriteOptions& options);

/// `"1234............"`: a puzzle as a value; an object of the format `json` where it has more than
/// a line can hold.
void write_puzzle(JsonWriter& out, const Puzzle& puzzle, const WriteOptions& options);

/// `["r1c1","r2c5"]`: the names of cells as a value.
void write_cells(JsonWriter& out, const Board& board, const std::vector<Cell>& cells);

/// The members of an answer with the solutions kept.
void write_answer(JsonWriter& out, const Item& item, const SolveAnswer& answer,
                  const WriteOptions& options);

/// The same as a whole object, and a line end.
[[nodiscard]] std::string json_answer(const Item& item, const SolveAnswer& answer,
                                      const WriteOptions& options);

/// The JSON answer in place of a puzzle that cannot be read.
[[nodiscard]] std::string json_fault(const Item& item, Language language);

}  // namespace sudokit::cli
