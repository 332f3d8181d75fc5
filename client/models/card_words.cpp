#include "client/models/card_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>
#include <optional>
#include <string_view>

#include "common/cards/card.h"

namespace cardroom::window {
namespace {

/// In the order of a fresh pack.
constexpr std::array kNames{
    QT_TRANSLATE_NOOP("Cards", "ace of spades"),     QT_TRANSLATE_NOOP("Cards", "king of spades"),
    QT_TRANSLATE_NOOP("Cards", "queen of spades"),   QT_TRANSLATE_NOOP("Cards", "jack of spades"),
    QT_TRANSLATE_NOOP("Cards", "ten of spades"),     QT_TRANSLATE_NOOP("Cards", "nine of spades"),
    QT_TRANSLATE_NOOP("Cards", "eight of spades"),   QT_TRANSLATE_NOOP("Cards", "seven of spades"),
    QT_TRANSLATE_NOOP("Cards", "six of spades"),     QT_TRANSLATE_NOOP("Cards", "five of spades"),
    QT_TRANSLATE_NOOP("Cards", "four of spades"),    QT_TRANSLATE_NOOP("Cards", "three of spades"),
    QT_TRANSLATE_NOOP("Cards", "two of spades"),     QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
    QT_TRANSLATE_NOOP("Cards", "king of hearts"),    QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
    QT_TRANSLATE_NOOP("Cards", "jack of hearts"),    QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
    QT_TRANSLATE_NOOP("Cards", "nine of hearts"),    QT_TRANSLATE_NOOP("Cards", "eight of hearts"),
    QT_TRANSLATE_NOOP("Cards", "seven of hearts"),   QT_TRANSLATE_NOOP("Cards", "six of hearts"),
    QT_TRANSLATE_NOOP("Cards", "five of hearts"),    QT_TRANSLATE_NOOP("Cards", "four of hearts"),
    QT_TRANSLATE_NOOP("Cards", "three of hearts"),   QT_TRANSLATE_NOOP("Cards", "two of hearts"),
    QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),   QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "queen of diamonds"), QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),   QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "eight of diamonds"), QT_TRANSLATE_NOOP("Cards", "seven of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "six of diamonds"),   QT_TRANSLATE_NOOP("Cards", "five of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "four of diamonds"),  QT_TRANSLATE_NOOP("Cards", "three of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "two of diamonds"),   QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    QT_TRANSLATE_NOOP("Cards", "king of clubs"),     QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
    QT_TRANSLATE_NOOP("Cards", "jack of clubs"),     QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
    QT_TRANSLATE_NOOP("Cards", "nine of clubs"),     QT_TRANSLATE_NOOP("Cards", "eight of clubs"),
    QT_TRANSLATE_NOOP("Cards", "seven of clubs"),    QT_TRANSLATE_NOOP("Cards", "six of clubs"),
    QT_TRANSLATE_NOOP("Cards", "five of clubs"),     QT_TRANSLATE_NOOP("Cards", "four of clubs"),
    QT_TRANSLATE_NOOP("Cards", "three of clubs"),    QT_TRANSLATE_NOOP("Cards", "two of clubs"),
};
static_assert(kNames.size() == kPackSize);

constexpr std::array kSuitNames{QT_TRANSLATE_NOOP("Cards", "spades"), QT_TRANSLATE_NOOP("Cards", "hearts"),
                                QT_TRANSLATE_NOOP("Cards", "diamonds"), QT_TRANSLATE_NOOP("Cards", "clubs")};
constexpr std::array kSuitCards{QT_TRANSLATE_NOOP("Cards", "spade"), QT_TRANSLATE_NOOP("Cards", "heart"),
                                QT_TRANSLATE_NOOP("Cards", "diamond"), QT_TRANSLATE_NOOP("Cards", "club")};
constexpr std::array kSuitSigns{u'\u2660', u'\u2665', u'\u2666', u'\u2663'};
constexpr std::array kSuitColours{"suit-spades", "suit-hearts", "suit-diamonds", "suit-clubs"};

constexpr QChar kLeftToRightIsolate{u'\u2066'};
constexpr QChar kPopIsolate{u'\u2069'};

std::optional<Card> parse(const QString& code) {
  return parse_card(code.toStdString());
}

/// The entry in `words` for the suit with that letter; empty for any other letter.
QString ofSuit(const std::array<const char*, 4>& words, const QString& letter) {
  const auto suit = letter.size() == 1 ? text::kSuits.find(letter[0].toLatin1()) : std::string_view::npos;
  return suit == std::string_view::npos ? QString{} : QCoreApplication::translate("Cards", words[suit]);
}

bool rightToLeft() {
  return QLocale{}.textDirection() == Qt::RightToLeft;
}

}  // namespace

QString cardCode(int wireCard) {
  if (wireCard < 1 || wireCard > static_cast<int>(kPackSize)) return {};
  return QString::fromStdString(card_text(static_cast<Card>(wireCard - 1)));
}

QString cardName(const QString& code) {
  const std::optional<Card> card = parse(code);
  return QCoreApplication::translate("Cards", card ? kNames[*card] : QT_TRANSLATE_NOOP("Cards", "face down"));
}

QString cardText(const QString& code) {
  const std::optional<Card> card = parse(code);
  if (!card) return {};
  const QString rank = rank_of(*card) == 10 ? QStringLiteral("10") : code.left(1);
  const QString text = rank + kSuitSigns[static_cast<std::size_t>(suit_of(*card))];
  return rightToLeft() ? kLeftToRightIsolate + text + kPopIsolate : text;
}

QString cardStyled(const QString& code, bool coloured) {
  const std::optional<Card> card = parse(code);
  if (!card) return {};
  if (!coloured) return QStringLiteral("<b>%1</b>").arg(cardText(code));
  return QStringLiteral("<b><font color=\"%1\">%2</font></b>")
      .arg(QLatin1String{kSuitColours[static_cast<std::size_t>(suit_of(*card))]}, cardText(code));
}

QString suitName(const QString& letter) {
  return ofSuit(kSuitNames, letter);
}

QString suitCard(const QString& letter) {
  return ofSuit(kSuitCards, letter);
}

QString sentence(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString number(int value) {
  return QLocale{}.toString(value);
}

QString minutesAndSeconds(int seconds) {
  return QStringLiteral("%1:%L2").arg(number(seconds / 60)).arg(seconds % 60, 2, 10, QLatin1Char{'0'});
}

}  // namespace cardroom::window
