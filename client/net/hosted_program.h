#pragma once

#include <QMetaObject>
#include <QObject>
#include <QSocketNotifier>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace cardroom::window {

/// A program that this one has started, whose output is read in the event loop. `Program`: client::ServerProgram or
/// client::GatewayProgram. `Ready`: the type of the news that it is ready. GUI thread.
template <class Program, class Ready>
class HostedProgram {
 public:
  /// What its owner does with the news. Never called from within take().
  struct Told {
    std::function<void(const Ready& ready)> ready;
    std::function<void(const QString& why)> failed;  ///< It did not start. The reason is in its words.
    std::function<void()> ended;                     ///< It exited after it had been ready.
  };

  /// `owner` must outlive this object.
  HostedProgram(QObject& owner, Told told) : m_owner{&owner}, m_told{std::move(told)} {}
  ~HostedProgram() { forget(); }
  HostedProgram(const HostedProgram&) = delete;
  HostedProgram& operator=(const HostedProgram&) = delete;

  /// `started`: the program, or why it could not be started. Precondition: running() is null.
  template <class Started>
  void take(Started started) {
    if (!started) {
      QMetaObject::invokeMethod(
          m_owner, [this, why = QString::fromStdString(started.error())] { m_told.failed(why); }, Qt::QueuedConnection);
      return;
    }
    m_program = *std::move(started);
    m_output = std::make_unique<QSocketNotifier>(m_program->output(), QSocketNotifier::Read);
    QObject::connect(m_output.get(), &QSocketNotifier::activated, m_owner, [this] { read(); });
  }
  /// Null unless it is running.
  Program* running() { return m_program ? &*m_program : nullptr; }
  const Program* running() const { return m_program ? &*m_program : nullptr; }

 private:
  void read() {
    const typename Program::News news = m_program->read();
    if (const auto* ready = std::get_if<Ready>(&news)) {
      m_told.ready(*ready);
    } else if (const auto* failure = std::get_if<typename Program::Failed>(&news)) {
      forget();
      m_told.failed(QString::fromStdString(failure->why));
    } else if (std::holds_alternative<typename Program::Ended>(news)) {
      forget();
      m_told.ended();
    }
  }

  void forget() {
    if (m_output) {
      m_output->setEnabled(false);
      m_output.release()->deleteLater();  // Must not be deleted from within its own signal.
    }
    m_program.reset();
  }

  QObject* m_owner;
  Told m_told;
  std::optional<Program> m_program;
  std::unique_ptr<QSocketNotifier> m_output;
};

}  // namespace cardroom::window
