// Letters between the ranks of MPI, a module: it is loaded by campaigns that mpirun has started,
// and by nothing else.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/result.hpp"

#include "backend/module.hpp"

namespace sudokit::campaign {

/// What a rank hears.
struct Letter {
    int from = 0;
    std::string text;
};

/// The ranks that belong together. For the thread alone that has opened it.
class Communicator {
  public:
    Communicator() = default;
    Communicator(const Communicator&) = delete;
    Communicator& operator=(const Communicator&) = delete;
    virtual ~Communicator() = default;

    [[nodiscard]] virtual int rank() const = 0;
    [[nodiscard]] virtual int size() const = 0;

    /// Sends a letter, and does not wait for its arrival. Letters of one rank to another arrive in
    /// their order, or not at all if that one is gone.
    virtual void send(int to, std::string_view text) = 0;

    /// The next letter that is here; nothing if there is none. Does not wait.
    [[nodiscard]] virtual std::optional<Letter> receive() = 0;

    /// Leaves the others, who leave as well; if some of them are `lost`, without waiting for them.
    virtual void leave(bool lost) = 0;
};

struct MpiModule {
    static constexpr const char* kName = "mpi";
    using Entry = Result<std::unique_ptr<Communicator>>();
};

}  // namespace sudokit::campaign
