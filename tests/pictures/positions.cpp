#include "pictures/positions.hpp"

#include <array>
#include <string>

#include "sudokit/symbols.hpp"

namespace sudokit::pictures {
namespace {

constexpr auto kPositions = std::to_array<Position>({
    {TechniqueId::hidden_single, R"(
        138  138   !6   !5   12   1278  238  !9   !4
        !5   !2    138  3679 16   !4    368  368  178
        1389 !7    1348 2369 126  12689 !5   2368 128
        !6   14    !5   2479 !8   1279  29   24   !3
        18   148   !9   246  !3   1256  268  !7   258
        378  348   !2   4679 456  5679  !1   4568 589
        !2   !5    !7   !8   !9   =3    =4   =1   !6
        !4   13689 138  26   !7   256   2389 2358 2589
        389  3689  38   !1   2456 256   !7   2358 2589
    )"},
    {TechniqueId::naked_pair, R"(
        !1  !9 =6  27   =5  27   !8   !3  =4
        =8  !2 =5  19   !3  =4   19   =7  !6
        =7  !4 =3  169  69  !8   =5   29  129
        !6  17 49  479  !2  =5   19   !8  =3
        249 17 =8  4679 679 !3   1269 !5  129
        !5  =3 29  !8   =1  69   !4   269 !7
        249 =6 249 =3   !8  29   !7   =1  =5
        29  =5 =7  269  !4  !1   !3   269 !8
        =3  !8 !1  !5   679 2679 269  =4  29
    )"},
    {TechniqueId::unique_rectangle_4, R"(
        1259  19   29 !4    !3 167 !8  79 156
        159   !3   !8 !2    56 167 156 79 !4
        =4    !6   !7 15    !9 =8  !2  =3 15
        12789 1789 29 13789 =4 39  157 !6 1357
        !3    17   !4 157   56 16  !9  =2 !8
        1789  !5   =6 13789 78 !2  17  =4 137
        679   479  =3 79    !1 !5  467 !8 =2
        6789  4789 !5 3789  =2 39  467 !1 67
        78    !2   =1 !6    78 =4  !3  =5 !9
    )"},
    {TechniqueId::finned_swordfish, R"(
        !1 379 2359 247   24  !6   35  !8   59
        !4 369 58   39    18  1389 356 !7   !2
        78 369 2389 2379  !5  3789 136 139  =4
        58 =1  38   35    =9  !4   =2  !6   !7
        57 379 39   !1    !6  =2   !4  35   =8
        !2 =4  =6   !8    =7  35   135 1359 159
        =6 !5  14   47    148 178  !9  !2   =3
        !3 !8  14   24569 124 159  =7  15   16
        =9 =2  !7   56    !3  15   =8  !4   156
    )"},
    {TechniqueId::alternating_chain, R"(
        125 19  29 !4   !3 167 !8  79 156
        159 !3  !8 !2   56 167 156 79 !4
        =4  !6  !7 15   !9 =8  !2  =3 15
        128 189 29 3789 =4 39  157 !6 1357
        !3  =7  !4 15   56 16  !9  =2 !8
        189 !5  =6 3789 78 !2  17  =4 137
        679 49  =3 79   !1 !5  467 !8 =2
        678 489 !5 3789 =2 39  467 !1 67
        78  !2  =1 !6   78 =4  !3  =5 !9
    )"},
    {TechniqueId::grouped_chain, R"(
        !1  !6 489  !2  379   479  378   37   !5
        !3  =2 =5   !8  167   17   67    !9   !4
        489 !7 489  39  3569  459  !1    =2   368
        48  !1 478  79  =2    !6   34579 3457 378
        !5  89 !2   17  !4    !3   6789  167  678
        469 !3 467  !5  !8    179  479   147  =2
        =2  59 39   !6  379   =8   3457  3457 !1
        !7  58 1368 !4  13    =2   356   356  !9
        69  =4 1369 137 13579 1579 !2    !8   367
    )"},
    {TechniqueId::als_xz, R"(
        !1  !6 489  !2  379   479  378  37   !5
        !3  =2 =5   !8  167   17   67   !9   !4
        489 !7 489  39  3569  459  !1   =2   368
        48  !1 478  79  =2    !6   3459 345  378
        !5  89 !2   17  !4    !3   6789 167  678
        469 !3 467  !5  !8    179  479  147  =2
        =2  59 39   !6  379   =8   3457 3457 !1
        !7  58 1368 !4  13    =2   356  356  !9
        69  =4 1369 137 13579 1579 !2   !8   367
    )"},
    {TechniqueId::contradiction_net, R"(
        589   39  !1   589    !7   !4    35    =6   !2
        25789 !4  !6   2589   3589 2389  !1    78   38
        278   378 2357 128    !6   1238  34578 4578 !9
        !3    !1  47   4578   !2   78    !9    458  !6
        678   789 479  145679 4589 16789 3458  !2   13458
        268   !5  249  !3     489  1689  48    148  !7
        =1    379 !8   2479   349  2379  !6    4579 45
        59    !2  579  46789  !1   6789  478   !3   48
        !4    !6  37   789    389  !5    =2    1789 18
    )"},
});

// The cells of a board, blanks left out.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n';
        if (!blank && !inside) words.emplace_back();
        if (!blank) words.back() += c;
        inside = !blank;
    }
    return words;
}

}  // namespace

std::span<const Position> positions() { return kPositions; }

State state_of(const Position& position) {
    const auto words = words_of(position.cells);
    std::uint32_t order = 1;
    while (order * order < words.size()) ++order;
    Puzzle puzzle(Board::standard(order));
    for (Cell cell = 0; cell < words.size(); ++cell) {
        if (words[cell][0] == '!')
            puzzle.set_given(cell, *digit_of(Symbols::digits, words[cell][1]));
    }
    State state(puzzle);
    for (Cell cell = 0; cell < words.size(); ++cell) {
        const std::string& word = words[cell];
        if (word[0] == '!') continue;
        if (word[0] == '=') {
            state.place({cell, *digit_of(Symbols::digits, word[1])});
            continue;
        }
        DigitSet kept;
        for (const char c : word) kept.insert(*digit_of(Symbols::digits, c));
        for (const Digit digit : state.candidates(cell) & ~kept) state.remove({cell, digit});
    }
    return state;
}

}  // namespace sudokit::pictures
