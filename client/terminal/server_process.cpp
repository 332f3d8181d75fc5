#include "client/terminal/server_process.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <istream>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace cardroom::terminal {

namespace asio = boost::asio;
using boost::system::error_code;

class ServerProcess::Shell : public std::enable_shared_from_this<Shell> {
 public:
  Shell(asio::io_context& io, Events events) : output_{io}, events_{std::move(events)} {}

  void start(const client::ServerOptions& options) {
    const auto started = client::start_server(options);
    if (started) {
      program_ = *started;
      output_.assign(program_.output);
      return wait_for_first_line();
    }
    asio::post(output_.get_executor(), [self = shared_from_this(), problem = started.error()] {
      if (self->events_.failed) self->events_.failed(problem);
    });
  }

  void outlive() {
    if (program_.input >= 0 && ::write(program_.input, client::kOutliveLine.data(), client::kOutliveLine.size()) < 0)
      program_.input = -1;  // It has ended; the event follows.
  }

  void end() { client::end_server(program_); }

  void forget() {
    events_ = {};
    output_.close();
    if (program_.input >= 0) ::close(program_.input);
    program_.input = -1;
  }

 private:
  void wait_for_first_line() {
    asio::async_read_until(output_, first_line_, '\n', [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->not_ready({});
      std::istream words{&self->first_line_};
      std::string line;
      std::getline(words, line);
      const auto server = client::read_first_line(self->program_, line);
      if (!server) return self->not_ready(line);
      if (self->events_.ready) self->events_.ready(*server);
      self->wait_for_end();
    });
  }

  void not_ready(const std::string& said) {
    const std::string why = client::why_not_ready(program_, said);
    program_.pid = 0;
    if (events_.failed) events_.failed(why);
  }

  /// The end of its output is the end of the server; it writes nothing more.
  void wait_for_end() {
    output_.async_read_some(asio::buffer(rest_), [self = shared_from_this()](error_code error, std::size_t) {
      if (!error) return self->wait_for_end();
      if (error == asio::error::operation_aborted) return;
      ::waitpid(self->program_.pid, nullptr, 0);
      self->program_.pid = 0;
      if (self->events_.ended) self->events_.ended();
    });
  }

  asio::posix::stream_descriptor output_;
  asio::streambuf first_line_{client::kServerLineMax};
  std::array<char, 256> rest_{};
  Events events_;
  client::ServerProgram program_;  ///< The server notices the end of its input when we end.
};

ServerProcess::ServerProcess(asio::io_context& io, const client::ServerOptions& options, Events events)
    : shell_{std::make_shared<Shell>(io, std::move(events))} {
  shell_->start(options);
}

ServerProcess::~ServerProcess() {
  shell_->forget();
}

void ServerProcess::outlive() {
  shell_->outlive();
}

void ServerProcess::end() {
  shell_->end();
}

}  // namespace cardroom::terminal
