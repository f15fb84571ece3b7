#include "backend/external.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "sudokit/file.hpp"

#include "backend/dimacs_answer.hpp"
#include "backend/messages.hpp"
#include "backend/process.hpp"
#include "backend/solver_command.hpp"

namespace sudokit::backend {
namespace {

// A model of the largest board is a few MiB long; solvers chat about as much.
constexpr std::size_t kMostOutput = std::size_t{1} << 26U;

// The header stands in a room of this size, so that it can be written again when the formula has
// grown. A comment before it fills the room: comments there are understood by every program.
constexpr std::size_t kHeaderRoom = 64;

Error system_fault(const MessageText& text, const std::string& name, int number) {
    return {ErrorCode::input_output, 0,
            message(text, name, std::generic_category().message(number))};
}

// A directory for two files, which is gone with this object.
class Workplace {
  public:
    static Result<Workplace> make() {
        std::error_code fault;
        const auto place = std::filesystem::temp_directory_path(fault);
        if (fault) return system_fault(text::kNoTemporary, "TMPDIR", fault.value());
        std::string name = (place / "sudokit-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) {
            return system_fault(text::kNoTemporary, place.string(), errno);
        }
        return Workplace(std::move(name));
    }

    Workplace(Workplace&& other) noexcept : name_(std::exchange(other.name_, {})) {}
    Workplace& operator=(Workplace&& other) noexcept {
        std::swap(name_, other.name_);
        return *this;
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    ~Workplace() {
        std::error_code ignored;
        if (!name_.empty()) std::filesystem::remove_all(name_, ignored);
    }

    [[nodiscard]] std::string cnf() const { return name_ + "/formula.cnf"; }
    [[nodiscard]] std::string model() const { return name_ + "/model.txt"; }

  private:
    explicit Workplace(std::string name) : name_(std::move(name)) {}

    std::string name_;
};

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

class External final : public SatSolver {
  public:
    External(std::vector<std::string> words, Workplace place, File file)
        : words_(std::move(words)), place_(std::move(place)), file_(std::move(file)) {
        buffer_.assign(kHeaderRoom, ' ');
        flush();
    }

    void add(std::span<const Literal> clause) override {
        constexpr std::size_t kFull = std::size_t{1} << 16U;
        for (const Literal literal : clause) {
            variables_ = std::max(variables_, std::abs(literal));
            append(literal);
        }
        buffer_ += "0\n";
        ++clauses_;
        if (buffer_.size() >= kFull) flush();
    }

    Result<SatAnswer> solve(const Deadline& deadline) override {
        if (deadline.passed()) return SatAnswer::stopped;
        if (const int fault = write_formula()) {
            return system_fault(text::kCannotWrite, place_.cnf(), fault);
        }
        std::error_code ignored;
        std::filesystem::remove_all(place_.model(), ignored);
        const auto outcome =
            run_process(with_files(words_, place_.cnf(), place_.model()), deadline, kMostOutput);
        if (!outcome) return outcome.error();
        return judge(*outcome, deadline);
    }

    [[nodiscard]] bool value(Variable variable) const override {
        const auto index = static_cast<std::size_t>(variable);
        return index < values_.size() && values_[index];
    }

    // Programs tell what they did in ways of their own, if at all.
    [[nodiscard]] SatStatistics statistics() const override { return {}; }

  private:
    void append(Literal literal) {
        std::array<char, 16> number{};
        const auto end = std::to_chars(number.data(), number.data() + number.size(), literal).ptr;
        buffer_.append(number.data(), end);
        buffer_ += ' ';
    }

    void flush() {
        if (fault_ == 0 &&
            std::fwrite(buffer_.data(), 1, buffer_.size(), file_.get()) != buffer_.size()) {
            fault_ = errno;
        }
        buffer_.clear();
    }

    // 0, or the number of the fault.
    int write_formula() {
        flush();
        std::string header =
            "\np cnf " + std::to_string(variables_) + " " + std::to_string(clauses_) + "\n";
        header.insert(0, "c" + std::string(kHeaderRoom - 1 - header.size(), ' '));
        const bool written =
            std::fseek(file_.get(), 0, SEEK_SET) == 0 &&
            std::fwrite(header.data(), 1, header.size(), file_.get()) == header.size() &&
            std::fflush(file_.get()) == 0 && std::fseek(file_.get(), 0, SEEK_END) == 0;
        if (fault_ == 0 && !written) fault_ = errno;
        return fault_;
    }

    Result<SatAnswer> judge(const ProcessOutcome& outcome, const Deadline& deadline) {
        switch (outcome.end) {
            case ProcessEnd::exited: break;
            case ProcessEnd::signalled:
                return fault(ErrorCode::input_output, text::kSignalled, outcome.number);
            case ProcessEnd::stopped: return SatAnswer::stopped;
            case ProcessEnd::flooded:
                return fault(ErrorCode::too_large, text::kFlooded, kMostOutput >> 20U);
        }
        FileText written;
        if (names_model(words_)) {
            // Whatever the program has put there, it is its word and nothing to wait for.
            written =
                read_regular_file(place_.model(), FileWish::regular_no_link, kMostOutput, deadline);
        }
        if (written.fault && written.fault->number != ENOENT) return refuse(*written.fault);
        auto answer = read_dimacs_answer(written.text.empty() ? outcome.output : written.text,
                                         variables_, words_[0]);
        if (!answer) return answer.error();
        return take(std::move(answer).value(), outcome);
    }

    // The program left something that is not the file of a model, or there is no time to read it.
    [[nodiscard]] Result<SatAnswer> refuse(const FileFault& what) const {
        switch (what.reason) {
            case FileFault::Reason::system: break;
            case FileFault::Reason::kind:
                return fault(ErrorCode::input_output, text::kModelKind, file_kind_name(what.kind));
            case FileFault::Reason::too_large:
                return fault(ErrorCode::too_large, text::kFlooded, kMostOutput >> 20U);
            case FileFault::Reason::stopped: return SatAnswer::stopped;
        }
        return fault(ErrorCode::input_output, text::kModelUnread,
                     std::generic_category().message(what.number));
    }

    Result<SatAnswer> take(DimacsAnswer answer, const ProcessOutcome& outcome) {
        // The statuses of the competitions, 0 from those who do not keep to them, and 30, which
        // clasp adds when it has searched everything.
        const int expected = answer.satisfiable.value_or(false) ? 10 : 20;
        const bool fits = outcome.number == 0 || outcome.number == expected || outcome.number == 30;
        if (!answer.satisfiable || !fits) return no_answer(outcome);
        if (!*answer.satisfiable) return SatAnswer::unsatisfiable;
        if (!answer.has_model) return fault(ErrorCode::syntax, text::kNoModel);
        values_ = std::move(answer.values);
        return SatAnswer::satisfiable;
    }

    // With what the program itself says about it, if it does.
    Error no_answer(const ProcessOutcome& outcome) const {
        constexpr std::size_t kShown = 200;
        const std::string& said = outcome.errors;
        const std::string first = said.substr(0, std::min(said.find('\n'), kShown));
        if (first.empty()) return fault(ErrorCode::input_output, text::kNoAnswer, outcome.number);
        return fault(ErrorCode::input_output, text::kNoAnswerSince, outcome.number, first);
    }

    template <class... Parts>
    Error fault(ErrorCode code, const MessageText& text, Parts&&... parts) const {
        return {code, 0, message(text, words_[0], std::forward<Parts>(parts)...)};
    }

    std::vector<std::string> words_;
    Workplace place_;
    File file_;
    std::string buffer_;  // clauses that are not in the file yet
    Variable variables_ = 0;
    std::uint64_t clauses_ = 0;
    int fault_ = 0;  // of writing
    std::vector<bool> values_;
};

}  // namespace

Result<std::unique_ptr<SatSolver>> make_external(std::string_view command) {
    auto words = split_words(command);
    if (!words) return words.error();
    auto place = Workplace::make();
    if (!place) return place.error();
    File file(std::fopen(place->cnf().c_str(), "wbe"));
    if (!file) return system_fault(text::kCannotWrite, place->cnf(), errno);
    return {std::unique_ptr<SatSolver>(std::make_unique<External>(
        std::move(words).value(), std::move(place).value(), std::move(file)))};
}

}  // namespace sudokit::backend
