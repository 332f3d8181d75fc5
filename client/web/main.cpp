#include <QFile>
#include <QSocketNotifier>
#include <QSslCertificate>
#include <QSslKey>
#include <csignal>
#include <cstring>
#include <google/protobuf/stubs/logging.h>
#include <iostream>
#include <stdexcept>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "client/local/hosting.h"
#include "client/local/own_server.h"
#include "client/web/arguments.h"
#include "client/web/gateway.h"
#include "client/web/languages.h"
#include "common/system/descriptor.h"

/// Reads the arguments, builds the objects, connects them and runs the event loop. Makes no decisions itself.
namespace cardroom::web {
namespace {

/// How many ports are tried with --next-port.
constexpr int kPortsTried = 20;

QByteArray contentOf(const std::filesystem::path& name) {
  QFile file{QString::fromStdString(name.string())};
  if (!file.open(QIODevice::ReadOnly))
    throw std::runtime_error{name.string() + " cannot be read: " + file.errorString().toStdString()};
  return file.readAll();
}

std::optional<QSslConfiguration> encryption(const Arguments& arguments) {
  if (!arguments.encrypted) return std::nullopt;
  const auto certificates = QSslCertificate::fromData(contentOf(arguments.certificate));
  if (certificates.isEmpty()) throw std::runtime_error{arguments.certificate.string() + " is no certificate in PEM"};
  const QByteArray text = contentOf(arguments.private_key);
  QSslKey key{text, QSsl::Ec};
  if (key.isNull()) key = QSslKey{text, QSsl::Rsa};
  if (key.isNull()) throw std::runtime_error{arguments.private_key.string() + " is no private key in PEM"};
  QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
  configuration.setProtocol(QSsl::TlsV1_2OrLater);
  configuration.setPeerVerifyMode(QSslSocket::VerifyNone);  // Browsers have no certificates.
  configuration.setLocalCertificateChain(certificates);
  configuration.setPrivateKey(key);
  return configuration;
}

Entrance entranceOf(const Arguments& arguments) {
  if (arguments.server) return {arguments.server->address, *arguments.server->key};
  const auto own = client::running_server();
  if (!own) throw std::runtime_error{"no server of yours is running on this machine; --server says where one is"};
  return {client::address_of(*own), *own->key};
}

void listen(Door& door, const Arguments& arguments) {
  const QHostAddress address{QString::fromStdString(arguments.address)};
  if (address.isNull()) throw std::runtime_error{"--address: " + arguments.address + " is no address"};
  const auto encrypted = encryption(arguments);
  const int tries = arguments.next_port ? kPortsTried : 1;
  for (int i = 0; i < tries; ++i)
    if (door.listen(address, static_cast<quint16>(arguments.port + i), encrypted)) return;
  throw std::runtime_error{"cannot listen at port " + std::to_string(arguments.port) + ": " + door.why().toStdString()};
}

/// Ends the program on a signal, or when the given process ends.
class EndWatch : public QObject {
 public:
  explicit EndWatch(int process) {
    sigset_t signals;
    ::sigemptyset(&signals);
    ::sigaddset(&signals, SIGINT);
    ::sigaddset(&signals, SIGTERM);
    ::sigprocmask(SIG_BLOCK, &signals, nullptr);
    watch(::signalfd(-1, &signals, SFD_CLOEXEC));
    // A direct system call, because glibc 2.36's header declares pidfd_open() without extern "C".
    if (process != 0) watch(static_cast<int>(::syscall(SYS_pidfd_open, process, 0)));
  }

 private:
  void watch(int descriptor) {
    if (descriptor < 0) throw std::runtime_error{std::string{"--end-with: "} + std::strerror(errno)};
    m_watched.emplace_back(descriptor);
    auto* notifier = new QSocketNotifier{descriptor, QSocketNotifier::Read, this};
    connect(notifier, &QSocketNotifier::activated, QCoreApplication::instance(), &QCoreApplication::quit);
  }

  std::vector<Descriptor> m_watched;
};

int run(int argc, char** argv) {
  const auto arguments = read_arguments({argv + 1, argv + argc});
  if (!arguments) {
    (arguments.error().status == 0 ? std::cout : std::cerr) << arguments.error().text << '\n';
    return arguments.error().status;
  }
  if (arguments->check_config) {
    encryption(*arguments);
    return 0;
  }
  ::signal(SIGPIPE, SIG_IGN);                // Writing to a closed socket must fail, not kill the program.
  google::protobuf::SetLogHandler(nullptr);  // Do not log malformed messages from servers.
  SessionApplication application{argc, argv};
  QCoreApplication::setApplicationName(QStringLiteral("cardroom-web"));
  QCoreApplication::setApplicationVersion(QStringLiteral(CARDROOM_VERSION));
  const EndWatch end{arguments->end_with};
  Gateway gateway{entranceOf(*arguments), arguments->browsers};
  QObject::connect(&gateway, &Gateway::told, &gateway,
                   [](const QString& line) { std::clog << line.toStdString() << std::endl; });
  listen(gateway.door(), *arguments);
  std::cout << "cardroom-web listening port=" << gateway.door().port() << " encrypted=" << arguments->encrypted
            << " pid=" << ::getpid() << std::endl;
  return QCoreApplication::exec();
}

}  // namespace
}  // namespace cardroom::web

int main(int argc, char** argv) {
  try {
    return cardroom::web::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "cardroom-web: " << error.what() << '\n';
    return 1;
  }
}
