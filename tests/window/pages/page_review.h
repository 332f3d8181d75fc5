#pragma once

#include <QList>
#include <QStringList>
#include <utility>

class QQuickItem;
class QQuickWindow;

namespace cardroom::testing {

/// What a person would not like about a page that is shown, in words; empty lists: nothing.
class PageReview {
 public:
  explicit PageReview(QQuickWindow& window);

  /// Words that are cut or shown as "…", but for addresses, which are never shown whole.
  QStringList cut() const;
  /// Words and controls that reach over the window's edge, or over the side of what clips them.
  QStringList outside() const;
  /// Controls that lie over each other.
  QStringList overlapping() const;
  /// Controls that tell a screen reader no name, or that they are nothing in particular.
  QStringList nameless() const;
  /// What a screen reader could focus or press and is told no name of, or not what it is; all of it, not only controls.
  QStringList untold() const;
  /// Main buttons that are not where the line of their buttons ends: at the right, and at the left in a window that is
  /// read from right to left.
  QStringList misplaced_primaries() const;
  /// How many main buttons have others in their line.
  int primaries_in_line() const;
  /// All words that are shown, and all names and descriptions that are told.
  QStringList texts() const;
  /// Controls that are smaller than a finger: 40 by 40, or 19 high in a line of small ones.
  QStringList tiny() const;
  /// Where every word, control and picture lies across the window: "Play now: from 40 to 200". (Down the window, Qt
  /// leaves words the height of lines that they were broken into at first.)
  QStringList places() const;
  /// What Tab would reach, by the name that it tells.
  QStringList controls() const;
  /// What Tab does reach, starting from where the focus is, until it comes round.
  QStringList reached_by_tab() const;
  /// What the arrows reach from the first control.
  QStringList reached_by_arrows() const;

 private:
  /// Each main button with one that stands in its line.
  QList<std::pair<const QQuickItem*, const QQuickItem*>> lines_of_primaries() const;

  QQuickWindow* m_window;
  QQuickItem* m_root;  ///< The dialog that is open, or the whole window.
};

}  // namespace cardroom::testing
