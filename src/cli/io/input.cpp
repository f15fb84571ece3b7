#include "cli/io/input.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>
#include <vector>

#include "sudokit/constraint.hpp"
#include "sudokit/shown_text.hpp"
#include "sudokit/solve.hpp"

#include "cli/io/byte_source.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::string_view kStdin = "<stdin>";
constexpr std::string_view kArgument = "<argument>";

constexpr std::size_t kLargestMap = std::size_t{1} << 20U;

constexpr MessageText kAsItIs{"{0}", "{0}"};

// The error with its file in front, in words.
Error in_file(const std::string& path, const Error& error, Language language) {
    return {error.code, 0, message(kAsItIs, own_words(fault_text(path, error, language)))};
}

// The fault, and what the text was taken for.
std::string with_guess(const Message& fault, const std::optional<Message>& guess,
                       Language language) {
    return guess ? fault.in(language) + " (" + guess->in(language) + ")" : fault.in(language);
}

// True for a text that nobody would call a file: digits and marks for empty cells throughout, and
// more like the 16 of a 4x4 puzzle than like the nine of a smaller one, or a date.
bool is_meant_as_cells(std::string_view text) {
    constexpr std::size_t kShortest = 13;
    return text.size() >= kShortest &&
           text.find_first_not_of("0123456789._*-xX") == std::string_view::npos;
}

}  // namespace

std::string fault_text(const Item& item, Language language) {
    const Error& error = item.entry.error();
    if (error.code == ErrorCode::not_found) {
        // Perhaps a puzzle that could not be read, and of any length.
        constexpr std::size_t kMost = 60;
        const std::string name = item.file.empty() ? "''" : shown_text(item.file, kMost);
        return name + ": " + error.message.in(language);
    }
    const bool own_place = error.line > 0;
    return place_text(item.file, own_place ? error.line : item.line, own_place ? error.column : 0) +
           with_guess(error.message, item.guess, language);
}

std::string note_text(const Place& place, std::string_view note) {
    return place_text(place.file, place.line, 0) + std::string(note);
}

Result<ReadOptions> read_options(const PuzzleArguments& arguments) {
    ReadOptions options = arguments.read;
    const Language language = arguments.language;
    if (!arguments.layout.empty()) {
        const auto text = read_file(arguments.layout, kLargestMap);
        if (!text) return in_file(arguments.layout, text.error(), language);
        const auto shape = read_layout(*text);
        if (!shape) return in_file(arguments.layout, shape.error(), language);
        const auto board = Board::make(*shape);
        if (!board) return in_file(arguments.layout, board.error(), language);
        options.board = *board;
    }
    for (const std::string& path : arguments.extra) {
        const auto text = read_file(path, kLargestMap);
        if (!text) return in_file(path, text.error(), language);
        const auto houses = read_extra_houses(*text);
        if (!houses) return in_file(path, houses.error(), language);
        options.extra.insert(options.extra.end(), houses->begin(), houses->end());
    }
    return options;
}

Result<Board> described_board(const PuzzleArguments& arguments, std::uint32_t order) {
    const auto options = read_options(arguments);
    if (!options) return options.error();
    return described_board(*options, order);
}

Result<Board> described_board(const ReadOptions& options, std::uint32_t order) {
    Shape shape;
    if (options.board) {
        shape = options.board->shape();
    } else if (options.latin) {
        shape.order = order;
        shape.regions = Latin{};
    } else {
        shape = Shape::standard(order);
    }
    shape.diagonals = shape.diagonals || options.diagonals;
    shape.windows = shape.windows || options.windows;
    shape.extra.insert(shape.extra.end(), options.extra.begin(), options.extra.end());
    return Board::make(shape);
}

Result<Puzzle> empty_puzzle(const PuzzleArguments& arguments, const Board& board) {
    Puzzle puzzle(board);
    for (const ConstraintData& data : arguments.read.constraints) {
        auto constraint = make_constraint(data, board);
        if (!constraint) return constraint.error();
        puzzle.add_constraint(*std::move(constraint));
    }
    return puzzle;
}

// The operand that is being read.
struct Input::Current {
    Current(const ReadOptions& options, std::string_view text)
        : bytes(text),
          reader([this](char* data, std::size_t size) { return hand_out(data, size); }, options) {}
    Current(const ReadOptions& options, InputFile file, std::string_view ahead = {})
        : bytes(std::move(file), std::nullopt, ahead),
          reader([this](char* data, std::size_t size) { return hand_out(data, size); }, options) {}

    std::size_t hand_out(char* data, std::size_t size) {
        const std::size_t got = bytes.fill(data, size);
        handed_out += got;
        return got;
    }

    // What of the file was gone through, taken to be the same share of what was read as of what was
    // unpacked.
    [[nodiscard]] std::uint64_t position() const {
        const auto read = static_cast<double>(bytes.position());
        const double share = handed_out == 0 ? 0
                                             : static_cast<double>(reader.offset()) /
                                                   static_cast<double>(handed_out);
        return static_cast<std::uint64_t>(read * share);
    }

    // What the file was taken for, once: for its first fault, unless a puzzle was read before.
    std::optional<Message> guess(const Error& fault) {
        const bool first = !std::exchange(faulty, true);
        if (!first || fault.code != ErrorCode::syntax) return std::nullopt;
        return reader.guess();
    }

    ByteSource bytes;
    std::uint64_t handed_out = 0;
    EntryReader reader;
    bool faulty = false;
};

Input::Input(const PuzzleArguments& arguments, ReadOptions options, const Streams& io)
    : arguments_(arguments),
      options_(std::move(options)),
      standard_input_(io.input),
      ahead_of_input_(io.ahead) {
    options_.deadline = Deadline([](const void*) { return interrupt::flag().load(); }, nullptr);
}

Input::~Input() = default;

std::optional<Error> Input::open(const std::string& operand) {
    file_ = {};
    if (operand == "-") {
        name_ = kStdin;
        current_ = std::make_unique<Current>(options_, InputFile(standard_input_),
                                             std::exchange(ahead_of_input_, {}));
        return std::nullopt;
    }
    name_ = operand;
    InputFile file;
    if (const auto fault = file.open(operand, FileWish::any)) {
        const int number = fault->number;
        const bool none = number == ENOENT || number == ENAMETOOLONG || number == ENOTDIR;
        return none ? open_text(operand) : read_error(*fault);
    }
    file_ = operand;
    current_ = std::make_unique<Current>(options_, std::move(file));
    return std::nullopt;
}

// There is no such file. What reads as a puzzle is one; what almost does is worth a reason.
std::optional<Error> Input::open_text(const std::string& operand) {
    const auto entries = read_entries(operand, options_);
    if (!entries || entries->empty()) {
        const auto plainly = read_entries(operand);
        if (!entries && plainly && !plainly->empty()) {
            // A puzzle, but not the one that the options describe.
            name_ = kArgument;
            return entries.error();
        }
        return Error{ErrorCode::not_found, 0, message_of_stranger(operand)};
    }
    name_ = kArgument;
    current_ = std::make_unique<Current>(options_, std::string_view(operand));
    return std::nullopt;
}

// What to say of an operand that is neither a file nor a puzzle.
Message Input::message_of_stranger(const std::string& operand) const {
    constexpr std::size_t kShortestPuzzle = 16;
    const bool cells = is_meant_as_cells(operand);
    const bool known =
        !cells && operand.size() >= kShortestPuzzle && detect_format(operand).has_value();
    if (known || cells) {
        ReadOptions options = options_;
        // Few cells are more like a row of a grid, but there are no other rows.
        if (cells && !options.format) options.format = Format::line;
        Current current(options, std::string_view(operand));
        while (auto next = current.reader.next()) {
            if (next->has_value()) continue;
            const Error& fault = next->error();
            const auto guess = known ? current.guess(fault) : std::nullopt;
            return message(text::kNotFileNorPuzzleSince,
                           own_words(with_guess(fault.message, guess, arguments_.language)));
        }
    }
    return message(text::kNotFileNorPuzzle);
}

std::optional<Item> Input::read() {
    const std::size_t operands = std::max<std::size_t>(1, arguments_.operands.size());
    while (!interrupt::flag()) {
        if (!current_) {
            if (opened_ == operands) return std::nullopt;
            const std::size_t index = opened_++;
            static const std::string kDash = "-";
            const auto error =
                open(arguments_.operands.empty() ? kDash : arguments_.operands[index]);
            if (error) return Item{{0, name_, 0}, *error};
        }
        auto next = current_->reader.next();
        if (interrupt::flag()) return std::nullopt;
        const auto fault = current_->bytes.fault();
        // A text that was cut short is not at fault for what is missing.
        if (next && (!fault || next->has_value())) {
            Item item{{++number_, name_, current_->reader.line()}, *std::move(next)};
            note_position();
            if (!item.entry) {
                item.guess = current_->guess(item.entry.error());
                return item;
            }
            const auto refusal = engine_fault(arguments_.engine, item.entry->puzzle);
            if (refusal) item.entry = *refusal;
            return item;
        }
        before_ += current_->bytes.position();
        current_.reset();
        if (fault) {
            return Item{{0, name_, 0},
                        Error{ErrorCode::input_output, 0, Message{&text::kCannotRead, {*fault}}}};
        }
    }
    return std::nullopt;
}

std::optional<Item> Input::next() {
    if (ahead_.empty()) return read();
    Item item = std::move(ahead_.front());
    ahead_.pop_front();
    return item;
}

std::size_t Input::next_nine(const PlainRoom& room) {
    if (!ahead_.empty() || !current_ || interrupt::flag()) return 0;
    const std::size_t places = room.places.size();
    if (lines_.size() < places) lines_.resize(places);
    const std::size_t count = current_->reader.next_nine(
        {room.digits, std::span(lines_).first(places), room.solutions, room.comments});
    // An interrupt may have cut the last line short.
    if (interrupt::flag()) return 0;
    for (std::size_t i = 0; i < std::min(count, places); ++i) {
        room.places[i] = {number_ + i + 1, name_, lines_[i]};
    }
    number_ += count;
    note_position();
    return count;
}

void Input::note_position() { position_ = before_ + current_->position(); }

bool Input::is_single() {
    while (ahead_.size() < 2) {
        auto item = read();
        if (!item) break;
        ahead_.push_back(*std::move(item));
        // Whatever follows a fault, this is more than a puzzle, and may be endless.
        if (!ahead_.back().entry) break;
    }
    return ahead_.size() == 1 && ahead_.front().entry.has_value();
}

bool Input::would_wait() const {
    if (!ahead_.empty() || !current_) return false;
    return current_->reader.line() >= current_->bytes.lines() && current_->bytes.would_wait();
}

std::string_view Input::only_name() const { return opened_ <= 1 ? name_ : std::string_view(); }

}  // namespace sudokit::cli
