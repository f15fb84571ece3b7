// What solvers of XCSP3 instances answer: an instantiation, in lines that begin with v or as XML.
//
//     s SATISFIABLE
//     v <instantiation type="solution">
//     v   <list> x[0][0] x[0][1] ... </list>      or x[][], all of them
//     v   <values> 5 3 4 ... </values>            5x2 is 5 twice, * is any value
//     v </instantiation>
#pragma once

#include <string_view>

#include "sudokit/exports.hpp"

#include "model/value_sink.hpp"

namespace sudokit::model {

/// True if `text` holds an instantiation.
[[nodiscard]] bool is_xcsp3_answer(std::string_view text);

/// Reads the first instantiation of `text`, which is the answer. Variables that the export does not
/// have are passed over.
[[nodiscard]] Result<Decoded::Status> read_xcsp3_answer(const Board& board, std::string_view text,
                                                        ValueSink sink);

}  // namespace sudokit::model
