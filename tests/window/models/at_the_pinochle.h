#pragma once

#include <gtest/gtest.h>

#include "client/models/games/pinochle/pinochle_model.h"
#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/pinochle_evening.h"
#include "tests/window/scenes/played_pinochle.h"

namespace cardroom::testing {

/// Maren, the person at the window, and Selma. The games are those in the reference pictures.
class AtThePinochle : public ::testing::Test {
 protected:
  explicit AtThePinochle(int viewer = pinochle_evening::kMaren) : played{viewer} {
    played.sitPerson(pinochle_evening::kMaren, "Maren", true);
    played.sitPerson(pinochle_evening::kSelma, "Selma");
    show();
  }

  void show() {
    const client::TableChanged change = played.show(now);
    heard.table.tableChanged(&played.table(), change, now);
  }

  void play(const char* moves) {
    played.plays(moves);
    show();
  }

  void deal(const pinochle::Wanted& wanted = pinochle_evening::kEvening,
            const pinochle::Rules& rules = pinochle_evening::kCutthroat) {
    played.deal(wanted, rules);
    show();
  }

  /// Maren is asked for a bid after Selma's 210. Earlier announcements are dropped.
  void comeToYourBid() {
    deal();
    play(pinochle_evening::kToYourBid);
    forget();
  }
  void comeToTrump() {
    comeToYourBid();
    play(pinochle_evening::kToTrump);
    forget();
  }
  void comeToTurned() {
    comeToTrump();
    play(pinochle_evening::kToTurned);
    forget();
  }
  void comeToKeeping() {
    comeToTurned();
    play(pinochle_evening::kToKeeping);
    forget();
  }
  void comeToMelds() {
    comeToKeeping();
    played.playsAs(pinochle_evening::kMaren, pinochle_evening::kMarenKeeps);
    show();
    forget();
    played.playsAs(pinochle_evening::kSelma, pinochle_evening::kSelmaKeeps);
    rest();
  }
  /// Maren leads the first trick.
  void comeToTheFirstTrick() {
    comeToMelds();
    goOn();
  }
  /// The fifth trick: Selma has led the ten of hearts.
  void comeToATrick() {
    comeToTheFirstTrick();
    play(pinochle_evening::kToTrick);
    play(pinochle_evening::kSelmaLeads);
    forget();
  }

  /// The table pauses so that everybody can look at the effect of the last move.
  void rest() {
    played.rest(5'000);
    show();
  }
  void goOn() {
    played.goOn();
    show();
  }

  void forget() {
    heard.announced.clear();
    heard.sounds.clear();
    heard.toasts.clear();
    heard.refused.clear();
  }

  /// The last request to the server.
  const games::pinochle::v1::Move& asked() const { return heard.asked.back().message.move().move().pinochle(); }

  window::PinochleModel& game() { return dynamic_cast<window::PinochleModel&>(*heard.table.game()); }
  window::PinochleSeat seat(int which) { return game().seats().value(which); }
  /// The values of one field in these rows.
  template <class Row, class Field>
  static QList<Field> column(const QList<Row>& rows, Field Row::* field) {
    QList<Field> values;
    for (const Row& row : rows)
      values << row.*field;
    return values;
  }
  /// The key of the card at this position; empty if there is none.
  QString keyAt(const char* zone, int place = 0) {
    for (const window::TableCard& card : game().cards()->cards())
      if (card.zone == s(zone) && card.place == place) return card.key;
    return {};
  }

  /// Marks or unmarks each of these cards, "AS TS QS QS": a code that occurs twice means both copies.
  void select(const char* codes) {
    for (const QString& key : keysOf(codes))
      heard.table.choice()->select(key);
  }
  QStringList keysOf(const char* codes) {
    QStringList keys;
    for (const QString& code : s(codes).split(QLatin1Char{' '})) {
      for (const window::TableCard& card : heard.table.game()->cards()->cards()) {
        if (card.card != code || card.zone != s("hand") || keys.contains(card.key)) continue;
        keys << card.key;
        break;
      }
    }
    return keys;
  }

  client::Instant now{60'000};
  PlayedPinochle played;
  HeardTable heard;
};

}  // namespace cardroom::testing
