#include "client/terminal/move_entry.h"

#include "client/terminal/table_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

using table::v1::TableUpdate;

bool is_number(std::string_view typed) {
  return typed.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The answer to a typed move when it is not the person's turn.
TypedMove out_of_turn(const TableUpdate& update, const std::string& typed) {
  if (!is_number(typed) && !parse_card(typed.substr(0, typed.find(' ')))) return {};
  if (update.phase() == table::v1::PHASE_PAUSED && may_go_on(update))
    return {.words = "This is a pause to read. Press Enter to go on."};
  if (own_seat_is_held(update)) return {.words = "A bot plays for you at the moment. Type take to play yourself."};
  return {.words = update.has_seat() ? "It is not your turn." : "You watch."};
}

}  // namespace

Asking MoveEntry::asking(const TableUpdate& update, const Cast& cast) const {
  const bool has_draft = update.has_decision() && draft_.decision == update.decision();
  return {update.view(), update.legal_moves(), cast, has_draft ? draft_.move : table::v1::GameMove::default_instance()};
}

Turn MoveEntry::turn(const TableUpdate& update) const {
  const GameText* text = game_of(update);
  if (!text || !update.has_decision()) return {};
  const Cast cast = cast_of(update);
  return text->moves.turn(asking(update, cast), style_);
}

Lines MoveEntry::moves(const TableUpdate& update, bool all) const {
  Turn turn = this->turn(update);
  return all && !turn.list_all.empty() ? turn.list_all : turn.list;
}

TypedMove MoveEntry::read(const TableUpdate& update, const std::string& typed) {
  const GameText* text = game_of(update);
  if (!text || !update.has_decision()) return out_of_turn(update, typed);
  const Cast cast = cast_of(update);
  const auto moves = turn(update).moves;
  if (const auto number = whole_number(typed, moves.size())) return {.move = moves[*number - 1].move};
  TypedMove meant = text->moves.read(asking(update, cast), typed, style_);
  if (meant.draft) draft_ = {update.decision(), *meant.draft};
  if (!meant.move && meant.words.empty() && is_number(typed) && !moves.empty())
    meant.words = "There is no move with that number. Type 1" +
                  (moves.size() > 1 ? " to " + std::to_string(moves.size()) : "") + ".";
  return meant;
}

std::string MoveEntry::hint(const TableUpdate& update, const table::v1::Hint& hint) {
  const GameText* text = game_of(update);
  if (!text || !update.has_decision() || update.decision() != hint.decision()) return {};
  const Cast cast = cast_of(update);
  const std::size_t number = turn(update).number_of(hint.move());
  advised_ = {hint.decision(), hint.move()};
  return "Hint: " + (number > 0 ? std::to_string(number) + ", " : "") +
         text->moves.words(asking(update, cast), hint.move(), style_) + ". " + text->moves.hint(hint.reason(), style_) +
         " Type ok to do so.";
}

const table::v1::GameMove* MoveEntry::advised(const TableUpdate& update) const {
  return advised_ && update.has_decision() && advised_->decision == update.decision() ? &advised_->move : nullptr;
}

void MoveEntry::forget() {
  draft_ = {};
  advised_.reset();
}

}  // namespace cardroom::terminal
