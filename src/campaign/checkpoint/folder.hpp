// The checkpoint of a campaign: a folder with a header, the slices of the input, and segments with
// what is done.
//
//     campaign      which version, plan and input it is of (header.hpp)
//     slices        which part of a file each unit is (slices.hpp)
//     buckets       how lines are shared out for sorting (sorting.hpp)
//     units-RRRRR-NNNN  what worker number R has done, in its run number N (segment.hpp)
//     lines-RRRRR-NNNN  what came out of it
//     damaged       records that do not count, and need not be looked at again
//     merged        the size and the checksum of the output
//     seen          size and date of the input when it was last looked at
//     log           what happened, for people
//     lock, shard-*, preparing, merging  who is at work
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "sudokit/campaign.hpp"

#include "campaign/checkpoint/header.hpp"
#include "campaign/checkpoint/segment.hpp"
#include "campaign/checkpoint/slices.hpp"

namespace sudokit::campaign {

/// Who opens a checkpoint.
enum class Guest : std::uint8_t {
    whole,     ///< a run of all units: nobody else may work meanwhile
    shard,     ///< one of several that share the units
    follower,  ///< a rank whose first one has opened it
    onlooker   ///< somebody who looks only
};

/// The most units that a campaign may have: the checkpoint has some 50 bytes for each, and every
/// process has as many in memory.
inline constexpr std::uint64_t kMostUnits = 10'000'000;

/// What has been done, as the segments say.
struct Survey {
    std::vector<std::string> segments;
    /// By stage and unit; units of sorting are there as far as they were found.
    std::vector<std::vector<std::optional<RecordPlace>>> places{2};
    std::vector<CampaignWorker> workers;  ///< one for each segment
    std::uint64_t read = 0;
    std::uint64_t kept = 0;
    std::uint64_t bytes = 0;
    std::vector<Message> faults;  ///< records that do not count, and units that contradict each
                                  ///< other
    std::vector<std::string> damaged;  ///< the names and places of such records, not known before

    /// This record, of a unit that was done, turned out to be damaged.
    void refuse(const Unit& unit);

    [[nodiscard]] std::uint64_t done(Stage stage) const;
    [[nodiscard]] bool has(const Unit& unit) const;
    /// The units of a stage that are not done, in order.
    [[nodiscard]] std::vector<std::uint64_t> missing(Stage stage, std::uint64_t units) const;
};

/// An open checkpoint.
class Folder {
  public:
    /// The folder of a plan, which must outlive this; `who` is said in the log.
    explicit Folder(const CampaignPlan& plan, const std::string& who = "");

    /// Opens the checkpoint, and begins it if there is none and `may_begin`. The input is looked
    /// at, unless it was already and its date is the same.
    [[nodiscard]] std::optional<Error> open(Guest guest, const CampaignOptions& options,
                                            bool may_begin, const Deadline& deadline);

    /// Whether there is a campaign to go on with.
    [[nodiscard]] bool is_begun() const;

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string file(std::string_view name) const;
    [[nodiscard]] const Header& header() const { return header_; }
    [[nodiscard]] const Slices& slices() const { return slices_; }

    /// Goes through all segments. What is damaged, and was known to be, is passed over, and so is
    /// the end of a record that somebody is writing. An error `stopped` once the deadline has
    /// passed, which is looked at for each record.
    [[nodiscard]] Result<Survey> survey(LookAt look, const Deadline& deadline) const;
    /// The same, and all units are looked at alike.
    [[nodiscard]] Result<Survey> survey(Look look, const Deadline& deadline) const;

    /// From now on, what a survey has found damaged is known to be.
    void note_damage(const Survey& survey) const;

    /// Adds a line to the log, with the date before it. What cannot be logged is not.
    void log(std::string_view line) const;

    /// Lets others take the checkpoint.
    void release();

  private:
    [[nodiscard]] std::optional<Error> lock(Guest guest, const CampaignOptions& options);
    [[nodiscard]] std::optional<Error> forget_damage() const;
    [[nodiscard]] std::optional<Error> begin(const Deadline& deadline);
    [[nodiscard]] std::optional<Error> go_on(const std::string& text, Guest guest,
                                             const Deadline& deadline);
    [[nodiscard]] std::optional<Error> check_input(Guest guest, const Deadline& deadline);
    [[nodiscard]] std::optional<Error> cut_again(const std::string& input,
                                                 const Deadline& deadline);
    /// Takes what a segment says into a survey.
    [[nodiscard]] std::optional<Error> look_at(std::size_t segment, LookAt look,
                                               const Deadline& deadline,
                                               const std::set<std::string, std::less<>>& known,
                                               Survey& survey) const;

    const CampaignPlan& plan_;
    const std::string& path_;
    std::string who_;
    Header header_;
    Slices slices_;
    Lock lock_;
    Lock shard_lock_;
};

}  // namespace sudokit::campaign
