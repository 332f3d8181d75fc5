#include "client/review/review_worker.h"

#include <utility>

namespace cardroom::client {

ReviewWorker::ReviewWorker(std::vector<ReviewQuestion> questions, std::function<void(Opinion)> answered)
    : thread_{[questions = std::move(questions), answered = std::move(answered)](const std::stop_token& stop) {
        for (const ReviewQuestion& question : questions) {
          if (stop.stop_requested()) return;
          Opinion opinion = question.answer();
          if (stop.stop_requested()) return;
          answered(std::move(opinion));
        }
      }} {}

}  // namespace cardroom::client
