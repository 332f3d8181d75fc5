#include "client/terminal/server_process.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "common/base/overloaded.h"

namespace cardroom::terminal {

namespace asio = boost::asio;

ServerProcess::ServerProcess(asio::io_context& io, const client::ServerOptions& options, Events events)
    : events_{std::move(events)}, output_{io} {
  auto started = client::ServerProgram::start(options);
  if (!started) {
    asio::post(io, [alive = std::weak_ptr{alive_}, failed = events_.failed, why = started.error()] {
      if (!alive.expired()) failed(why);
    });
    return;
  }
  program_ = *std::move(started);
  output_.assign(program_->output());
  wait();
}

void ServerProcess::outlive() {
  if (program_) program_->outlive();
}

void ServerProcess::let_go() {
  if (program_) program_->let_go();
}

void ServerProcess::end() {
  if (program_) program_->end();
}

void ServerProcess::wait() {
  output_.async_wait(asio::posix::descriptor_base::wait_read,
                     [this, alive = std::weak_ptr{alive_}](boost::system::error_code error) {
                       if (!error && !alive.expired()) tell(program_->read());
                     });
}

void ServerProcess::tell(const client::ServerProgram::News& news) {
  std::visit(Overloaded{
                 [this](std::monostate) { wait(); },
                 [this](const client::OwnServer& server) {
                   wait();
                   events_.ready(server);
                 },
                 [this](const client::ServerProgram::Failed& failure) {
                   forget();
                   events_.failed(failure.why);
                 },
                 [this](client::ServerProgram::Ended) {
                   forget();
                   events_.ended();
                 },
             },
             news);
}

void ServerProcess::forget() {
  if (output_.is_open()) output_.release();
  program_.reset();
}

}  // namespace cardroom::terminal
