#include "cli/stream/given_grid.hpp"

#include "cli/io/file_text.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kLargestGrid = std::size_t{1} << 24U;

}  // namespace

Result<std::vector<std::uint8_t>> read_given_grid(const std::string& operand, const Board& board,
                                                  std::optional<Symbols> symbols,
                                                  const Streams& io) {
    const auto file = read_file(operand, kLargestGrid, io);
    if (!file && file.error().code != ErrorCode::not_found) return file.error();
    ReadOptions options;
    options.board = board;
    options.symbols = symbols;
    auto entries = read_entries(file ? *file : operand, options);
    if (!entries && file) return entries.error();
    if (!entries) {
        return Error{ErrorCode::not_found, 0,
                     message(text::kNoFileNorGrid, entries.error().message)};
    }
    if (entries->size() != 1) {
        return Error{ErrorCode::unsupported, 0, message(text::kOneGivenGrid, entries->size())};
    }
    const Entry& entry = entries->front();
    std::vector<std::uint8_t> digits(entry.puzzle.givens().begin(), entry.puzzle.givens().end());
    for (Cell cell = 0; cell < entry.play.placed.size(); ++cell) {
        if (digits[cell] == 0) digits[cell] = entry.play.placed[cell];
    }
    return digits;
}

}  // namespace sudokit::cli
