// What figures point out, as JSON.
#include "sudokit/figure.hpp"

#include "logic/explain/board_json.hpp"

namespace sudokit {
namespace {

using logic::BoardJson;

std::string_view role_word(ZoneRole role) {
    switch (role) {
        case ZoneRole::base: return "base";
        case ZoneRole::cover: return "cover";
        case ZoneRole::set: return "set";
        case ZoneRole::witness: return "witness";
        case ZoneRole::struck: return "struck";
        case ZoneRole::elsewhere: return "elsewhere";
        case ZoneRole::dead_end: break;
    }
    return "dead-end";
}

std::string_view role_word(MarkRole role) {
    switch (role) {
        case MarkRole::none: return "none";
        case MarkRole::member: return "member";
        case MarkRole::first: return "first";
        case MarkRole::second: return "second";
        case MarkRole::third: return "third";
        case MarkRole::fourth: return "fourth";
        case MarkRole::fin: break;
    }
    return "fin";
}

std::string_view fate_word(MarkFate fate) {
    switch (fate) {
        case MarkFate::stays: return "stays";
        case MarkFate::eliminated: return "eliminated";
        case MarkFate::placed: break;
    }
    return "placed";
}

void write_zone(BoardJson& out, const Zone& zone) {
    out.begin_object();
    out.key("role").text(role_word(zone.role));
    out.key("cells").cells(zone.cells);
    out.key("house").house_or_null(zone.house);
    out.key("label").text(zone.label);
    out.end_object();
}

void write_mark(BoardJson& out, const Mark& mark) {
    out.begin_object();
    out.members(mark.candidate);
    out.key("role").text(role_word(mark.role));
    out.key("fate").text(fate_word(mark.fate));
    out.end_object();
}

void write_node(BoardJson& out, const ChainNode& node) {
    out.begin_object();
    out.key("cells").cells(node.cells);
    out.key("digit").number(node.digit);
    out.end_object();
}

void write_arrow(BoardJson& out, const Arrow& arrow) {
    out.begin_object();
    out.key("from");
    write_node(out, arrow.from);
    out.key("to");
    write_node(out, arrow.to);
    out.key("kind").text(arrow.kind == ChainLink::Kind::strong ? "strong" : "weak");
    out.key("directed").boolean(arrow.directed);
    out.key("branch").number(arrow.branch);
    out.end_object();
}

}  // namespace

void write_figure_members(JsonWriter& writer, const Figure& figure) {
    BoardJson out(writer, figure.board);
    out.key("zones").begin_array();
    for (const Zone& zone : figure.zones) write_zone(out, zone);
    out.end_array();
    out.key("marks").begin_array();
    for (const Mark& mark : figure.marks) write_mark(out, mark);
    out.end_array();
    out.key("arrows").begin_array();
    for (const Arrow& arrow : figure.arrows) write_arrow(out, arrow);
    out.end_array();
}

}  // namespace sudokit
