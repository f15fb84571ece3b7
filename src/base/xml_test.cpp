#include "base/xml.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"

namespace sudokit {
namespace {

// The pieces of a document in short, or the error with its place.
std::string events(std::string_view text) {
    XmlReader reader(text);
    std::string out;
    while (true) {
        const auto event = reader.next();
        if (!event) {
            return std::to_string(event.error().offset) + " " +
                   event.error().message.in(Language::en);
        }
        switch (event->kind) {
            case XmlEvent::Kind::done: return out;
            case XmlEvent::Kind::start:
                out += "<" + event->name;
                for (const auto& item : event->attributes)
                    out += " " + item.name + "=" + item.value;
                out += ">";
                break;
            case XmlEvent::Kind::end: out += "</" + event->name + ">"; break;
            case XmlEvent::Kind::text: out += "[" + event->text + "]"; break;
        }
    }
}

TEST(Xml, ReadsElementsAttributesAndText) {
    EXPECT_EQ(events("<?xml version='1.0'?>\n<!-- c --><a x=\"1\" y = '2'>t<b/>u</a >\n<?pi?>"),
              "<a x=1 y=2>[t]<b></b>[u]</a>");
    EXPECT_EQ(events("<a>x<!-- c -->y<![CDATA[<&]]>z<?p?></a>"), "<a>[xy<&z]</a>");
    EXPECT_EQ(events("<a/>"), "<a></a>");
    EXPECT_EQ(events("<a></a>"), "<a></a>");
}

TEST(Xml, EntitiesAreResolved) {
    EXPECT_EQ(events("<a b='&lt;&gt;&amp;&quot;&apos;'>&#65;&#x42;&#x20AC;</a>"),
              "<a b=<>&\"'>[AB\xE2\x82\xAC]</a>");
}

TEST(Xml, AttributesKnowTheirPlace) {
    constexpr std::string_view kText = "<a b='12' c='&lt;2'/>";
    XmlReader reader(kText);

    const auto event = reader.next();

    ASSERT_TRUE(event.has_value());
    EXPECT_EQ(event->attribute("b")->place(1), 7U);
    EXPECT_EQ(event->attribute("c")->place(1), 13U);
    EXPECT_EQ(event->attribute("d"), nullptr);
}

TEST(Xml, FaultsNameThePlaceAndWhatWasExpected) {
    constexpr const char* kEntity = "expected &lt; &gt; &amp; &quot; &apos; or a numeric reference";
    EXPECT_EQ(events(""), "0 expected an XML element");
    EXPECT_EQ(events("<!-- -->"), "8 expected an XML element");
    EXPECT_EQ(events("text"), "0 expected an element, found text");
    EXPECT_EQ(events("<a/>text"), "4 expected nothing more after the first element");
    EXPECT_EQ(events("<a/><b/>"), "4 expected nothing more after the first element");
    EXPECT_EQ(events("<!DOCTYPE a []><a/>"), "0 document types are not supported");
    EXPECT_EQ(events("<a"), "2 the XML text ends too early");
    EXPECT_EQ(events("<"), "1 the XML text ends too early");
    EXPECT_EQ(events("<a>"), "3 the XML text ends too early");
    EXPECT_EQ(events("<a>t"), "4 the XML text ends too early");
    EXPECT_EQ(events("<a b"), "4 the XML text ends too early");
    EXPECT_EQ(events("<a b "), "5 the XML text ends too early");
    EXPECT_EQ(events("<a b=\"c"), "7 the XML text ends too early");
    EXPECT_EQ(events("<a><![CDATA[x"), "13 the XML text ends too early");
    EXPECT_EQ(events("<!-- "), "5 the XML text ends too early");
    EXPECT_EQ(events("<?xml"), "5 the XML text ends too early");
    EXPECT_EQ(events("< a/>"), "1 expected a name, found ' '");
    EXPECT_EQ(events("<!ELEMENT>"), "1 expected a name, found '!'");
    EXPECT_EQ(events("<a =1/>"), "3 expected an attribute, '>' or '/>', found '='");
    EXPECT_EQ(events("<a b='1'c='2'/>"), "8 expected an attribute, '>' or '/>', found 'c'");
    EXPECT_EQ(events("<a b/>"), "4 expected '=' after the name of the attribute");
    EXPECT_EQ(events("<a b=1/>"), "5 expected a quoted value");
    EXPECT_EQ(events("<a b='<'/>"), "6 '<' must be written as &lt; in a value");
    EXPECT_EQ(events("<a b='1' b='2'/>"), "9 the attribute b occurs twice");
    EXPECT_EQ(events("<a></b>"), "3 expected </a>, found </b>");
    EXPECT_EQ(events("</b>"), "0 </b> without its beginning");
    EXPECT_EQ(events("<a></a x>"), "7 expected '>'");
    EXPECT_EQ(events("<a>\xFF</a>"), "3 expected UTF-8 text");
    EXPECT_EQ(events("<a>\x01</a>"), "3 this character is not allowed in XML");
    EXPECT_EQ(events("<a>\uFFFE</a>"), "3 this character is not allowed in XML");
    for (const std::string bad : {"&", "&lt", "&foo;", "&#;", "&#x;", "&#1;", "&#xD800;",
                                  "&#x110000;", "&#xFFFE;", "&#99999999999;", "&#6x;", "&;"}) {
        EXPECT_EQ(events("<a>" + bad + "</a>"), std::string("3 ") + kEntity) << bad;
    }
}

// Each of them is one piece, or no piece at all.
TEST(Xml, TheDeadlineIsLookedAtWithinLongPieces) {
    const std::string long_text(1 << 20, ' ');
    const std::string letters(1 << 20, 'x');
    std::string entities;
    std::string attributes;
    for (int i = 0; i < 20000; ++i) entities += "&lt;";
    for (int i = 0; i < 2000; ++i) attributes += " a" + std::to_string(i) + "=''";
    for (const std::string& text :
         {"<a><!--" + letters + "--></a>", "<?" + letters + "?><a/>", long_text + "<a/>",
          "<a" + long_text + "/>", "<" + letters + "/>", "<a>" + letters + "</a>",
          "<a b='" + letters + "'/>", "<a>" + entities + "</a>", "<a" + attributes + "/>",
          "<a><![CDATA[" + letters + "]]></a>"}) {
        SCOPED_TRACE(text.substr(0, 12));
        const tests::Patience patience(2);
        XmlReader reader(text, patience.deadline());
        std::optional<Result<XmlEvent>> event;
        do {
            event = reader.next();
        } while (*event && (*event)->kind != XmlEvent::Kind::done);

        ASSERT_FALSE(event->has_value());
        EXPECT_EQ(event->error().message.in(Language::en),
                  "there was no time to read it to the end");
        EXPECT_EQ(patience.late_looks(), 0U);
        EXPECT_TRUE(events(text).find("time") == std::string::npos);
    }
}

TEST(Xml, CommentsEndWhereverTheyAreCut) {
    for (std::size_t size = (1 << 16) - 8; size < (1 << 16) + 3; ++size) {
        const std::string dashes(size, '-');
        EXPECT_EQ(events("<!--" + dashes + "--><a/>"), "<a></a>") << size;
        EXPECT_EQ(events("<!--" + dashes + "-"),
                  std::to_string(size + 5) + " the XML text ends too early");
    }
}

TEST(Xml, NestingIsLimited) {
    std::string deep;
    for (int i = 0; i < 100000; ++i) deep += "<a>";

    EXPECT_EQ(events(deep), "192 XML nested deeper than 64 levels");
}

TEST(Xml, EscapedTextIsReadBack) {
    const std::string text = "a<b>&\"'\n\t\r\xC3\xA9";

    EXPECT_EQ(events("<a b=\"" + xml_escaped(text) + "\"/>"), "<a b=" + text + "></a>");
    EXPECT_EQ(xml_escaped("a\xFFz"), "a\uFFFDz");
}

TEST(Xml, WhatXmlDoesNotAllowIsLeftOut) {
    EXPECT_EQ(xml_escaped(std::string_view("a\0\x01\x1B\uFFFE\uFFFFz", 11)), "az");
}

TEST(Xml, WhatATerminalWouldObeyIsWrittenAsANumberAndReadBack) {
    // NOLINTNEXTLINE(misc-misleading-bidirectional): that is what it is about
    const std::string text = "\x7F\u009B\u202E\u2028";

    EXPECT_EQ(xml_escaped(text), "&#127;&#155;&#8238;&#8232;");
    EXPECT_EQ(events("<a b=\"" + xml_escaped(text) + "\"/>"), "<a b=" + text + "></a>");
}

TEST(Xml, AnyBytesEndInAnEventOrAnError) {
    constexpr std::uint64_t kSeed = 11;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    constexpr std::string_view kPieces[] = {"<",  ">",   "/",         "a",   "=",    "\"",   "'",
                                            "&",  "lt;", "<![CDATA[", "]]>", "<!--", "-->",  "<?",
                                            "?>", "<a>", "</a>",      " ",   "\xFF", "#x41;"};
    Rng rng(kSeed);
    for (int round = 0; round < 20000; ++round) {
        std::string text = "<a>";
        for (std::uint64_t i = rng.below(12); i > 0; --i) {
            text += kPieces[rng.below(std::size(kPieces))];
        }
        XmlReader reader(text);
        for (std::size_t count = 0;; ++count) {
            ASSERT_LE(count, text.size()) << text;
            const auto event = reader.next();
            if (!event) {
                ASSERT_LE(event.error().offset, text.size()) << text;
                break;
            }
            if (event->kind == XmlEvent::Kind::done) break;
        }
    }
}

}  // namespace
}  // namespace sudokit
