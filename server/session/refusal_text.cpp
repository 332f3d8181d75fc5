#include "server/session/refusal_text.h"

namespace cardroom::server {

std::string_view refusal_text(session::v1::RefusalReason reason) {
  switch (reason) {
    case session::v1::REFUSAL_REASON_GAME_OVER: return "The game is over.";
    case session::v1::REFUSAL_REASON_NOT_YOUR_TURN: return "It is not your turn.";
    case session::v1::REFUSAL_REASON_NOT_IN_HAND: return "You do not have this card.";
    case session::v1::REFUSAL_REASON_BROKE_RULE: return "The rules do not allow it.";
    case session::v1::REFUSAL_REASON_MALFORMED: return "The request makes no sense.";
    case session::v1::REFUSAL_REASON_ALREADY_MOVED: return "That turn has been played already.";
    case session::v1::REFUSAL_REASON_NOT_AT_A_TABLE: return "You are not at a table, or have no seat there.";
    case session::v1::REFUSAL_REASON_AT_A_TABLE: return "You are at a table already; leave it first.";
    case session::v1::REFUSAL_REASON_NOT_OWNER: return "Only the owner of the table may do this.";
    case session::v1::REFUSAL_REASON_SEAT_TAKEN: return "Somebody has this seat.";
    case session::v1::REFUSAL_REASON_NO_SUCH_SEAT: return "There is no such seat.";
    case session::v1::REFUSAL_REASON_GAME_RUNNING: return "Not during a game.";
    case session::v1::REFUSAL_REASON_NO_GAME: return "There is no game yet.";
    case session::v1::REFUSAL_REASON_NOT_PAUSED: return "The game does not pause.";
    case session::v1::REFUSAL_REASON_NOT_HELD: return "No bot holds your seat.";
    case session::v1::REFUSAL_REASON_BAD_TEXT:
      return "What you say has 1 to 160 characters, and no control or direction marks.";
    case session::v1::REFUSAL_REASON_PEOPLE_PLAY: return "People play here; only bots among themselves have a pace.";
    case session::v1::REFUSAL_REASON_ON_A_BREAK: return "The table is on a break.";
    case session::v1::REFUSAL_REASON_NOTHING_TO_TAKE_BACK: return "No move of yours can be taken back now.";
    case session::v1::REFUSAL_REASON_NOT_ALONE: return "That is for somebody alone at a private table.";
    case session::v1::REFUSAL_REASON_HANDS_CLOSED: return "That needs open hands.";
    case session::v1::REFUSAL_REASON_NO_SUCH_STEP: return "There is no move to step over.";
    case session::v1::REFUSAL_REASON_NOT_MISSING: return "This player is connected.";
    case session::v1::REFUSAL_REASON_NO_SUCH_PERSON: return "Nobody of that name is here without a seat.";
    case session::v1::REFUSAL_REASON_NO_SUCH_TABLE: return "There is no such table, or not any more.";
    case session::v1::REFUSAL_REASON_TABLE_FULL: return "The table is full.";
    case session::v1::REFUSAL_REASON_WRONG_PASSWORD: return "The password is another one.";
    case session::v1::REFUSAL_REASON_UNKNOWN_KIND: return "This server does not know that game.";
    case session::v1::REFUSAL_REASON_TOO_MANY_TABLES: return "There are too many tables.";
    case session::v1::REFUSAL_REASON_BAD_NAME:
      return "A table's name has 1 to 40 characters, all of them to be seen, and few marks on one letter.";
    case session::v1::REFUSAL_REASON_BAD_OPTION: return "An option has a value that cannot be.";
    case session::v1::REFUSAL_REASON_REMOVED: return "The owner has removed you from this table.";
    case session::v1::REFUSAL_REASON_NO_WATCHING: return "This table does not want to be watched.";
    case session::v1::REFUSAL_REASON_UNSUPPORTED: return "This server does not know that request.";
    case session::v1::REFUSAL_REASON_OUT_OF_ORDER: return "Requests are numbered one by one, and answered one by one.";
    case session::v1::REFUSAL_REASON_TOO_FAST: return "Too many requests; ask again a little later.";
    default: return "Refused.";
  }
}

}  // namespace cardroom::server
