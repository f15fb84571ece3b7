// A small pull reader for XML files of puzzles: elements, attributes, text; no document types.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/result.hpp"

#include "base/lookout.hpp"

namespace sudokit {

/// An attribute with its entities resolved.
struct XmlAttribute {
    std::string name;
    std::string value;
    std::size_t offset = 0;  ///< where the value begins in the text
    bool verbatim = true;    ///< the value stands in the text as it is here

    /// The place in the text of the value's byte `index`, as far as it can be told.
    [[nodiscard]] std::size_t place(std::size_t index) const {
        return verbatim ? offset + index : offset;
    }
};

/// A piece of the document. `<a/>` gives a start and an end.
struct XmlEvent {
    enum class Kind : std::uint8_t { start, end, text, done };

    Kind kind = Kind::done;
    std::size_t offset = 0;
    std::string name;                      ///< of the element, in start and end
    std::vector<XmlAttribute> attributes;  ///< in start
    std::string text;                      ///< in text; blanks between elements come, too

    [[nodiscard]] const XmlAttribute* attribute(std::string_view attribute_name) const;
};

/// Reads a document piece by piece, and checks on the way that it is well formed.
class XmlReader {
  public:
    /// Deeper nesting is refused.
    static constexpr std::size_t kMaxDepth = 64;

    /// `text` must outlive the reader. It must be UTF-8. Soon after the deadline has passed there
    /// is an error, however long the next piece may be.
    explicit XmlReader(std::string_view text, Deadline deadline = {})
        : text_(text), lookout_(deadline, kBytesPerLook) {}

    /// The next piece; after `done` or an error there is nothing more to ask for.
    [[nodiscard]] Result<XmlEvent> next();

  private:
    using Fault = std::optional<Error>;

    static constexpr std::size_t kBytesPerLook = std::size_t{1} << 16U;

    // Where the lookout says that it is too late, these end in any way that they like.
    Result<XmlEvent> piece();
    Result<XmlEvent> element();
    Result<XmlEvent> end_tag();
    Result<XmlEvent> character_data();
    Fault skip_misc(bool& found);
    Fault skip_to(std::string_view end);
    Fault name(std::string& out);
    Fault attribute(XmlEvent& event);
    Fault entity(std::string& out);
    Fault plain(std::string& out);
    void blanks();
    [[nodiscard]] bool ahead(std::string_view what) const {
        return text_.substr(at_).starts_with(what);
    }

    std::string_view text_;
    Lookout lookout_;
    std::size_t at_ = 0;
    std::vector<std::string> open_;        // the elements around this place
    std::optional<std::string> to_close_;  // of `<a/>`, whose end comes next
    bool seen_root_ = false;
};

/// `text` for use inside an element or an attribute. What XML cannot hold is left out; what a
/// terminal would obey instead of showing it becomes a numeric reference.
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace sudokit
