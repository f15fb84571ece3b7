#include "campaign/output/merging.hpp"

#include <algorithm>
#include <cerrno>

#include <sys/stat.h>

#include "sudokit/natural.hpp"

#include "base/characters.hpp"
#include "base/xxh3.hpp"
#include "campaign/checkpoint/words.hpp"
#include "campaign/messages.hpp"
#include "campaign/output/sorting.hpp"

namespace sudokit::campaign {
namespace {

// Adds up the second column of what counts grids.
class Sum {
  public:
    void add(std::string_view lines) {
        while (!lines.empty()) {
            const std::string_view line = without_line_end(take_line(lines));
            const auto number = Natural::from_text(line.substr(line.find('\t') + 1));
            if (number) sum_ += *number;
        }
    }
    [[nodiscard]] std::string line() const { return "all\t" + sum_.text() + "\n"; }

  private:
    Natural sum_;
};

using Places = std::vector<std::optional<RecordPlace>>;

const Places& places_of(const Survey& survey, Stage stage) {
    return survey.places[static_cast<std::size_t>(stage)];
}

Merged parts_of(const Places& places) {
    Merged merged;
    for (const auto& place : places) merged.parts.push_back({place->size, place->checksum});
    return merged;
}

class Merge {
  public:
    Merge(const Survey& survey, const Places& places, bool adds_up)
        : survey_(survey), adds_up_(adds_up), merged_(parts_of(places)) {}

    std::optional<Error> open(const std::string& output) {
        auto fault = output_.open(output);
        if (!fault) output_.expect(merged_.bytes());
        return fault;
    }

    // False if the unit is damaged.
    Result<bool> add(const RecordPlace& place) {
        const auto lines = UnitLines::open(survey_, place);
        if (!lines) return lines.error();
        Xxh3 sum;
        for (std::uint64_t done = 0; done < place.size;) {
            const auto piece = lines->read_piece(done, pieces_);
            if (!piece) return cannot_read(lines_file(survey_.segments[place.segment]), errno);
            if (piece->empty()) return false;
            sum.add(*piece);
            if (adds_up_) sum_.add(*piece);
            if (auto fault = output_.write(*piece)) return *std::move(fault);
            done += piece->size();
        }
        return sum.sum() == place.checksum;
    }

    Result<Merged> finish() {
        if (adds_up_) {
            const std::string line = sum_.line();
            if (auto fault = output_.write(line)) return *std::move(fault);
            merged_.parts.push_back({line.size(), xxh3(line)});
        }
        if (auto fault = output_.publish()) return *std::move(fault);
        return std::move(merged_);
    }

  private:
    const Survey& survey_;
    bool adds_up_;
    Merged merged_;
    NewFile output_;
    PieceReader pieces_;
    Sum sum_;
};

std::string lines_of(const Merged& merged) {
    std::string out;
    for (const Merged::Part& part : merged.parts) {
        out += std::to_string(part.bytes) + " " + checksum_text(part.checksum) + "\n";
    }
    return sealed(out);
}

// Nothing if that is not what `lines_of` made.
std::optional<Merged> merged_in(std::string_view text) {
    const auto body = unsealed(text);
    if (!body) return std::nullopt;
    std::string_view rest = *body;
    Merged merged;
    while (!rest.empty()) {
        std::string_view line = without_line_end(take_line(rest));
        Merged::Part part;
        if (!take_number(line, part.bytes) || !take_checksum(line, part.checksum)) {
            return std::nullopt;
        }
        merged.parts.push_back(part);
    }
    return merged;
}

// Whether the next bytes of a file are that part.
bool is_part(const Descriptor& file, std::uint64_t offset, const Merged::Part& part,
             PieceReader& pieces) {
    Xxh3 sum;
    for (std::uint64_t done = 0; done < part.bytes;) {
        const auto piece = pieces.read(file, offset + done, part.bytes - done);
        if (!piece || piece->empty()) return false;
        sum.add(*piece);
        done += piece->size();
    }
    return sum.sum() == part.checksum;
}

bool adds_up(const CampaignPlan& plan) {
    return std::holds_alternative<BandsInput>(plan.input) ||
           std::holds_alternative<CountInput>(plan.input);
}

Result<MergeEnd> note(const Folder& folder, const Merged& merged) {
    if (auto fault = replace_text(folder.file("merged"), lines_of(merged))) {
        return *std::move(fault);
    }
    return MergeEnd{.done = true};
}

// False if no file has the lines of all units in their order and nothing else.
Result<bool> give_lines(const CampaignPlan& plan, const Folder& folder, const Survey& survey) {
    const Places& places = places_of(survey, Stage::input);
    if (places.empty()) return false;
    std::uint64_t bytes = 0;
    for (const auto& place : places) {
        if (place->segment != places.front()->segment || place->offset != bytes) return false;
        bytes += place->size;
    }
    const std::string file = lines_file(survey.segments[places.front()->segment]);
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0 || static_cast<std::uint64_t>(info.st_size) != bytes) {
        return false;
    }
    return give_name(file, folder.file("output"), plan.output);
}

Result<MergeEnd> copy_units(const CampaignPlan& plan, const Folder& folder, const Survey& survey,
                            const Deadline& deadline) {
    const Stage stage = plan.distinct ? Stage::sorting : Stage::input;
    const Places& places = places_of(survey, stage);
    Merge merge(survey, places, adds_up(plan));
    if (auto fault = merge.open(plan.output)) return *std::move(fault);
    MergeEnd end;
    for (std::uint64_t number = 0; number < places.size(); ++number) {
        if (deadline.passed()) return end;
        const auto added = merge.add(*places[number]);
        if (!added) return added.error();
        if (!*added) end.damaged.push_back({stage, number});
    }
    if (!end.damaged.empty()) return end;
    const auto merged = merge.finish();
    if (!merged) return merged.error();
    return note(folder, *merged);
}

}  // namespace

std::uint64_t Merged::bytes() const {
    std::uint64_t bytes = 0;
    for (const Part& part : parts) bytes += part.bytes;
    return bytes;
}

Result<std::optional<Merged>> merged_before(const Folder& folder) {
    const std::string file = folder.file("merged");
    const auto text = text_of(file);
    if (!text) return text.error();
    if (!*text) return std::optional<Merged>();
    auto merged = merged_in(**text);
    if (!merged) return Error{ErrorCode::input_output, 0, message(text::kDamaged, file)};
    return merged;
}

bool is_merged(const Folder& folder, const std::string& output) {
    const auto before = merged_before(folder);
    struct stat info {};
    return before && *before && ::stat(output.c_str(), &info) == 0 &&
           static_cast<std::uint64_t>(info.st_size) == (*before)->bytes();
}

Result<std::optional<bool>> is_as_merged(const std::string& file, const Merged& merged,
                                         const Deadline& deadline) {
    const auto opened = open_to_read(file);
    if (!opened) return std::optional<bool>();
    PieceReader pieces;
    std::uint64_t offset = 0;
    for (const Merged::Part& part : merged.parts) {
        if (deadline.passed()) return Error{ErrorCode::stopped, 0, {}};
        if (!is_part(*opened, offset, part, pieces)) return std::optional(false);
        offset += part.bytes;
    }
    // Nothing may follow.
    const auto more = pieces.read(*opened, offset, 1);
    if (!more) return cannot_read(file, errno);
    return std::optional(more->empty());
}

bool is_row_of_units(const CampaignPlan& plan) { return !plan.distinct && !adds_up(plan); }

Result<MergeEnd> merge_units(const CampaignPlan& plan, const Folder& folder, const Survey& survey,
                             Lines lines, const Deadline& deadline) {
    if (lines == Lines::known && is_row_of_units(plan)) {
        const auto given = give_lines(plan, folder, survey);
        if (!given) return given.error();
        if (*given) return note(folder, parts_of(places_of(survey, Stage::input)));
    }
    return copy_units(plan, folder, survey, deadline);
}

}  // namespace sudokit::campaign
