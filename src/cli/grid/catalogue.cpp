// The table of the catalogue, data/nine_catalogue.bin, as it is: the assembler puts the file among
// the constants of the program, of which the system loads what is looked at. bench/make_catalogue
// makes the table; data/nine_catalogue.sha256 is its checksum.
#include "cli/grid/catalogue.hpp"

#include <algorithm>

#include "sudokit/expect.hpp"

#if defined(__wasm__)
#define SUDOKIT_TABLE_SECTION ".section .rodata.kSudokitTable,\"\",@\n"
#else
#define SUDOKIT_TABLE_SECTION ".section .rodata\n"
#endif

asm(SUDOKIT_TABLE_SECTION
    ".globl kSudokitTable\n"
    ".type kSudokitTable, @object\n"
    "kSudokitTable:\n"
    ".incbin \"" SUDOKIT_CATALOGUE_FILE
    "\"\n"
    ".globl kSudokitTableEnd\n"
    ".type kSudokitTableEnd, @object\n"
    "kSudokitTableEnd:\n"
    ".byte 0\n"
    ".size kSudokitTable, kSudokitTableEnd - kSudokitTable\n"
    ".size kSudokitTableEnd, 1\n"
    ".text\n");

extern "C" {
extern const std::uint8_t kSudokitTable[];
extern const std::uint8_t kSudokitTableEnd[];
}

namespace sudokit::cli {

const nine::Catalogue& catalogue() {
    static const auto kOpened = nine::Catalogue::open(std::span(kSudokitTable, kSudokitTableEnd));
    SUDOKIT_EXPECT(kOpened.has_value());
    return *kOpened;
}

std::optional<std::uint64_t> rank_of(std::span<const std::uint8_t> digits) {
    nine::Digits grid = {};
    SUDOKIT_EXPECT(digits.size() == grid.size());
    std::ranges::copy(digits, grid.begin());
    return catalogue().rank(grid);
}

}  // namespace sudokit::cli
