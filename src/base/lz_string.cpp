#include "base/lz_string.hpp"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "base/utf8.hpp"

// The stream is a sequence of codes of growing width, least significant bit first:
//
//     0       a new unit of 8 bits follows, and becomes the next entry of the dictionary
//     1       likewise, of 16 bits
//     2       the end
//     3...    an entry of the dictionary
//
// After each code but the first, the previous entry lengthened by the first unit of this one
// becomes an entry, too. A code has the width that the entries made so far need.

namespace sudokit {
namespace {

constexpr MessageText kNotBase64{"expected a base64 character, found '{0}'",
                                 "caractère base64 attendu, trouvé « {0} »"};
constexpr MessageText kCut{"the compressed text ends too early",
                           "le texte compressé s’arrête trop tôt"};
constexpr MessageText kDamaged{"the compressed text is damaged", "le texte compressé est corrompu"};
constexpr MessageText kTooLarge{"the text decompresses to more than {0} characters",
                                "le texte décompressé dépasse {0} caractères"};

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint32_t kByteUnit = 0;
constexpr std::uint32_t kWideUnit = 1;
constexpr std::uint32_t kEndOfText = 2;
constexpr std::uint32_t kFirstEntry = 3;

std::u16string utf16_of(std::string_view text) {
    std::u16string units;
    for (std::size_t at = 0; at < text.size();) {
        const auto point = code_point_at(text, at);
        const char32_t value = point ? point->value : kReplacementCharacter;
        at += point ? point->length : 1;
        if (value < 0x10000) {
            units += static_cast<char16_t>(value);
        } else {
            units += static_cast<char16_t>(0xD800 + ((value - 0x10000) >> 10));
            units += static_cast<char16_t>(0xDC00 + ((value - 0x10000) & 0x3FF));
        }
    }
    return units;
}

std::string utf8_of(const std::u16string& units) {
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const char32_t high = units[i];
        const bool paired = high >= 0xD800 && high <= 0xDBFF && i + 1 < units.size() &&
                            units[i + 1] >= 0xDC00 && units[i + 1] <= 0xDFFF;
        if (paired) {
            const char32_t low = units[++i];
            append_utf8(text, 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00));
        } else {
            append_utf8(text, high);
        }
    }
    return text;
}

// The width of the codes, which grows by one each time 2^width entries have been counted.
class Width {
  public:
    Width(std::uint32_t bits, std::uint32_t left) : bits_(bits), left_(left) {}

    [[nodiscard]] std::uint32_t bits() const { return bits_; }
    void count_entry() {
        if (--left_ == 0) left_ = std::uint32_t{1} << bits_++;
    }

  private:
    std::uint32_t bits_;
    std::uint32_t left_;
};

class BitWriter {
  public:
    void put(std::uint32_t value, std::uint32_t bits) {
        for (; bits > 0; --bits, value >>= 1) put_bit(value & 1);
    }
    // At least one bit of padding, as the original does.
    std::string finish() && {
        do put_bit(0);
        while (filled_ != 0);
        while (out_.size() % 4 != 0) out_ += '=';
        return std::move(out_);
    }

  private:
    void put_bit(std::uint32_t bit) {
        character_ = character_ << 1 | bit;
        if (++filled_ < 6) return;
        out_ += kAlphabet[character_];
        character_ = filled_ = 0;
    }

    std::string out_;
    std::uint32_t character_ = 0;
    std::uint32_t filled_ = 0;
};

class Compressor {
  public:
    std::string compress(const std::u16string& units) && {
        for (const char16_t unit : units) add(unit);
        if (code_ != 0) emit();
        bits_.put(kEndOfText, width_.bits());
        return std::move(bits_).finish();
    }

  private:
    struct Single {
        std::uint32_t code = 0;
        bool written = false;
    };

    static std::uint64_t key(std::uint32_t code, char16_t unit) {
        return std::uint64_t{code} << 16 | unit;
    }

    void add(char16_t unit) {
        const auto [single, is_new] = singles_.try_emplace(unit, Single{entries_, false});
        if (is_new) ++entries_;
        if (code_ != 0) {
            const auto longer = longer_.find(key(code_, unit));
            if (longer != longer_.end()) {
                code_ = longer->second;
                single_ = nullptr;
                return;
            }
            emit();
            longer_.emplace(key(code_, unit), entries_++);
        }
        code_ = single->second.code;
        single_ = &single->second;
        unit_ = unit;
    }

    // Writes the current entry: by its code, or the unit itself the first time it occurs.
    void emit() {
        if (single_ != nullptr && !single_->written) {
            const bool wide = unit_ >= 256;
            bits_.put(wide ? kWideUnit : kByteUnit, width_.bits());
            bits_.put(unit_, wide ? 16 : 8);
            width_.count_entry();
            single_->written = true;
        } else {
            bits_.put(code_, width_.bits());
        }
        width_.count_entry();
    }

    BitWriter bits_;
    Width width_{2, 2};
    std::unordered_map<char16_t, Single> singles_;             // nodes stay where they are
    std::unordered_map<std::uint64_t, std::uint32_t> longer_;  // (entry, next unit) -> entry
    std::uint32_t entries_ = kFirstEntry;
    std::uint32_t code_ = 0;    // the longest entry that ends here; 0 before the first unit
    Single* single_ = nullptr;  // its record if it is a single unit, namely `unit_`
    char16_t unit_ = 0;
};

class BitReader {
  public:
    explicit BitReader(std::string_view text) : text_(text) {}

    // The next `bits` bits; nothing at the end of the text, or at a character outside the alphabet.
    std::optional<std::uint32_t> take(std::uint32_t bits) {
        std::uint32_t value = 0;
        for (std::uint32_t i = 0; i < bits; ++i) {
            if (left_ == 0 && !load()) return std::nullopt;
            --left_;
            value |= (character_ >> left_ & 1) << i;
        }
        return value;
    }

    [[nodiscard]] Error fault() const {
        if (at_ >= text_.size()) return syntax_error(text_.size(), kCut);
        return syntax_error(at_, kNotBase64, shown_character(text_, at_));
    }
    [[nodiscard]] std::size_t at() const { return at_; }

  private:
    bool load() {
        if (at_ >= text_.size()) return false;
        char c = text_[at_];
        if (c == ' ') c = '+';
        if (c == '-') c = '/';
        const std::size_t index = kAlphabet.find(c);
        if (index == std::string_view::npos) return false;
        character_ = static_cast<std::uint32_t>(index);
        left_ = 6;
        ++at_;
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::uint32_t character_ = 0;
    std::uint32_t left_ = 0;
};

// Every entry of the dictionary is a piece of the text already read.
struct Piece {
    std::uint32_t start = 0;
    std::uint32_t length = 0;
};

Result<std::u16string> decompress(BitReader bits) {
    std::u16string out;
    std::vector<Piece> entries(kFirstEntry);
    Width width{2, 1};
    Piece last;
    while (true) {
        const auto code = bits.take(width.bits());
        if (!code) return bits.fault();
        if (*code == kEndOfText) return out;
        Piece from{static_cast<std::uint32_t>(out.size()), 1};
        if (*code < kEndOfText) {
            const auto unit = bits.take(*code == kByteUnit ? 8 : 16);
            if (!unit) return bits.fault();
            entries.push_back(from);
            width.count_entry();
            out += static_cast<char16_t>(*unit);
        } else {
            // An entry, or the one about to be made: the last piece and its own first unit.
            if (*code > entries.size() || last.length == 0)
                return syntax_error(bits.at(), kDamaged);
            const bool is_next = *code == entries.size();
            from = is_next ? Piece{last.start, last.length + 1} : entries[*code];
        }
        const std::uint32_t start =
            *code < kEndOfText ? from.start : static_cast<std::uint32_t>(out.size());
        if (start + std::size_t{from.length} > kMaxDecompressed) {
            return Error{ErrorCode::too_large, bits.at(), message(kTooLarge, kMaxDecompressed)};
        }
        // Unit by unit, as the piece may reach into its own copy.
        for (std::size_t i = 0; out.size() < start + from.length; ++i) out += out[from.start + i];
        if (last.length != 0) {
            entries.push_back({last.start, last.length + 1});
            width.count_entry();
        }
        last = {start, from.length};
    }
}

}  // namespace

std::string compress_to_base64(std::string_view text) {
    return Compressor().compress(utf16_of(text));
}

Result<std::string> decompress_from_base64(std::string_view text) {
    text = text.substr(0, text.find_last_not_of("=$ \t\r\n") + 1);
    const auto units = decompress(BitReader(text));
    if (!units) return units.error();
    return utf8_of(*units);
}

}  // namespace sudokit
