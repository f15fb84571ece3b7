#include "cli/race/heat_bytes.hpp"

#include <cstring>
#include <type_traits>

namespace sudokit::cli {
namespace {

// Values one after the other, from one process to another of the same program.
class Sending {
  public:
    template <class Value>
    void put(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        const std::size_t at = bytes_.size();
        bytes_.resize(at + sizeof value);
        std::memcpy(bytes_.data() + at, &value, sizeof value);
    }
    void put_text(std::string_view text) {
        put(text.size());
        bytes_ += text;
    }
    [[nodiscard]] std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
};

class Receiving {
  public:
    explicit Receiving(std::string_view bytes) : bytes_(bytes) {}

    template <class Value>
    [[nodiscard]] Value take() {
        Value value{};
        if (!has(sizeof value)) return value;
        std::memcpy(&value, bytes_.data(), sizeof value);
        bytes_.remove_prefix(sizeof value);
        return value;
    }
    [[nodiscard]] std::string take_text() {
        const auto size = take<std::size_t>();
        if (!has(size)) return {};
        std::string text(bytes_.substr(0, size));
        bytes_.remove_prefix(size);
        return text;
    }
    /// Nothing was missing so far.
    [[nodiscard]] bool is_whole() const { return whole_; }

  private:
    bool has(std::size_t size) {
        whole_ = whole_ && size <= bytes_.size();
        return whole_;
    }

    std::string_view bytes_;
    bool whole_ = true;
};

}  // namespace

std::string heat_bytes(const Heat& heat) {
    Sending out;
    out.put(heat.end);
    out.put_text(heat.why);
    out.put(heat.answer.verdict);
    out.put(heat.answer.count);
    out.put(heat.answer.stop);
    out.put(heat.answer.nodes);
    out.put_text(heat.last);
    out.put(heat.answer.solutions.size());
    for (const Grid& grid : heat.answer.solutions) {
        out.put_text({reinterpret_cast<const char*>(grid.digits.data()), grid.digits.size()});
    }
    out.put(heat.seconds.size());
    for (const double seconds : heat.seconds) out.put(seconds);
    return out.take();
}

bool take_heat(std::string_view bytes, const Board& board, Heat& heat) {
    Receiving in(bytes);
    heat.end = in.take<HeatEnd>();
    heat.why = in.take_text();
    heat.answer.verdict = in.take<Verdict>();
    heat.answer.count = in.take<std::uint64_t>();
    heat.answer.stop = in.take<Stop>();
    heat.answer.nodes = in.take<std::uint64_t>();
    heat.last = in.take_text();
    for (auto left = in.take<std::size_t>(); left > 0 && in.is_whole(); --left) {
        const std::string digits = in.take_text();
        heat.answer.solutions.push_back({board, {digits.begin(), digits.end()}});
    }
    for (auto left = in.take<std::size_t>(); left > 0 && in.is_whole(); --left) {
        heat.seconds.push_back(in.take<double>());
    }
    return in.is_whole();
}

}  // namespace sudokit::cli
