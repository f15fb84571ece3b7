// What `sudokit transform` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/transform/arguments.hpp"
#include "cli/transform/messages.hpp"
#include "cli/transform/wanted_moves.hpp"

namespace sudokit::cli {
namespace {

using Moves = std::vector<WantedMove>;

// Takes one of some words, each of which is a turn, and adds that one.
OptionValue turned(const MessageText& argument, Meanings<Turn> meanings, Moves& moves) {
    OptionValue value;
    value.argument = argument;
    for (const auto& [word, how] : meanings) value.words.push_back(word);
    value.take = [meanings = std::move(meanings), &moves](const OptionUse& use) -> UsageFault {
        for (const auto& [word, how] : meanings) {
            if (word == use.value) moves.push_back(wanted_turn(how));
        }
        return std::nullopt;
    };
    return value;
}

// To the left is another way than the nearest word would be.
UsageFault fault_of_left_turn(const OptionUse& use) {
    constexpr std::pair<std::string_view, std::string_view> kRightTurns[] = {
        {"-90", "270"}, {"-180", "180"}, {"-270", "90"}};
    for (const auto& [left, right] : kRightTurns) {
        if (use.value == left) {
            return usage_error(text::kBadWordNear, use.shown, use.value, right);
        }
    }
    return std::nullopt;
}

OptionValue in_order(Ordered what, Moves& moves) {
    return taken_by(text::kOrderArgument, [what, &moves](const OptionUse& use) -> UsageFault {
        auto order = read_order(use.value);
        if (!order) return usage_error(text::kBadOrder, use.shown, use.value);
        moves.push_back(wanted_order(what, use.shown, std::string(use.value), *std::move(order)));
        return std::nullopt;
    });
}

void declare_moves(Options& options, Moves& moves) {
    const auto add = [&](std::string_view name, const MessageText& summary, OptionValue value) {
        options.add({name, 0, summary, std::move(value), OptionGroup::own, {}, true});
    };
    OptionValue degrees =
        turned(text::kTurnArgument,
               {{"90", Turn::quarter}, {"180", Turn::half}, {"270", Turn::three_quarters}}, moves);
    degrees.refuse = fault_of_left_turn;
    add("rotate",
        {"rotate the board clockwise by 90, 180 or 270 degrees",
         "tourner la grille vers la droite de 90, 180 ou 270 degrés"},
        std::move(degrees));
    add("mirror",
        {"mirror the board: left-right, top-bottom, diagonal or antidiagonal",
         "retourner la grille : left-right (de gauche à droite), top-bottom (de haut en bas), "
         "diagonal ou antidiagonal (autour d’une diagonale)"},
        turned(text::kMirrorArgument,
               {{"left-right", Turn::left_right},
                {"top-bottom", Turn::top_bottom},
                {"horizontal", Turn::left_right},
                {"vertical", Turn::top_bottom},
                {"diagonal", Turn::diagonal},
                {"antidiagonal", Turn::antidiagonal},
                {"anti-diagonal", Turn::antidiagonal}},
               moves));
    OptionValue transpose;
    transpose.take = [&moves](const OptionUse&) -> UsageFault {
        moves.push_back(wanted_turn(Turn::diagonal));
        return std::nullopt;
    };
    add("transpose", {"exchange rows and columns", "échanger lignes et colonnes"},
        std::move(transpose));
    add("rows",
        {"take the rows in this order: 213456789", "prendre les lignes dans cet ordre : 213456789"},
        in_order(Ordered::rows, moves));
    add("columns", {"take the columns in this order", "prendre les colonnes dans cet ordre"},
        in_order(Ordered::columns, moves));
    add("bands", {"take the bands in this order: 312", "prendre les bandes dans cet ordre : 312"},
        in_order(Ordered::bands, moves));
    add("stacks", {"take the stacks in this order", "prendre les piliers dans cet ordre"},
        in_order(Ordered::stacks, moves));
    add("relabel",
        {"relabel the digits: 1 becomes the first, 2 the second",
         "renommer les chiffres : 1 devient le premier, 2 le second"},
        in_order(Ordered::digits, moves));
}

void declare_transform(Options& options, TransformArguments& arguments) {
    declare_moves(options, arguments.moves);
    add_rewriting_options(options, arguments);
    options.check([&arguments]() -> UsageFault {
        if (!arguments.moves.empty()) return std::nullopt;
        return usage_error(text::kNothingToTransform);
    });
}

constexpr Example kTransformExamples[] = {
    {"transform --rotate 90 puzzle.txt", {"rotated to the right", "tournée vers la droite"}},
    {"transform --bands 231 --relabel 987654321 puzzle.txt",
     {"one move after the other", "un mouvement après l’autre"}},
};

}  // namespace

extern const Command kTransformCommand{
    "transform",
    Chapter::make,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"rotate and mirror puzzles, exchange lines, relabel digits",
     "tourner et retourner des grilles, échanger des lignes, renommer les chiffres"},
    {"Makes the moves in the order in which they are given, on every puzzle, with its solution and "
     "the state of play. What comes out is solved in the same way as before.\n"
     "Orders are numbers from 1: 312, or 3,1,2 where there are more than nine. Rows must stay in "
     "their bands, columns in their stacks; the regions of jigsaws go along.",
     "Fait les mouvements dans l’ordre donné, sur chaque grille, avec sa solution et l’état du "
     "jeu. Le résultat se résout de la même façon.\n"
     "Les ordres sont des nombres à partir de 1 : 312, ou 3,1,2 au-delà de neuf. Les lignes "
     "doivent rester dans leur bande, les colonnes dans leur pilier ; les régions irrégulières "
     "suivent."},
    kTransformExamples,
    make_call<TransformArguments, declare_transform, run_transform>};

}  // namespace sudokit::cli
