#include "sudokit/file.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <limits>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/test_folder.hpp"

namespace sudokit {
namespace {

namespace fs = std::filesystem;

class FileTest : public testing::Test {
  protected:
    [[nodiscard]] std::string path(const std::string& name) const { return folder.path(name); }

    std::string write(const std::string& name, std::string_view text) {
        std::ofstream(path(name)) << text;
        return path(name);
    }

    tests::TestFolder folder;
};

std::optional<FileFault> fault_of(const std::string& path, FileWish wish = FileWish::regular,
                                  std::size_t most = 100) {
    return read_regular_file(path, wish, most).fault;
}

FileFault of_kind(FileKind kind) { return {FileFault::Reason::kind, 0, kind}; }

TEST_F(FileTest, ARegularFileIsReadWhole) {
    const std::string long_text(1'000'000, 'x');

    EXPECT_EQ(read_regular_file(write("a", "text\n"), FileWish::regular, 5).text, "text\n");
    EXPECT_EQ(read_regular_file(write("b", ""), FileWish::regular_no_link, 0).text, "");
    EXPECT_EQ(read_regular_file(write("c", long_text), FileWish::regular, 2'000'000).text,
              long_text);
}

TEST_F(FileTest, AnyLengthMayBeAllowed) {
    constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
    const std::string text(300'000, 'x');

    EXPECT_EQ(read_regular_file(write("a", text), FileWish::regular, kAny).text, text);
    EXPECT_EQ(fault_of(path("a"), FileWish::regular, kAny), std::nullopt);
}

TEST_F(FileTest, WhatIsNotRegularIsRefusedByItsKindWithoutWaiting) {
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    ::sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
    path("socket").copy(address.sun_path, sizeof address.sun_path - 1);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    ASSERT_EQ(::bind(socket, reinterpret_cast<const ::sockaddr*>(&address), sizeof address), 0);

    EXPECT_EQ(fault_of(path("pipe")), of_kind(FileKind::pipe));
    EXPECT_EQ(fault_of(path("socket")), of_kind(FileKind::socket));
    EXPECT_EQ(fault_of("/dev/zero"), of_kind(FileKind::device));
    EXPECT_EQ(fault_of(folder.path()), of_kind(FileKind::directory));
    ::close(socket);
}

TEST_F(FileTest, LinksAreFollowedWhereTheyAreWelcome) {
    fs::create_symlink(write("a", "text"), path("link"));
    fs::create_symlink("/dev/zero", path("device"));

    EXPECT_EQ(read_regular_file(path("link"), FileWish::regular, 100).text, "text");
    EXPECT_EQ(fault_of(path("link"), FileWish::regular_no_link), of_kind(FileKind::link));
    EXPECT_EQ(fault_of(path("device")), of_kind(FileKind::device));
}

TEST_F(FileTest, WhatIsNotThereIsAFaultOfTheSystem) {
    EXPECT_EQ(fault_of(path("none")), (FileFault{FileFault::Reason::system, ENOENT}));
}

TEST_F(FileTest, AFileThatIsTooLargeIsNotRead) {
    const FileFault too_large{FileFault::Reason::too_large};
    write("sparse", "");
    fs::resize_file(path("sparse"), std::uintmax_t{20} << 30U);

    EXPECT_EQ(fault_of(write("a", "123456"), FileWish::regular, 5), too_large);
    EXPECT_EQ(fault_of(path("sparse")), too_large);
    EXPECT_TRUE(read_regular_file(path("sparse"), FileWish::regular, 100).text.empty());
}

// Files below /proc say that they are empty, and are not.
TEST_F(FileTest, TheLimitHoldsForFilesThatDoNotKnowTheirLength) {
    EXPECT_EQ(fault_of("/proc/self/status", FileWish::regular, 10),
              FileFault{FileFault::Reason::too_large});
    EXPECT_EQ(fault_of("/proc/self/status", FileWish::regular, 100'000), std::nullopt);
}

TEST_F(FileTest, TheDeadlineEndsReading) {
    int looks = 0;
    const Deadline second_look(
        [](const void* count) { return ++*static_cast<int*>(const_cast<void*>(count)) > 1; },
        &looks);

    const FileText read = read_regular_file(write("a", std::string(1 << 20, 'x')),
                                            FileWish::regular, 1 << 21, second_look);

    EXPECT_EQ(read.fault, FileFault{FileFault::Reason::stopped});
    EXPECT_LT(read.text.size(), std::size_t{1} << 20U);
}

TEST_F(FileTest, APipeIsOpenedWithoutItsWriterWhereItIsWelcome) {
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    InputFile file;

    EXPECT_EQ(file.open(path("pipe"), FileWish::any), std::nullopt);
    EXPECT_TRUE(file.may_wait());
}

TEST_F(FileTest, KindsHaveNamesInAllLanguages) {
    EXPECT_EQ(file_kind_name(FileKind::pipe).en, "a named pipe");
    EXPECT_EQ(file_kind_name(FileKind::socket).fr, "un socket");
}

}  // namespace
}  // namespace sudokit
