// The ranks of MPI, by its C interface. (That of C++, which older ones bring, is another library.)
#define OMPI_SKIP_MPICXX 1
#define MPICH_SKIP_MPICXX 1

#include "campaign/ranks/mpi.hpp"

#include <list>
#include <string>
#include <utility>

#include <dlfcn.h>
#include <mpi.h>
#include <unistd.h>

namespace sudokit::campaign {
namespace {

constexpr int kTag = 1;
constexpr MessageText kMpiFault{"{0} failed: {1}", "échec de {0} : {1}"};

std::string words_of(int fault) {
    std::string words(MPI_MAX_ERROR_STRING, '\0');
    int length = 0;
    MPI_Error_string(fault, words.data(), &length);
    words.resize(static_cast<std::size_t>(length));
    return words;
}

class MpiRanks final : public Communicator {
  public:
    MpiRanks() {
        // Letters to a rank that is gone fail, and the others go on.
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &size_);
    }

    [[nodiscard]] int rank() const override { return rank_; }
    [[nodiscard]] int size() const override { return size_; }

    void send(int to, std::string_view text) override {
        clear_sent();
        Sent& sent = sent_.emplace_back(Sent{std::string(text), MPI_REQUEST_NULL});
        // `clear_sent` asks for the end of each.
        // NOLINTNEXTLINE(clang-analyzer-optin.mpi.MPI-Checker)
        const int fault = MPI_Isend(sent.text.data(), static_cast<int>(sent.text.size()), MPI_BYTE,
                                    to, kTag, MPI_COMM_WORLD, &sent.request);
        if (fault != MPI_SUCCESS) sent_.pop_back();
    }

    [[nodiscard]] std::optional<Letter> receive() override {
        int here = 0;
        MPI_Status status;
        const int fault = MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &here, &status);
        if (fault != MPI_SUCCESS || here == 0) return std::nullopt;
        int length = 0;
        MPI_Get_count(&status, MPI_BYTE, &length);
        Letter letter{status.MPI_SOURCE, std::string(static_cast<std::size_t>(length), '\0')};
        if (MPI_Recv(letter.text.data(), length, MPI_BYTE, status.MPI_SOURCE, kTag, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE) != MPI_SUCCESS) {
            return std::nullopt;
        }
        return letter;
    }

    void leave(bool lost) override {
        // Whoever waits for a rank that is gone waits for ever.
        if (lost) return;
        while (!sent_.empty()) {
            clear_sent();
            ::usleep(kMicroseconds);
        }
        MPI_Finalize();
    }

  private:
    static constexpr useconds_t kMicroseconds = 200;

    struct Sent {
        std::string text;
        MPI_Request request;
    };

    void clear_sent() {
        std::erase_if(sent_, [](Sent& sent) {
            int done = 0;
            const int fault = MPI_Test(&sent.request, &done, MPI_STATUS_IGNORE);
            return fault != MPI_SUCCESS || done != 0;
        });
    }

    int rank_ = 0;
    int size_ = 1;
    std::list<Sent> sent_;
};

Result<std::unique_ptr<Communicator>> open_ranks() {
    // Open MPI loads parts of its own, which look for its names among those of the whole program.
    Dl_info info{};
    if (::dladdr(reinterpret_cast<const void*>(&MPI_Init_thread), &info) != 0) {
        ::dlopen(info.dli_fname, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD);
    }
    int given = 0;
    const int fault = MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &given);
    if (fault != MPI_SUCCESS) {
        return Error{ErrorCode::input_output, 0,
                     message(kMpiFault, "MPI_Init_thread", words_of(fault))};
    }
    std::unique_ptr<Communicator> ranks = std::make_unique<MpiRanks>();
    return ranks;
}

}  // namespace
}  // namespace sudokit::campaign

SUDOKIT_EXPORT_MODULE(sudokit::campaign::MpiModule, sudokit::campaign::open_ranks)
