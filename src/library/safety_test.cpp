// What a library promises while others write, when time is up, and when something is damaged.
#include <fstream>

#include <gtest/gtest.h>

#include "sudokit/library.hpp"

#include "base/test_rounds.hpp"
#include "library/test_library.hpp"

namespace sudokit {
namespace {

using namespace tests;

// Another puzzle goes in whenever the database asks for the time.
TEST(LibrarySafety, CheckAndFindSeeOneMoment) {
    const TestFile file;
    Rng rng(11);
    Library writer = opened(file);
    add(writer, random_puzzles(rng, 3500));
    constexpr std::size_t kMost = 20;
    struct Others {
        Library& writer;
        Rng& rng;
        mutable std::size_t added = 0;
    };
    const Others others{writer, rng};
    const auto write = [](const void* context) {
        const auto& self = *static_cast<const Others*>(context);
        if (self.added < kMost) add(self.writer, {random_puzzle(self.rng, 25)});
        ++self.added;
        return false;
    };
    auto reader = Library::open(file.path(), Library::Access::read, {write, &others});
    ASSERT_TRUE(reader);
    others.added = 0;

    expect_whole(*reader);

    EXPECT_GT(others.added, 0U);
    others.added = kMost;
    std::size_t seen = 0;
    const auto before = reader->count({});
    const auto found = reader->find({}, [&](const LibraryPuzzle&) {
        if (++seen == 1) add(writer, {random_puzzle(rng, 25)});
        EXPECT_EQ(*reader->count({}), *before);
        return seen < 3;
    });
    EXPECT_TRUE(found);
    EXPECT_EQ(*reader->count({}), *before + 1);
}

TEST(LibrarySafety, MarkingStopsBeforeItChangesAnythingOrNotAtAll) {
    const TestFile file;
    Rng rng(12);
    bool stops = false;
    Library library = opened(file, until(stops));
    add(library, random_puzzles(rng, 3500));
    LibraryQuery tagged;
    tagged.labels = {{LabelKind::tag, "t"}};

    stops = true;
    const auto none = library.mark(LibraryAction::tag, "t", {}, kTakeAny);
    stops = false;
    const auto before = library.count(tagged);
    std::size_t handed = 0;
    const auto all = library.mark(LibraryAction::tag, "t", {}, [&](const LibraryPuzzle&) {
        stops = true;
        ++handed;
        return true;
    });
    stops = false;

    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::stopped);
    EXPECT_EQ(*before, 0U);
    ASSERT_TRUE(all) << all.error().message.in(Language::en);
    EXPECT_EQ(*all, 3500U);
    EXPECT_EQ(handed, 3500U);
    EXPECT_EQ(*library.count(tagged), 3500U);
}

// What was read to go in goes in, even if the time is up.
TEST(LibrarySafety, AddingIsFinishedAfterTheDeadline) {
    const TestFile file;
    Rng rng(13);
    bool stops = false;
    Library library = opened(file, until(stops));

    stops = true;
    const auto added = add(library, random_puzzles(rng, 3500));

    EXPECT_EQ(added.added, 3500U);
}

TEST(LibrarySafety, BoardsOfWhatCameToNothingAreForgotten) {
    const TestFile file;
    Library first = opened(file);
    Library second = opened(file);
    const auto fours = kept_from(
        "{\"sudokit\":1,\"order\":4,\"boxes\":[2,2],\"givens\":\"1..4.......3..2.\"}\n"
        "{\"sudokit\":1,\"order\":4,\"boxes\":[2,2],\"givens\":\"12.4.......3..2.\"}\n");
    const auto six = kept_from(
        "{\"sudokit\":1,\"order\":6,\"boxes\":[2,3],\"givens\":\"1.....2.....3.....4.....5.....6..."
        "..\"}\n");
    Library::NewChange change{LibraryAction::import, ""};
    execute(first,
            "CREATE TRIGGER no BEFORE INSERT ON puzzle BEGIN SELECT RAISE(ABORT, 'no'); END");
    ASSERT_FALSE(first.add(change, fours));
    execute(first, "DROP TRIGGER no");

    ASSERT_TRUE(second.add(change, six));
    ASSERT_TRUE(first.add(change, fours));

    std::vector<std::uint32_t> orders;
    ASSERT_TRUE(second.find({}, [&](const LibraryPuzzle& puzzle) {
        orders.push_back(puzzle.entry.puzzle.board().order());
        return true;
    }));
    EXPECT_EQ(orders, (std::vector<std::uint32_t>{6, 4, 4}));
    expect_whole(second);
}

// It may be the one that is to go in.
TEST(LibrarySafety, PuzzlesAreNotPutInBesideDamagedOnes) {
    for (const char* damage :
         {"UPDATE puzzle SET form = x'00' WHERE id = 1", "UPDATE puzzle SET board = 2 WHERE id = 1",
          "DELETE FROM puzzle WHERE id = 1", "DELETE FROM puzzle", "UPDATE form SET puzzle = 2"}) {
        const TestFile file;
        Rng rng(14);
        Library library = opened(file);
        const auto puzzles = random_puzzles(rng, 2);
        add(library, puzzles);
        execute(library, damage);
        PuzzleKeeper keeper;
        const KeptPuzzle kept[] = {keeper.keep(puzzles[0])};
        Library::NewChange change{LibraryAction::import, ""};

        const auto added = library.add(change, kept);
        const auto found = library.find(kept[0]);

        ASSERT_FALSE(added) << damage;
        EXPECT_EQ(added.error().code, ErrorCode::syntax);
        EXPECT_FALSE(found) << damage;
    }
}

// Every flipped bit of puzzles is found, by SQLite or by seals; others are, or mean nothing.
TEST(LibrarySafety, FlippedBitsAreFound) {
    const TestFile file;
    Rng rng(6);
    std::vector<nine::Digits> puzzles;
    {
        Library library = opened(file);
        for (std::size_t i = 0; i < 100; ++i) puzzles.push_back(random_puzzle(rng, 25));
        add(library, puzzles);
    }
    std::ifstream in(file.path(), std::ios::binary);
    const std::string whole((std::istreambuf_iterator<char>(in)), {});
    PuzzleKeeper keeper;
    const auto rounds = tests::test_rounds<std::size_t>(150);
    for (std::size_t round = 0; round < rounds; ++round) {
        std::string broken = whole;
        const bool in_puzzle = round % 2 == 0;
        std::size_t at = rng.below(broken.size());
        if (in_puzzle) {
            const KeptPuzzle kept = keeper.keep(puzzles[rng.below(puzzles.size())]);
            const std::string form(kept.form.begin(), kept.form.begin() + kept.form_size);
            ASSERT_NE(whole.find(form), std::string::npos);
            at = whole.find(form) + rng.below(form.size());
        }
        broken[at] = static_cast<char>(broken[at] ^ (1 << rng.below(8)));
        std::ofstream(file.path(), std::ios::binary) << broken;

        auto library = Library::open(file.path(), Library::Access::read);
        const auto faults = library ? library->check([](const Message&) {})
                                    : Result<std::uint64_t>(library.error());

        if (!faults || *faults > 0) continue;
        EXPECT_FALSE(in_puzzle) << "round " << round << ", byte " << at;
        // In bytes that nothing uses: everything is still there.
        EXPECT_EQ(all_of(*library), puzzles);
    }
}

TEST(LibrarySafety, FilesOfOthersAreRefused) {
    const TestFile file;
    std::ofstream(file.path()) << std::string(5000, 'x');

    const auto library = Library::open(file.path(), Library::Access::create);

    ASSERT_FALSE(library);
    EXPECT_NE(library.error().message.in(Language::en).find("not a library"), std::string::npos);
}

}  // namespace
}  // namespace sudokit
