// What each technique says, in a sentence or two.
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
     {"A house with one open cell takes the digit that is missing there.",
      "Une zone qui n’a plus qu’une case vide y reçoit le chiffre qui manque."}},
    {Id::naked_single,
     {"A cell with one candidate left takes it.",
      "Une case qui n’a plus qu’un candidat le reçoit."}},
    {Id::hidden_single,
     {"A digit with one place left in a house goes there.",
      "Un chiffre qui n’a plus qu’une place dans une zone y va."}},
    {Id::locked_pair,
     {"Two cells where two houses cross have the same two candidates and no others: both digits "
      "leave the rest of both houses.",
      "Deux cases au croisement de deux zones ont les deux mêmes candidats et pas d’autres : ces "
      "chiffres quittent le reste des deux zones."}},
    {Id::locked_triple,
     {"Three cells where two houses cross have three candidates between them: these digits leave "
      "the rest of both houses.",
      "Trois cases au croisement de deux zones ont trois candidats en tout : ces chiffres quittent "
      "le reste des deux zones."}},
    {Id::pointing,
     {"In a box, all places of a digit lie in one line: the digit leaves the rest of the line.",
      "Dans un bloc, toutes les places d’un chiffre sont sur une même ligne ou colonne : le "
      "chiffre quitte le reste de celle-ci."}},
    {Id::double_pairs,
     {"In two boxes side by side a digit has two places each, in the same two lines: it leaves "
      "these lines in the other boxes.",
      "Dans deux blocs voisins, un chiffre a deux places dans chacun, sur les deux mêmes lignes : "
      "il "
      "quitte ces lignes dans les autres blocs."}},
    {Id::multiple_lines,
     {"In some boxes of a band or stack all places of a digit lie in as many lines: it leaves "
      "these "
      "lines in the other boxes.",
      "Dans quelques blocs d’une bande ou d’un pilier, toutes les places d’un chiffre sont sur "
      "autant de lignes : il quitte ces lignes dans les autres blocs."}},
    {Id::claiming,
     {"In a line, all places of a digit lie in one box: the digit leaves the rest of the box.",
      "Sur une ligne ou colonne, toutes les places d’un chiffre sont dans un même bloc : le "
      "chiffre quitte le reste du bloc."}},
    {Id::naked_pair,
     {"Two cells of a house have the same two candidates and no others: both digits leave the rest "
      "of the house.",
      "Deux cases d’une zone ont les deux mêmes candidats et pas d’autres : ces chiffres quittent "
      "le reste de la zone."}},
    {Id::naked_triple,
     {"Three cells of a house have three candidates between them: these digits leave the rest of "
      "the house.",
      "Trois cases d’une zone ont trois candidats en tout : ces chiffres quittent le reste de la "
      "zone."}},
    {Id::hidden_pair,
     {"Two digits have only the same two places in a house: all other candidates leave these "
      "cells.",
      "Deux chiffres n’ont que les deux mêmes places dans une zone : les autres candidats quittent "
      "ces cases."}},
    {Id::hidden_triple,
     {"Three digits have three places between them in a house: all other candidates leave these "
      "cells.",
      "Trois chiffres ont trois places en tout dans une zone : les autres candidats quittent ces "
      "cases."}},
    {Id::naked_quad,
     {"Four cells of a house have four candidates between them: these digits leave the rest of the "
      "house.",
      "Quatre cases d’une zone ont quatre candidats en tout : ces chiffres quittent le reste de la "
      "zone."}},
    {Id::hidden_quad,
     {"Four digits have four places between them in a house: all other candidates leave these "
      "cells.",
      "Quatre chiffres ont quatre places en tout dans une zone : les autres candidats quittent ces "
      "cases."}},
    {Id::x_wing,
     {"In two rows a digit has places in the same two columns only: it leaves the rest of these "
      "columns; and the same with rows and columns exchanged.",
      "Sur deux lignes, un chiffre n’a de places que dans les deux mêmes colonnes : il quitte le "
      "reste de ces colonnes ; de même en échangeant lignes et colonnes."}},
    {Id::swordfish,
     {"An X-Wing of three: in three rows a digit has places in the same three columns only, or the "
      "other way round.",
      "Un X-Wing à trois : sur trois lignes, un chiffre n’a de places que dans les trois mêmes "
      "colonnes, ou l’inverse."}},
    {Id::jellyfish,
     {"An X-Wing of four: in four rows a digit has places in the same four columns only, or the "
      "other way round.",
      "Un X-Wing à quatre : sur quatre lignes, un chiffre n’a de places que dans les quatre mêmes "
      "colonnes, ou l’inverse."}},
    {Id::remote_pair,
     {"A chain of cells with the same two candidates, each seeing the next: they alternate, so "
      "that "
      "both digits leave cells that see two of them an odd number of links apart.",
      "Une chaîne de cases qui ont les deux mêmes candidats, chacune voyant la suivante : les "
      "chiffres alternent et quittent les cases qui voient deux d’entre elles séparées par un "
      "nombre impair de liens."}},
    {Id::bug_plus_one,
     {"All open cells but one have two candidates, and every digit has two places in each house "
      "but "
      "for one candidate of that cell. Without it there would be two solutions or none: it goes "
      "there.",
      "Toutes les cases vides sauf une ont deux candidats, et chaque chiffre a deux places dans "
      "chaque zone, à un candidat de cette case près. Sans lui il y aurait deux solutions ou "
      "aucune : il va là."}},
    {Id::skyscraper,
     {"In two parallel lines a digit has two places each, and one of each share a cross line: one "
      "of "
      "the two others holds the digit.",
      "Sur deux lignes parallèles, un chiffre a deux places sur chacune, dont une de chaque dans "
      "une "
      "même transversale : l’une des deux autres contient le chiffre."}},
    {Id::two_string_kite,
     {"In a row and in a column a digit has two places each, and one of each share a box: one of "
      "the "
      "two others holds the digit.",
      "Sur une ligne et sur une colonne, un chiffre a deux places sur chacune, dont une de chaque "
      "dans "
      "un même bloc : l’une des deux autres contient le chiffre."}},
    {Id::turbot_fish,
     {"In two houses a digit has two places each, and one of each see each other: one of the two "
      "others holds the digit.",
      "Dans deux zones, un chiffre a deux places dans chacune, dont une de chaque se voient : "
      "l’une des "
      "deux autres contient le chiffre."}},
    {Id::empty_rectangle,
     {"In a box, all places of a digit lie in one row or one column; with a line where it has two "
      "places, this rules it out where the other two lines cross.",
      "Dans un bloc, toutes les places d’un chiffre sont sur une ligne ou une colonne ; avec une "
      "ligne où il a deux places, cela l’exclut là où les deux autres se croisent."}},
    {Id::w_wing,
     {"Two cells have the same two candidates, and a house has one digit of the two only where "
      "they "
      "see it: one of the cells holds the other digit.",
      "Deux cases ont les deux mêmes candidats, et une zone n’a l’un des deux chiffres que là où "
      "elles le voient : l’une des cases contient l’autre chiffre."}},
    {Id::xy_wing,
     {"A pivot with candidates x and y sees a cell with x and z and one with y and z: whatever the "
      "pivot is, one of these two is z.",
      "Un pivot de candidats x et y voit une case x, z et une case y, z : quelle que soit la "
      "valeur "
      "du pivot, l’une des deux est z."}},
    {Id::xyz_wing,
     {"A pivot with candidates x, y and z sees a cell with x and z and one with y and z: one of "
      "the "
      "three cells is z.",
      "Un pivot de candidats x, y et z voit une case x, z et une case y, z : l’une des trois cases "
      "est z."}},
    {Id::unique_rectangle_1,
     {"Three corners of a rectangle in two boxes have the same two candidates only: the fourth "
      "holds "
      "neither, or there would be two solutions.",
      "Trois coins d’un rectangle sur deux blocs n’ont que les deux mêmes candidats : le quatrième "
      "ne contient ni l’un ni l’autre, sinon il y aurait deux solutions."}},
    {Id::unique_rectangle_2,
     {"Two neighbouring corners of a rectangle have one candidate more, the same: one of them "
      "holds "
      "it, or there would be two solutions.",
      "Deux coins voisins d’un rectangle ont un candidat de plus, le même : l’un d’eux le "
      "contient, "
      "sinon il y aurait deux solutions."}},
    {Id::unique_rectangle_3,
     {"Two neighbouring corners of a rectangle have further candidates, one of which holds: "
      "together "
      "they act as one cell of a naked subset.",
      "Deux coins voisins d’un rectangle ont d’autres candidats, dont l’un est le bon : ensemble, "
      "ils valent une case d’un groupe nu."}},
    {Id::unique_rectangle_4,
     {"Two neighbouring corners of a rectangle are the only places of one of the two digits in a "
      "house: the other digit leaves them.",
      "Deux coins voisins d’un rectangle sont les seules places de l’un des deux chiffres dans une "
      "zone : l’autre chiffre les quitte."}},
    {Id::unique_rectangle_5,
     {"Opposite corners, or three corners, of a rectangle have one candidate more, the same: one "
      "of "
      "them holds it.",
      "Deux coins opposés ou trois coins d’un rectangle ont un candidat de plus, le même : l’un "
      "d’eux le contient."}},
    {Id::unique_rectangle_6,
     {"One of the two digits has no place outside a rectangle in its rows and columns: it leaves "
      "the "
      "corners that have further candidates, which are opposite.",
      "L’un des deux chiffres n’a pas de place hors d’un rectangle sur ses lignes et colonnes : il "
      "quitte les coins qui ont d’autres candidats, qui sont opposés."}},
    {Id::hidden_rectangle,
     {"A corner of a rectangle has two candidates only, and across from it one of them has no "
      "other "
      "place in row and column: there the other digit goes.",
      "Un coin d’un rectangle n’a que deux candidats et, au coin opposé, l’un d’eux n’a pas "
      "d’autre "
      "place sur la ligne et la colonne : l’autre chiffre en est exclu."}},
    {Id::avoidable_rectangle_1,
     {"Three corners of a rectangle were filled in play, and a candidate of the fourth would make "
      "the two digits exchangeable: it goes.",
      "Trois coins d’un rectangle ont été remplis en cours de jeu, et un candidat du quatrième "
      "rendrait les deux chiffres échangeables : il est exclu."}},
    {Id::avoidable_rectangle_2,
     {"Two corners of a rectangle were filled in play; the other two would make the two digits "
      "exchangeable unless one of them holds their common other candidate.",
      "Deux coins d’un rectangle ont été remplis en cours de jeu ; les deux autres rendraient les "
      "chiffres échangeables, à moins que l’un d’eux ne contienne leur autre candidat commun."}},
    {Id::finned_x_wing,
     {"An X-Wing with some more places, its fins: what the X-Wing rules out goes where all fins "
      "see "
      "it.",
      "Un X-Wing avec quelques places de plus, ses nageoires : ce qu’il exclut l’est là où toutes "
      "les nageoires le voient."}},
    {Id::sashimi_x_wing,
     {"A finned X-Wing that lacks a corner: without its fins one line would have a single place.",
      "Un X-Wing à nageoire auquel il manque un coin : sans ses nageoires, une ligne n’aurait "
      "qu’une place."}},
    {Id::finned_swordfish,
     {"A Swordfish with some more places, its fins: what it rules out goes where all fins see it.",
      "Un Swordfish avec quelques places de plus, ses nageoires : ce qu’il exclut l’est là où "
      "toutes "
      "les nageoires le voient."}},
    {Id::sashimi_swordfish,
     {"A finned Swordfish that falls apart without its fins: one line would have a single place.",
      "Un Swordfish à nageoire qui se défait sans elle : une ligne n’aurait qu’une place."}},
    {Id::finned_jellyfish,
     {"A Jellyfish with some more places, its fins: what it rules out goes where all fins see it.",
      "Un Jellyfish avec quelques places de plus, ses nageoires : ce qu’il exclut l’est là où "
      "toutes "
      "les nageoires le voient."}},
    {Id::sashimi_jellyfish,
     {"A finned Jellyfish that falls apart without its fins: one line would have a single place.",
      "Un Jellyfish à nageoire qui se défait sans elle : une ligne n’aurait qu’une place."}},
    {Id::sue_de_coq,
     {"The cells where a line and a box cross, with cells of the rest of the line and of the box, "
      "have as many digits as cells between them: each digit leaves the house that it belongs to.",
      "Les cases au croisement d’une ligne et d’un bloc, avec des cases du reste de la ligne et du "
      "bloc, ont autant de chiffres que de cases : chaque chiffre quitte la zone dont il relève."}},
    {Id::simple_colouring,
     {"Pairs of places of a digit, joined end to end, are coloured in turn: one colour is right. "
      "Two "
      "cells of a colour that see each other make it wrong; a cell that sees both loses the digit.",
      "Des paires de places d’un chiffre, mises bout à bout, sont coloriées en alternance : l’une "
      "des couleurs est la bonne. Deux cases d’une couleur qui se voient la rendent fausse ; une "
      "case qui voit les deux perd le chiffre."}},
    {Id::multi_colouring,
     {"Two such groups of places of a digit, where a colour of one sees a colour of the other: one "
      "of the two other colours is right.",
      "Deux tels groupes de places d’un chiffre, où une couleur de l’un voit une couleur de "
      "l’autre : l’une des deux autres couleurs est la bonne."}},
    {Id::x_chain,
     {"A chain of places of one digit, joined by strong and weak links in turn: one of its ends "
      "holds.",
      "Une chaîne de places d’un chiffre, jointes par des liens forts et faibles en alternance : "
      "l’une de ses extrémités est vraie."}},
    {Id::xy_chain,
     {"A chain of cells with two candidates each, every two neighbours sharing one: one of its "
      "ends "
      "holds the digit that both have.",
      "Une chaîne de cases à deux candidats, deux voisines en partageant toujours un : l’une de "
      "ses "
      "extrémités contient le chiffre qu’elles ont en commun."}},
    {Id::alternating_chain,
     {"A chain of candidates, joined by strong and weak links in turn: one of its ends holds.",
      "Une chaîne de candidats, joints par des liens forts et faibles en alternance : l’une de ses "
      "extrémités est vraie."}},
    {Id::alternating_loop,
     {"Such a chain that closes: of any two neighbours exactly one holds, so that all weak links "
      "rule out what else they see.",
      "Une telle chaîne qui se referme : de deux voisins, un seul est vrai, si bien que chaque "
      "lien "
      "faible exclut ce qu’il voit d’autre."}},
    {Id::grouped_chain,
     {"An alternating chain in which places of a digit that lie in the crossing of two houses "
      "stand "
      "together as one node.",
      "Une chaîne d’inférences alternées où des places d’un chiffre au croisement de deux zones "
      "forment ensemble un maillon."}},
    {Id::grouped_loop,
     {"An alternating loop in which places of a digit that lie in the crossing of two houses stand "
      "together as one node.",
      "Une boucle d’inférences alternées où des places d’un chiffre au croisement de deux zones "
      "forment ensemble un maillon."}},
    {Id::als_xz,
     {"Two sets of cells, each with one candidate more than cells, share a digit x that only one "
      "of "
      "them can hold: the other set is locked, so that one of them holds any other common digit z.",
      "Deux ensembles de cases, chacun avec un candidat de plus que de cases, partagent un chiffre "
      "x "
      "qu’un seul peut contenir : l’autre est verrouillé, si bien que l’un des deux contient tout "
      "autre chiffre commun z."}},
    {Id::als_xy_wing,
     {"Three such sets, the middle one sharing such a digit with each of the others: one of the "
      "outer sets holds any digit that both have.",
      "Trois tels ensembles, celui du milieu partageant un tel chiffre avec chacun des autres : "
      "l’un "
      "des ensembles extrêmes contient tout chiffre qu’ils ont en commun."}},
    {Id::als_chain,
     {"A chain of such sets, each sharing such a digit with the next: one of the outer sets holds "
      "any digit that both have.",
      "Une chaîne de tels ensembles, chacun partageant un tel chiffre avec le suivant : l’un des "
      "ensembles extrêmes contient tout chiffre qu’ils ont en commun."}},
    {Id::death_blossom,
     {"Every candidate of a stem cell touches a set of cells with one candidate too many, its "
      "petal: "
      "whichever holds locks its petal, so that a digit that all petals have leaves what it sees "
      "in "
      "all of them.",
      "Chaque candidat d’une case, la tige, touche un ensemble qui a un candidat de trop, son "
      "pétale : celui qui est vrai verrouille son pétale, si bien qu’un chiffre commun à tous les "
      "pétales quitte les cases qui le voient dans tous."}},
    {Id::franken_x_wing,
     {"An X-Wing in which boxes take the place of lines.",
      "Un X-Wing où des blocs prennent la place de lignes."}},
    {Id::franken_swordfish,
     {"A Swordfish in which boxes take the place of lines.",
      "Un Swordfish où des blocs prennent la place de lignes."}},
    {Id::finned_franken_x_wing,
     {"A Franken X-Wing with fins: what it rules out goes where all fins see it.",
      "Un X-Wing de Franken à nageoires : ce qu’il exclut l’est là où toutes les nageoires le "
      "voient."}},
    {Id::finned_franken_swordfish,
     {"A Franken Swordfish with fins: what it rules out goes where all fins see it.",
      "Un Swordfish de Franken à nageoires : ce qu’il exclut l’est là où toutes les nageoires le "
      "voient."}},
    {Id::nishio,
     {"A candidate is assumed, and singles follow until a cell or a digit has nothing left: the "
      "candidate is wrong.",
      "On suppose un candidat, et l’on suit les singletons jusqu’à ce qu’une case ou un chiffre "
      "n’ait plus rien : le candidat est faux."}},
    {Id::cell_forcing_chains,
     {"Chains from all candidates of a cell lead to the same end: it holds, whichever is right.",
      "Des chaînes partant de tous les candidats d’une case mènent à la même conclusion : elle est "
      "vraie, quel que soit le bon."}},
    {Id::house_forcing_chains,
     {"Chains from all places of a digit in a house lead to the same end: it holds, whichever is "
      "right.",
      "Des chaînes partant de toutes les places d’un chiffre dans une zone mènent à la même "
      "conclusion : elle est vraie, quelle que soit la bonne."}},
    {Id::dynamic_forcing_net,
     {"All candidates of a cell, all places of a digit in a house, or both values of a candidate "
      "lead to the same end, where consequences may join on the way.",
      "Tous les candidats d’une case, toutes les places d’un chiffre dans une zone, ou les deux "
      "valeurs d’un candidat mènent à la même conclusion, les conséquences pouvant se rejoindre en "
      "chemin."}},
});
static_assert(kDefinitions.size() == kTechniqueCount);
static_assert(std::ranges::is_sorted(kDefinitions, {}, &Definition::id));

}  // namespace

const MessageText& definition_of(TechniqueId id) {
    return kDefinitions[static_cast<std::size_t>(id)].text;
}

}  // namespace sudokit
