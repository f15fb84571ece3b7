// `sudokit convert`: from any format to any other.
#include "cli/convert/arguments.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/kept_puzzles.hpp"
#include "cli/stream/nine_batch.hpp"
#include "cli/stream/nine_form.hpp"

namespace sudokit::cli {
namespace {

// Plain 9x9 puzzles, many at once.
class ConvertingBatch final : public NineBatch {
  public:
    ConvertingBatch(const NineForm& form, Worker general) : NineBatch(general), form_(form) {}

  private:
    void work() override {}

    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override {
        if (!comment(index).empty()) return false;
        form_.append(puzzles()[index], solution(index), reply.out);
        return true;
    }

    [[nodiscard]] std::size_t answer_length() const override { return form_.length(); }

    const NineForm& form_;
};

}  // namespace

Exit run_convert(const ConvertArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [](Job& job) {
        const Format format = job.arguments.format.value_or(Format::line);
        KeptPuzzles puzzles(job, format);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            Reply reply;
            answer_with(puzzles.write(entry), item, job, reply);
            return reply;
        };
        const auto form = NineForm::of(format, job.arguments.write);
        const auto make = [&form](Worker general) -> std::unique_ptr<NineBatch> {
            return std::make_unique<ConvertingBatch>(*form, general);
        };
        const NineMaker nine(make);
        if (form)
            job.plain = {.solutions = form->has_solutions(), .comments = form->has_comments()};
        const StreamTexts texts{file_prologue(format), file_epilogue(format), nullptr};
        run_stream(job, worker, texts, form ? &nine : nullptr);
    });
}

}  // namespace sudokit::cli
