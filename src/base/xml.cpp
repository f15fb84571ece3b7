#include "base/xml.hpp"

#include <algorithm>
#include <charconv>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "base/utf8.hpp"

namespace sudokit {
namespace {

constexpr MessageText kEnd{"the XML text ends too early", "le texte XML s’arrête trop tôt"};
constexpr MessageText kNoElement{"expected an XML element", "élément XML attendu"};
constexpr MessageText kSecondRoot{"expected nothing more after the first element",
                                  "rien n’est attendu après le premier élément"};
constexpr MessageText kName{"expected a name, found '{0}'", "nom attendu, trouvé « {0} »"};
constexpr MessageText kTag{"expected an attribute, '>' or '/>', found '{0}'",
                           "attribut, « > » ou « /> » attendu, trouvé « {0} »"};
constexpr MessageText kEquals{"expected '=' after the name of the attribute",
                              "« = » attendu après le nom de l’attribut"};
constexpr MessageText kQuote{"expected a quoted value", "valeur entre guillemets attendue"};
constexpr MessageText kLess{"'<' must be written as &lt; in a value",
                            "« < » s’écrit &lt; dans une valeur"};
constexpr MessageText kTwice{"the attribute {0} occurs twice", "l’attribut {0} figure deux fois"};
constexpr MessageText kEntity{"expected &lt; &gt; &amp; &quot; &apos; or a numeric reference",
                              "&lt; &gt; &amp; &quot; &apos; ou une référence numérique attendu"};
constexpr MessageText kMismatch{"expected </{0}>, found </{1}>", "</{0}> attendu, trouvé </{1}>"};
constexpr MessageText kStrayEnd{"</{0}> without its beginning", "</{0}> sans son début"};
constexpr MessageText kClose{"expected '>'", "« > » attendu"};
constexpr MessageText kOutside{"expected an element, found text", "élément attendu, texte trouvé"};
constexpr MessageText kDoctype{"document types are not supported",
                               "les types de document ne sont pas pris en charge"};
constexpr MessageText kDepth{"XML nested deeper than {0} levels",
                             "XML imbriqué sur plus de {0} niveaux"};
constexpr MessageText kUtf8{"expected UTF-8 text", "texte UTF-8 attendu"};
constexpr MessageText kControl{"this character is not allowed in XML",
                               "ce caractère n’est pas permis en XML"};

constexpr std::string_view kBlanks = " \t\r\n";

bool is_blank(char c) { return kBlanks.find(c) != std::string_view::npos; }

bool is_name_character(char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return letter || std::string_view("_-.:").find(c) != std::string_view::npos || (c & 0x80) != 0;
}

// What XML 1.0 lets stand in a document, be it as it is or as a numeric reference.
bool is_xml_character(char32_t value) {
    const bool noncharacter = value == 0xFFFE || value == 0xFFFF;
    return (value >= 0x20 && !noncharacter) || value == '\t' || value == '\n' || value == '\r';
}

void append_reference(std::string& out, char32_t value) {
    out += "&#" + std::to_string(static_cast<std::uint32_t>(value)) + ";";
}

Error end_or(std::string_view text, std::size_t at, const MessageText& expected) {
    return syntax_error(at, at < text.size() ? expected : kEnd);
}

}  // namespace

const XmlAttribute* XmlEvent::attribute(std::string_view attribute_name) const {
    const auto found = std::ranges::find(attributes, attribute_name, &XmlAttribute::name);
    return found == attributes.end() ? nullptr : &*found;
}

void XmlReader::blanks() {
    while (at_ < text_.size() && is_blank(text_[at_]) && !lookout_.passed()) ++at_;
}

Result<XmlEvent> XmlReader::next() {
    auto event = piece();
    if (lookout_.seen()) return stopped_error(at_);
    return event;
}

Result<XmlEvent> XmlReader::piece() {
    if (to_close_) {
        XmlEvent event{XmlEvent::Kind::end, at_, *std::move(to_close_), {}, {}};
        to_close_.reset();
        return event;
    }
    for (bool found = true; found;) {
        if (open_.empty()) blanks();
        if (auto fault = skip_misc(found)) return *std::move(fault);
    }
    if (at_ == text_.size()) {
        if (!open_.empty()) return syntax_error(at_, kEnd);
        if (!seen_root_) return syntax_error(at_, kNoElement);
        return XmlEvent{XmlEvent::Kind::done, at_, {}, {}, {}};
    }
    if (ahead("</")) return end_tag();
    if (text_[at_] == '<' && !ahead("<![CDATA[")) return element();
    if (open_.empty()) return syntax_error(at_, seen_root_ ? kSecondRoot : kOutside);
    return character_data();
}

// Skips a comment or a processing instruction, if one stands here.
XmlReader::Fault XmlReader::skip_misc(bool& found) {
    found = false;
    if (ahead("<!DOCTYPE")) return unsupported_error(at_, kDoctype);
    for (const auto& [open, close] :
         {std::pair<std::string_view, std::string_view>{"<!--", "-->"}, {"<?", "?>"}}) {
        if (!ahead(open)) continue;
        at_ += open.size();
        found = true;
        return skip_to(close);
    }
    return std::nullopt;
}

// Skips everything up to `end`, and that too.
XmlReader::Fault XmlReader::skip_to(std::string_view end) {
    while (!lookout_.passed(kBytesPerLook)) {
        const std::size_t found = text_.substr(at_, kBytesPerLook).find(end);
        if (found != std::string_view::npos) {
            at_ += found + end.size();
            return std::nullopt;
        }
        if (text_.size() - at_ <= kBytesPerLook) break;
        at_ += kBytesPerLook - end.size() + 1;  // `end` may begin in this part
    }
    return syntax_error(text_.size(), kEnd);
}

XmlReader::Fault XmlReader::name(std::string& out) {
    const std::size_t start = at_;
    while (at_ < text_.size() && is_name_character(text_[at_]) && !lookout_.passed()) ++at_;
    if (at_ == text_.size()) return syntax_error(at_, kEnd);
    if (at_ == start) return syntax_error(at_, kName, shown_character(text_, at_));
    out = text_.substr(start, at_ - start);
    return std::nullopt;
}

Result<XmlEvent> XmlReader::element() {
    if (open_.empty() && seen_root_) return syntax_error(at_, kSecondRoot);
    if (open_.size() == kMaxDepth) {
        return Error{ErrorCode::too_large, at_, message(kDepth, kMaxDepth)};
    }
    XmlEvent event{XmlEvent::Kind::start, at_, {}, {}, {}};
    ++at_;
    if (auto fault = name(event.name)) return *std::move(fault);
    while (true) {
        const bool blank = at_ < text_.size() && is_blank(text_[at_]);
        blanks();
        if (at_ == text_.size()) return syntax_error(at_, kEnd);
        if (ahead("/>") || ahead(">")) break;
        if (!blank || !is_name_character(text_[at_])) {
            return syntax_error(at_, kTag, shown_character(text_, at_));
        }
        if (auto fault = attribute(event)) return *std::move(fault);
    }
    seen_root_ = true;
    if (ahead("/>")) {
        at_ += 2;
        to_close_ = event.name;
    } else {
        ++at_;
        open_.push_back(event.name);
    }
    return event;
}

XmlReader::Fault XmlReader::attribute(XmlEvent& event) {
    const std::size_t start = at_;
    XmlAttribute attribute;
    if (auto fault = name(attribute.name)) return fault;
    if (lookout_.passed(event.attributes.size())) return syntax_error(at_, kEnd);
    if (event.attribute(attribute.name) != nullptr) {
        return syntax_error(start, kTwice, attribute.name);
    }
    blanks();
    if (!ahead("=")) return end_or(text_, at_, kEquals);
    ++at_;
    blanks();
    if (!ahead("\"") && !ahead("'")) return end_or(text_, at_, kQuote);
    const char quote = text_[at_++];
    attribute.offset = at_;
    while (at_ < text_.size() && text_[at_] != quote) {
        if (text_[at_] == '<') return syntax_error(at_, kLess);
        if (text_[at_] == '&') {
            attribute.verbatim = false;
            if (auto fault = entity(attribute.value)) return fault;
        } else if (auto fault = plain(attribute.value)) {
            return fault;
        }
    }
    if (at_ == text_.size()) return syntax_error(at_, kEnd);
    ++at_;
    event.attributes.push_back(std::move(attribute));
    return std::nullopt;
}

// A code point that stands for itself.
XmlReader::Fault XmlReader::plain(std::string& out) {
    if (lookout_.passed()) return syntax_error(at_, kEnd);
    const auto point = code_point_at(text_, at_);
    if (!point) return syntax_error(at_, kUtf8);
    if (!is_xml_character(point->value)) return syntax_error(at_, kControl);
    out += text_.substr(at_, point->length);
    at_ += point->length;
    return std::nullopt;
}

XmlReader::Fault XmlReader::entity(std::string& out) {
    constexpr std::size_t kLongest = 10;
    if (lookout_.passed(kLongest)) return syntax_error(at_, kEnd);
    const std::size_t end = text_.substr(at_, kLongest + 2).find(';');
    if (end == std::string_view::npos) return syntax_error(at_, kEntity);
    std::string_view body = text_.substr(at_ + 1, end - 1);
    for (const auto& [known, character] : {std::pair<std::string_view, char>{"lt", '<'},
                                           {"gt", '>'},
                                           {"amp", '&'},
                                           {"quot", '"'},
                                           {"apos", '\''}}) {
        if (body != known) continue;
        out += character;
        at_ += end + 1;
        return std::nullopt;
    }
    if (!body.starts_with('#')) return syntax_error(at_, kEntity);
    body.remove_prefix(1);
    const int base = body.starts_with('x') ? 16 : 10;
    if (base == 16) body.remove_prefix(1);
    std::uint32_t value = 0;
    const auto read = std::from_chars(body.data(), body.data() + body.size(), value, base);
    const bool whole = read.ec == std::errc() && read.ptr == body.data() + body.size();
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (!whole || !is_xml_character(value) || value > 0x10FFFF || surrogate) {
        return syntax_error(at_, kEntity);
    }
    append_utf8(out, value);
    at_ += end + 1;
    return std::nullopt;
}

Result<XmlEvent> XmlReader::end_tag() {
    XmlEvent event{XmlEvent::Kind::end, at_, {}, {}, {}};
    at_ += 2;
    if (auto fault = name(event.name)) return *std::move(fault);
    blanks();
    if (!ahead(">")) return end_or(text_, at_, kClose);
    ++at_;
    if (open_.empty()) return syntax_error(event.offset, kStrayEnd, event.name);
    if (open_.back() != event.name) {
        return syntax_error(event.offset, kMismatch, open_.back(), event.name);
    }
    open_.pop_back();
    return event;
}

// Text up to the next tag, sections of CDATA and comments inside it included.
Result<XmlEvent> XmlReader::character_data() {
    constexpr std::string_view kOpen = "<![CDATA[";
    constexpr std::string_view kClosing = "]]>";
    XmlEvent event{XmlEvent::Kind::text, at_, {}, {}, {}};
    while (at_ < text_.size()) {
        if (ahead(kOpen)) {
            at_ += kOpen.size();
            while (at_ < text_.size() && !ahead(kClosing)) {
                if (auto fault = plain(event.text)) return *std::move(fault);
            }
            if (at_ == text_.size()) return syntax_error(at_, kEnd);
            at_ += kClosing.size();
        } else if (text_[at_] == '<') {
            bool found = false;
            if (auto fault = skip_misc(found)) return *std::move(fault);
            if (!found) return event;
        } else if (text_[at_] == '&') {
            if (auto fault = entity(event.text)) return *std::move(fault);
        } else if (auto fault = plain(event.text)) {
            return *std::move(fault);
        }
    }
    return event;
}

std::string xml_escaped(std::string_view text) {
    std::string out;
    const std::string valid = valid_utf8(text);
    for (std::size_t at = 0; at < valid.size();) {
        const CodePoint point = *code_point_at(valid, at);
        switch (point.value) {
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '&': out += "&amp;"; break;
            case '"': out += "&quot;"; break;
            default:
                if (is_plain_character(point.value)) {
                    out += valid.substr(at, point.length);
                } else if (is_xml_character(point.value)) {
                    // Also line ends and tabs, which would become blanks in attributes.
                    append_reference(out, point.value);
                }
        }
        at += point.length;
    }
    return out;
}

}  // namespace sudokit
