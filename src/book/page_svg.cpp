#include "book/page_svg.hpp"

#include <array>

#include "base/xml.hpp"
#include "book/texts.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit::book {
namespace {

using draw::append_number;

// Words on pages, and what is different on paper: digits that were found are told by their weight,
// and thin lines must not get lost.
constexpr auto kPageLooks = std::to_array<draw::Look>({
    {".pl", "fill:#14171c"},
    {".th", "stroke:#8b919c"},
    {".cd", "fill:#5d6573"},
    {".pw", "fill:#14171c"},
    {".ps", "fill:#5d6573"},
    {".pb", "font-weight:700"},
    {".al", "text-anchor:start"},
    {".ac", "text-anchor:middle"},
    {".ae", "text-anchor:end"},
});

// A length of pages as CSS writes it.
std::string millimetres(std::int32_t hundredths) {
    std::string out = std::to_string(hundredths / 100);
    if (hundredths % 100 == 0) return out + "mm";
    out += '.';
    out += static_cast<char>('0' + hundredths / 10 % 10);
    out += static_cast<char>('0' + hundredths % 10);
    return out + "mm";
}

void append_box(std::string& out, const PageBox& box) {
    out += " x=\"";
    append_number(out, box.x);
    out += "\" y=\"";
    append_number(out, box.y);
    out += "\" width=\"";
    append_number(out, box.width);
    out += "\" height=\"";
    append_number(out, box.height);
    out += '"';
}

void append_words(std::string& out, const BookText& line) {
    const PageBox& box = line.box;
    std::int32_t x = box.x;
    std::string_view align = "al";
    if (line.align == TextAlign::centre) {
        x += box.width / 2;
        align = "ac";
    } else if (line.align == TextAlign::right) {
        x += box.width;
        align = "ae";
    }
    out += "<text class=\"";
    out += align;
    out += line.soft ? " ps" : " pw";
    if (line.bold) out += " pb";
    out += "\" font-size=\"";
    append_number(out, line.size);
    out += "\" x=\"";
    append_number(out, x);
    out += "\" y=\"";
    append_number(out, box.y + box.height / 2 + line.size * 36 / 100);
    out += "\">" + xml_escaped(line.words) + "</text>\n";
}

void append_picture(std::string& out, const BookPicture& picture, Language language) {
    const auto [size, markup] = draw::svg_body(
        picture.figure,
        {.symbols = picture.symbols, .labels = picture.labels, .language = language});
    out += "<svg";
    append_box(out, picture.box);
    out += " viewBox=\"0 0 ";
    draw::append_point(out, size);
    out += "\">\n" + markup + "</svg>\n";
}

std::string page_title(const Book& book, std::size_t page) {
    return book.title + ", " + message(text::kPage, page + 1).in(book.language);
}

}  // namespace

std::vector<draw::Look> page_looks() {
    std::vector<draw::Look> looks;
    for (const auto& some : {draw::picture_looks(), draw::constraint_looks(),
                             std::span<const draw::Look>(kPageLooks)}) {
        looks.insert(looks.end(), some.begin(), some.end());
    }
    return looks;
}

std::string page_svg(const Book& book, std::size_t page, const std::string& style) {
    SUDOKIT_EXPECT(page < book.pages.size());
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sk\" viewBox=\"0 0 ";
    draw::append_point(out, {book.width, book.height});
    out += "\" width=\"" + millimetres(book.width) + "\" height=\"" + millimetres(book.height);
    out += "\">\n<title>" + xml_escaped(page_title(book, page)) + "</title>\n";
    if (!style.empty()) out += "<style>\n" + style + "</style>\n";
    out += "<rect class=\"bg\" width=\"";
    append_number(out, book.width);
    out += "\" height=\"";
    append_number(out, book.height);
    out += "\"/>\n";
    for (const BookPicture& picture : book.pages[page].pictures) {
        append_picture(out, picture, book.language);
    }
    for (const BookText& line : book.pages[page].texts) append_words(out, line);
    return out + "</svg>\n";
}

}  // namespace sudokit::book

namespace sudokit {

std::string draw_svg(const Book& book, std::size_t page) {
    return book::page_svg(book, page, draw::paper_css(book::page_looks()));
}

Result<std::string> draw_html(const Book& book, Deadline deadline) {
    const std::string size = book::millimetres(book.width) + " " + book::millimetres(book.height);
    std::string out = "<!DOCTYPE html>\n<html lang=\"";
    out += book.language == Language::fr ? "fr" : "en";
    out += "\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>" + xml_escaped(book.title);
    out += "</title>\n<style>\n@page{size:" + size + ";margin:0}\n";
    out +=
        "body{margin:0;background:#fff}\n"
        ".page svg.sk{display:block}\n"
        ".page{break-after:page;break-inside:avoid}\n"
        ".page:last-child{break-after:auto}\n"
        "@media screen{body{background:#dfe2e7;padding:1rem 0}\n"
        ".page{width:" +
        book::millimetres(book.width) +
        ";margin:0 auto 1rem;background:#fff;box-shadow:0 1px 4px #0004}}\n";
    out += draw::paper_css(book::page_looks()) + "</style>\n</head>\n<body>\n";
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
        if (deadline.passed()) {
            return Error{ErrorCode::stopped, 0, message(book::text::kNoTime)};
        }
        out += "<section class=\"page\">\n" + book::page_svg(book, page, {}) + "</section>\n";
    }
    return out + "</body>\n</html>\n";
}

}  // namespace sudokit
