#pragma once

#include <QVariantList>
#include <QVariantMap>
#include <memory>

#include "client/models/game_model.h"

namespace cardroom::window {

struct Kind;

/// What the table of Pasur shows. In `cards`: zones "hand", "seat" (another's hand; for who watches the hand of seat 0
/// is "hand"), "pool", "taken" (a seat's pile, oldest first; QML shows it face down, `card` is set all the same) and
/// "surs" (oldest first). In the pool `place` is the slot in which a card lies: it stays there until the pool is empty
/// or a card begins a new row (of four; of six once there are more than twelve slots), then the gaps close; `places` is
/// `slots`. New cards come from "pile", the deck.
class PasurModel : public GameModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Made by the list of kinds")
  Q_PROPERTY(int round READ round NOTIFY changed FINAL)  ///< From 1; 0 before the first.
  /// The handout of this round, and how many there are: 1 to `deals`; 0 before the first.
  Q_PROPERTY(int deal READ deal NOTIFY changed FINAL)
  Q_PROPERTY(int deals READ deals NOTIFY changed FINAL)
  Q_PROPERTY(QString dealText READ dealText NOTIFY changed FINAL)  ///< "Deal 2 of 4"; empty: none.
  Q_PROPERTY(int target READ target NOTIFY changed FINAL)          ///< 62
  Q_PROPERTY(int deck READ deck NOTIFY changed FINAL)              ///< Cards not handed out yet.
  Q_PROPERTY(QString deckText READ deckText NOTIFY changed FINAL)  ///< "24 left"; empty: none are.
  Q_PROPERTY(int slots READ slots NOTIFY changed FINAL)
  /// "The pool: ace of spades, three of diamonds." for a screen reader.
  Q_PROPERTY(QString poolText READ poolText NOTIFY changed FINAL)
  /// By seat: {seat, name ("You"), you, before (total before this round), total (with it), gain, taken (cards in the
  /// pile, without surs), takenText ("14 taken"), takenSpoken ("Parisa has taken 14 cards."), surs, sursText ("1 sur";
  /// empty: none), sursSpoken, line ("37 points, 1 sur"), text ("Parisa: 37 points, 8 in this round, 1 sur.")}.
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
  /// The same, the person first, then as they sit.
  Q_PROPERTY(QVariantList race READ race NOTIFY changed FINAL)
  /// What the card that the person thinks about picks up, in the order of choicesFor(): {id (of the Choice), number
  /// (from 1), cards [keys], spoken ("1 of 3: ace of spades and three of diamonds")}. Empty: it picks nothing up;
  /// its only choice has the id "pool" then.
  Q_PROPERTY(QVariantList captures READ captures NOTIFY previewChanged FINAL)
  /// So many captures that a card in the pool is to choose between them first.
  Q_PROPERTY(bool many READ many NOTIFY previewChanged FINAL)
  /// The newest play if it has just been made, for the way that its cards go: {seat, card, picks [keys], sur, cancelled
  /// (key; empty: none), cancelledSeat, sweeper (-1: no sweep after it), swept [keys]}. Else empty.
  Q_PROPERTY(QVariantMap lastPlay READ lastPlay NOTIFY changed FINAL)
  /// "Parisa scores a sur", "Otto’s sur cancels one of Parisa’s" for the moment in which it happens; else empty.
  Q_PROPERTY(QString surText READ surText NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  /// At the end of a round: "Round 3 is over."; "You lead with 48. The first to 62 wins. What was left ..."; and what
  /// it brought, best total first: {seat, name, person, botType, leads, parts [{value, more}] (clubs and their points,
  /// 10♦, 2♣, aces, jacks, surs: points), round, total, text (all of it, for a screen reader)}.
  Q_PROPERTY(QString roundTitle READ roundTitle NOTIFY changed FINAL)
  Q_PROPERTY(QString roundText READ roundText NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList sheet READ sheet NOTIFY changed FINAL)
  /// Every round that has ended: {round, title ("Round 1"), points [by seat], totals [by seat], text}.
  Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed FINAL)
  /// The end: "You win with 64."; why; and by rank {seat, name, person, botType, winner, total, text}.
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
  Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList results READ results NOTIFY changed FINAL)

 public:
  static const Kind kKind;

  explicit PasurModel(QObject* parent = nullptr);
  ~PasurModel() override;

  int round() const;
  int deal() const;
  int deals() const;
  QString dealText() const;
  int target() const;
  int deck() const;
  QString deckText() const;
  int slots() const;
  QString poolText() const;
  QVariantList seats() const;
  QVariantList race() const;
  QVariantList captures() const;
  bool many() const;
  QVariantMap lastPlay() const;
  QString surText() const;
  bool over() const;
  QString roundTitle() const;
  QString roundText() const;
  QVariantList sheet() const;
  QVariantList rounds() const;
  QString verdict() const;
  QString reason() const;
  QVariantList results() const;

  QString progress() const override;  ///< "Round 3"
  int step() const override;          ///< The deal.
  int steps() const override;
  QString prompt() const override;
  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  QList<Happening> happenings() const override;
  QList<LogLine> log() const override;
  Wording secondLine(int seat) const override;
  int cardsHeld(int seat) const override;
  bool countsPoints() const override { return true; }
  QList<Choice> choicesFor(const QString& cardKey) const override;
  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override;
  QString moveWanted() const override;
  QString whyNot(const QString& cardKey) const override;
  QString ruleText(int rule) const override;
  QString turnText(int secondsLeft) const override;
  QString selectedText(const QString& cardKey) const override;
  void consider(const QString& cardKey, bool selected) override;
  QString pauseText() const override;
  QString goOnText() const override;
  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override;
  void setHandOrder(Preferences::HandOrder order) override;

 Q_SIGNALS:
  void previewChanged();

 private:
  struct Shown;
  void showCards();

  std::unique_ptr<Shown> m_shown;  ///< What the last update said.
};

}  // namespace cardroom::window
