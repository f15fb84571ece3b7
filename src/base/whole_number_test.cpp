#include "sudokit/whole_number.hpp"

#include <cstdint>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(WholeNumber, IsAllOfTheText) {
    EXPECT_EQ(whole_number<std::uint32_t>("0"), 0U);
    EXPECT_EQ(whole_number<std::uint32_t>("4294967295"), 4294967295U);
    EXPECT_EQ(whole_number<std::int64_t>("-12"), -12);
    for (const std::string_view text : {"", " 1", "1 ", "+1", "-1", "1.0", "0x1", "4294967296"}) {
        EXPECT_EQ(whole_number<std::uint32_t>(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace sudokit
