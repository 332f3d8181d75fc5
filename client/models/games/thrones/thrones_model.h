#pragma once

#include <QVariantList>
#include <QVariantMap>
#include <memory>

#include "client/models/game_model.h"

namespace cardroom::window {

struct Kind;

/// What the table of Game of Thrones shows. Lists of two are by pile (0 lies on top) or, where they say so, ours first;
/// for who only watches, the team of the pile on top is "ours" and `playing` is false.
class ThronesModel : public GameModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Made by the list of kinds")
  /// The viewer has a seat: piles are ours and theirs, else the top and the bottom one.
  Q_PROPERTY(bool playing READ playing NOTIFY changed FINAL)
  Q_PROPERTY(int ourPile READ ourPile NOTIFY changed FINAL)
  /// 1 to 12: the turn of this play that is being played; 0: none.
  Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
  /// "turn 9 of 12", "battle"; empty: none.
  Q_PROPERTY(QString turnText READ turnText NOTIFY changed FINAL)
  /// A heart is to be put on a pile now, whoever does it.
  Q_PROPERTY(bool heartTurn READ heartTurn NOTIFY changed FINAL)
  /// By pile: {id ("pile-0"), ours, title ("Ours", "Theirs", "Top pile", "Bottom pile"), names ("you and Iris"), count,
  /// attack, defence, text ("Our pile: attack 30, defence 14, 4 cards.")}.
  Q_PROPERTY(QVariantList piles READ piles NOTIFY changed FINAL)
  /// By pile, while the person thinks about a card that they may play: {card, allowed, whyNot, attack, defence,
  /// attackChanges, defenceChanges, outcome (as `outcome`, each with `changed`), text}. Else empty.
  Q_PROPERTY(QVariantList preview READ preview NOTIFY previewChanged FINAL)
  /// The battle if it came now, our attack first: {ours (the attacker), succeeds, toUs (the points), attack, defence,
  /// points, text ("30 beats 23, 9 for us"), brief ("30 beats 23"), line ("Our 30 beats their 23"), spoken}. Empty
  /// while a pile has no heart, and while a battle is shown.
  Q_PROPERTY(QVariantList outcome READ outcome NOTIFY changed FINAL)
  /// Ours first: {ours, title ("Ours"; names for who watches), text ("<b>Ours</b>, with Iris"), score, gain (by the
  /// battle that is shown; else -1)}.
  Q_PROPERTY(QVariantList scores READ scores NOTIFY changed FINAL)
  /// "Ours 27, theirs 19".
  Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed FINAL)
  /// By seat: {seat, name, you, hearts, text ("2 hearts left")}.
  Q_PROPERTY(QVariantList hearts READ hearts NOTIFY changed FINAL)
  /// While a battle is shown: {play, lines (as `outcome`), verdict ("We win this battle, 19 points."), us, them}. Else
  /// empty. The piles lie there as long.
  Q_PROPERTY(QVariantMap battle READ battle NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  /// A row a play that has ended: {play, title ("Play 1"), hearts [code by pile], attacks [by pile], defences [by
  /// pile], us, them (what each team got), lines (as `outcome`), spoken (the whole row)}.
  Q_PROPERTY(QVariantList results READ results NOTIFY changed FINAL)
  /// "We win, 46 to 38." Empty until the game is over.
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
  /// "Battles won: ours 4, theirs 2." Empty until the game is over.
  Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
  Q_PROPERTY(bool draw READ draw NOTIFY changed FINAL)

 public:
  static const Kind kKind;

  explicit ThronesModel(QObject* parent = nullptr);
  ~ThronesModel() override;

  bool playing() const;
  int ourPile() const;
  int turn() const;
  QString turnText() const;
  bool heartTurn() const;
  QVariantList piles() const;
  QVariantList preview() const;
  QVariantList outcome() const;
  QVariantList scores() const;
  QString scoreText() const;
  QVariantList hearts() const;
  QVariantMap battle() const;
  bool over() const;
  QVariantList results() const;
  QString verdict() const;
  QString reason() const;
  bool draw() const;

  QString progress() const override;
  int step() const override;
  int steps() const override;
  QString prompt() const override;
  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  QList<Happening> happenings() const override;
  QList<LogLine> log() const override;
  Wording secondLine(int seat) const override;
  int cardsHeld(int seat) const override;
  QList<Choice> choicesFor(const QString& cardKey) const override;
  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override;
  QList<Action> actions() const override;
  std::optional<table::v1::GameMove> moveOf(const QString& action) const override;
  QString moveWanted() const override;
  QString whyNot(const QString& cardKey) const override;
  QString ruleText(int rule) const override;
  QString turnText(int secondsLeft) const override;
  QString selectedText(const QString& cardKey) const override;
  void consider(const QString& cardKey, bool selected) override;
  QString pauseText() const override;
  QString goOnText() const override;
  QString teamOf(int seat) const override;
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
