#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The root of a page whose keys go round zones: Tab from zone to zone, arrow keys to the nearest control inside one,
/// as the eye sees it. An item belongs to the zone in its own property `keyZone`, or in the nearest one of its
/// ancestors. What Tab would reach anywhere counts, while it is visible and enabled.
///
/// It also keeps the focus from getting lost: whatever had it may go, hide or shut (a played card, a question that is
/// answered), and Qt then leaves it on the nearest scope or on what cannot be seen, where keys mean nothing. GUI
/// thread.
class KeyZones : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// The zones, in the order in which Tab visits them.
  Q_PROPERTY(QStringList order MEMBER m_order FINAL)
  /// While this item is shown only what is inside it counts, control by control: a panel over the page. Null: none.
  Q_PROPERTY(QQuickItem* panel READ panel WRITE setPanel NOTIFY panelChanged FINAL)
  /// What is shut now will be open again in a moment, as a hand while a move is on its way: a focus that is lost
  /// meanwhile is left where it is, for Qt to give it back.
  Q_PROPERTY(bool patient READ patient WRITE setPatient NOTIFY patientChanged FINAL)
  /// The person used the keyboard last, not the pointer: rings are shown.
  Q_PROPERTY(bool byKeyboard READ byKeyboard NOTIFY byKeyboardChanged FINAL)

 public:
  explicit KeyZones(QQuickItem* parent = nullptr);
  ~KeyZones() override;

  QQuickItem* panel() const { return m_panel; }
  void setPanel(QQuickItem* panel);
  bool patient() const { return m_patient; }
  void setPatient(bool patient);
  bool byKeyboard() const { return m_byKeyboard; }

  /// Moves the focus into the zone: to the control that had it last, else the one nearest to `beside`, else the first.
  /// False: there is nothing in it.
  Q_INVOKABLE bool enter(const QString& zone, QQuickItem* beside = nullptr);
  /// The focus is nowhere, or where it cannot be seen: puts it into the first zone that has something.
  Q_INVOKABLE void refocus();
  /// The key as a Latin keyboard has it, for keys that are shortcuts: digits of any script count as digits, and where
  /// the layout writes other letters, the place of the key decides (scan codes of X11 and Wayland; elsewhere as it is).
  Q_INVOKABLE static int latinKey(int key, quint32 nativeScanCode);
  /// The focus is in a field that takes letters.
  Q_INVOKABLE bool typing() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

 Q_SIGNALS:
  void panelChanged();
  void patientChanged();
  void byKeyboardChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  QList<QQuickItem*> controls(const QString& zone) const;
  QQuickItem* focused() const;
  /// The keys mean something there: it can be seen and used, and Tab stops at it, or at the list that it is a part of.
  bool usable(const QQuickItem* item) const;
  /// Nobody's, or ours and not usable.
  bool focusLost() const;
  bool step(bool backwards);
  void focus(QQuickItem& item);
  void setByKeyboard(bool byKeyboard);
  void focusMoved();
  void findFocusSoon();

  QStringList m_order;
  QPointer<QQuickItem> m_panel;
  QPointer<QQuickItem> m_beforePanel;           ///< Had the focus when the panel came.
  QHash<QString, QPointer<QQuickItem>> m_last;  ///< By zone: what had the focus there.
  QPointer<QQuickWindow> m_watched;
  QPointer<QQuickItem> m_awaited;        ///< Was given the focus before it is seen, like a field in a drawer.
  QMetaObject::Connection m_hiding;      ///< Of what has the focus.
  QMetaObject::Connection m_panelShown;  ///< What is in a panel cannot be used before it is seen.
  bool m_patient = false;
  bool m_byKeyboard = false;
};

}  // namespace cardroom::window
