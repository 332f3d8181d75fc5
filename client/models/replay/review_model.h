#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "client/models/gadget_field.h"
#include "client/models/table/table_controller.h"
#include "client/replay/replay.h"
#include "client/review/review.h"
#include "client/review/review_work.h"

namespace cardroom::window {

/// A costly move on the bar of a replay.
struct ReviewMark {
  CARDROOM_GADGET(reviewMark)
  CARDROOM_FIELD(int, moment) = 0;      ///< The moment before the move, at which the decision is shown.
  CARDROOM_FIELD(bool, worst) = false;  ///< One of the costliest moves.
  CARDROOM_FIELD(QString, text) = {};   ///< "It cost 4.1 points"
};

/// The review of a game that is replayed: what each move of one seat cost, and what `expert` would have done. Judges in
/// the background. Part of ReplayModel, which tells it the moment that is shown. GUI thread.
class ReviewModel : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by ReplayModel")
  /// There is a review, complete or not.
  CARDROOM_READ(bool, on, changed) { return m_review.has_value(); }
  /// It is being worked out, or waits for the reviews of others.
  CARDROOM_READ(bool, running, changed) { return m_work != nullptr; }
  CARDROOM_READ(QString, whoseText, changed);  ///< "Your moves", "Moves of Selma"
  /// "Looking at move 40 of 240"; while it waits: "2 other reviews come first."; empty when it is done.
  CARDROOM_READ(QString, progressText, changed);
  CARDROOM_READ(double, share, changed);  ///< How much of it is done, from 0 to 1.
  /// "2 costly moves: together they cost 5.6 points."; empty while none has been found.
  CARDROOM_READ(QString, summaryText, changed);
  CARDROOM_READ(QList<cardroom::window::ReviewMark>, marks, changed) { return m_marks; }

  // About the decision at the moment that is shown. Empty texts: there is none, or it has not been judged.
  CARDROOM_READ(bool, atDecision, changed) { return m_opinion != nullptr; }
  CARDROOM_READ(bool, costly, changed) { return m_opinion != nullptr && m_opinion->costly(); }
  CARDROOM_READ(bool, same, changed) { return m_opinion != nullptr && m_opinion->judged.same; }
  CARDROOM_READ(QString, playedText, changed) { return m_played.words.text; }  ///< As the log says it.
  CARDROOM_READ(QString, betterText, changed) { return m_better.text; }        ///< What `expert` would do, and why.
  CARDROOM_READ(QString, costText, changed);     ///< "It cost 4.1 points", "As good as any"
  CARDROOM_READ(QString, chanceText, changed);   ///< "The chance to win fell from 58 % to 49 %."
  CARDROOM_READ(double, chanceBefore, changed);  ///< From 0 to 1, before the move and after it; 0: unknown.
  CARDROOM_READ(double, chanceAfter, changed);

  /// `table`: shows the game. Both must outlive this object.
  ReviewModel(Preferences* preferences, TableController* table, QObject* parent = nullptr);

  /// Where reviews are worked out; null: there is no room for another one.
  using WorkOut = std::function<std::unique_ptr<client::ReviewWork>(std::vector<client::ReviewQuestion> questions,
                                                                    client::ReviewNews news)>;
  /// Replaces the thread that each review usually has of its own. To be called before the first review.
  void setWorkOut(WorkOut workOut) { m_workOut = std::move(workOut); }

  /// Begins to judge that seat's moves, unless that is already under way or complete; after stop(), starts again with
  /// the first move. If there is no room for another review, the person is told so, and the one before it, if any,
  /// stays as it is. The replay must outlive the review.
  void begin(const client::Replay& replay, Seat seat);
  /// The seat whose moves are judged. Precondition: on().
  Seat seat() const { return m_seat; }
  /// Another moment of the replay is shown.
  void show(std::size_t moment);
  /// The moment at which the next costly move was decided; after the last one, the first. Empty: no move is costly.
  std::optional<std::size_t> nextCostly(std::size_t moment) const;
  /// What a screen reader says about the decision that is shown.
  QString spokenText() const;
  void retranslate();

  /// Forgets the review.
  void close();
  /// Stops judging, and keeps the opinions so far.
  Q_INVOKABLE void stop();

 Q_SIGNALS:
  void changed();

 private:
  void judged(std::uint64_t review, const client::Opinion& opinion);
  void nameMarks();
  /// Words the opinion on the decision that is shown, and marks what `expert` would do on the table.
  void wordOpinion();
  struct Played {
    Wording words{};    ///< As the log of the seat's table says it.
    QString card = {};  ///< The key of the only card that left the hand; empty: none or several did.
  };
  Played playedAt(std::size_t moment) const;
  bool own() const { return m_replay->own_seat() == m_seat; }

  TableController* m_table;
  TableController* m_after;                  ///< Never shown; its log provides the wording of the moves.
  const client::Replay* m_replay = nullptr;  ///< While there is a review.
  std::optional<client::Review> m_review;
  Seat m_seat{};
  std::size_t m_moment = 0;                    ///< The moment that is shown.
  const client::Opinion* m_opinion = nullptr;  ///< On the move that follows that moment; null: none.
  Played m_played;
  Wording m_better;
  QList<ReviewMark> m_marks;
  std::uint64_t m_number = 0;  ///< The review's number: late answers to an older one are ignored.
  WorkOut m_workOut;
  std::unique_ptr<client::ReviewWork> m_work;  ///< Last, so that it stops before the rest is gone.
};

}  // namespace cardroom::window
