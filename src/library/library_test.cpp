#include "sudokit/library.hpp"

#include <limits>
#include <map>

#include <gtest/gtest.h>

#include "sudokit/nine_symmetry.hpp"
#include "sudokit/symmetry.hpp"

#include "base/test_rounds.hpp"
#include "library/test_library.hpp"

namespace sudokit {
namespace {

using namespace tests;

TEST(Library, PuzzlesComeBackAsTheyWereGivenInTheirOrder) {
    const TestFile file;
    Library library = opened(file);
    Rng rng(1);
    std::vector<nine::Digits> puzzles;
    for (std::size_t i = 0; i < 500; ++i) puzzles.push_back(random_puzzle(rng, 20 + rng.below(9)));

    const auto added = add(library, puzzles);

    EXPECT_EQ(added.added, 500U);
    EXPECT_EQ(all_of(library), puzzles);
}

TEST(Library, EquivalentPuzzlesAreKeptOnce) {
    const TestFile file;
    Library library = opened(file);
    Rng rng(2);
    const nine::Digits first = random_puzzle(rng, 25);
    const nine::Digits second = random_puzzle(rng, 25);
    const auto moved = [&](const nine::Digits& digits) {
        return nine::image(nine::random_symmetry(rng), digits);
    };

    const auto once = add(library, {first, moved(first), second, moved(first)});
    const auto again = add(library, {moved(second), moved(first)});

    EXPECT_EQ(once.is_new, (std::vector<bool>{true, false, true, false}));
    EXPECT_EQ(again.added, 0U);
    EXPECT_EQ(again.known, 2U);
    EXPECT_EQ(all_of(library), (std::vector{first, second}));
}

// With eight bits, keys are taken all the time: what is found must not depend on them.
TEST(Library, FormsWhoseHashesMeetAreToldApart) {
    Rng rng(3);
    const TestFile file;
    std::vector<nine::Digits> puzzles;
    for (std::size_t i = 0; i < 120; ++i) puzzles.push_back(random_puzzle(rng, 25));
    Library library = opened(file);
    library::Inside::of(library).hash_mask = 0xFF;

    for (std::size_t i = 0; i < 120; i += 40) {
        const auto added = add(library, {puzzles.begin() + static_cast<std::ptrdiff_t>(i),
                                         puzzles.begin() + static_cast<std::ptrdiff_t>(i + 40)});
        EXPECT_EQ(added.added, 40U);
    }
    const auto again = add(library, puzzles);

    EXPECT_EQ(again.known, 120U);
    EXPECT_EQ(all_of(library), puzzles);
    const auto faults =
        library.check([](const Message& fault) { ADD_FAILURE() << fault.in(Language::en); });
    EXPECT_EQ(*faults, 0U);
}

// The same with constraints, whose rows name their boards in another way.
TEST(Library, FormsWithConstraintsWhoseHashesMeetAreToldApart) {
    std::string cages;
    for (const char* sum : {"3", "4", "5", "6", "7"}) {
        cages += std::string("{\"sudokit\":1,\"order\":4,\"boxes\":[2,2],\"givens\":") +
                 "\"1...............\",\"constraints\":[{\"kind\":\"killer-cage\",\"cells\":"
                 "[\"r2c3\",\"r2c4\"],\"sum\":" +
                 sum + "}]}\n";
    }
    const auto kept = kept_from(cages);
    const TestFile file;
    Library library = opened(file);
    library::Inside::of(library).hash_mask = 0x7;
    Library::NewChange change{LibraryAction::import, ""};

    const auto added = library.add(change, kept);
    const auto again = library.add(change, kept);

    ASSERT_TRUE(added && again);
    EXPECT_EQ(added->added, 5U);
    EXPECT_EQ(again->known, 5U);
    expect_whole(library);
}

TEST(Library, EquivalentPuzzlesOnOtherBoardsAreKeptOnce) {
    const TestFile file;
    Library library = opened(file);
    const std::string jigsaw =
        "{\"sudokit\":1,\"order\":4,\"regions\":\"1112122233343444\",\"givens\":\"12..3.....4...2."
        "\"}";
    const auto entries = read_entries(
        "{\"sudokit\":1,\"order\":6,\"boxes\":[2,3],\"givens\":\"12.4..2.....3.....4.....5.....6..."
        "..\"}\n" +
        jigsaw + "\n");
    ASSERT_TRUE(entries) << entries.error().message.in(Language::en);
    PuzzleKeeper keeper;
    std::vector<KeptPuzzle> given;
    std::vector<KeptPuzzle> turned;
    for (const Entry& entry : *entries) {
        given.push_back(*keeper.keep(entry));
        const auto quarter = turn(entry.puzzle.board(), Turn::quarter);
        ASSERT_NE(quarter.to(), entry.puzzle.board());
        turned.push_back(*keeper.keep(Entry{*image(quarter, entry.puzzle)}));
    }
    Library::NewChange change{LibraryAction::import, ""};

    const auto added = library.add(change, given);
    const auto again = library.add(change, turned);

    ASSERT_TRUE(added && again);
    EXPECT_EQ(added->added, 2U);
    EXPECT_EQ(again->known, 2U);
    EXPECT_EQ(*library.find(turned[1]), std::optional<std::int64_t>(2));
}

TEST(Library, LongNamesAreRefused) {
    const TestFile file;
    Rng rng(15);
    Library library = opened(file);
    PuzzleKeeper keeper;
    const KeptPuzzle kept[] = {keeper.keep(random_puzzle(rng, 25))};
    const std::string tags[] = {std::string(1001, 't')};
    Library::NewChange change{LibraryAction::import, std::string(1000, 's')};

    EXPECT_FALSE(library.add(change, kept, tags));
    EXPECT_TRUE(library.add(change, kept));

    const auto marked = library.mark(LibraryAction::use, tags[0], {}, kTakeAny);
    ASSERT_FALSE(marked);
    EXPECT_EQ(marked.error().code, ErrorCode::too_large);
}

TEST(Library, HistoryCountsWhatChanged) {
    const TestFile file;
    Rng rng(16);
    Library library = opened(file);
    const auto puzzles = random_puzzles(rng, 3);
    PuzzleKeeper keeper;
    std::vector<KeptPuzzle> kept;
    for (const nine::Digits& puzzle : puzzles) kept.push_back(keeper.keep(puzzle));
    const std::string tags[] = {"a", "b"};
    Library::NewChange first{LibraryAction::import, "first"};
    Library::NewChange second{LibraryAction::import, "second"};
    Library::NewChange ours{LibraryAction::rate, "depth"};
    Library::NewChange theirs{LibraryAction::rate, "depth"};
    const Library::Rated ratings[] = {{1, 2}, {2, 3}};

    ASSERT_TRUE(library.add(first, std::span(kept).first(2)));
    ASSERT_TRUE(library.add(second, kept, tags));
    for (const Scale scale : {Scale::depth, Scale::level}) {
        ASSERT_FALSE(library.rate(ours, scale, ratings));
        ASSERT_FALSE(library.rate(theirs, scale, std::span(ratings).first(1)));
    }

    const auto changes = library.history();
    std::vector<std::int64_t> counts;
    for (const LibraryChange& change : *changes) counts.push_back(change.puzzles);
    EXPECT_EQ(counts, (std::vector<std::int64_t>{2, 3, 4}));
    const auto figures = library.figures();
    ASSERT_EQ(figures->sources.size(), 2U);
    EXPECT_EQ(figures->sources[0].puzzles, 2);
    EXPECT_EQ(figures->sources[1].puzzles, 3);
}

TEST(Library, OtherBoardsAndConstraintsComeBack) {
    const TestFile file;
    Library library = opened(file);
    const auto entries = read_entries(
        "{\"sudokit\":1,\"order\":4,\"boxes\":[2,2],\"title\":\"small\",\"givens\":\"1..4.......3.."
        "2.\"}\n"
        "{\"sudokit\":1,\"order\":6,\"boxes\":[2,3],\"givens\":\"1.....2.....3.....4.....5.....6..."
        "..\"}\n"
        "{\"sudokit\":1,\"order\":4,\"boxes\":[2,2],\"givens\":\"1...............\","
        "\"constraints\":"
        "[{\"kind\":\"killer-cage\",\"cells\":[\"r2c3\",\"r2c4\"],\"sum\":3}]}\n");
    ASSERT_TRUE(entries) << entries.error().message.in(Language::en);
    PuzzleKeeper keeper;
    std::vector<KeptPuzzle> kept;
    for (const Entry& entry : *entries) kept.push_back(*keeper.keep(entry));
    Library::NewChange change{LibraryAction::import, ""};

    const auto added = library.add(change, kept);

    ASSERT_TRUE(added) << added.error().message.in(Language::en);
    EXPECT_EQ(added->added, 3U);
    std::vector<Entry> found;
    const auto take = [&](const LibraryPuzzle& puzzle) {
        found.push_back(puzzle.entry);
        return true;
    };
    ASSERT_TRUE(library.find(LibraryQuery{}, take));
    EXPECT_EQ(found, *entries);
    LibraryQuery four;
    four.board_order = 4;
    EXPECT_EQ(*library.count(four), 2U);
    EXPECT_EQ(*library.find(kept[1]), std::optional<std::int64_t>(2));
}

// What a query must find, by looking at every puzzle.
TEST(Library, QueriesFindWhatALookAtEveryPuzzleFinds) {
    const TestFile file;
    Library library = opened(file);
    Rng rng(4);
    std::vector<nine::Digits> puzzles;
    for (std::size_t i = 0; i < 600; ++i) {
        nine::Digits digits = random_puzzle(rng, 22 + rng.below(5));
        if (i % 3 == 0) {
            for (std::size_t cell = 0; cell < 40; ++cell) {
                digits[80 - cell] = digits[cell] == 0        ? 0
                                    : digits[80 - cell] == 0 ? 1
                                                             : digits[80 - cell];
            }
        }
        puzzles.push_back(digits);
    }
    add(library, puzzles);
    std::vector<LibraryPuzzle> all;
    std::vector<Library::Rated> levels;
    std::vector<Library::Rated> scores;
    std::vector<Library::Rated> depths;
    std::map<std::int64_t, std::int64_t> depth_of;
    Library::NewChange change{LibraryAction::rate, "level"};
    for (std::int64_t id = 1; id <= 600; ++id) {
        if (id % 5 != 0) levels.push_back({id, static_cast<std::int64_t>(rng.below(6))});
        if (id % 7 != 0) scores.push_back({id, static_cast<std::int64_t>(rng.below(40))});
        if (id % 2 == 0) continue;
        depth_of[id] = static_cast<std::int64_t>(rng.below(4));
        depths.push_back({id, depth_of[id]});
    }
    ASSERT_FALSE(library.rate(change, Scale::level, levels));
    ASSERT_FALSE(library.rate(change, Scale::score, scores));
    ASSERT_FALSE(library.rate(change, Scale::depth, depths));
    LibraryQuery few;
    few.ids = {{100, 250}};
    ASSERT_EQ(*library.mark(LibraryAction::use, "book", few, [](const auto&) { return true; }),
              151U);
    const auto take = [&](const LibraryPuzzle& puzzle) {
        all.push_back(puzzle);
        return true;
    };
    ASSERT_TRUE(library.find(LibraryQuery{}, take));
    ASSERT_EQ(all.size(), 600U);
    const auto depth_at = [&](std::int64_t id) {
        const auto found = depth_of.find(id);
        return found == depth_of.end() ? std::nullopt : std::optional(found->second);
    };
    EXPECT_EQ(library.facts(7)->ratings[2], depth_at(7));

    for (std::size_t round = 0; round < tests::test_rounds<std::size_t>(200); ++round) {
        LibraryQuery query;
        if (rng.below(2) == 0) query.level = {Level::medium, Level::very_hard};
        if (rng.below(2) == 0) query.clues = {22, static_cast<std::uint32_t>(23 + rng.below(3))};
        if (rng.below(3) == 0) query.symmetry = symmetries("rotate180");
        if (rng.below(3) == 0) query.used = rng.below(2) == 0;
        if (rng.below(3) == 0) query.score = {5, 25};
        if (rng.below(4) == 0)
            query.labels.push_back({LabelKind::used_in, "book", rng.below(2) == 0});
        if (rng.below(4) == 0) query.ids = {{50, 400}};
        const bool by_depth = rng.below(4) == 0;
        if (by_depth) query.ratings.push_back({Scale::depth, {1, 2}});
        const std::uint64_t order = rng.below(5);
        query.order = order == 0   ? LibraryOrder::added
                      : order == 1 ? LibraryOrder::clues
                                   : LibraryOrder::scale;
        query.scale = order == 2 ? Scale::level : order == 3 ? Scale::score : Scale::depth;
        query.descending = rng.below(2) == 0;
        const std::uint64_t limit = rng.below(3) == 0 ? 0 : 1 + rng.below(30);

        // The whole, without limit and order, must be what fits; each order must be an order.
        std::vector<std::int64_t> expected;
        for (const LibraryPuzzle& puzzle : all) {
            const auto depth = depth_at(puzzle.id);
            const bool used = puzzle.id >= 100 && puzzle.id <= 250;
            bool fits = puzzle.used == used;
            if (query.level) fits = fits && puzzle.level && query.level->contains(*puzzle.level);
            if (query.clues)
                fits = fits && query.clues->contains(puzzle.entry.puzzle.given_count());
            if (query.symmetry) fits = fits && puzzle.symmetry[0];
            if (query.used) fits = fits && *query.used == used;
            if (query.score) fits = fits && puzzle.score && query.score->contains(*puzzle.score);
            if (!query.labels.empty()) fits = fits && used == query.labels[0].has;
            if (!query.ids.empty()) fits = fits && puzzle.id >= 50 && puzzle.id <= 400;
            if (by_depth) fits = fits && depth && *depth >= 1 && *depth <= 2;
            if (fits) expected.push_back(puzzle.id);
        }
        std::vector<LibraryPuzzle> found;
        const auto note = [&](const LibraryPuzzle& puzzle) {
            found.push_back(puzzle);
            return true;
        };
        ASSERT_TRUE(library.find(query, note));
        std::vector<std::int64_t> ids;
        for (const LibraryPuzzle& puzzle : found) ids.push_back(puzzle.id);
        const auto in_order = ids;
        std::ranges::sort(ids);
        EXPECT_EQ(ids, expected) << "round " << round;
        const auto key = [&](const LibraryPuzzle& puzzle) -> std::optional<std::int64_t> {
            if (order == 0) return puzzle.id;
            if (order == 1) return puzzle.clues;
            if (order == 2 && puzzle.level) return static_cast<std::int64_t>(*puzzle.level);
            if (order == 3 && puzzle.score) return *puzzle.score;
            if (order == 4) return depth_at(puzzle.id);
            return std::nullopt;
        };
        for (std::size_t i = 1; i < found.size(); ++i) {
            const auto before = key(found[i - 1]);
            const auto after = key(found[i]);
            if (!after) continue;
            EXPECT_TRUE(before && (query.descending ? *before >= *after : *before <= *after))
                << "round " << round << ", order " << order << " at " << i;
        }

        // With a limit, the first of these.
        query.limit = limit;
        found.clear();
        ASSERT_TRUE(library.find(query, note));
        const std::size_t most = limit == 0 ? in_order.size() : std::min(limit, in_order.size());
        ASSERT_EQ(found.size(), most);
        for (std::size_t i = 0; i < most; ++i) EXPECT_EQ(found[i].id, in_order[i]);
    }
}

// Sets what a query wants of a puzzle on a scale.
void want_rating(LibraryQuery& query, Scale scale, std::int64_t value) {
    if (scale == Scale::level) {
        query.level = {static_cast<Level>(value), static_cast<Level>(value)};
    } else if (scale == Scale::score) {
        query.score = {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value)};
    } else {
        query.ratings.push_back({scale, {value, value}});
    }
}

TEST(Library, RatingsOnAllScalesComeBack) {
    const TestFile file;
    Library library = opened(file);
    Rng rng(7);
    add(library, {random_puzzle(rng, 25), random_puzzle(rng, 25)});
    Library::NewChange change{LibraryAction::rate, "all"};
    const auto value_on = [](Scale scale) {
        return scale == Scale::level ? std::int64_t{3} : 10 + static_cast<std::int64_t>(scale);
    };
    ASSERT_EQ(all_scales().size(), kScaleCount);

    for (const ScaleInfo& info : all_scales()) {
        const Library::Rated rated[] = {{2, value_on(info.id)}};
        const auto fault = library.rate(change, info.id, rated);
        ASSERT_FALSE(fault) << info.name << ": " << fault->message.in(Language::en);
    }

    const auto facts = library.facts(2);
    ASSERT_TRUE(facts) << facts.error().message.in(Language::en);
    const auto figures = library.figures();
    ASSERT_TRUE(figures) << figures.error().message.in(Language::en);
    for (const ScaleInfo& info : all_scales()) {
        const auto at = static_cast<std::size_t>(info.id);
        EXPECT_EQ(facts->ratings[at], std::optional(value_on(info.id))) << info.name;
        EXPECT_EQ(figures->ratings[at].size(), info.id == Scale::level ? 0U : 1U) << info.name;
        LibraryQuery query;
        want_rating(query, info.id, value_on(info.id));
        EXPECT_EQ(*library.count(query), 1U) << info.name;
        LibraryQuery other;
        want_rating(other, info.id, value_on(info.id) + 1);
        EXPECT_EQ(*library.count(other), 0U) << info.name;
    }
    const auto faults =
        library.check([](const Message& fault) { ADD_FAILURE() << fault.in(Language::en); });
    EXPECT_EQ(*faults, 0U);
}

TEST(Library, ThousandsOfPuzzlesCanBeNamed) {
    const TestFile file;
    Library library = opened(file);
    Rng rng(8);
    std::vector<nine::Digits> puzzles;
    for (std::size_t i = 0; i < 3200; ++i) puzzles.push_back(random_puzzle(rng, 25));
    ASSERT_EQ(add(library, puzzles).added, 3200U);
    const auto nothing = [](const LibraryPuzzle&) { return true; };
    LibraryQuery singles;
    LibraryQuery ranges;
    for (std::int64_t id = 1; id <= 3000; id += 2) singles.ids.push_back({id, id});
    for (std::int64_t id = 1; id <= 3000; id += 4) ranges.ids.push_back({id, id + 1});
    LibraryQuery both = singles;
    both.ids.insert(both.ids.end(), ranges.ids.rbegin(), ranges.ids.rend());
    both.ids.push_back({2900, 3100});

    EXPECT_EQ(*library.mark(LibraryAction::tag, "odd", singles, nothing), 1500U);
    EXPECT_EQ(*library.count(ranges), 1500U);
    // Each once: 1500 odd ones, 750 even ones, and the others from 2900 on.
    std::vector<std::int64_t> ids;
    const auto note = [&](const LibraryPuzzle& puzzle) {
        ids.push_back(puzzle.id);
        return true;
    };
    ASSERT_TRUE(library.find(both, note));
    std::vector<std::int64_t> expected;
    for (std::int64_t id = 1; id <= 3200; ++id) {
        const bool single = id < 3000 && id % 2 == 1;
        const bool in_range = id < 3000 && (id % 4 == 1 || id % 4 == 2);
        if (single || in_range || (id >= 2900 && id <= 3100)) expected.push_back(id);
    }
    EXPECT_EQ(ids, expected);
}

TEST(Library, HistoryTellsWhatWasDoneToAPuzzle) {
    const TestFile file;
    Library library = opened(file);
    Rng rng(5);
    const auto puzzle = random_puzzle(rng, 25);
    add(library, {puzzle, random_puzzle(rng, 25)}, "first");
    add(library, {puzzle}, "second");
    LibraryQuery one;
    one.ids = {{1, 1}};
    const auto nothing = [](const LibraryPuzzle&) { return true; };
    ASSERT_EQ(*library.mark(LibraryAction::tag, "nice", one, nothing), 1U);
    ASSERT_EQ(*library.mark(LibraryAction::tag, "nice", one, nothing), 0U);
    ASSERT_EQ(*library.mark(LibraryAction::use, "book", one, nothing), 1U);
    ASSERT_EQ(*library.mark(LibraryAction::untag, "nice", one, nothing), 1U);

    const auto changes = library.history(one.ids);

    ASSERT_TRUE(changes);
    std::vector<std::string> words;
    for (const LibraryChange& change : *changes)
        words.push_back(change.action + " " + change.label);
    EXPECT_EQ(words, (std::vector<std::string>{"import first", "import second", "tag nice",
                                               "use book", "untag nice"}));
    const auto facts = library.facts(1);
    EXPECT_EQ(facts->sources, (std::vector<std::string>{"first", "second"}));
    EXPECT_EQ(facts->used_in, (std::vector<std::string>{"book"}));
    EXPECT_TRUE(facts->tags.empty());
    const Range<std::int64_t> others[] = {{2, 9}};
    EXPECT_EQ(library.history(others)->size(), 1U);
    const Range<std::int64_t> both[] = {{1, 1}, {2, 2}};
    EXPECT_EQ(library.history(both)->size(), 5U);
    const Range<std::int64_t> none[] = {{3, 9}};
    EXPECT_TRUE(library.history(none)->empty());
    // What changed nothing is not there.
    EXPECT_EQ(library.history()->size(), 5U);
}

// As every database can keep it, and the same in all.
TEST(Library, TextIsKeptAsUtf8WithoutZeros) {
    const TestFile file;
    Library library = opened(file);
    const std::string given("a\0\xFF\xC3\xA9", 5);
    const std::string kept = "a\uFFFD\uFFFD\u00E9";
    Rng rng(9);
    PuzzleKeeper keeper;
    KeptPuzzle puzzle = keeper.keep(random_puzzle(rng, 25));
    puzzle.more = std::make_unique<KeptPuzzle::More>();
    puzzle.more->info.comment = given;
    Library::NewChange change{LibraryAction::import, given};
    const std::string tags[] = {given};

    ASSERT_TRUE(library.add(change, std::span(&puzzle, 1), tags));

    EXPECT_EQ(library.facts(1)->tags, std::vector{kept});
    EXPECT_EQ(library.facts(1)->sources, std::vector{kept});
    LibraryQuery query;
    query.labels = {{LabelKind::tag, given}, {LabelKind::source, given}};
    query.limit = std::numeric_limits<std::uint64_t>::max();
    query.order = LibraryOrder::clues;
    std::vector<std::string> comments;
    const auto take = [&](const LibraryPuzzle& found) {
        comments.push_back(found.entry.info.comment);
        return true;
    };
    ASSERT_TRUE(library.find(query, take));
    EXPECT_EQ(comments, std::vector{kept});
    query.labels.clear();
    EXPECT_EQ(*library.count(query), 1U);
    EXPECT_EQ(*library.check([](const Message&) {}), 0U);
}

}  // namespace
}  // namespace sudokit
