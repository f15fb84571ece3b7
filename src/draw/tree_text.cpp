// A search tree as lines of text.
#include "draw/tree_words.hpp"

namespace sudokit {
namespace {

constexpr MessageText kLine{"{0}: {1}", "{0} : {1}"};

struct Lines {
    std::string_view child, last, past, none;
};
constexpr Lines kAscii{"|- ", "`- ", "|  ", "   "};
constexpr Lines kUnicode{"├─ ", "└─ ", "│  ", "   "};

class TreeText {
  public:
    explicit TreeText(const TreeDrawing& drawing)
        : words_(drawing),
          language_(drawing.language),
          lines_(drawing.unicode ? kUnicode : kAscii) {}

    std::string text() {
        add(0, "", "");
        return std::move(out_);
    }

  private:
    // `lead` stands before the node itself, `rest` before all that is below it.
    void add(std::size_t node, const std::string& lead, const std::string& rest) {
        std::string said;
        for (const std::string& part : {words_.chain(node), words_.followed(node),
                                        words_.outcome(node), words_.counted(node)}) {
            if (!part.empty()) said += (said.empty() ? "" : ", ") + part;
        }
        out_ += lead + message(kLine, own_words(words_.name(node)), own_words(said)).in(language_) +
                '\n';
        const auto& below = words_.view()[node].below;
        for (const std::size_t child : below) {
            const bool last = child == below.back();
            add(child, rest + std::string(last ? lines_.last : lines_.child),
                rest + std::string(last ? lines_.none : lines_.past));
        }
    }

    draw::TreeWords words_;
    Language language_;
    const Lines& lines_;
    std::string out_;
};

}  // namespace

std::string draw_text(const TreeDrawing& drawing) { return TreeText(drawing).text(); }

}  // namespace sudokit
