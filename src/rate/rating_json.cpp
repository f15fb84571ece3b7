#include "sudokit/rating_json.hpp"

#include "sudokit/cell_name.hpp"

namespace sudokit {

void write_rating(JsonWriter& out, const SeAnswer& answer) {
    const auto add = [&](std::string_view key, unsigned SeRating::*part) {
        out.key(key);
        if (answer.rating) {
            out.raw(tenths_text((*answer.rating).*part));
        } else {
            out.null();
        }
    };
    add("er", &SeRating::er);
    add("ep", &SeRating::ep);
    add("ed", &SeRating::ed);
    if (answer.above) out.key("above").raw(tenths_text(*answer.above));
}

void write_rating(JsonWriter& out, const WhipAnswer& answer) {
    out.key("length").number_or_null(answer.length);
    if (answer.above) out.key("above").number(*answer.above);
    if (answer.stuck) out.key("stuck").boolean(true);
    if (!answer.chain.empty()) out.key("chain").text(answer.chain);
}

void write_rating(JsonWriter& out, const BackdoorRating& rating, const Board& board) {
    out.key("size").number_or_null(rating.size);
    if (rating.above) out.key("above").number(*rating.above);
    if (!rating.size) return;
    out.key("cells").begin_array();
    for (const Cell cell : rating.cells) out.text(cell_name(board, cell));
    out.end_array().key("sets").number(rating.sets);
}

void write_rating(JsonWriter& out, const GsfAnswer& answer) {
    out.key("rating").number_or_null(answer.rating);
}

}  // namespace sudokit
