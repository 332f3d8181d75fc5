#include "client/terminal/games/pinochle/pinochle_keeping.h"

#include <span>
#include <utility>
#include <vector>

#include "client/terminal/games/pinochle/pinochle_words.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

namespace story = pinochle::story;
using pinochle::kHand;

pinochle::Cards all_of(const Asking& asking) {
  return story::moves_of(asking.moves).value_or(pinochle::Moves{}).cards;
}

pinochle::Cards marked_of(const Asking& asking) {
  const pinochle::Cards marked = story::move_of(asking.draft).value_or(pinochle::Move{}).keep;
  return all_of(asking).contains(marked) ? marked : pinochle::Cards{};
}

std::string line_of(pinochle::Cards cards, const Style& style) {
  return cards.empty() ? "none" : hand_words(cards, style);
}

/// "They meld 150: run 150."
std::string worth_words(pinochle::Cards cards, const pinochle::Table& table) {
  const pinochle::Melds melds = story::melds_with(table, cards, table.trump);
  if (melds.points() == 0) return "They meld nothing.";
  return "They meld " + std::to_string(melds.points()) + ": " + melds_words(melds) + ".";
}

std::string words_of_marked(pinochle::Cards marked, const Asking& asking, const Style& style) {
  if (marked.empty()) return "No card is marked.";
  const pinochle::Table table = story::view_of(asking.view).value_or(pinochle::View{}).table;
  std::string words =
      std::to_string(marked.size()) + " of 12 marked: " + line_of(marked, style) + ". " + worth_words(marked, table);
  if (marked.size() == kHand) words += " Type keep to keep them.";
  return words;
}

/// The marks while a typed line is applied to them; a line with an error changes nothing.
class Marking {
 public:
  Marking(pinochle::Cards all, pinochle::Cards marked, const Style& style)
      : all_{all}, marked_{marked}, style_{style} {}

  pinochle::Cards marked() const { return marked_; }

  /// Returns an empty string, or the error; no value if the word has nothing to do with marks.
  std::optional<std::string> read(std::string_view word) {
    if (word == "clear") {
      marked_ = {};
      return std::string{};
    }
    const bool takes_away = word.starts_with('-');
    const std::string_view what = word.substr(takes_away ? 1 : 0);
    if (const auto card = card_of(what)) return takes_away ? unmark(*card) : mark(*card);
    const auto suit = meant_suit(what);
    if (!suit) return std::nullopt;
    const CardSet kinds = pinochle::cards_of(*suit);
    marked_ = takes_away ? marked_ - (marked_ & kinds) : marked_ + ((all_ - marked_) & kinds);
    return check_number();
  }

 private:
  std::string mark(Card card) {
    const std::string name = terminal::card(card, style_);
    if (!all_.contains(card)) return "You have no " + name + ".";
    if (!(all_ - marked_).contains(card))
      return (all_.count(card) == 2 ? "Both " + name + " are" : name + " is") + " marked already.";
    marked_.insert(card);
    return check_number();
  }

  std::string unmark(Card card) {
    if (!marked_.contains(card)) return terminal::card(card, style_) + " is not marked.";
    marked_.remove(card);
    return {};
  }

  std::string check_number() const {
    if (marked_.size() <= kHand) return {};
    return "That would be " + std::to_string(marked_.size()) + " cards. You keep twelve: take a mark away first.";
  }

  pinochle::Cards all_;
  pinochle::Cards marked_;
  const Style& style_;
};

constexpr std::string_view kHowToMark =
    "Type cards to mark them (as kh), h for all hearts, -as to take a mark away, clear, and keep when twelve are "
    "marked.";

bool is_number(std::string_view word) {
  return word.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

bool may_keep_marked(const Asking& asking) {
  return marked_of(asking).size() == kHand;
}

std::string marked_words(const Asking& asking, const Style& style) {
  return words_of_marked(marked_of(asking), asking, style);
}

Lines keeping_lines(const Asking& asking, const Style& style) {
  const pinochle::Cards marked = marked_of(asking);
  Lines lines;
  if (!marked.empty()) {
    lines.push_back(marked_words(asking, style));
    lines.push_back("Not marked: " + line_of(all_of(asking) - marked, style) + ".");
  }
  lines.emplace_back(kHowToMark);
  return lines;
}

TypedMove typed_keeping(const Asking& asking, std::string_view typed, const Style& style) {
  const std::vector<std::string> words = words_in(typed);
  if (words.empty()) return {};
  const bool keeps = words.front() == "keep";
  const bool keeps_marked = keeps && words.size() == 1;
  Marking marking{all_of(asking), keeps && !keeps_marked ? pinochle::Cards{} : marked_of(asking), style};
  for (const std::string& word : std::span{words}.subspan(keeps ? 1 : 0)) {
    const auto wrong = marking.read(word);
    if (!wrong && words.size() == 1 && is_number(word)) return {.words = std::string{kHowToMark}};
    if (!wrong) return words.size() == 1 ? TypedMove{} : TypedMove{.words = "There is no card " + shown(word) + "."};
    if (!wrong->empty()) return {.words = *wrong};
  }
  const pinochle::Cards marked = marking.marked();
  if (keeps && marked.size() == kHand) return {.move = story::message_of(pinochle::Move::keeps(marked))};
  std::string told = words_of_marked(marked, asking, style);
  if (keeps) told = "Mark twelve first. " + told;
  return {.draft = story::message_of(pinochle::Move::keeps(marked)), .words = std::move(told)};
}

}  // namespace cardroom::terminal
