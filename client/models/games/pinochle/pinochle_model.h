#pragma once

#include <QVariantList>
#include <QVariantMap>
#include <memory>

#include "client/models/game_model.h"

namespace cardroom::pinochle {
class Cards;
}  // namespace cardroom::pinochle

namespace cardroom::window {

struct Kind;

/// What the table of Pinochle shows. In `cards`: zones "hand", "seat" (another's hand; for who watches the hand of seat
/// 0 is "hand"), "turned" (the two that lie face up in cut-throat; place 0 or 1), "trick" (the card that was led, until
/// it is followed) and "taken" (what a seat has won, oldest first, two a trick; QML shows it face down, `card` is set
/// all the same). New cards come from "pile", the stock. Two copies of a card have different keys, which are ours and
/// tell nothing; the first of them has the card's code.
///
/// What a person makes ready before a move (the first bid, the suit, the cards to keep) is kept here, and told by
/// previewChanged(). Everything is done with ChoiceModel, its act() and actByKey() with the ids and keys of the actions
/// below, its select() for cards, and with TurnModel's primary().
class PinochleModel : public GameModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Made by the list of kinds")
  /// What is going on: "bidding", "trump", "turned" (one of two is taken), "keeping" (12 of 24), "tricks", "over";
  /// empty before the first card. `phases` and `phase` of GameModel are the words for the bar; while tricks are played
  /// `phase` is -1, and progress ("Trick 5 of 12") and the steps are to be shown.
  Q_PROPERTY(QString stage READ stage NOTIFY changed FINAL)
  Q_PROPERTY(bool cutthroat READ cutthroat NOTIFY changed FINAL)
  Q_PROPERTY(int stock READ stock NOTIFY changed FINAL)  ///< Cards that are not handed out, without those turned up.
  /// By seat: {seat, name ("You"), you, bidder (won the bidding), line (of the reckoning: "120 melds and 48 tricks"),
  /// melds (points), trickPoints, sum, bid (0: none to reach), missing (until the bid is made), missingText ("52 more
  /// for your bid"; "Your bid is made"; empty: no bid), taken (tricks), takenText ("2 tricks"), takenSpoken, meldsTitle
  /// ("Your melds"), meldRows [{id ("run-queen"), name ("Run and queen"), points, cards [codes], spoken}], noMelds
  /// ("No melds"; empty: there are some), text (how it stands, for a screen reader)}.
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)

  // --- Bidding
  Q_PROPERTY(int bid READ bid NOTIFY changed FINAL)              ///< The highest; 0: none yet.
  Q_PROPERTY(QString bidText READ bidText NOTIFY changed FINAL)  ///< "Selma bids", "You bid", "No bid yet".
  /// What may be said now: {id (of the action), kind ("pass", "bid", "ten", "twenty"), text ("220"), spoken ("Bid
  /// 220"), key ("1"), hinted}; of a first bid the second one is what `firstBid` says. Empty: the person is not asked.
  Q_PROPERTY(QVariantList offers READ offers NOTIFY previewChanged FINAL)
  /// The first bid that is made ready: {amount, least, most, step (10), leap (50), canLess, canMore}; empty: it is
  /// none. Changed by the actions "less" and "more" (keys - and +), or stepFirstBid().
  Q_PROPERTY(QVariantMap firstBid READ firstBid NOTIFY previewChanged FINAL)
  /// "If you pass, Selma plays for 210 and names the trump."; empty: not asked.
  Q_PROPERTY(QString passNote READ passNote NOTIFY changed FINAL)

  // --- Trump
  /// What the own hand melds by trump, until that is named; spades, hearts, diamonds, clubs: {suit ("S"), name
  /// ("Spades"), points, pointsText ("melds 210"), meldsText ("Run and queen, marriage"; "No melds"), text (for a
  /// screen reader), action ("suit-S"), key ("S")}. Empty for who watches.
  Q_PROPERTY(QVariantList trumpMelds READ trumpMelds NOTIFY changed FINAL)
  /// The person names the trump now.
  Q_PROPERTY(bool naming READ naming NOTIFY changed FINAL)
  /// The suit that is made ready ("S"), and the one of a hint; empty: none.
  Q_PROPERTY(QString chosenSuit READ chosenSuit NOTIFY previewChanged FINAL)
  Q_PROPERTY(QString hintedSuit READ hintedSuit NOTIFY previewChanged FINAL)
  /// "Then one of two open cards is yours."
  Q_PROPERTY(QString trumpNote READ trumpNote NOTIFY changed FINAL)
  Q_PROPERTY(QString trump READ trump NOTIFY changed FINAL)                ///< "S"; empty: not named yet.
  Q_PROPERTY(QString trumpText READ trumpText NOTIFY changed FINAL)        ///< "Spades are trump"
  Q_PROPERTY(QString contractText READ contractText NOTIFY changed FINAL)  ///< "You play for 220"
  Q_PROPERTY(QString playText READ playText NOTIFY changed FINAL)          ///< "You play spades for 220"

  // --- Cut-throat
  /// The two cards that are turned up: {key, card, points (what the own cards with it would meld), text ("melds 210"),
  /// spoken}; they are selected and taken like cards of the hand.
  Q_PROPERTY(QVariantList turned READ turned NOTIFY changed FINAL)
  /// While cards are kept: {count, of (12), missing, text ("9 of 12"), points, meldRows (as in seats), meldsText ("With
  /// these: <b>Run and queen 190</b> · <b>Dix 10</b>.", styled), wholeText (the same, and "Selma will not see what you
  /// leave out."), spoken}. Empty: the person is not asked.
  Q_PROPERTY(QVariantMap keeping READ keeping NOTIFY previewChanged FINAL)

  // --- Melds and tricks
  /// Both hands' melds are laid out side by side: until somebody leads, or the person closes them.
  Q_PROPERTY(bool meldsOpen READ meldsOpen NOTIFY previewChanged FINAL)
  /// "100 more from the tricks and your bid is made."
  Q_PROPERTY(QString meldsNote READ meldsNote NOTIFY changed FINAL)
  Q_PROPERTY(int trick READ trick NOTIFY changed FINAL)  ///< From 1; 0 before the first.
  /// The card that was led: {key, card, seat, you, text ("Selma led")}; empty: none lies there.
  Q_PROPERTY(QVariantMap led READ led NOTIFY changed FINAL)
  /// Under the prompt: "You have a higher heart and must play it."; empty: any card may be played, or none.
  Q_PROPERTY(QString followNote READ followNote NOTIFY changed FINAL)
  /// A trick that has just been completed, for the way that its cards go: {leader, winner, you (won it), cards [keys,
  /// the led one first], points, text ("You win the trick, 21 points.")}; else empty.
  Q_PROPERTY(QVariantMap lastTrick READ lastTrick NOTIFY changed FINAL)

  // --- The end
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  /// "You are 12 short of your bid of 220 and lose."; why: "Selma wins with 91."; and by rank {seat, name, person,
  /// botType, you, winner, bidder, fallsShort, score, meldRows, lines [{id ("melds", "tricks", "sum", "bid", "score"),
  /// text ("Melds"), points, more ("12 short"), lost}], text}.
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
  Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList results READ results NOTIFY changed FINAL)

 public:
  static const Kind kKind;

  explicit PinochleModel(QObject* parent = nullptr);
  ~PinochleModel() override;

  QString stage() const;
  bool cutthroat() const;
  int stock() const;
  QVariantList seats() const;
  int bid() const;
  QString bidText() const;
  QVariantList offers() const;
  QVariantMap firstBid() const;
  QString passNote() const;
  QVariantList trumpMelds() const;
  bool naming() const;
  QString chosenSuit() const;
  QString hintedSuit() const;
  QString trumpNote() const;
  QString trump() const;
  QString trumpText() const;
  QString contractText() const;
  QString playText() const;
  QVariantList turned() const;
  QVariantMap keeping() const;
  bool meldsOpen() const;
  QString meldsNote() const;
  int trick() const;
  QVariantMap led() const;
  QString followNote() const;
  QVariantMap lastTrick() const;
  bool over() const;
  QString verdict() const;
  QString reason() const;
  QVariantList results() const;

  /// So much more, or less, for a first bid; as far as it goes.
  Q_INVOKABLE void stepFirstBid(int by);
  /// The melds are seen; the primary says "Lead the first trick" until then, and does this.
  Q_INVOKABLE void closeMelds();

  QString progress() const override;  ///< "Trick 5 of 12"; before, the phase.
  int step() const override;          ///< The trick.
  int steps() const override;
  QString prompt() const override;
  QStringList phases() const override;
  int phase() const override;
  QString variant() const override;
  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  QList<Happening> happenings() const override;
  QList<LogLine> log() const override;
  Wording secondLine(int seat) const override;
  int cardsHeld(int seat) const override;
  bool countsPoints() const override { return true; }
  QList<Choice> choicesFor(const QString& cardKey) const override;
  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override;
  QList<Action> actions() const override;
  std::optional<table::v1::GameMove> moveOf(const QString& action) const override;
  std::optional<QString> prepare(const QString& action) override;
  bool marksCards() const override;
  Marking mark(const QString& cardKey) override;
  void sent(const QString& cardKey) override;
  QString moveWanted() const override;
  QString whyNot(const QString& cardKey) const override;
  QString ruleText(int rule) const override;
  QString turnText(int secondsLeft) const override;
  QString turnLine() const override;
  QString selectedText(const QString& cardKey) const override;
  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override;
  void setHandOrder(Preferences::HandOrder order) override;

 Q_SIGNALS:
  void previewChanged();

 private:
  struct Shown;
  void showCards();
  /// What the person is to do, for a screen reader.
  QString turnWish() const;
  void endThoughts();
  cardroom::pinochle::Cards markedCards() const;

  std::unique_ptr<Shown> m_shown;  ///< What the last update said, and what the person makes ready.
};

}  // namespace cardroom::window
