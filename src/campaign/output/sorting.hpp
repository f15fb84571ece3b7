// Sorting the lines of all units, each once, where they do not fit into memory: the second stage of
// a campaign whose lines are to be distinct.
//
// The lines of each unit are sorted already. A sample of all of them says where to cut, so that
// every bucket, the lines from one cut to the next, fits into memory; a bucket is a unit of work
// like any other. It takes its part out of each sorted unit, and leaves each line once. The
// buckets, concatenated, are the output. Where to cut depends on the lines alone, and so does every
// bucket.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/deadline.hpp"

#include "campaign/checkpoint/folder.hpp"

namespace sudokit::campaign {

/// Puts lines into order, each once, and answers how many are left; nothing if the deadline passed,
/// and the lines are as they were.
[[nodiscard]] std::optional<std::uint64_t> sort_lines(std::string& lines, const Deadline& deadline);

/// Where lines are cut into buckets: bucket b holds those that are less than cut b, and not less
/// than the one before.
struct Buckets {
    std::vector<std::string> cuts;

    [[nodiscard]] std::uint64_t count() const { return cuts.size() + 1; }

    [[nodiscard]] std::string text() const;
    /// Nothing if that is not what `text` made.
    [[nodiscard]] static std::optional<Buckets> read(std::string_view text);
};

/// Those in the checkpoint; nothing if there are none yet, and an error if they are damaged.
[[nodiscard]] Result<std::optional<Buckets>> buckets_in(const Folder& folder);

/// The lines of a unit that is done, open to be read. There may be more segments than a process may
/// have files open, so nobody keeps many of these.
class UnitLines {
  public:
    [[nodiscard]] static Result<UnitLines> open(const Survey& survey, const RecordPlace& place);

    [[nodiscard]] std::uint64_t size() const { return place_.size; }

    /// As many bytes as are there, from `offset` on, up to `size`; false if the system refuses.
    [[nodiscard]] bool read(std::uint64_t offset, std::size_t size, std::string& out) const {
        return read_at(file_, place_.offset + offset, size, out);
    }

    /// The same for as much as a piece.
    [[nodiscard]] std::optional<std::string_view> read_piece(std::uint64_t offset,
                                                             PieceReader& pieces) const {
        return pieces.read(file_, place_.offset + offset, place_.size - offset);
    }

  private:
    UnitLines(Descriptor file, const RecordPlace& place) : file_(std::move(file)), place_(place) {}

    Descriptor file_;
    RecordPlace place_;
};

/// Cuts the lines of all units, all of which are done, into buckets of about so many bytes, or
/// larger ones where there would be more than 65,536; an error `stopped` if the deadline passed.
[[nodiscard]] Result<Buckets> cut_lines(const Survey& survey, std::uint64_t bucket_bytes,
                                        const Deadline& deadline);

/// The lines of a bucket, in order, each once; nothing if the deadline passed.
[[nodiscard]] Result<std::optional<UnitResult>> sorted_bucket(const Survey& survey,
                                                              const Buckets& buckets,
                                                              std::uint64_t bucket,
                                                              const Deadline& deadline);

}  // namespace sudokit::campaign
