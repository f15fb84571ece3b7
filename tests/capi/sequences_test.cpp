// Random sequences of calls of the C interface, beside a model of what the handles hold: whatever
// comes in whatever order, answers are those of the model, and mistakes get a status.
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"
#include "sudokit/sudokit.h"

#include "base/json.hpp"
#include "base/test_rounds.hpp"

namespace sudokit {
namespace {

constexpr std::uint32_t kOrder = 4;
constexpr std::uint32_t kCells = 16;

struct FreeText {
    void operator()(sudokit_text* text) const { sudokit_text_free(text); }
};
using Text = std::unique_ptr<sudokit_text, FreeText>;

// What a puzzle on the usual 4x4 board holds.
struct PuzzleModel {
    std::array<std::uint32_t, kCells> givens{};
    std::array<std::uint32_t, kCells> placed{};
    std::array<std::uint64_t, kCells> notes{};
};

bool sees(std::uint32_t a, std::uint32_t b) {
    const auto box = [](std::uint32_t cell) { return cell / 8 * 2 + cell % 4 / 2; };
    return a != b && (a / 4 == b / 4 || a % 4 == b % 4 || box(a) == box(b));
}

// All solutions, by trying every digit in every cell.
std::uint64_t solutions_of(std::array<std::uint32_t, kCells> digits, std::uint32_t from = 0) {
    for (std::uint32_t a = 0; a < kCells; ++a) {
        for (std::uint32_t b = 0; b < a; ++b) {
            if (digits[a] != 0 && digits[a] == digits[b] && sees(a, b)) return 0;
        }
    }
    while (from < kCells && digits[from] != 0) ++from;
    if (from == kCells) return 1;
    std::uint64_t count = 0;
    for (digits[from] = 1; digits[from] <= kOrder; ++digits[from]) {
        count += solutions_of(digits, from + 1);
    }
    return count;
}

// A session, some puzzles, and what they should hold.
class Player {
  public:
    explicit Player(std::uint64_t seed) : rng_(seed) {
        EXPECT_EQ(sudokit_session_new(&session_), SUDOKIT_OK);
        add(".......4........");
    }
    ~Player() {
        for (const Slot& slot : slots_) sudokit_puzzle_free(slot.handle);
        sudokit_session_free(session_);
    }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    void step() {
        using Act = void (Player::*)();
        constexpr std::array<Act, 12> kActs = {
            &Player::give,  &Player::give,  &Player::place,        &Player::note,
            &Player::copy,  &Player::drop,  &Player::read_back,    &Player::count,
            &Player::check, &Player::spoil, &Player::ask_anything, &Player::grow};
        (this->*kActs[rng_.below(kActs.size())])();
        compare(chosen());
    }

  private:
    struct Slot {
        sudokit_puzzle* handle = nullptr;
        PuzzleModel model;
    };

    Slot& chosen() { return slots_[rng_.below(slots_.size())]; }
    // Mostly one that is there.
    std::uint32_t any_cell() { return static_cast<std::uint32_t>(rng_.below(kCells + 2)); }
    std::uint32_t any_digit() { return static_cast<std::uint32_t>(rng_.below(kOrder + 2)); }

    void add(const std::string& line) {
        sudokit_puzzles* read = nullptr;
        Slot slot;
        ASSERT_EQ(sudokit_read(session_, line.data(), line.size(), nullptr, &read), SUDOKIT_OK);
        ASSERT_EQ(sudokit_puzzles_get(read, 0, &slot.handle), SUDOKIT_OK);
        sudokit_puzzles_free(read);
        for (std::uint32_t cell = 0; cell < kCells; ++cell) {
            slot.model.givens[cell] = line[cell] == '.' ? 0U : std::uint32_t(line[cell] - '0');
        }
        slots_.push_back(slot);
    }

    void give() {
        Slot& slot = chosen();
        const std::uint32_t cell = any_cell();
        const std::uint32_t digit = any_digit();
        const bool right = cell < kCells && digit <= kOrder;
        EXPECT_EQ(sudokit_puzzle_give(slot.handle, cell, digit),
                  right ? SUDOKIT_OK : SUDOKIT_BAD_ARGUMENT);
        if (!right) return;
        slot.model.givens[cell] = digit;
        slot.model.placed[cell] = 0;
        slot.model.notes[cell] = 0;
    }

    void place() {
        Slot& slot = chosen();
        const std::uint32_t cell = any_cell();
        const std::uint32_t digit = any_digit();
        const bool right = cell < kCells && digit <= kOrder && slot.model.givens[cell] == 0;
        EXPECT_EQ(sudokit_puzzle_place(slot.handle, cell, digit),
                  right ? SUDOKIT_OK : SUDOKIT_BAD_ARGUMENT);
        if (right) slot.model.placed[cell] = digit;
    }

    void note() {
        Slot& slot = chosen();
        const std::uint32_t cell = any_cell();
        const std::uint64_t digits = rng_.below(18);
        const bool right = cell < kCells && digits < 16 && slot.model.givens[cell] == 0;
        EXPECT_EQ(sudokit_puzzle_note(slot.handle, cell, digits),
                  right ? SUDOKIT_OK : SUDOKIT_BAD_ARGUMENT);
        if (right) slot.model.notes[cell] = digits;
    }

    void copy() {
        if (slots_.size() > 4) return;
        Slot slot = chosen();
        ASSERT_EQ(sudokit_puzzle_copy(slot.handle, &slot.handle), SUDOKIT_OK);
        slots_.push_back(slot);
    }

    void drop() {
        if (slots_.size() < 2) return;
        sudokit_puzzle_free(slots_.back().handle);
        slots_.pop_back();
    }

    // Written as JSON and read again, nothing is lost.
    void read_back() {
        Slot& slot = chosen();
        sudokit_text* written = nullptr;
        ASSERT_EQ(sudokit_write(session_, slot.handle, "json", nullptr, &written), SUDOKIT_OK);
        const Text text(written);
        sudokit_puzzles* read = nullptr;
        ASSERT_EQ(sudokit_read(session_, sudokit_text_data(written), sudokit_text_size(written),
                               nullptr, &read),
                  SUDOKIT_OK)
            << sudokit_text_data(written);
        sudokit_puzzle_free(slot.handle);
        EXPECT_EQ(sudokit_puzzles_get(read, 0, &slot.handle), SUDOKIT_OK);
        sudokit_puzzles_free(read);
    }

    void count() {
        const Slot& slot = chosen();
        sudokit_text* answer = nullptr;
        ASSERT_EQ(sudokit_count(session_, slot.handle, nullptr, &answer), SUDOKIT_OK);
        const Text text(answer);
        EXPECT_EQ(sudokit_text_data(answer),
                  "{\"solutions\":" + std::to_string(solutions_of(slot.model.givens)) +
                      ",\"exact\":true}");
    }

    // Trees have the solutions of the model, whichever way they grow and however much is kept.
    void grow() {
        const Slot& slot = chosen();
        const std::string options = std::string("{\"method\":\"") +
                                    (rng_.below(2) == 0 ? "exhaustive" : "singles") +
                                    "\",\"keep\":" + std::to_string(1 + rng_.below(60)) + "}";
        sudokit_text* answer = nullptr;
        ASSERT_EQ(sudokit_tree(session_, slot.handle, options.c_str(), &answer), SUDOKIT_OK);
        const Text text(answer);
        const std::string solutions =
            ",\"solutions\":" + std::to_string(solutions_of(slot.model.givens)) + ",\"dead_ends\":";
        EXPECT_NE(std::string(sudokit_text_data(answer)).find(solutions), std::string::npos)
            << options << sudokit_text_data(answer);
    }

    // Clashes are those of the model, and a position that is still right has a solution.
    void check() {
        const Slot& slot = chosen();
        sudokit_text* answer = nullptr;
        ASSERT_EQ(sudokit_position(session_, slot.handle, "{\"compare\":true}", &answer),
                  SUDOKIT_OK);
        const Text text(answer);
        auto digits = slot.model.givens;
        for (std::uint32_t cell = 0; cell < kCells; ++cell) {
            if (digits[cell] == 0) digits[cell] = slot.model.placed[cell];
        }
        const auto parsed = json::parse(sudokit_text_data(answer));
        ASSERT_TRUE(parsed);
        std::size_t clashes = 0;
        for (std::uint32_t a = 0; a < kCells; ++a) {
            bool clashing = false;
            for (std::uint32_t b = 0; b < kCells; ++b) {
                clashing = clashing || (digits[a] != 0 && digits[a] == digits[b] && sees(a, b));
            }
            clashes += clashing ? 1 : 0;
        }
        EXPECT_EQ(json::find(*parsed->object(), "clashes")->array()->size(), clashes);
        const json::Value* const right = json::find(*parsed->object(), "right");
        EXPECT_EQ(right->boolean() != nullptr, solutions_of(slot.model.givens) == 1);
        if (right->boolean() != nullptr && *right->boolean()) {
            EXPECT_EQ(solutions_of(digits), 1U);
        }
    }

    // Bytes that are no puzzle, or one all the same.
    void spoil() {
        std::string bytes;
        for (std::uint64_t i = rng_.below(40); i > 0; --i) {
            bytes += static_cast<char>(rng_.below(8) == 0 ? rng_.below(256) : '.' + rng_.below(8));
        }
        sudokit_puzzles* read = nullptr;
        const sudokit_status status =
            sudokit_read(session_, bytes.data(), bytes.size(), nullptr, &read);
        EXPECT_EQ(status == SUDOKIT_OK, read != nullptr);
        sudokit_puzzles_free(read);
        sudokit_text* error = nullptr;
        ASSERT_EQ(sudokit_session_error(session_, &error), SUDOKIT_OK);
        const Text text(error);
        EXPECT_TRUE(json::parse(sudokit_text_data(error))) << sudokit_text_data(error);
    }

    // Any question with any options: JSON where it is one, and always a status.
    void ask_anything() {
        using Ask = sudokit_status (*)(sudokit_session*, const sudokit_puzzle*, const char*,
                                       sudokit_text**);
        constexpr std::array<Ask, 14> kAsks = {
            sudokit_solve,    sudokit_count,     sudokit_position,  sudokit_hint, sudokit_explain,
            sudokit_rate,     sudokit_propagate, sudokit_filter,    sudokit_walk, sudokit_tree,
            sudokit_minimise, sudokit_canon,     sudokit_all_steps, sudokit_draw};
        constexpr std::array<const char*, 15> kOptions = {nullptr,
                                                          "",
                                                          "{}",
                                                          "[]",
                                                          "{\"limit\":1}",
                                                          "{\"strength\":4}",
                                                          "{\"figures\":true,\"pictures\":true}",
                                                          "{\"why\":\"r1c1=1\",\"trace\":true}",
                                                          "{\"model\":\"DUAL\",\"trace\":true}",
                                                          "{\"as\":\"graph\",\"order\":\"r1c2\"}",
                                                          "{\"mode\":\"smallest\"}",
                                                          "{\"method\":\"exhaustive\"}",
                                                          "{\"to_symbols\":\"letters\"}",
                                                          "{\"why\":true}",
                                                          "{\"reveal\":true"};
        const std::size_t which = rng_.below(kAsks.size());
        const bool cancelled = rng_.below(5) == 0;
        if (cancelled) sudokit_session_cancel(session_);
        const bool nobody = rng_.below(10) == 0;
        sudokit_text* answer = nullptr;
        const sudokit_status status = kAsks[which](session_, nobody ? nullptr : chosen().handle,
                                                   kOptions[rng_.below(kOptions.size())], &answer);
        sudokit_session_resume(session_);
        const Text text(answer);
        EXPECT_EQ(status == SUDOKIT_OK, answer != nullptr);
        EXPECT_NE(status, SUDOKIT_FAILED);
        EXPECT_TRUE(cancelled || status != SUDOKIT_STOPPED);
        if (nobody) {
            EXPECT_EQ(status, SUDOKIT_BAD_ARGUMENT);
        }
        if (answer == nullptr || which == kAsks.size() - 1) return;
        EXPECT_TRUE(json::parse(sudokit_text_data(answer))) << sudokit_text_data(answer);
    }

    static void compare(const Slot& slot) {
        for (std::uint32_t cell = 0; cell < kCells; ++cell) {
            EXPECT_EQ(sudokit_puzzle_given(slot.handle, cell), slot.model.givens[cell]);
            EXPECT_EQ(sudokit_puzzle_placed(slot.handle, cell), slot.model.placed[cell]);
            EXPECT_EQ(sudokit_puzzle_notes(slot.handle, cell), slot.model.notes[cell]);
        }
    }

    Rng rng_;
    sudokit_session* session_ = nullptr;
    std::vector<Slot> slots_;
};

TEST(CallSequences, AgreeWithTheModel) {
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(20U); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Player player(seed);
        for (int i = 0; i < 100 && !testing::Test::HasFailure(); ++i) player.step();
    }
}

}  // namespace
}  // namespace sudokit
