// The readers of region maps and of extra houses on any bytes: what they accept makes a board.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sudokit/formats.hpp"

#include "fuzz/require.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);

    if (const auto shape = sudokit::read_layout(text)) {
        require(sudokit::Board::make(*shape).has_value());
    } else {
        require(shape.error().offset <= size);
    }

    if (const auto houses = sudokit::read_extra_houses(text)) {
        for (const auto& house : *houses) {
            for (const sudokit::Cell cell : house) {
                require(cell < sudokit::kMaxOrder * sudokit::kMaxOrder);
            }
        }
    } else {
        require(houses.error().offset <= size);
    }
    return 0;
}
