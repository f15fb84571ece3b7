#include "campaign/checkpoint/folder.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sudokit/counting.hpp"
#include "sudokit/version.hpp"

#include "base/characters.hpp"
#include "base/xxh3.hpp"
#include "campaign/messages.hpp"

namespace sudokit::campaign {
namespace {

std::uint64_t in_slices(std::uint64_t things, std::uint64_t slice) {
    return (things + slice - 1) / slice;
}

// Those of an input that is no file.
struct UnitCount {
    std::uint64_t slice;
    const Deadline& deadline;

    std::uint64_t operator()(const FileInput&) const { return 0; }
    std::uint64_t operator()(const GeneratedInput& input) const {
        return in_slices(input.rounds, slice);
    }
    std::uint64_t operator()(const CatalogueInput& input) const {
        return in_slices(input.grids.most - input.grids.least + 1, slice);
    }
    std::uint64_t operator()(const BandsInput& input) const {
        return input.bands.most - input.bands.least + 1;
    }
    std::uint64_t operator()(const CountInput& input) const {
        auto counting = GridCounting::of(Shape::boxes(input.boxes.rows, input.boxes.columns));
        return counting->prepare(deadline) ? counting->parts() : 0;
    }
};

Header header_for(const CampaignPlan& plan) {
    return {std::string(kVersion), "none", plan.meaning(), 0};
}

std::string words_of(const Slices& slices) {
    return std::to_string(slices.bytes) + " bytes, " + checksum_text(slices.checksum);
}

// Size and date of a file, to know it again without reading it.
std::string stamp_of(const std::string& file) {
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0) return {};
    return std::to_string(info.st_size) + " " + std::to_string(info.st_mtim.tv_sec) + " " +
           std::to_string(info.st_mtim.tv_nsec) + "\n";
}

// A record in the list of those that do not count.
std::string place_name(const std::string& segment, std::uint64_t offset) {
    return segment + " " + std::to_string(offset);
}

// Of a head, or of its lines.
Message damaged_message(const std::string& segment, std::uint64_t head,
                        const std::optional<std::uint64_t>& lines) {
    return message(text::kUnitDamaged, lines ? lines_file(segment) : segment, lines.value_or(head));
}

// Takes what a segment says into a survey.
class SegmentSurvey {
  public:
    SegmentSurvey(Survey& survey, std::size_t segment, std::uint64_t campaign,
                  const std::set<std::string, std::less<>>& known)
        : survey_(survey),
          segment_(segment),
          campaign_(campaign),
          name_(std::filesystem::path(survey.segments[segment]).filename().string()),
          known_(known) {}

    void refuse(const Damage& damage) {
        if (!is_known(damage.at)) found_.push_back(damage);
    }

    // Of a segment that somebody writes to, the last record may not be complete yet.
    void finish(bool is_written) {
        for (const Damage& damage : found_) {
            if (is_written && damage.is_short) continue;
            survey_.damaged.push_back(place_name(name_, damage.at));
            survey_.faults.push_back(
                damaged_message(survey_.segments[segment_], damage.at, damage.lines));
        }
    }

    bool take(const SeenRecord& record) {
        const RecordHead& head = record.head;
        if (is_known(record.at)) return true;
        if (head.campaign != campaign_) {
            is_foreign = true;
            return false;
        }
        if (!record.is_sound) return true;
        auto& places = survey_.places[static_cast<std::size_t>(head.unit.stage)];
        if (head.unit.number >= places.size()) {
            // Only sorting has as many units as are found.
            if (head.unit.stage == Stage::input) return true;
            places.resize(head.unit.number + 1);
        }
        count(head);
        auto& place = places[head.unit.number];
        if (place) {
            if (place->checksum != head.checksum) {
                survey_.faults.push_back(
                    message(text::kUnitDiffers, survey_.segments[segment_], head.unit.number));
            }
            return true;
        }
        place = RecordPlace{segment_, record.at, head.offset, head.size, head.checksum};
        survey_.bytes += head.size;
        if (head.unit.stage == Stage::input) {
            survey_.read += head.read;
            survey_.kept += head.kept;
        }
        return true;
    }

    bool is_foreign = false;

  private:
    // What goes through sorting has been counted before.
    void count(const RecordHead& head) {
        CampaignWorker& worker = survey_.workers[segment_];
        ++worker.units;
        worker.seconds = static_cast<double>(head.elapsed) / 1e9;
        if (head.unit.stage != Stage::input) return;
        worker.read += head.read;
        worker.kept += head.kept;
    }

    [[nodiscard]] bool is_known(std::uint64_t offset) const {
        return !known_.empty() && known_.contains(place_name(name_, offset));
    }

    Survey& survey_;
    std::size_t segment_;
    std::uint64_t campaign_;
    std::string name_;
    const std::set<std::string, std::less<>>& known_;
    std::vector<Damage> found_;
};

std::string host_name() {
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

bool is_there(const std::string& file) {
    struct stat info {};
    return ::stat(file.c_str(), &info) == 0;
}

bool is_written_to(const std::string& segment) {
    const auto opened = open_to_read(segment);
    return opened && is_locked(*opened);
}

}  // namespace

std::uint64_t Survey::done(Stage stage) const {
    const auto& all = places[static_cast<std::size_t>(stage)];
    return static_cast<std::uint64_t>(
        std::ranges::count_if(all, [](const auto& place) { return place.has_value(); }));
}

bool Survey::has(const Unit& unit) const {
    const auto& all = places[static_cast<std::size_t>(unit.stage)];
    return unit.number < all.size() && all[unit.number].has_value();
}

std::vector<std::uint64_t> Survey::missing(Stage stage, std::uint64_t units) const {
    std::vector<std::uint64_t> out;
    for (std::uint64_t number = 0; number < units; ++number) {
        if (!has({stage, number})) out.push_back(number);
    }
    return out;
}

void Survey::refuse(const Unit& unit) {
    auto& place = places[static_cast<std::size_t>(unit.stage)][unit.number];
    const std::string& segment = segments[place->segment];
    damaged.push_back(place_name(std::filesystem::path(segment).filename().string(), place->head));
    faults.push_back(damaged_message(segment, place->head, place->offset));
    place.reset();
}

Folder::Folder(const CampaignPlan& plan, const std::string& who)
    : plan_(plan),
      path_(plan.checkpoint),
      who_(host_name() + ":" + std::to_string(::getpid()) + " " + who) {}

bool Folder::is_begun() const { return is_there(file("campaign")); }

std::string Folder::file(std::string_view name) const { return path_ + "/" + std::string(name); }

std::optional<Error> Folder::lock(Guest guest, const CampaignOptions& options) {
    if (guest == Guest::follower || guest == Guest::onlooker) return std::nullopt;
    const auto kind = guest == Guest::whole ? Lock::Kind::exclusive : Lock::Kind::shared;
    const auto free = lock_.take(file("lock"), kind);
    if (!free) return free.error();
    if (!*free) return Error{ErrorCode::input_output, 0, message(text::kInUse, path_)};
    if (guest == Guest::whole) return std::nullopt;
    const std::string name = "shard-" + std::to_string(options.shard->index) + "-of-" +
                             std::to_string(options.shard->count);
    const auto mine = shard_lock_.take(file(name), Lock::Kind::exclusive);
    if (!mine) return mine.error();
    if (!*mine) return Error{ErrorCode::input_output, 0, message(text::kShardInUse, path_)};
    return std::nullopt;
}

void Folder::release() {
    lock_.release();
    shard_lock_.release();
}

std::optional<Error> Folder::open(Guest guest, const CampaignOptions& options, bool may_begin,
                                  const Deadline& deadline) {
    if (may_begin) {
        if (auto fault = make_folders(path_)) return fault;
    } else if (!is_begun()) {
        return Error{ErrorCode::not_found, 0, message(text::kNoCheckpoint, path_)};
    }
    if (auto fault = lock(guest, options)) return fault;
    // Of several shards that begin at the same time one prepares all.
    Lock preparing;
    if (guest == Guest::shard) {
        if (auto fault = preparing.wait(file("preparing"), deadline)) return fault;
    }
    if (guest == Guest::shard || guest == Guest::whole) {
        if (auto fault = forget_damage()) return fault;
    }
    const auto text = text_of(file("campaign"));
    if (!text) return text.error();
    return *text ? go_on(**text, guest, deadline) : begin(deadline);
}

// What was noted of a segment that somebody has taken away would be said of the next one with its
// name.
std::optional<Error> Folder::forget_damage() const {
    const auto text = text_of(file("damaged"));
    if (!text || !*text) return std::nullopt;  // so nothing is known to be damaged
    std::string left;
    std::string_view rest = **text;
    while (!rest.empty()) {
        const std::string_view line = take_line(rest);
        if (is_there(file(line.substr(0, line.find(' '))))) left += line;
    }
    if (left == **text) return std::nullopt;
    return replace_text(file("damaged"), left);
}

std::optional<Error> Folder::begin(const Deadline& deadline) {
    header_ = header_for(plan_);
    if (const auto* input = std::get_if<FileInput>(&plan_.input)) {
        const std::string stamp = stamp_of(input->file);
        auto cut = cut_file(input->file, plan_.slice, kMostUnits, deadline);
        if (!cut) return cut.error();
        slices_ = *std::move(cut);
        header_.input = words_of(slices_);
        header_.units = slices_.all.size();
        if (auto fault = replace_text(file("slices"), slices_.text())) return fault;
        if (auto fault = replace_text(file("seen"), stamp)) return fault;
    } else {
        header_.units = std::visit(UnitCount{plan_.slice, deadline}, plan_.input);
        if (deadline.passed()) return Error{ErrorCode::stopped, 0, {}};
        if (header_.units > kMostUnits) return too_many_units(kMostUnits);
    }
    return replace_text(file("campaign"), header_.text());
}

std::optional<Error> Folder::go_on(const std::string& text, Guest guest, const Deadline& deadline) {
    auto there = read_header(text, file("campaign"));
    if (!there) return there.error();
    if (auto fault = header_fault(*there, header_for(plan_), path_)) return fault;
    header_ = *std::move(there);
    if (!std::holds_alternative<FileInput>(plan_.input)) return std::nullopt;
    return check_input(guest, deadline);
}

// What was damaged is made again, if the input is still the same.
std::optional<Error> Folder::cut_again(const std::string& input, const Deadline& deadline) {
    auto cut = cut_file(input, plan_.slice, kMostUnits, deadline);
    if (!cut) return cut.error();
    if (words_of(*cut) != header_.input) {
        return Error{ErrorCode::input_output, 0,
                     message(text::kInputChanged, input, text::kOtherChecksum)};
    }
    slices_ = *std::move(cut);
    return replace_text(file("slices"), slices_.text());
}

std::optional<Error> Folder::check_input(Guest guest, const Deadline& deadline) {
    const std::string& input = std::get<FileInput>(plan_.input).file;
    const auto text = text_of(file("slices"));
    if (!text) return text.error();
    auto slices = *text ? Slices::read(**text) : std::nullopt;
    const bool looks_only = guest == Guest::follower || guest == Guest::onlooker;
    if (!slices || words_of(*slices) != header_.input || slices->all.size() != header_.units) {
        if (looks_only) {
            return Error{ErrorCode::input_output, 0, message(text::kDamaged, file("slices"))};
        }
        return cut_again(input, deadline);
    }
    slices_ = *std::move(slices);
    if (looks_only) return std::nullopt;
    const std::string stamp = stamp_of(input);
    const auto seen = text_of(file("seen"));
    if (seen && *seen == stamp) return std::nullopt;
    if (auto fault = slices_fault(input, slices_, deadline)) return fault;
    return replace_text(file("seen"), stamp);
}

std::optional<Error> Folder::look_at(std::size_t segment, LookAt look, const Deadline& deadline,
                                     const std::set<std::string, std::less<>>& known,
                                     Survey& survey) const {
    const std::string& name = survey.segments[segment];
    SegmentSurvey taker(survey, segment, header_.campaign(), known);
    bool stopped = false;
    // Who writes may begin or end meanwhile.
    const bool was_written = is_written_to(name);
    auto fault = scan_segment(
        name, look,
        [&](const SeenRecord& record) {
            stopped = deadline.passed();
            return !stopped && taker.take(record);
        },
        [&](const Damage& damage) { taker.refuse(damage); });
    // A process that has done nothing takes its segment away when it ends.
    if (fault && !is_there(name)) return std::nullopt;
    if (fault) return fault;
    if (stopped) return Error{ErrorCode::stopped, 0, {}};
    if (taker.is_foreign) {
        return Error{ErrorCode::unsupported, 0, message(text::kForeignUnits, name)};
    }
    const bool is_written = is_written_to(name);
    taker.finish(was_written || is_written);
    survey.workers[segment].alive = is_written;
    return std::nullopt;
}

Result<Survey> Folder::survey(LookAt look, const Deadline& deadline) const {
    std::set<std::string, std::less<>> known;
    if (const auto text = text_of(file("damaged")); text && *text) {
        std::string_view rest = **text;
        while (!rest.empty()) known.emplace(without_line_end(take_line(rest)));
    }
    Survey survey;
    survey.segments = segment_files(path_);
    survey.places[static_cast<std::size_t>(Stage::input)].resize(header_.units);
    for (std::size_t i = 0; i < survey.segments.size(); ++i) {
        survey.workers.push_back({.name = survey.segments[i].substr(path_.size() + 1)});
        if (auto fault = look_at(i, look, deadline, known, survey)) return *std::move(fault);
    }
    return survey;
}

Result<Survey> Folder::survey(Look look, const Deadline& deadline) const {
    return survey([look](const Unit&) { return look; }, deadline);
}

void Folder::note_damage(const Survey& survey) const {
    if (survey.damaged.empty()) return;
    const Descriptor list(
        ::open(file("damaged").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (!list.is_open()) return;
    std::string lines;
    for (const std::string& place : survey.damaged) lines += place + "\n";
    // What is not noted is found again.
    const int ignored = write_whole(list, lines);
    static_cast<void>(ignored);
}

void Folder::log(std::string_view line) const {
    const Descriptor log(
        ::open(file("log").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (!log.is_open()) return;
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    char date[32] = {};
    if (::gmtime_r(&now, &parts) != nullptr) {
        std::strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ ", &parts);
    }
    const int ignored = write_whole(log, date + who_ + ": " + std::string(line) + "\n");
    static_cast<void>(ignored);
}

}  // namespace sudokit::campaign
