#pragma once

#include <QList>
#include <QSize>
#include <QStringList>
#include <string>
#include <utility>
#include <vector>

class QQuickItem;
class QQuickWindow;

namespace cardroom::testing {

inline constexpr QSize kUsualSize{1280, 800};
inline constexpr QSize kSmallSize{800, 600};

/// The only open window.
QQuickWindow& shown_window();

/// All scenes, as test parameters.
std::vector<std::string> scene_names();

/// Describes the faults of the page that is shown. A list of faults is empty if there are none.
class PageReview {
 public:
  explicit PageReview(QQuickWindow& window);

  /// Words that are cut off or elided ("…"), except addresses, which are never shown in full.
  QStringList cut() const;
  /// Words and controls that extend beyond the window, or beyond an edge of an item that clips them.
  QStringList outside() const;
  /// Controls that overlap.
  QStringList overlapping() const;
  /// Controls that have no name or no specific role for a screen reader.
  QStringList nameless() const;
  /// Anything without a name or a role that a screen reader could focus or press, even if it is not a control.
  QStringList untold() const;
  /// Primary buttons that are not the last in their row of buttons; the last is the rightmost or, in a right-to-left
  /// window, the leftmost.
  QStringList misplaced_primaries() const;
  /// The number of primary buttons that share a row with other buttons.
  int primaries_in_line() const;
  /// All visible words, and all names and descriptions for screen readers.
  QStringList texts() const;
  /// Controls that are too small for touch: less than 40 by 40, or less than 19 high in a row of small ones.
  QStringList tiny() const;
  /// The horizontal extent of every word, control and picture: "Play now: from 40 to 200". (The vertical extent is left
  /// out: in Qt, a text item keeps the height from its first line layout.)
  QStringList places() const;
  /// The names of all items that Tab should reach.
  QStringList controls() const;
  /// The names of the items that Tab actually reaches, from the current focus until it returns there.
  QStringList reached_by_tab() const;
  /// The items that the arrow keys reach from the first control.
  QStringList reached_by_arrows() const;

 private:
  /// Each primary button with another button in its row.
  QList<std::pair<const QQuickItem*, const QQuickItem*>> lines_of_primaries() const;

  QQuickWindow* m_window;
  QQuickItem* m_root;  ///< The open dialog, or the whole window.
};

}  // namespace cardroom::testing
