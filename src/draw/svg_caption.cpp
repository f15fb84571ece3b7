// What is said below an SVG picture: constraints that have no place on the board, and what the code
// of the founding paper means.
#include <algorithm>

#include "base/xml.hpp"
#include "draw/legend.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit::draw {
namespace {

// The lines below a picture of this size, one after the other.
class CaptionLines {
  public:
    explicit CaptionLines(Point size) : size_(size) {}

    void add_constraint(const std::string& words) {
        constexpr std::int32_t kLargest =
            150;  // of letters; long lines on small boards are smaller
        const auto length = static_cast<std::int32_t>(words.size());
        const std::int32_t letters = std::min(kLargest, size_.x * 16 / 10 / length);
        height_ += letters * 16 / 10;
        add_text("cl", size_.x / 2, size_.y + height_ - letters * 6 / 10, letters, words);
    }

    // A drawing and its meaning. Those of narrow boards are smaller.
    void add_sample(const Sample& sample, Language language) {
        constexpr std::int32_t kSide = 280;
        constexpr std::int32_t kLetters = 120;
        constexpr std::int32_t kLongest = 52;  // letters, of all meanings
        const std::int32_t side = std::min(kSide, size_.x * kSide / (kLongest * kLetters * 6 / 10));
        lines_ += "<g transform=\"translate(";
        append_number(lines_, side / 4);
        lines_ += ' ';
        append_number(lines_, size_.y + height_);
        lines_ += ") scale(0." + std::to_string(100 + 65 * side / kSide).substr(1) +
                  ")\" font-size=\"14\">";
        lines_ += sample.drawing;
        lines_ += "</g>";
        const std::int32_t letters = kLetters * side / kSide;
        add_text("lg", side * 5 / 4, size_.y + height_ + side * 47 / 100, letters,
                 std::string(sample.text->in(language)));
        height_ += side * 7 / 10;
    }

    SvgCaption finish() {
        SvgCaption caption;
        if (lines_.empty()) return caption;
        caption.height = height_;
        caption.text = "<rect class=\"bg\" width=\"";
        append_number(caption.text, size_.x);
        caption.text += "\" height=\"";
        append_number(caption.text, size_.y + height_);
        caption.text += "\" rx=\"6\"/>\n" + lines_;
        return caption;
    }

    void add_room(std::int32_t height) { height_ += height; }

  private:
    void add_text(std::string_view look, std::int32_t x, std::int32_t y, std::int32_t letters,
                  const std::string& words) {
        lines_ += "<text class=\"" + std::string(look) + "\" font-size=\"";
        append_number(lines_, letters);
        lines_ += "\" x=\"";
        append_number(lines_, x);
        lines_ += "\" y=\"";
        append_number(lines_, y);
        lines_ += "\">" + xml_escaped(words) + "</text>\n";
    }

    Point size_;
    std::int32_t height_ = 0;
    std::string lines_;
};

}  // namespace

SvgCaption caption_of(const Figure& figure, const SvgLayout& layout, Language language) {
    CaptionLines lines(layout.size());
    for (const ConstraintPtr& constraint : figure.constraints) {
        if (constraint->drawing().outline.empty()) {
            lines.add_constraint(constraint->text(language));
        }
    }
    if (figure.excluded.empty()) return lines.finish();
    constexpr std::int32_t kRoomAround = 60;
    lines.add_room(kRoomAround);
    for (const Sample& sample : samples_of(figure)) lines.add_sample(sample, language);
    lines.add_room(kRoomAround);
    return lines.finish();
}

}  // namespace sudokit::draw
