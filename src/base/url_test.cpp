#include "base/url.hpp"

#include <gtest/gtest.h>

#include "base/characters.hpp"

namespace sudokit {
namespace {

TEST(Url, PercentSignsAreDecodedWhereTheyEncode) {
    EXPECT_EQ(percent_decoded("a%2Bb%2f%3D%"), "a+b/=%");
    EXPECT_EQ(percent_decoded("%G1%4"), "%G1%4");
    EXPECT_EQ(percent_decoded("%41%4"), "A%4");
}

TEST(Url, EncodingIsUndoneByDecoding) {
    std::string all;
    for (int c = 0; c < 256; ++c) all += static_cast<char>(c);

    EXPECT_EQ(percent_decoded(percent_encoded(all)), all);
    EXPECT_EQ(percent_encoded("aZ9-_.!~*'()+/= "), "aZ9-_.!~*'()%2B%2F%3D%20");
}

TEST(Url, ParametersAreFoundBehindEverySeparator) {
    EXPECT_EQ(url_parameter("http://x/?a=1&load=2#c", "load"), "2");
    EXPECT_EQ(url_parameter("http://x/#load=AB=", "load"), "AB=");
    EXPECT_EQ(url_parameter("http://x/?load=", "load"), "");
    EXPECT_EQ(url_parameter("http://x/?download=1", "load"), std::nullopt);
    EXPECT_EQ(url_parameter("load=1", "load"), std::nullopt);
    EXPECT_EQ(url_parameter("http://x/?load", "load"), std::nullopt);
}

TEST(Url, LinksAreKnownByTheirHost) {
    EXPECT_TRUE(is_link_to("https://www.f-puzzles.com/?load=", "f-puzzles.com"));
    EXPECT_TRUE(is_link_to("f-puzzles.com", "f-puzzles.com"));
    EXPECT_FALSE(is_link_to("https://xf-puzzles.com/", "f-puzzles.com"));
    EXPECT_FALSE(is_link_to("https://x.com/f-puzzles.com", "f-puzzles.com"));
    EXPECT_FALSE(is_link_to("", "f-puzzles.com"));
}

TEST(Url, WebLinksAreKnownByTheirScheme) {
    EXPECT_TRUE(is_web_link("https://x.org/"));
    EXPECT_TRUE(is_web_link("http://x.org/"));
    EXPECT_FALSE(is_web_link("f-puzzles.com/?load="));
    EXPECT_FALSE(is_web_link(" https://x.org/"));
}

TEST(Url, TrimmingLeavesTheInside) {
    EXPECT_EQ(trimmed(" \ta b\r\n"), "a b");
    EXPECT_EQ(trimmed(" \n"), "");
}

}  // namespace
}  // namespace sudokit
