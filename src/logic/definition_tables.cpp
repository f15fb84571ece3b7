// What each technique says, in a few sentences.
#include <algorithm>
#include <array>

#include "sudokit/techniques.hpp"

namespace sudokit {
namespace {

using Id = TechniqueId;

struct Definition {
    TechniqueId id;
    MessageText text;
};

constexpr std::array kDefinitions = std::to_array<Definition>({
    {Id::full_house,
     {"The last empty cell of a house takes the missing digit.",
      "La dernière case vide d’une zone reçoit le chiffre qui y manque."}},
    {Id::naked_single,
     {"A cell with only one candidate left takes that digit.",
      "Une case n’a plus qu’un candidat : c’est sa valeur."}},
    {Id::hidden_single,
     {"A digit with only one place left in a house goes there.",
      "Un chiffre n’a plus qu’une place dans une zone : il y va."}},
    {Id::constraint,
     {"A rule beside the houses, such as the sum of a cage, rules candidates out: a cell that must "
      "differ from one that is filled cannot hold its digit, a digit that no way to fill the cells "
      "has can be removed, and one that every way has leaves the cells that see all its places.",
      "Une règle en plus des zones, comme la somme d’une cage, élimine des candidats : une case "
      "qui doit différer d’une case remplie ne peut porter son chiffre, on retire un chiffre qui "
      "n’est dans aucune façon de remplir les cases, et un chiffre qui est dans toutes quitte les "
      "cases qui voient toutes ses places."}},
    {Id::locked_pair,
     {"A naked pair in two cells that share a box and another house: both digits can be removed "
      "from the rest of the two houses.",
      "Une paire nue dont les deux cases sont à la fois dans un bloc et dans une autre zone : on "
      "retire ces chiffres du reste des deux zones."}},
    {Id::locked_triple,
     {"A naked triple in three cells that share a box and another house: the three digits can be "
      "removed from the rest of the two houses.",
      "Un triplet nu dont les trois cases sont à la fois dans un bloc et dans une autre zone : on "
      "retire ces chiffres du reste des deux zones."}},
    {Id::pointing,
     {"All places of a digit in a box lie in one line: it can be removed from the rest of that "
      "line.",
      "Dans un bloc, toutes les places d’un chiffre sont sur une même ligne ou colonne : on le "
      "retire du reste de celle-ci."}},
    {Id::double_pairs,
     {"In each of two boxes of a band or stack, a digit has just two places, in the same two "
      "lines: it can be removed from those lines in the other boxes.",
      "Dans chacun de deux blocs d’une bande, un chiffre n’a que deux places, sur les deux mêmes "
      "lignes : on le retire de ces lignes dans les autres blocs. De même dans un pilier, avec des "
      "colonnes."}},
    {Id::multiple_lines,
     {"In k boxes of a band or stack, all places of a digit lie in the same k lines: it can be "
      "removed from those lines in the other boxes.",
      "Dans k blocs d’une bande, toutes les places d’un chiffre sont sur les mêmes k lignes : on "
      "le retire de ces lignes dans les autres blocs. De même dans un pilier, avec des colonnes."}},
    {Id::claiming,
     {"All places of a digit in a line lie in one box: it can be removed from the rest of that "
      "box.",
      "Sur une ligne ou une colonne, toutes les places d’un chiffre sont dans un même bloc : on le "
      "retire du reste de ce bloc."}},
    {Id::naked_pair,
     {"Two cells of a house have the same two candidates and no others: both digits can be removed "
      "from the rest of the house.",
      "Deux cases d’une zone ont les deux mêmes candidats et aucun autre : on retire ces chiffres "
      "du reste de la zone."}},
    {Id::naked_triple,
     {"Three cells of a house have only three candidates between them: these digits can be removed "
      "from the rest of the house.",
      "Trois cases d’une zone n’ont à elles trois que trois candidats : on retire ces chiffres du "
      "reste de la zone."}},
    {Id::hidden_pair,
     {"Two digits have the same two places in a house and no others: all other candidates can be "
      "removed from those cells.",
      "Deux chiffres n’ont dans une zone que les deux mêmes places : on retire de ces cases tous "
      "les autres candidats."}},
    {Id::hidden_triple,
     {"Three digits have only three places between them in a house: all other candidates can be "
      "removed from those cells.",
      "Trois chiffres n’ont à eux trois que trois places dans une zone : on retire de ces cases "
      "tous les autres candidats."}},
    {Id::direct_hidden_pair,
     {"A hidden pair that leaves another digit one place in the house: its two cells are taken, so "
      "that digit goes to the only other place that it has there. It can often be seen without "
      "notes.",
      "Une paire cachée qui ne laisse à un autre chiffre qu’une place dans la zone : ses deux "
      "cases sont prises, et ce chiffre va dans la seule autre case qui lui reste. On la voit "
      "souvent sans notes."}},
    {Id::direct_hidden_triple,
     {"A hidden triple that leaves another digit one place in the house: its three cells are "
      "taken, so that digit goes to the only other place that it has there. It can often be seen "
      "without notes.",
      "Un triplet caché qui ne laisse à un autre chiffre qu’une place dans la zone : ses trois "
      "cases sont prises, et ce chiffre va dans la seule autre case qui lui reste. On le voit "
      "souvent sans notes."}},
    {Id::naked_quad,
     {"Four cells of a house have only four candidates between them: these digits can be removed "
      "from the rest of the house.",
      "Quatre cases d’une zone n’ont à elles quatre que quatre candidats : on retire ces chiffres "
      "du reste de la zone."}},
    {Id::hidden_quad,
     {"Four digits have only four places between them in a house: all other candidates can be "
      "removed from those cells.",
      "Quatre chiffres n’ont à eux quatre que quatre places dans une zone : on retire de ces cases "
      "tous les autres candidats."}},
    {Id::x_wing,
     {"In two rows, all places of a digit lie in the same two columns: it can be removed from the "
      "rest of those columns. Likewise with rows and columns swapped.",
      "Sur deux lignes, toutes les places d’un chiffre sont dans les deux mêmes colonnes : on le "
      "retire du reste de ces colonnes. De même en échangeant lignes et colonnes."}},
    {Id::swordfish,
     {"An X-Wing of three: in three rows, all places of a digit lie in the same three columns, or "
      "the other way round.",
      "Un X-Wing à trois : sur trois lignes, toutes les places d’un chiffre sont dans les trois "
      "mêmes colonnes, ou l’inverse."}},
    {Id::jellyfish,
     {"An X-Wing of four: in four rows, all places of a digit lie in the same four columns, or the "
      "other way round.",
      "Un X-Wing à quatre : sur quatre lignes, toutes les places d’un chiffre sont dans les quatre "
      "mêmes colonnes, ou l’inverse."}},
    {Id::remote_pair,
     {"A chain of cells with the same two candidates, each seeing the next: the digits alternate, "
      "so both can be removed from any cell that sees two of them an odd number of links apart.",
      "Une chaîne de cases qui ont les deux mêmes candidats, chacune voyant la suivante : les "
      "chiffres alternent, et on les retire de toute case qui en voit deux séparées par un nombre "
      "impair de liens."}},
    {Id::bug_plus_one,
     {"But for one candidate, every empty cell would have two candidates and every missing digit "
      "two places in each house. Such a puzzle has several solutions or none, so that candidate is "
      "right.",
      "Sans un certain candidat, chaque case vide aurait deux candidats et chaque chiffre manquant "
      "deux places dans chaque zone. Une telle grille a plusieurs solutions ou aucune : ce "
      "candidat est donc le bon."}},
    {Id::skyscraper,
     {"A digit has just two places in each of two rows, and one of each in the same column: one of "
      "the other two holds it, so it can be removed from cells that see both. Likewise with rows "
      "and columns swapped.",
      "Un chiffre n’a que deux places sur chacune de deux lignes, dont une de chaque dans la même "
      "colonne : l’une des deux autres le contient, et on le retire des cases qui voient ces "
      "deux-là. De même en échangeant lignes et colonnes."}},
    {Id::two_string_kite,
     {"A digit has just two places in a row and two in a column, and one of each in the same box: "
      "one of the other two holds it, so it can be removed from cells that see both.",
      "Un chiffre n’a que deux places sur une ligne et deux dans une colonne, dont une de chaque "
      "dans le même bloc : l’une des deux autres le contient, et on le retire des cases qui voient "
      "ces deux-là."}},
    {Id::turbot_fish,
     {"A digit has just two places in each of two houses, and a place in one sees a place in the "
      "other: one of the other two holds it, so it can be removed from cells that see both.",
      "Un chiffre n’a que deux places dans chacune de deux zones, et une place de l’une voit une "
      "place de l’autre : l’une des deux autres le contient, et on le retire des cases qui voient "
      "ces deux-là."}},
    {Id::empty_rectangle,
     {"All places of a digit in a box lie in one row and one column of it. If another column has "
      "just two places for the digit, one of them in that row, it can be removed from the cell of "
      "the first column that sees the other. Likewise with rows and columns swapped.",
      "Dans un bloc, chaque place d’un chiffre est sur une certaine ligne ou dans une certaine "
      "colonne. Si une autre colonne n’a que deux places pour lui, dont une sur cette ligne, on le "
      "retire de la case de la première colonne qui voit l’autre. De même en échangeant lignes et "
      "colonnes."}},
    {Id::w_wing,
     {"Two cells have the same two candidates, and each sees one of the only two places of one of "
      "these digits in a house. They cannot both hold that digit, so one of them holds the other, "
      "which can be removed from cells that see both.",
      "Deux cases ont les deux mêmes candidats, et chacune voit l’une des deux seules places d’un "
      "de ces chiffres dans une zone. Elles ne peuvent pas le contenir toutes deux : l’une "
      "contient l’autre chiffre, qu’on retire des cases qui les voient toutes deux."}},
    {Id::xy_wing,
     {"A pivot with candidates x and y sees a cell with x and z and a cell with y and z. Whichever "
      "digit the pivot holds, one of these two is z, so z can be removed from cells that see both.",
      "Un pivot de candidats x et y voit une case x, z et une case y, z. Quelle que soit la valeur "
      "du pivot, l’une des deux vaut z : on retire z des cases qui les voient toutes deux."}},
    {Id::xyz_wing,
     {"A pivot with candidates x, y and z sees a cell with x and z and a cell with y and z. One of "
      "the three is z, so z can be removed from cells that see them all.",
      "Un pivot de candidats x, y et z voit une case x, z et une case y, z. L’une des trois vaut "
      "z : on retire z des cases qui les voient toutes."}},
    {Id::wxyz_wing,
     {"Four cells have only four candidates between them, and all places of each of these but one, "
      "z, see each other: so the others are there once each at most, and one of the four cells is "
      "z. It can be removed from cells that see all its places among the four.",
      "Quatre cases n’ont que quatre candidats à elles toutes, et les places de chacun, sauf "
      "celles de l’un d’eux, z, se voient toutes : les autres y sont donc chacun au plus une fois, "
      "et l’une des quatre cases vaut z. On le retire des cases qui voient toutes ses places parmi "
      "les quatre."}},
    {Id::m_wing,
     {"A cell has the candidates x and y. It sees one of the only two places of y in a house; the "
      "other is also one of the only two places of x in a house. If the cell is y, then so is that "
      "place, and x goes to its second place: x can be removed from cells that see both the cell "
      "and this second place. In short: (x=y)-y=(y-x)=x.",
      "Une case a les candidats x et y. Elle voit l’une des deux seules places de y dans une "
      "zone ; l’autre est aussi l’une des deux seules places de x dans une zone. Si la case vaut "
      "y, cette place aussi, et x va à sa seconde place : on retire x des cases qui voient à la "
      "fois la case et cette seconde place. En bref : (x=y)-y=(y-x)=x."}},
    {Id::s_wing,
     {"A cell with the candidates x and y sees one of the only two places of x in a house and one "
      "of the only two places of y in another. The other place of x holds x, or the other place of "
      "y holds y: if these two see each other, y can be removed from the first and x from the "
      "second. In short: x=x-(x=y)-y=y.",
      "Une case de candidats x et y voit l’une des deux seules places de x dans une zone et l’une "
      "des deux seules places de y dans une autre. L’autre place de x contient x, ou l’autre place "
      "de y contient y : si elles se voient, on retire y de la première et x de la seconde. En "
      "bref : x=x-(x=y)-y=y."}},
    {Id::l_wing,
     {"Three digits x, y and z have two places each in a house: x one end and a cell, y that cell "
      "and a second cell, z that second cell and the other end. One end holds x, or the other "
      "holds z: if the two see each other, z can be removed from the first and x from the second. "
      "In short: x=(x-y)=(y-z)=z.",
      "Trois chiffres x, y et z ont chacun deux places dans une zone : x une extrémité et une "
      "case, y cette case et une deuxième, z cette deuxième case et l’autre extrémité. Une "
      "extrémité contient x, ou l’autre contient z : si elles se voient, on retire z de la "
      "première et x de la seconde. En bref : x=(x-y)=(y-z)=z."}},
    {Id::h_wing,
     {"A cell with the candidates x and y sees a cell with y and z, which sees one of the only two "
      "places of z in a house. The first cell holds x, or the other place of z holds z: if these "
      "two see each other, x can be removed from that place. In short: (x=y)-(y=z)-z=z.",
      "Une case de candidats x et y voit une case de candidats y et z, qui voit l’une des deux "
      "seules places de z dans une zone. La première case contient x, ou l’autre place de z "
      "contient z : si elles se voient, on retire x de cette place. En bref : (x=y)-(y=z)-z=z."}},
    {Id::nishio,
     {"Assume that a digit goes to one of its places, and follow that digit alone: it leaves what "
      "that place sees, goes to the last place in a house, and so on. If some house is left "
      "without a place for it, the assumption was wrong.",
      "On suppose qu’un chiffre va à l’une de ses places, et on ne suit que lui : il quitte les "
      "cases que voit cette place, va à la dernière place d’une zone, et ainsi de suite. Si une "
      "zone n’a plus de place pour lui, l’hypothèse était fausse."}},
    {Id::als_w_wing,
     {"A W-Wing with almost locked sets in place of its cells: two sets have the digits w and z, "
      "and of the only two places of w in a house one sees every w of the first set, the other "
      "every w of the second. Not both sets hold w, so one of them holds z, which can be removed "
      "from cells that see every z of both.",
      "Un W-Wing avec des ensembles presque verrouillés à la place de ses cases : deux ensembles "
      "ont les chiffres w et z, et des deux seules places de w dans une zone l’une voit chaque w "
      "du premier, l’autre chaque w du second. Ils ne contiennent pas w tous deux : l’un d’eux "
      "contient z, qu’on retire des cases qui voient chaque z des deux."}},
    {Id::als_alternating_chain,
     {"An alternating chain in which almost locked sets are strong links too: n cells of a house "
      "with n + 1 digits hold all of these but one, so if one is not there, each other one is. One "
      "end of the chain holds: what contradicts both ends can be removed.",
      "Une chaîne d’inférences alternées dont des ensembles presque verrouillés sont aussi des "
      "liens forts : n cases d’une zone à n + 1 chiffres les contiennent tous sauf un ; si l’un "
      "n’y est pas, chaque autre y est. L’une des extrémités est vraie : on retire ce qui "
      "contredit les deux."}},
    {Id::als_alternating_loop,
     {"An alternating chain with almost locked sets that ends where it began. Of any two "
      "neighbours exactly one is true: what contradicts both can be removed. Each set lacks one of "
      "the two digits that join it to its neighbours, so it holds all others, which can be removed "
      "from cells that see all their places in the set.",
      "Une chaîne d’inférences alternées à ensembles presque verrouillés qui finit où elle a "
      "commencé. De deux voisins un seul est vrai : on retire ce qui contredit les deux. À chaque "
      "ensemble manque l’un des deux chiffres qui le joignent à ses voisins ; il contient donc "
      "tous les autres, qu’on retire des cases qui voient toutes leurs places dans l’ensemble."}},
    {Id::ahs_alternating_chain,
     {"An alternating chain in which almost hidden sets are strong links too: where n digits of a "
      "house have only n + 1 cells, at most one other digit is in these, so of any two others one "
      "is in the rest of the house. One end of the chain holds: what contradicts both ends can be "
      "removed.",
      "Une chaîne d’inférences alternées dont des ensembles presque cachés sont aussi des liens "
      "forts : là où n chiffres d’une zone n’ont que n + 1 cases, un autre chiffre au plus "
      "est dans celles-ci ; de deux autres, l’un est donc dans le reste de la zone. L’une des "
      "extrémités est vraie : on retire ce qui contredit les deux."}},
    {Id::ur_alternating_chain,
     {"An alternating chain in which unique rectangles are strong links too: one of the candidates "
      "that the corners have beside two digits is right, or these could be swapped and there would "
      "be two solutions. If there are two such candidates, or two groups of them, one holds. One "
      "end of the chain holds: what contradicts both ends can be removed.",
      "Une chaîne d’inférences alternées dont des rectangles uniques sont aussi des liens forts : "
      "l’un des candidats que les coins ont en plus de deux chiffres est vrai, sinon on pourrait "
      "échanger ceux-ci et il y aurait deux solutions. S’il y a deux de ces candidats, ou deux "
      "groupes, l’un est vrai. L’une des extrémités est vraie : on retire ce qui contredit les "
      "deux."}},
    {Id::unique_rectangle_1,
     {"Three corners of a rectangle in two boxes have the same two candidates and no others. The "
      "fourth can hold neither, or the two digits could be swapped and there would be two "
      "solutions.",
      "Trois coins d’un rectangle sur deux blocs ont les deux mêmes candidats et aucun autre. Le "
      "quatrième ne peut contenir ni l’un ni l’autre : sinon on pourrait les échanger, et il y "
      "aurait deux solutions."}},
    {Id::unique_rectangle_2,
     {"The corners of a rectangle in two boxes have only the same two candidates, except that two "
      "neighbouring corners also have a third. One of these must hold it, or there would be two "
      "solutions: it can be removed from cells that see both.",
      "Les coins d’un rectangle sur deux blocs n’ont que les deux mêmes candidats, sauf que deux "
      "coins voisins en ont un troisième, le même. L’un d’eux le contient, sinon il y aurait deux "
      "solutions : on le retire des cases qui voient les deux."}},
    {Id::unique_rectangle_3,
     {"The corners of a rectangle in two boxes have only the same two candidates, except that two "
      "neighbouring corners also have others. One of those others must be right, or there would be "
      "two solutions: together the two corners act as one cell of a naked subset.",
      "Les coins d’un rectangle sur deux blocs n’ont que les deux mêmes candidats, sauf que deux "
      "coins voisins en ont d’autres. Il faut que l’un de ceux-ci soit vrai, sinon il y aurait "
      "deux solutions : ensemble, les deux coins comptent comme une case d’un groupe nu."}},
    {Id::unique_rectangle_4,
     {"The corners of a rectangle in two boxes have only the same two candidates, except that two "
      "neighbouring corners also have others. If these are the only places of one of the two "
      "digits in a house, neither can hold the other, or there would be two solutions.",
      "Les coins d’un rectangle sur deux blocs n’ont que les deux mêmes candidats, sauf que deux "
      "coins voisins en ont d’autres. Si ces coins sont les seules places de l’un des deux "
      "chiffres dans une zone, ils ne contiennent pas l’autre : sinon, il y aurait deux "
      "solutions."}},
    {Id::unique_rectangle_5,
     {"The corners of a rectangle in two boxes have only the same two candidates, except that two "
      "opposite corners, or three corners, also have a third. One of these must hold it, or there "
      "would be two solutions: it can be removed from cells that see them all.",
      "Les coins d’un rectangle sur deux blocs n’ont que les deux mêmes candidats, sauf que deux "
      "coins opposés, ou trois coins, en ont un troisième, le même. L’un d’eux le contient, sinon "
      "il y aurait deux solutions : on le retire des cases qui les voient tous."}},
    {Id::unique_rectangle_6,
     {"The corners of a rectangle in two boxes have only the same two candidates, except that two "
      "opposite corners also have others. If one of the two digits has no place outside the "
      "rectangle in its rows and columns, these corners cannot hold it, or there would be two "
      "solutions.",
      "Les coins d’un rectangle sur deux blocs n’ont que les deux mêmes candidats, sauf que deux "
      "coins opposés en ont d’autres. Si l’un des deux chiffres n’a pas de place hors du rectangle "
      "sur ses lignes et dans ses colonnes, ces coins ne le contiennent pas : sinon, il y aurait "
      "deux solutions."}},
    {Id::hidden_rectangle,
     {"A corner of a rectangle in two boxes has only two candidates. If one of them has no place "
      "outside the rectangle in the row and the column of the opposite corner, that corner cannot "
      "hold the other, or there would be two solutions.",
      "Un coin d’un rectangle sur deux blocs n’a que deux candidats. Si l’un d’eux n’a pas de "
      "place hors du rectangle sur la ligne et dans la colonne du coin opposé, ce coin ne contient "
      "pas l’autre : sinon, il y aurait deux solutions."}},
    {Id::avoidable_rectangle_1,
     {"Three corners of a rectangle in two boxes are filled, none of them by a given. The fourth "
      "cannot hold the digit that would let two digits be swapped, or there would be two "
      "solutions.",
      "Trois coins d’un rectangle sur deux blocs sont remplis, aucun par une donnée. Le quatrième "
      "ne contient pas le chiffre qui permettrait d’en échanger deux : sinon, il y aurait deux "
      "solutions."}},
    {Id::avoidable_rectangle_2,
     {"Two neighbouring corners of a rectangle in two boxes are filled, neither of them by a "
      "given. The other two would let the digits be swapped, unless one of them holds the extra "
      "candidate that both have: it can be removed from cells that see both.",
      "Deux coins voisins d’un rectangle sur deux blocs sont remplis, aucun par une donnée. Les "
      "deux autres permettraient d’échanger les chiffres, à moins que l’un d’eux ne contienne leur "
      "autre candidat commun : on le retire des cases qui voient les deux."}},
    {Id::finned_x_wing,
     {"An X-Wing apart from some extra places, its fins. Of the candidates that it would remove, "
      "those that see every fin can go.",
      "Un X-Wing à quelques places près, ses nageoires. Des candidats qu’il éliminerait, on retire "
      "ceux qui voient toutes les nageoires."}},
    {Id::sashimi_x_wing,
     {"A finned X-Wing with a corner missing: without its fins, one of its lines would have a "
      "single place.",
      "Un X-Wing à nageoire auquel il manque un coin : sans ses nageoires, l’une de ses lignes "
      "n’aurait qu’une place."}},
    {Id::finned_swordfish,
     {"A Swordfish apart from some extra places, its fins. Of the candidates that it would remove, "
      "those that see every fin can go.",
      "Un Swordfish à quelques places près, ses nageoires. Des candidats qu’il éliminerait, on "
      "retire ceux qui voient toutes les nageoires."}},
    {Id::sashimi_swordfish,
     {"A finned Swordfish that falls apart without its fins: one of its lines would have a single "
      "place.",
      "Un Swordfish à nageoire qui se défait sans ses nageoires : l’une de ses lignes n’aurait "
      "qu’une place."}},
    {Id::finned_jellyfish,
     {"A Jellyfish apart from some extra places, its fins. Of the candidates that it would remove, "
      "those that see every fin can go.",
      "Un Jellyfish à quelques places près, ses nageoires. Des candidats qu’il éliminerait, on "
      "retire ceux qui voient toutes les nageoires."}},
    {Id::sashimi_jellyfish,
     {"A finned Jellyfish that falls apart without its fins: one of its lines would have a single "
      "place.",
      "Un Jellyfish à nageoire qui se défait sans ses nageoires : l’une de ses lignes n’aurait "
      "qu’une place."}},
    {Id::sue_de_coq,
     {"Two or three cells where a line and a box cross, with some other cells of the line and some "
      "of the box, have as many digits as cells between them. So each of the digits is used up in "
      "the line, in the box or in both, and can be removed from the other cells there.",
      "Deux ou trois cases au croisement d’une ligne (ou colonne) et d’un bloc, avec d’autres "
      "cases de cette ligne et de ce bloc, ont à elles toutes autant de chiffres que de cases. "
      "Chacun de ces chiffres est donc épuisé dans la ligne, dans le bloc ou dans les deux, et on "
      "le retire des autres cases de ces zones."}},
    {Id::simple_colouring,
     {"Conjugate pairs of a digit (its only two places in a house), joined end to end, are "
      "coloured alternately: all cells of one colour hold the digit, none of the other. If two "
      "cells of a colour see each other, that colour is wrong; a cell that sees both colours loses "
      "the digit.",
      "Les paires conjuguées d’un chiffre (ses deux seules places dans une zone), mises bout à "
      "bout, sont coloriées en alternance : toutes les cases d’une couleur contiennent le chiffre, "
      "aucune de l’autre. Si deux cases d’une couleur se voient, cette couleur est fausse ; une "
      "case qui voit les deux couleurs perd le chiffre."}},
    {Id::multi_colouring,
     {"Two groups of conjugate pairs of a digit, each coloured as in simple colouring. If a colour "
      "of one sees a colour of the other, one of the two opposite colours is right, and cells that "
      "see both of these lose the digit. A colour that sees both colours of the other group is "
      "wrong.",
      "Deux groupes de paires conjuguées d’un chiffre, chacun colorié comme dans un coloriage "
      "simple. Si une couleur de l’un voit une couleur de l’autre, l’une des deux couleurs "
      "opposées est juste, et les cases qui voient ces deux-ci perdent le chiffre. Une couleur qui "
      "voit les deux couleurs de l’autre groupe est fausse."}},
    {Id::broken_wing,
     {"A ring of an odd number of cells, each two neighbours in a house where a digit has hardly "
      "any other place. If it were in none of these other places, the guardians, it would hold "
      "every other cell of the ring, which an odd number does not allow. So one of the guardians "
      "holds: one alone is placed; of several, cells that see them all lose the digit.",
      "Un anneau d’un nombre impair de cases, deux voisines étant toujours dans une zone où un "
      "chiffre n’a guère d’autre place. S’il n’était dans aucune de ces autres places, les "
      "gardiens, il occuperait une case sur deux de l’anneau, ce qu’un nombre impair ne permet "
      "pas. L’un des gardiens est donc vrai : on place celui qui est seul, et les cases qui les "
      "voient tous perdent le chiffre."}},
    {Id::bivalue_oddagon,
     {"A ring of an odd number of cells, each of which sees the next. Two digits alone cannot fill "
      "it, since they would have to alternate. So one of the other candidates of its cells, the "
      "guardians, holds: one alone is placed, and what each of several rules out can be removed.",
      "Un anneau d’un nombre impair de cases dont chacune voit la suivante. Deux chiffres ne "
      "peuvent le remplir à eux seuls, puisqu’ils devraient alterner. L’un des autres candidats de "
      "ses cases, les gardiens, est donc vrai : on place celui qui est seul, et on retire ce que "
      "chacun d’eux exclut."}},
    {Id::medusa,
     {"Candidates that cells with two candidates and houses with two places of a digit tie "
      "together get two colours, through several digits: all of one colour hold, or all of the "
      "other. A colour that comes twice in a cell, or with the same digit twice in a house, or "
      "that leaves a cell or a digit nothing, is wrong. Else a candidate that both colours rule "
      "out can be removed.",
      "On donne deux couleurs, d’un chiffre à l’autre, aux candidats que lient les cases à deux "
      "candidats et les zones où un chiffre n’a que deux places : tous ceux d’une couleur sont "
      "vrais, ou tous ceux de l’autre. Une couleur qui vient deux fois dans une case, ou deux fois "
      "dans une zone avec le même chiffre, ou qui ne laisse rien à une case ou à un chiffre, est "
      "fausse. Sinon, on retire un candidat que les deux couleurs excluent."}},
    {Id::aligned_pair_exclusion,
     {"Two cells cannot hold the same digit if they see each other, nor together the two "
      "candidates of a cell that both see. A candidate of one of them that has no partner left in "
      "the other can be removed.",
      "Deux cases ne peuvent contenir le même chiffre si elles se voient, ni à elles deux les deux "
      "candidats d’une case qu’elles voient toutes deux. On retire d’une des deux un candidat "
      "auquel il ne reste aucun partenaire dans l’autre."}},
    {Id::aligned_triple_exclusion,
     {"Three cells cannot hold the same digit where they see each other, nor together all the two "
      "or three candidates of a cell that all of them see. A candidate of one of them that no "
      "combination is left for can be removed.",
      "Trois cases ne peuvent contenir le même chiffre là où elles se voient, ni à elles trois "
      "tous les candidats, deux ou trois, d’une case que toutes voient. On retire d’une des trois "
      "un candidat pour lequel il ne reste aucune combinaison."}},
    {Id::law_of_leftovers,
     {"Some lines and as many regions of a jigsaw hold every digit equally often, so the cells "
      "that only the lines have hold the same digits as those that only the regions have. Lines "
      "with one region, or window, fewer wholly inside them leave cells that hold every digit "
      "once.",
      "Des lignes ou des colonnes et autant de régions irrégulières contiennent chaque chiffre "
      "aussi souvent, donc les cases que les unes sont seules à avoir portent les mêmes chiffres "
      "que celles des autres. Des lignes qui contiennent en entier une région, ou une fenêtre, de "
      "moins qu’elles ne sont laissent des cases où chaque chiffre est une fois."}},
    {Id::x_chain,
     {"A chain of places of one digit, joined by strong and weak links in turn, strong at both "
      "ends: one of its ends holds the digit, which can be removed from cells that see both.",
      "Une chaîne de places d’un chiffre, jointes par des liens forts et faibles en alternance, "
      "forts aux deux bouts : l’une de ses extrémités contient le chiffre, qu’on retire des cases "
      "qui les voient toutes deux."}},
    {Id::xy_chain,
     {"A chain of cells with two candidates each, every cell sharing one with the next, which it "
      "sees. One of its ends holds the digit that the chain begins and ends with, which can be "
      "removed from cells that see both.",
      "Une chaîne de cases à deux candidats, chacune voyant la suivante et ayant avec elle un "
      "candidat commun. L’une de ses extrémités contient le chiffre par lequel la chaîne commence "
      "et finit : on le retire des cases qui les voient toutes deux."}},
    {Id::alternating_chain,
     {"A chain of candidates, joined by strong and weak links in turn, strong at both ends: at "
      "least one of its ends is true, so whatever both rule out can be removed.",
      "Une chaîne de candidats, joints par des liens forts et faibles en alternance, forts aux "
      "deux bouts : l’une au moins de ses extrémités est vraie, et on retire ce que toutes deux "
      "excluent."}},
    {Id::alternating_loop,
     {"An alternating inference chain that closes: of any two neighbours exactly one is true, so "
      "whatever both ends of a weak link rule out can be removed.",
      "Une chaîne d’inférences alternées qui se referme : de deux voisins, un seul est vrai, et on "
      "retire ce qu’excluent les deux bouts d’un lien faible."}},
    {Id::grouped_chain,
     {"An alternating inference chain with groups: places of a digit where two houses cross count "
      "as one node.",
      "Une chaîne d’inférences alternées avec des groupes : des places d’un chiffre au croisement "
      "de deux zones y comptent comme un seul maillon."}},
    {Id::grouped_loop,
     {"An alternating inference loop with groups: places of a digit where two houses cross count "
      "as one node.",
      "Une boucle d’inférences alternées avec des groupes : des places d’un chiffre au croisement "
      "de deux zones y comptent comme un seul maillon."}},
    {Id::als_xz,
     {"Two almost locked sets (cells of a house with one candidate more than cells) share a digit "
      "x that they cannot both hold. The one without x holds all its other digits, so any other "
      "digit z that they share is in one of them, and can be removed from cells that see all its "
      "places there.",
      "Deux ensembles presque verrouillés (des cases d’une zone avec un candidat de plus que de "
      "cases) ont en commun un chiffre x qu’ils ne peuvent pas contenir tous deux. Celui qui n’a "
      "pas x contient tous ses autres chiffres : tout autre chiffre commun z est dans l’un des "
      "deux, et on le retire des cases qui en voient toutes les places."}},
    {Id::als_xy_wing,
     {"Three almost locked sets, the middle one sharing with each of the others a digit that they "
      "cannot both hold. Any third digit that the outer two share is in one of them, and can be "
      "removed from cells that see all its places there.",
      "Trois ensembles presque verrouillés, celui du milieu ayant avec chacun des autres un "
      "chiffre commun qu’ils ne peuvent pas contenir tous deux. Tout troisième chiffre commun aux "
      "deux autres est dans l’un d’eux, et on le retire des cases qui en voient toutes les "
      "places."}},
    {Id::als_chain,
     {"A chain of almost locked sets, each sharing with the next a digit that they cannot both "
      "hold. Any other digit that the first and the last share is in one of them, and can be "
      "removed from cells that see all its places there.",
      "Une chaîne d’ensembles presque verrouillés, chacun ayant avec le suivant un chiffre commun "
      "qu’ils ne peuvent pas contenir tous deux. Tout autre chiffre commun au premier et au "
      "dernier est dans l’un d’eux, et on le retire des cases qui en voient toutes les places."}},
    {Id::death_blossom,
     {"A cell, the stem, and for each of its candidates an almost locked set, a petal, in which it "
      "sees every place of that candidate. Whichever digit the stem holds, its petal holds all its "
      "other digits, so any other digit that all petals share is in one of them, and can be "
      "removed from cells that see all its places there.",
      "Une case, la tige, et pour chacun de ses candidats un ensemble presque verrouillé, un "
      "pétale, où elle voit toutes les places de ce candidat. Quelle que soit la valeur de la "
      "tige, son pétale contient tous ses autres chiffres : tout autre chiffre commun aux pétales "
      "est dans l’un d’eux, et on le retire des cases qui en voient toutes les places."}},
    {Id::multi_sector_locked_sets,
     {"The empty cells where some rows and some columns cross. Of some digits each can be once in "
      "each of these rows, of the others once in each of these columns; if that makes as many "
      "digits as there are cells, all of them are in the cells, and they can be removed from the "
      "rest of their rows and columns.",
      "Les cases vides où se croisent quelques lignes et quelques colonnes. Certains chiffres "
      "peuvent y être une fois par ligne, les autres une fois par colonne ; si cela fait autant de "
      "chiffres que de cases, ils y sont tous, et on les retire du reste de leurs lignes et de "
      "leurs colonnes."}},
    {Id::sk_loop,
     {"Four boxes at the corners of a rectangle, and two rows and two columns that pass through "
      "two of them each. The cells of these lines in the boxes, but for the crossings, share their "
      "digits with the next cells in the same line or in the same box, all around. If each digit "
      "counts once in its line or box and that makes as many digits as there are cells, all of "
      "them are in the cells, and they can be removed from the rest of these lines and boxes.",
      "Quatre blocs aux coins d’un rectangle, et deux lignes et deux colonnes qui passent chacune "
      "par deux d’entre eux. Les cases de ces lignes et colonnes dans les blocs, sans les "
      "croisements, partagent leurs chiffres de proche en proche, par ligne, par colonne ou par "
      "bloc, tout autour. Si chaque chiffre compte une fois dans sa zone et que cela fait autant "
      "de chiffres que de cases, ils y sont tous, et on les retire du reste de ces zones."}},
    {Id::junior_exocet,
     {"Two cells of a line in a box, the base, have up to four candidates between them. Each of "
      "the two other boxes of the band has a target, off that line. Three lines cross the band: "
      "one "
      "through the base box beside the base, and one through each target; the cells that these "
      "share with the band, but for the targets, cannot hold what the base holds. Each of the "
      "three must have both digits of the base; outside the band there is room for each of the "
      "candidates in two of them at most, so a target has it. So the targets hold the two digits "
      "of the base, and what fits no such choice of two digits leaves the four cells. What a "
      "target holds is in the box of the other one in one of two cells, its mirror.",
      "Deux cases d’une ligne dans un bloc, la base, ont jusqu’à quatre candidats à elles deux. "
      "Chacun des deux autres blocs de la bande a une cible, hors de cette ligne. Trois lignes "
      "traversent la bande : une par le bloc de la base, à côté d’elle, et une par chaque cible ; "
      "leurs cases dans la bande, hors des cibles, ne peuvent contenir ce que contient la base. "
      "Chacune des trois doit avoir les deux chiffres de la base ; hors de la bande, deux d’entre "
      "elles au plus ont de la place pour chacun des candidats : une cible l’a donc. Les cibles "
      "contiennent ainsi les deux chiffres de la base, et ce qui ne va avec aucun choix de deux "
      "chiffres quitte les quatre cases. Ce que contient une cible est, dans le bloc de l’autre, "
      "dans l’une de deux cases, son miroir."}},
    {Id::double_exocet,
     {"Two exocets of a band share their three cross lines, and their bases, in different boxes "
      "and "
      "lines, have four candidates between them. A digit in both bases would need both targets in "
      "the third box; so each of the four is in one base, in one of its targets, and twice in the "
      "cross lines outside the band. It can be removed from what sees all its places in both "
      "bases, in all targets, or in a base and the targets of the other; and from the rest of the "
      "two lines across in which the cross lines have it.",
      "Deux exocets d’une bande partagent leurs trois lignes transversales, et leurs bases, dans "
      "des blocs et des lignes différents, ont quatre candidats à elles deux. Un chiffre des deux "
      "bases aurait besoin des deux cibles du troisième bloc ; chacun des quatre est donc dans une "
      "base, dans une de ses cibles, et deux fois hors de la bande dans les lignes transversales. "
      "On le retire de ce qui voit toutes ses places dans les deux bases, dans toutes les cibles, "
      "ou dans une base et les cibles de l’autre ; et du reste des deux lignes où les lignes "
      "transversales l’ont."}},
    {Id::firework_triple,
     {"A row and a column cross in a box. Three digits have no place in the row outside the box "
      "but in one cell, nor in the column but in one cell, the wings. A digit that is in neither "
      "wing is in the box in both lines, so where they cross: the three digits fill the crossing "
      "and the wings, which lose all others.",
      "Une ligne et une colonne se croisent dans un bloc. Trois chiffres n’ont de place hors du "
      "bloc que dans une case de la ligne et dans une case de la colonne, les ailes. Celui qui "
      "n’est dans aucune aile est dans le bloc pour les deux, donc à leur croisement : les trois "
      "chiffres remplissent le croisement et les ailes, qui perdent tous les autres."}},
    {Id::firework_quad,
     {"Two digits that are where a row and a column cross or in one of two wings, as in a firework "
      "triple, and two others that are at the crossing across or in one of the same wings: the "
      "four digits fill the crossings and the wings, which lose all others.",
      "Deux chiffres sont au croisement d’une ligne et d’une colonne ou dans l’une de deux ailes, "
      "comme dans un triplet en feu d’artifice, et deux autres au croisement opposé ou dans l’une "
      "des mêmes ailes : les quatre chiffres remplissent les croisements et les ailes, qui perdent "
      "tous les autres."}},
    {Id::franken_x_wing,
     {"An X-Wing with boxes in place of some of its lines.",
      "Un X-Wing où des blocs remplacent des lignes ou des colonnes."}},
    {Id::franken_swordfish,
     {"A Swordfish with boxes in place of some of its lines.",
      "Un Swordfish où des blocs remplacent des lignes ou des colonnes."}},
    {Id::finned_franken_x_wing,
     {"A Franken X-Wing apart from some extra places, its fins. Of the candidates that it would "
      "remove, those that see every fin can go.",
      "Un X-Wing Franken à quelques places près, ses nageoires. Des candidats qu’il éliminerait, "
      "on retire ceux qui voient toutes les nageoires."}},
    {Id::finned_franken_swordfish,
     {"A Franken Swordfish apart from some extra places, its fins. Of the candidates that it would "
      "remove, those that see every fin can go.",
      "Un Swordfish Franken à quelques places près, ses nageoires. Des candidats qu’il "
      "éliminerait, on retire ceux qui voient toutes les nageoires."}},
    {Id::franken_jellyfish,
     {"A Jellyfish with boxes in place of some of its lines.",
      "Un Jellyfish où des blocs remplacent des lignes ou des colonnes."}},
    {Id::finned_franken_jellyfish,
     {"A Franken Jellyfish apart from some extra places, its fins. Of the candidates that it would "
      "remove, those that see every fin can go.",
      "Un Jellyfish Franken à quelques places près, ses nageoires. Des candidats qu’il "
      "éliminerait, on retire ceux qui voient toutes les nageoires."}},
    {Id::mutant_swordfish,
     {"A digit whose places in three houses, of rows, columns and boxes mixed, all lie in three "
      "other houses. It can be removed from the rest of these, and from where two of them cross.",
      "Un chiffre dont les places dans trois zones, lignes, colonnes et blocs mêlés, sont toutes "
      "dans trois autres zones. On le retire du reste de celles-ci, et d’où deux d’entre elles se "
      "croisent."}},
    {Id::finned_mutant_swordfish,
     {"A Mutant Swordfish apart from some extra places, its fins. Of the candidates that it would "
      "remove, those that see every fin can go.",
      "Un Swordfish mutant à quelques places près, ses nageoires. Des candidats qu’il "
      "éliminerait, on retire ceux qui voient toutes les nageoires."}},
    {Id::mutant_jellyfish,
     {"A digit whose places in four houses, of rows, columns and boxes mixed, all lie in four "
      "other houses. It can be removed from the rest of these, and from where two of them cross.",
      "Un chiffre dont les places dans quatre zones, lignes, colonnes et blocs mêlés, sont toutes "
      "dans quatre autres zones. On le retire du reste de celles-ci, et d’où deux d’entre elles se "
      "croisent."}},
    {Id::finned_mutant_jellyfish,
     {"A Mutant Jellyfish apart from some extra places, its fins. Of the candidates that it would "
      "remove, those that see every fin can go.",
      "Un Jellyfish mutant à quelques places près, ses nageoires. Des candidats qu’il "
      "éliminerait, on retire ceux qui voient toutes les nageoires."}},
    {Id::kraken_fish,
     {"A finned fish, of lines, and a candidate that it would remove without its fins. Where not "
      "every fin sees it, chains lead from those fins to its removal too: either way it goes.",
      "Un poisson à nageoires, de lignes et de colonnes, et un candidat qu’il éliminerait sans ses "
      "nageoires. Si certaines ne voient pas ce candidat, des chaînes mènent d’elles à la même "
      "conclusion : on le retire dans tous les cas."}},
    {Id::nested_net,
     {"A contradiction net+ in which contradiction nets are reasons too: on the way to the "
      "contradiction, candidates go because assuming them as well leads to one.",
      "Un réseau de contradiction+ dont les raisons sont aussi des réseaux de contradiction : en "
      "chemin, des candidats partent parce que les supposer à leur tour mène à une "
      "contradiction."}},
    {Id::contradiction_net,
     {"A candidate is assumed to be true: if singles lead from there to a contradiction, it is "
      "wrong.",
      "On suppose un candidat vrai : si les singletons mènent de là à une contradiction, il est "
      "faux."}},
    {Id::cell_forcing_chains,
     {"Chains from all candidates of a cell lead to the same conclusion. One of the candidates is "
      "right, so the conclusion is too.",
      "Des chaînes partant de chacun des candidats d’une case mènent à la même conclusion. L’un "
      "d’eux est vrai, elle l’est donc aussi."}},
    {Id::house_forcing_chains,
     {"Chains from all places of a digit in a house lead to the same conclusion. One of the places "
      "is right, so the conclusion is too.",
      "Des chaînes partant de chacune des places d’un chiffre dans une zone mènent à la même "
      "conclusion. L’une d’elles est la bonne, la conclusion est donc vraie."}},
    {Id::dynamic_forcing_net,
     {"All candidates of a cell, all places of a digit in a house, or both cases of a candidate "
      "(true or false) lead to the same conclusion. Consequences may combine on the way.",
      "Tous les candidats d’une case, toutes les places d’un chiffre dans une zone, ou les deux "
      "cas d’un candidat (vrai ou faux) mènent à la même conclusion. Les conséquences peuvent se "
      "combiner en chemin."}},
    {Id::tridagon,
     {"Four boxes that meet in two bands and two stacks have three cells each, all in different "
      "rows and columns. Three digits alone cannot fill the twelve cells if an odd number of the "
      "boxes run against the others: from box to box the order of the digits can only rotate, and "
      "round the four it would come back reversed. So one of the other candidates holds, the "
      "guardians: one alone is placed, and what each of several rules out can be removed.",
      "Quatre blocs, aux croisements de deux bandes et de deux piliers, ont chacun trois cases, "
      "toutes sur des lignes et des colonnes différentes. Trois chiffres ne peuvent remplir à eux "
      "seuls les douze cases si un nombre impair de ces blocs sont orientés à l’inverse des "
      "autres : d’un bloc à l’autre, l’ordre des chiffres ne peut que tourner, et au bout du tour "
      "il reviendrait inversé. L’un des autres candidats, les gardiens, est donc vrai : on place "
      "celui qui est seul, et on retire ce que chacun d’eux exclut."}},
    {Id::tridagon_forcing_net,
     {"All guardians of a tridagon lead to the same conclusion. One of them holds, so the "
      "conclusion is right.",
      "Tous les gardiens d’un tridagone mènent à la même conclusion. L’un d’eux est vrai, elle "
      "l’est donc aussi."}},
    {Id::unique_loop_1,
     {"Six cells or more that must not hold just two digits by turns, since these could be "
      "swapped: only one of them can prevent it, and it loses the two digits.",
      "Six cases ou plus qui ne doivent pas contenir en alternance deux chiffres seulement, "
      "puisqu’on pourrait les échanger : une seule d’entre elles peut l’empêcher, et elle perd ces "
      "deux chiffres."}},
    {Id::unique_loop_2,
     {"Six cells or more that must not hold just two digits by turns: two of them can prevent it, "
      "with the same further digit, which can be removed from all cells that see both.",
      "Six cases ou plus qui ne doivent pas contenir en alternance deux chiffres seulement : deux "
      "d’entre elles peuvent l’empêcher, par un même autre chiffre, qu’on retire des cases qui "
      "voient les deux."}},
    {Id::unique_loop_3,
     {"Six cells or more that must not hold just two digits by turns: two of them can prevent it, "
      "and together they act as one cell of a naked subset.",
      "Six cases ou plus qui ne doivent pas contenir en alternance deux chiffres seulement : deux "
      "d’entre elles peuvent l’empêcher, et jouent ensemble le rôle d’une case d’un groupe nu."}},
    {Id::unique_loop_4,
     {"Six cells or more that must not hold just two digits by turns: two of them can prevent it, "
      "and one of the two digits has no other place in a house of theirs; so they lose the other "
      "one.",
      "Six cases ou plus qui ne doivent pas contenir en alternance deux chiffres seulement : deux "
      "d’entre elles peuvent l’empêcher, et l’un des deux chiffres n’a pas d’autre place dans une "
      "de leurs zones ; elles perdent donc l’autre."}},
    {Id::extended_rectangle_1,
     {"Where two lines of a band or stack cross three others, in three boxes, six cells must not "
      "hold just three digits, since the two lines could be swapped: only one of them can prevent "
      "it, and it loses the three digits.",
      "Là où deux lignes d’une bande, ou deux colonnes d’un pilier, en croisent trois autres, dans "
      "trois blocs, six cases ne doivent pas contenir trois chiffres seulement, puisqu’on pourrait "
      "les échanger : une seule d’entre elles peut l’empêcher, et elle perd ces trois chiffres."}},
    {Id::extended_rectangle_2,
     {"Six cells where two lines cross three others must not hold just three digits: two of them "
      "can prevent it, with the same further digit, which can be removed from all cells that see "
      "both.",
      "Six cases, là où deux lignes en croisent trois autres, ne doivent pas contenir trois "
      "chiffres seulement : deux d’entre elles peuvent l’empêcher, par un même autre chiffre, "
      "qu’on retire des cases qui voient les deux."}},
    {Id::extended_rectangle_3,
     {"Six cells where two lines cross three others must not hold just three digits: two of them "
      "can prevent it, and together they act as one cell of a naked subset.",
      "Six cases, là où deux lignes en croisent trois autres, ne doivent pas contenir trois "
      "chiffres seulement : deux d’entre elles peuvent l’empêcher, et jouent ensemble le rôle "
      "d’une case d’un groupe nu."}},
    {Id::extended_rectangle_4,
     {"Six cells where two lines cross three others must not hold just three digits: two of them "
      "can prevent it, and one of the digits has no other place in a house of theirs; so they lose "
      "the others.",
      "Six cases, là où deux lignes en croisent trois autres, ne doivent pas contenir trois "
      "chiffres seulement : deux d’entre elles peuvent l’empêcher, et l’un des chiffres n’a pas "
      "d’autre place dans une de leurs zones ; elles perdent donc les autres."}},
    {Id::bug_2,
     {"But for several candidates of one digit, every cell would have two candidates and every "
      "digit two places in each house, and there would be several solutions or none. One of them "
      "holds, so the digit leaves all cells that see them all.",
      "Sans quelques candidats d’un même chiffre, chaque case aurait deux candidats et chaque "
      "chiffre deux places par zone : la grille aurait plusieurs solutions ou aucune. L’un d’eux "
      "est vrai, et ce chiffre quitte les cases qui les voient tous."}},
    {Id::bug_3,
     {"But for several candidates of some cells of a house, every cell would have two candidates "
      "and every digit two places in each house. One of them holds, so these cells act as one cell "
      "of a naked subset.",
      "Sans quelques candidats de cases d’une même zone, chaque case aurait deux candidats et "
      "chaque chiffre deux places par zone. L’un d’eux est vrai : ces cases jouent ensemble le "
      "rôle d’une case d’un groupe nu."}},
    {Id::bug_4,
     {"But for candidates of two cells, every cell would have two candidates and every digit two "
      "places in each house. One of them holds; where a digit has no place but the two cells in a "
      "house, the cells lose what is neither.",
      "Sans des candidats de deux cases, chaque case aurait deux candidats et chaque chiffre deux "
      "places par zone. L’un d’eux est vrai ; si un chiffre n’a que ces deux places dans une zone, "
      "les deux cases perdent le reste."}},
    {Id::bug_plus_n,
     {"But for several candidates, every cell would have two candidates and every digit two places "
      "in each house, and there would be several solutions or none. One of them holds, so what all "
      "of them rule out can be removed.",
      "Sans quelques candidats, chaque case aurait deux candidats et chaque chiffre deux places "
      "par zone : la grille aurait plusieurs solutions ou aucune. L’un d’eux est vrai, et on "
      "retire ce que tous excluent."}},
    {Id::symmetrical_placement,
     {"The puzzle is the same again when it is turned, mirrored or has its lines exchanged, and "
      "its digits get other names. With one solution only, the solution is the same again too: a "
      "cell that stays in place holds a digit that keeps its name, and what one cell holds or "
      "cannot hold, its image holds or cannot hold under its new name.",
      "La grille est de nouveau la même quand on la tourne, la retourne ou échange ses lignes ou "
      "ses colonnes, et qu’on renomme ses chiffres. Si sa solution est unique, elle aussi est de "
      "nouveau la même : une case qui reste en place contient un chiffre qui garde son nom, et "
      "ce qu’une case contient ou ne peut pas contenir, son image le contient, ou ne peut pas le "
      "contenir, sous son nouveau nom."}},
    {Id::contradiction_net_plus,
     {"A candidate leads to a contradiction by singles and, where these end, by steps of simple "
      "techniques: locked candidates, pairs, triples, X-Wings. So it goes.",
      "Un candidat mène à une contradiction par des singletons et, là où ils s’arrêtent, par des "
      "étapes de techniques simples : candidats verrouillés, paires, triplets, X-Wing. Il est donc "
      "éliminé."}},
    {Id::bifurcation_tree,
     {"Assume a candidate and place what follows from it by singles. Where that stops, go on by "
      "cases: all candidates of a cell, or all places of a digit in a house, each tried in the "
      "same way. If every case ends in a contradiction, the candidate that was assumed first is "
      "wrong, and is removed. Several candidates may fail like this; the tree shown is of one that "
      "needs the fewest nested assumptions.",
      "On suppose un candidat et l’on place ce qui s’ensuit par des singletons. Là où cela "
      "s’arrête, on continue par cas : tous les candidats d’une case, ou toutes les places d’un "
      "chiffre dans une zone, chacun essayé de la même façon. Si chaque cas finit en "
      "contradiction, le candidat supposé d’abord est faux : il est éliminé. Plusieurs candidats "
      "peuvent échouer ainsi ; l’arbre est d’un de ceux qui demandent le moins d’hypothèses l’une "
      "dans l’autre."}},
});
static_assert(kDefinitions.size() == kTechniqueCount);
static_assert(std::ranges::is_sorted(kDefinitions, {}, &Definition::id));

}  // namespace

const MessageText& definition_of(TechniqueId id) {
    return kDefinitions[static_cast<std::size_t>(id)].text;
}

}  // namespace sudokit
