#include "cli/io/byte_source.hpp"

#include <array>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "sudokit/formats.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20U;

// A file that is gone with the test, packed or not.
class PackedFile {
  public:
    PackedFile(Packing packing, const std::string& text) {
        ::close(::mkstemp(path_.data()));
        const auto packer = make_packer(packing);
        std::string packed;
        EXPECT_TRUE(packer->pack(text, packed));
        EXPECT_TRUE(packer->finish(packed));
        std::ofstream(path_) << packed;
    }
    PackedFile(const PackedFile&) = delete;
    PackedFile& operator=(const PackedFile&) = delete;
    ~PackedFile() { std::filesystem::remove(path_); }

    [[nodiscard]] InputFile open() const {
        InputFile file;
        EXPECT_FALSE(file.open(path_, FileWish::regular));
        return file;
    }

  private:
    std::string path_ = "/tmp/byte-source-test-XXXXXX";
};

std::vector<Packing> packings() {
    std::vector<Packing> all;
    for (const Packing packing : {Packing::gzip, Packing::zstd}) {
        if (is_built_in(packing)) all.push_back(packing);
    }
    return all;
}

std::string all_of(ByteSource& source) {
    std::string out;
    std::array<char, 1000> buffer{};
    while (const std::size_t size = source.fill(buffer.data(), buffer.size())) {
        out.append(buffer.data(), size);
    }
    return out;
}

TEST(ByteSource, UnpacksWhateverTheLinesAre) {
    const std::string long_line(3 * kMebibyte, 'x');
    for (const Packing packing : packings()) {
        for (const std::string& text : {std::string("a\nb\r\nc"), long_line, long_line + "\n",
                                        "a\r" + long_line + "\rb\n\n"}) {
            const PackedFile file(packing, text);
            ByteSource source(file.open());

            EXPECT_EQ(all_of(source), text);
            EXPECT_FALSE(source.fault());
            EXPECT_FALSE(source.stopped());
        }
    }
}

// What is packed a thousandfold is unpacked only as far as it takes to see that it is no puzzle.
TEST(ByteSource, LittleOfALineThatIsTooLongIsUnpacked) {
    for (const Packing packing : packings()) {
        const PackedFile file(packing, std::string(100 * kMebibyte, '\0'));
        ByteSource source(file.open());
        std::size_t taken = 0;
        EntryReader reader(
            [&](char* data, std::size_t size) {
                const std::size_t got = source.fill(data, size);
                taken += got;
                return got;
            },
            {});

        const auto next = reader.next();

        ASSERT_TRUE(next);
        ASSERT_FALSE(next->has_value());
        EXPECT_EQ(next->error().code, ErrorCode::too_large);
        EXPECT_LE(taken, 3 * kMebibyte);
    }
}

TEST(ByteSource, ALimitEndsReading) {
    int looks = 0;
    const Deadline fifth(
        [](const void* count) { return ++*static_cast<int*>(const_cast<void*>(count)) > 5; },
        &looks);
    for (const Packing packing : packings()) {
        const PackedFile file(packing, std::string(10 * kMebibyte, '\n'));
        looks = 0;
        ByteSource source(file.open(), fifth);

        EXPECT_LT(all_of(source).size(), kMebibyte);
        EXPECT_TRUE(source.stopped());
        EXPECT_FALSE(source.fault());
    }
}

}  // namespace
}  // namespace sudokit::cli
