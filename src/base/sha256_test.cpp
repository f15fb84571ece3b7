#include "base/sha256.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

// Examples of FIPS 180-4 and its companion documents.
TEST(Sha256, GivesThePublishedDigests) {
    EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256(std::string(1000000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, TextsThatJustFillABlockArePaddedWithAnother) {
    EXPECT_EQ(sha256(std::string(55, 'a')),
              "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    EXPECT_EQ(sha256(std::string(56, 'a')),
              "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
    EXPECT_EQ(sha256(std::string(64, 'a')),
              "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

TEST(Sha256, PiecesMakeTheSameDigestAsTheWhole) {
    const std::string text(1000, 'a');
    for (const std::size_t piece : {1U, 63U, 64U, 65U, 200U}) {
        Sha256 sum;
        for (std::size_t at = 0; at < text.size(); at += piece) sum.add(text.substr(at, piece));

        EXPECT_EQ(sum.digest(), sha256(text)) << piece;
    }
}

}  // namespace
}  // namespace sudokit
