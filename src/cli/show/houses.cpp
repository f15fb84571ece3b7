#include "cli/show/houses.hpp"

#include <algorithm>

#include "sudokit/explain.hpp"
#include "sudokit/place_name.hpp"

#include "cli/show/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

// The houses of a board, told in lines or as JSON.
class HouseList {
  public:
    HouseList(const Board& board, const Wording& wording) : board_(board), wording_(wording) {}

    [[nodiscard]] std::string text(const std::vector<PlaceOnBoard>& places) const {
        std::string out;
        for (const PlaceOnBoard& place : places) {
            const Cell* const cell = std::get_if<Cell>(&place);
            out += cell != nullptr ? lines(*cell) : lines(std::get<HouseIndex>(place));
        }
        return out;
    }

    // What they have in common.
    [[nodiscard]] std::string common_text(const std::vector<PlaceOnBoard>& places) const {
        if (const auto houses = common_of<Cell>(places)) {
            return common_line(
                *houses, [&](std::uint32_t house) { return name(house); }, ", ");
        }
        const auto cells = common_of<HouseIndex>(places);
        if (!cells) return {};
        return common_line(
            *cells, [&](Cell cell) { return cell_name(board_, cell, wording_); }, " ");
    }

    void write(JsonWriter& out, const std::vector<PlaceOnBoard>& places) const {
        out.key("places").begin_array();
        for (const PlaceOnBoard& place : places) {
            out.begin_object();
            if (const Cell* const cell = std::get_if<Cell>(&place)) {
                write(out, *cell);
            } else {
                write(out, std::get<HouseIndex>(place));
            }
            out.end_object();
        }
        out.end_array();
    }

    void write_common(JsonWriter& out, const std::vector<PlaceOnBoard>& places) const {
        if (const auto houses = common_of<Cell>(places)) {
            out.key("common").begin_array();
            for (const std::uint32_t house : *houses) out.text(name(house));
            out.end_array();
        } else if (const auto cells = common_of<HouseIndex>(places)) {
            write_cells(out.key("common"), board_, *cells);
        }
    }

  private:
    [[nodiscard]] std::string name(std::uint32_t house) const {
        return house_name(board_, house, wording_);
    }

    [[nodiscard]] std::string cells(std::uint32_t house) const {
        std::string out;
        for (const Cell cell : board_.houses()[house].cells) {
            out += (out.empty() ? "" : " ") + cell_name(board_, cell, wording_);
        }
        return out;
    }

    [[nodiscard]] std::string lines(HouseIndex house) const {
        return sentence(wording_.language, text::kHouseCells, name(house.index),
                        cells(house.index)) +
               "\n";
    }

    [[nodiscard]] std::string lines(Cell cell) const {
        std::string out = sentence(wording_.language, text::kHousesOfCell,
                                   cell_name(board_, cell, wording_), board_.peers(cell).size()) +
                          "\n";
        const auto houses = board_.houses_of(cell);
        for (std::size_t i = 0; i < houses.size(); ++i) {
            out += sentence(wording_.language, text::kPlaceInHouse, name(houses[i]),
                            board_.places_of(cell)[i] + 1, cells(houses[i])) +
                   "\n";
        }
        return out;
    }

    void write(JsonWriter& out, HouseIndex house) const {
        const auto cells = board_.houses()[house.index].cells;
        out.key("house").text(name(house.index)).key("cells");
        write_cells(out, board_, {cells.begin(), cells.end()});
    }

    void write(JsonWriter& out, Cell cell) const {
        out.key("cell").text(cell_name(board_, cell));
        out.key("peers").number(board_.peers(cell).size()).key("houses").begin_array();
        const auto houses = board_.houses_of(cell);
        for (std::size_t i = 0; i < houses.size(); ++i) {
            out.begin_object().key("place").number(board_.places_of(cell)[i] + 1);
            write(out, HouseIndex{houses[i]});
            out.end_object();
        }
        out.end_array();
    }

    [[nodiscard]] std::vector<std::uint32_t> members(Cell cell) const {
        const auto houses = board_.houses_of(cell);
        return {houses.begin(), houses.end()};
    }

    [[nodiscard]] std::vector<Cell> members(HouseIndex house) const {
        const auto cells = board_.houses()[house.index].cells;
        return {cells.begin(), cells.end()};
    }

    // The houses that all cells are in, or the cells that are in all houses; nothing where it is
    // cells and houses that are asked about.
    template <class Kind>
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> common_of(
        const std::vector<PlaceOnBoard>& places) const {
        std::optional<std::vector<std::uint32_t>> out;
        for (const PlaceOnBoard& place : places) {
            const auto* const at = std::get_if<Kind>(&place);
            if (at == nullptr) return std::nullopt;
            const auto own = members(*at);
            if (!out) out = own;
            std::erase_if(*out, [&](std::uint32_t member) {
                return std::ranges::find(own, member) == own.end();
            });
        }
        return out;
    }

    template <class NameOf>
    [[nodiscard]] std::string common_line(const std::vector<std::uint32_t>& common,
                                          const NameOf& name_of, std::string_view between) const {
        std::string list;
        for (const std::uint32_t member : common) {
            list += (list.empty() ? std::string() : std::string(between)) + name_of(member);
        }
        if (list.empty()) list = text::kNothingInCommon.in(wording_.language);
        return sentence(wording_.language, text::kHousesInCommon, list) + "\n";
    }

    const Board& board_;
    Wording wording_;
};

std::vector<PlaceOnBoard> all_houses(const Board& board) {
    std::vector<PlaceOnBoard> out;
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        out.emplace_back(HouseIndex{house});
    }
    return out;
}

}  // namespace

Reply houses_reply(const Job& job, const ShowArguments& arguments, const Item& item) {
    const Board& board = item.entry->puzzle.board();
    const bool all = arguments.houses == "all";
    const auto places = all ? Result(all_houses(board)) : read_places(board, arguments.houses);
    if (!places) {
        return refusal(item, "--houses: " + places.error().message.in(job.language()), Exit::usage);
    }
    const HouseList list(board, wording_for(job, board));
    const bool compared = !all && places->size() > 1;
    Reply reply;
    if (!arguments.json) {
        reply.out = list.text(*places) + (compared ? list.common_text(*places) : std::string());
        return reply;
    }
    reply.out = json_line([&](JsonWriter& out) {
        write_place(out, item);
        list.write(out, *places);
        if (compared) list.write_common(out, *places);
    });
    return reply;
}

}  // namespace sudokit::cli
