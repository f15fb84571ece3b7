#include "backend/z3.hpp"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <new>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <z3.h>

#include "backend/messages.hpp"

namespace sudokit::backend {
namespace {

// Interrupts a search once the deadline has passed, for as long as this object lives. Z3 forgets an
// interrupt that comes before the search has begun, so it is repeated.
class Watcher {
  public:
    Watcher(Z3_context context, Deadline deadline)
        : context_(context), deadline_(deadline), thread_([this] { watch(); }) {}
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;
    ~Watcher() {
        {
            const std::lock_guard lock(mutex_);
            done_ = true;
        }
        changed_.notify_one();
        thread_.join();
    }

  private:
    void watch() {
        constexpr std::chrono::milliseconds kPause{2};
        std::unique_lock lock(mutex_);
        while (!changed_.wait_for(lock, kPause, [this] { return done_; })) {
            if (deadline_.passed()) Z3_interrupt(context_);
        }
    }

    Z3_context context_;
    Deadline deadline_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool done_ = false;
    std::thread thread_;  // last: it uses all the others
};

// By default Z3 ends the whole program when it is used in the wrong way. What it makes then is
// null, which it must not be handed again: `made` looks.
void ignore_error(Z3_context /*context*/, Z3_error_code /*code*/) {}

bool is_about_memory(std::string_view reason) {
    return reason.find("memory") != std::string_view::npos;
}

class Z3 final : public SatSolver {
  public:
    Z3() {
        Z3_config config = Z3_mk_config();
        context_ = Z3_mk_context(config);
        Z3_del_config(config);
        if (context_ == nullptr) throw std::bad_alloc();
        Z3_set_error_handler(context_, ignore_error);
        // Formulas of finite domains: the logic that goes to the SAT solver, also incrementally.
        solver_ = Z3_mk_solver_for_logic(context_, Z3_mk_string_symbol(context_, "QF_FD"));
        if (solver_ == nullptr) return;
        Z3_solver_inc_ref(context_, solver_);
        leave_signals_alone();
    }
    ~Z3() override {
        forget_model();
        if (solver_ != nullptr) Z3_solver_dec_ref(context_, solver_);
        Z3_del_context(context_);
    }

    void add(std::span<const Literal> clause) override {
        if (solver_ == nullptr) return;
        terms_.clear();
        for (const Literal literal : clause) {
            Z3_ast term = variable(std::abs(literal));
            terms_.push_back(literal > 0 ? term : made(Z3_mk_not(context_, term)));
        }
        const auto size = static_cast<unsigned>(terms_.size());
        Z3_solver_assert(context_, solver_,
                         size == 1 ? terms_[0] : made(Z3_mk_or(context_, size, terms_.data())));
        made(solver_);
    }

    Result<SatAnswer> solve(const Deadline& deadline) override {
        if (deadline.passed()) return SatAnswer::stopped;
        forget_model();
        if (solver_ == nullptr) return fault();
        Z3_lbool answer = Z3_L_UNDEF;
        {
            const Watcher watcher(context_, deadline);
            answer = Z3_solver_check(context_, solver_);
        }
        if (answer == Z3_L_UNDEF && is_about_memory(reason())) throw std::bad_alloc();
        take_statistics();
        switch (answer) {
            case Z3_L_FALSE: return SatAnswer::unsatisfiable;
            case Z3_L_UNDEF:
                if (deadline.passed()) return SatAnswer::stopped;
                return fault();
            case Z3_L_TRUE: break;
        }
        model_ = Z3_solver_get_model(context_, solver_);
        if (model_ == nullptr) return fault();
        Z3_model_inc_ref(context_, model_);
        return SatAnswer::satisfiable;
    }

    [[nodiscard]] bool value(Variable variable) const override {
        const auto index = static_cast<std::size_t>(variable);
        if (model_ == nullptr || index >= declarations_.size()) return false;
        if (declarations_[index] == nullptr) return false;
        Z3_ast term = Z3_model_get_const_interp(context_, model_, declarations_[index]);
        return term != nullptr && Z3_get_bool_value(context_, term) == Z3_L_TRUE;
    }

    [[nodiscard]] SatStatistics statistics() const override { return statistics_; }

  private:
    // What Z3 has made. Where that is nothing, or where it says so, there was no memory for it:
    // then as with everything else of which there is none. (Nothing also comes of a wrong use of
    // Z3, which would be our mistake, and ends in the same way.)
    template <class Thing>
    Thing made(Thing thing) const {
        if (Z3_get_error_code(context_) == Z3_MEMOUT_FAIL || thing == nullptr) {
            throw std::bad_alloc();
        }
        return thing;
    }

    // On its own Z3 takes SIGINT away from the program for as long as it searches.
    void leave_signals_alone() {
        Z3_params params = Z3_mk_params(context_);
        if (params == nullptr) return;
        Z3_params_inc_ref(context_, params);
        Z3_params_set_bool(context_, params, Z3_mk_string_symbol(context_, "ctrl_c"), false);
        Z3_solver_set_params(context_, solver_, params);
        Z3_params_dec_ref(context_, params);
    }

    [[nodiscard]] std::string reason() const {
        const char* words = Z3_solver_get_reason_unknown(context_, solver_);
        return words == nullptr ? std::string() : words;
    }

    Z3_ast variable(Variable number) {
        const auto index = static_cast<std::size_t>(number);
        if (index >= declarations_.size()) {
            declarations_.resize(index + 1);
            variables_.resize(index + 1);
        }
        if (declarations_[index] == nullptr) {
            Z3_symbol name = made(Z3_mk_int_symbol(context_, number));
            Z3_sort sort = made(Z3_mk_bool_sort(context_));
            declarations_[index] = made(Z3_mk_func_decl(context_, name, 0, nullptr, sort));
            variables_[index] = made(Z3_mk_app(context_, declarations_[index], 0, nullptr));
        }
        return variables_[index];
    }

    void forget_model() {
        if (model_ != nullptr) Z3_model_dec_ref(context_, model_);
        model_ = nullptr;
    }

    // Z3 tells of all searches of this solver together.
    void take_statistics() {
        Z3_stats stats = Z3_solver_get_statistics(context_, solver_);
        if (stats == nullptr) return;
        Z3_stats_inc_ref(context_, stats);
        SatStatistics now;
        for (unsigned i = 0; i < Z3_stats_size(context_, stats); ++i) {
            if (!Z3_stats_is_uint(context_, stats, i)) continue;
            const std::string_view key = Z3_stats_get_key(context_, stats, i);
            const std::uint64_t number = Z3_stats_get_uint_value(context_, stats, i);
            if (key == "sat decisions") now.decisions = number;
            if (key == "sat conflicts") now.conflicts = number;
            if (key.starts_with("sat propagations")) now.propagations += number;
        }
        Z3_stats_dec_ref(context_, stats);
        statistics_ = now;
    }

    Error fault() const {
        return {ErrorCode::unsupported, 0,
                message(text::kGaveUp, "z3", solver_ == nullptr ? "Z3" : reason())};
    }

    Z3_context context_ = nullptr;
    Z3_solver solver_ = nullptr;
    Z3_model model_ = nullptr;
    std::vector<Z3_func_decl> declarations_;  // by variable; null: not used yet
    std::vector<Z3_ast> variables_;
    std::vector<Z3_ast> terms_;
    SatStatistics statistics_;
};

std::unique_ptr<SatSolver> make() { return std::make_unique<Z3>(); }

}  // namespace
}  // namespace sudokit::backend

SUDOKIT_EXPORT_MODULE(sudokit::backend::Z3Module, sudokit::backend::make)
