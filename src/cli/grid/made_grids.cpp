#include "cli/grid/made_grids.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/sampling.hpp"
#include "sudokit/stream.hpp"

#include "cli/grid/catalogue.hpp"
#include "cli/grid/messages.hpp"
#include "cli/io/seed.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/nine_form.hpp"

namespace sudokit::cli {
namespace {

// Parts are small at first, so that the first grids come at once, and then large enough for their
// beginning to cost little.
constexpr std::uint64_t kFirstPart = 64;
constexpr std::uint64_t kLargestPart = 16384;

// Ranks have no place in a file that one could name.
Reply refusal_of_grids(const Message& why, Language language) {
    Reply reply;
    reply.notes = "sudokit: " + why.in(language) + "\n";
    reply.exit = Exit::bad_input;
    reply.fault = true;
    return reply;
}

// Puts grids into text, one after the other.
class GridWriter {
  public:
    GridWriter(const Job& job, Format format)
        : job_(job),
          format_(format),
          digits_only_(format == Format::line && writes_digits(job.arguments.write)) {}

    // Appends the grid to `reply`, which becomes a refusal where the format cannot carry it: then
    // the answer is no. A rank of 0 is not told.
    bool add(const nine::Digits& digits, std::uint64_t rank, Reply& reply) const {
        if (interrupt::flag()) return false;
        ++reply.items;
        if (digits_only_) {
            for (const std::uint8_t digit : digits) reply.out += static_cast<char>('0' + digit);
            reply.out += '\n';
            return true;
        }
        return format_ == Format::json ? add_json(digits, rank, reply) : add_entry(digits, reply);
    }

  private:
    bool add_json(const nine::Digits& digits, std::uint64_t rank, Reply& reply) const {
        reply.out += json_line([&](JsonWriter& out) {
            if (rank > 0) out.key("rank").number(rank);
            out.key("grid").text(line_of(Board::standard(9), digits, job_.arguments.write));
        });
        return true;
    }

    bool add_entry(const nine::Digits& digits, Reply& reply) const {
        Entry entry{Puzzle(Board::standard(9))};
        for (Cell cell = 0; cell < digits.size(); ++cell) {
            entry.puzzle.set_given(cell, digits[cell]);
        }
        const auto text = write_entry(entry, format_, job_.arguments.write);
        if (text) {
            reply.out += *text;
        } else {
            reply = refusal_of_grids(text.error().message, job_.language());
        }
        return text.has_value();
    }

    const Job& job_;
    Format format_;
    bool digits_only_;
};

// Ranks that follow each other, or random grids, on their way to text.
struct GridPart {
    RankRange range;
    Reply reply = {};
};

// Has the parts that `next` names made into replies by `make`, on all threads, and writes them in
// order.
void write_parts(Job& job, const GridArguments& arguments, FunctionRef<bool(RankRange& part)> next,
                 FunctionRef<Reply(const RankRange& part)> make) {
    constexpr std::size_t kSlotsPerThread = 2;
    const Format format = arguments.format.value_or(Format::line);
    const std::size_t threads = arguments.threads.value_or(core_count());
    std::vector<GridPart> slots(kSlotsPerThread * threads);
    const auto produce = [&](std::size_t slot) {
        return !interrupt::flag() && next(slots[slot].range);
    };
    const auto work = [&](std::size_t slot, std::size_t) {
        slots[slot].reply = make(slots[slot].range);
    };
    const auto consume = [&](std::size_t slot) {
        return job.take(std::exchange(slots[slot].reply, {})) && job.output.flush();
    };
    job.output.frame(file_prologue(format), file_epilogue(format));
    job.threads = run_ordered({slots.size(), produce, work, consume}, threads);
}

Reply empty_reply() {
    Reply reply;
    reply.items = 0;
    return reply;
}

// Long lists of ranks, part by part.
class RankParts {
  public:
    explicit RankParts(const std::vector<RankRange>& ranges) : ranges_(ranges) {}

    bool next(RankRange& part) {
        if (range_ == ranges_.size()) return false;
        const RankRange& range = ranges_[range_];
        part.first = range.first + passed_;
        part.last = std::min(range.last, part.first + size_ - 1);
        passed_ += part.last - part.first + 1;
        size_ = std::min(2 * size_, kLargestPart);
        if (part.last == range.last) {
            ++range_;
            passed_ = 0;
        }
        return true;
    }

  private:
    const std::vector<RankRange>& ranges_;
    std::size_t range_ = 0;
    std::uint64_t passed_ = 0;  // of that range
    std::uint64_t size_ = kFirstPart;
};

Reply reply_with_ranked(const Job& job, const GridWriter& writer, const RankRange& part) {
    const Message unknown = message(text::kRankNotKnown, catalogue().size());
    Reply reply = empty_reply();
    if (part.first == part.last) {  // from the nearer end
        const auto digits = catalogue().grid(part.first);
        if (!digits) return refusal_of_grids(unknown, job.language());
        writer.add(*digits, part.first, reply);
        return reply;
    }
    std::uint64_t rank = part.first;
    const bool known = catalogue().grids(part.first, part.last, [&](const nine::Digits& digits) {
        return writer.add(digits, rank++, reply);
    });
    return known ? reply : refusal_of_grids(unknown, job.language());
}

}  // namespace

void write_ranked_grids(Job& job, const GridArguments& arguments) {
    const GridWriter writer(job, arguments.format.value_or(Format::line));
    RankParts parts(arguments.ranks);
    write_parts(
        job, arguments, [&](RankRange& part) { return parts.next(part); },
        [&](const RankRange& part) { return reply_with_ranked(job, writer, part); });
}

void write_random_grids(Job& job, const GridArguments& arguments, std::uint64_t seed) {
    const GridWriter writer(job, arguments.format.value_or(Format::line));
    const GridSampler sampler;
    const std::uint64_t wanted = arguments.count.value_or(1);
    // Parts of one size, as which random numbers are whose depends on it.
    constexpr std::uint64_t kPart = 4096;
    std::uint64_t passed = 0;
    const auto next = [&](RankRange& part) {
        if (wanted != 0 && passed >= wanted) return false;
        part.first = passed;
        part.last = passed + (wanted == 0 ? kPart : std::min(kPart, wanted - passed)) - 1;
        passed = part.last + 1;
        return true;
    };
    const auto make = [&](const RankRange& part) {
        Reply reply = empty_reply();
        Rng rng = rng_of_part(seed, part.first / kPart);
        for (std::uint64_t i = part.first; i <= part.last; ++i) {
            if (!writer.add(sampler.draw(rng), 0, reply)) break;
        }
        return reply;
    };
    write_parts(job, arguments, next, make);
}

}  // namespace sudokit::cli
