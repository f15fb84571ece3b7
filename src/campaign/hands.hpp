// Who works on the units of a stage: the threads of this process, or the ranks of MPI with theirs.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/function_ref.hpp"

#include "campaign/crew.hpp"

namespace sudokit::campaign {

/// What a run has at hand.
struct RunMeans {
    Material& material;
    SegmentWriter& segment;
    Reporter& reporter;
    StopWatch& watch;
    std::size_t threads = 1;
    Order order = Order::any;  ///< which the threads of one process can keep
};

class Hands {
  public:
    Hands() = default;
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;
    virtual ~Hands() = default;

    /// Works on these units of a stage until they are done, or the watch stops it.
    [[nodiscard]] virtual std::optional<Error> work_off(const RunMeans& means, Stage stage,
                                                        std::vector<std::uint64_t> units) = 0;

    /// Does something that takes long and that no others can help with.
    virtual void meanwhile(FunctionRef<void()> something) = 0;

    /// There is nothing more to work on.
    virtual void finish() = 0;

    /// Who is told of hands that were lost, and of those that are back.
    virtual void log_to(std::function<void(std::string_view)> log) = 0;
};

/// The threads of this process.
class OwnHands final : public Hands {
  public:
    [[nodiscard]] std::optional<Error> work_off(const RunMeans& means, Stage stage,
                                                std::vector<std::uint64_t> units) override {
        ListDispenser dispenser(stage, std::move(units), means.reporter);
        return campaign::work_off(means.material, dispenser, means.segment, means.threads,
                                  means.watch, means.order);
    }
    void meanwhile(FunctionRef<void()> something) override { something(); }
    void finish() override {}
    void log_to(std::function<void(std::string_view)> /*nobody is lost*/) override {}
};

}  // namespace sudokit::campaign
