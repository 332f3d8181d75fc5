#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include "client/models/kind_looks.h"

namespace cardroom::web {

/// The page's own texts, which belong to no model: the names of its buttons and sheets, in the person's language. One
/// for each browser, mirrored to it as `words`.
class PageWords : public QObject {
  Q_OBJECT
  /// "fa": the language of the texts now.
  Q_PROPERTY(QString language READ language NOTIFY changed FINAL)
  Q_PROPERTY(bool rightToLeft READ rightToLeft NOTIFY changed FINAL)
  /// By the names that the page uses for them. Where a text has places for names or numbers ("Race to %1"), the page
  /// fills them in.
  Q_PROPERTY(QVariantMap texts READ texts NOTIFY changed FINAL)
  /// [{code, name}]: the languages to choose from, each with its name in that language.
  Q_PROPERTY(QVariantList languages READ languages CONSTANT FINAL)
  /// How the table of each kind of game looks.
  Q_PROPERTY(QList<cardroom::window::KindLook> looks READ looks CONSTANT FINAL)

 public:
  using QObject::QObject;

  QString language() const { return m_language; }
  bool rightToLeft() const;
  QVariantMap texts() const;
  QVariantList languages() const;
  QList<window::KindLook> looks() const { return window::KindLooks::all(); }

  /// To be called when the person's language has been installed; `code`: that language.
  void retranslate(const QString& code);

 Q_SIGNALS:
  void changed();

 private:
  QString m_language{QStringLiteral("en")};
};

}  // namespace cardroom::web
