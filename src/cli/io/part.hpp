// Files and directories in the making: they have a name of their own, beside the one that they are
// for, until they are complete.
#pragma once

#include <string>
#include <string_view>

namespace sudokit::cli {

/// What a file and a directory in the making have in common: a name nobody else has, and that
/// nothing stays of them unless they are published or kept.
class Part {
  public:
    Part();
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    /// How it is called now; empty before it is opened, and when it is a part no more.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// Removes all that are in the making, of every thread: for a program that ends at once.
    static void remove_all();

  protected:
    ~Part();

    void set_name(std::string name);

  private:
    std::string name_;
};

/// A file in the making.
class PartFile final : public Part {
  public:
    PartFile() = default;
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    ~PartFile();

    /// Makes a new file beside `path`, which is to get that name; 0, or the errno. Whatever is
    /// there is not touched, nor is a link followed. It has the permissions that a new file gets,
    /// or those of the file which it will replace.
    [[nodiscard]] int open(const std::string& path);

    /// To write to; -1 where it is not open.
    [[nodiscard]] int descriptor() const { return descriptor_; }

    /// Closes it and gives it its name, in place of what had it; 0, or the errno, after which it
    /// may still be kept.
    [[nodiscard]] int publish();

    /// Closes it and leaves it as `path.part`, or under the name it has if that cannot be. Answers
    /// where; nothing if it is empty: then it is removed.
    std::string keep();

  private:
    int close();

    std::string path_;
    int descriptor_ = -1;
};

/// A directory in the making.
class PartFolder final : public Part {
  public:
    PartFolder() = default;
    PartFolder(const PartFolder&) = delete;
    PartFolder& operator=(const PartFolder&) = delete;
    ~PartFolder();

    /// Makes a new directory beside `path`; 0, or the errno.
    [[nodiscard]] int open(const std::string& path);

    /// Gives it its name. A directory that has it makes way and is removed; 0, or the errno.
    [[nodiscard]] int publish();

  private:
    std::string path_;
};

/// Writes a whole file, which takes the place of another only once it is complete; 0, or the errno.
[[nodiscard]] int replace_file(const std::string& path, std::string_view text);

}  // namespace sudokit::cli
