// The first rank of a campaign: it hands out units to the others, and has threads that work as
// well.
#pragma once

#include <string>
#include <vector>

#include "campaign/aside.hpp"
#include "campaign/hands.hpp"
#include "campaign/ranks/mpi.hpp"
#include "campaign/ranks/pool.hpp"
#include "campaign/ranks/rank_letters.hpp"

namespace sudokit::campaign {

class Head final : public Hands {
  public:
    Head(Communicator& ranks, Patience patience);

    [[nodiscard]] std::optional<Error> work_off(const RunMeans& means, Stage stage,
                                                std::vector<std::uint64_t> units) override;
    void meanwhile(FunctionRef<void()> something) override;
    void finish() override;
    void log_to(std::function<void(std::string_view)> log) override { log_ = std::move(log); }

  private:
    using Clock = Patience::Clock;

    struct Rank {
        Clock::time_point heard;
        std::uint64_t threads = 0;  // none before it is ready
        std::uint64_t has = 0;      // units of this round
        bool gone = false;          // it has said so
        bool lost = false;

        [[nodiscard]] bool is_there() const { return !gone && !lost; }
    };

    void send(std::size_t to, const RankLetter& letter);
    /// Hears all there is to hear, gives signs of life, and says whether anything came.
    bool listen();
    void hear(const Letter& letter);
    void give_units(std::size_t own_threads);
    /// A unit to each rank that has fewer than so many for each of its threads; whether there was
    /// such a rank, and a unit for it.
    bool give_each_one(std::uint64_t per_thread);
    void give_up_the_silent();
    void log(std::size_t rank, std::string_view what) const;
    [[nodiscard]] std::uint64_t at_work() const;
    [[nodiscard]] std::uint64_t lost() const;

    Communicator& communicator_;
    Patience patience_;
    std::vector<Rank> ranks_;  // the first is this one
    std::function<void(std::string_view)> log_ = [](std::string_view) {};
    Pool* pool_ = nullptr;  // while there are units
    std::uint64_t round_ = 0;
    Clock::time_point told_;
    bool finished_ = false;
};

}  // namespace sudokit::campaign
