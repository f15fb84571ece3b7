// What tests of SVG and HTML share: reading the document, and counting elements.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/xml.hpp"

namespace sudokit::draw {

/// The elements of a document in order; empty if it is not well formed.
inline std::vector<XmlEvent> elements_of(std::string_view text) {
    XmlReader reader(text);
    std::vector<XmlEvent> out;
    while (true) {
        auto event = reader.next();
        if (!event) return {};
        if (event.value().kind == XmlEvent::Kind::done) return out;
        if (event.value().kind == XmlEvent::Kind::start) {
            out.push_back(std::move(event.value()));
        }
    }
}

/// Those of the given name and class.
inline std::vector<XmlEvent> with_class(const std::vector<XmlEvent>& elements,
                                        std::string_view name, std::string_view look) {
    std::vector<XmlEvent> out;
    for (const auto& element : elements) {
        const auto* attribute = element.attribute("class");
        if (element.name == name && attribute != nullptr && attribute->value == look) {
            out.push_back(element);
        }
    }
    return out;
}

inline std::size_t count_of(std::string_view text, std::string_view what) {
    std::size_t count = 0;
    for (auto at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1)) {
        ++count;
    }
    return count;
}

}  // namespace sudokit::draw
