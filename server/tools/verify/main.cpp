#include <exception>
#include <iostream>

#include "server/tools/verify/arguments.h"
#include "server/tools/verify/verify_run.h"

int main(int count, char** words) {
  try {
    const auto arguments = cardroom::verify::parse_arguments(count, words);
    return arguments ? cardroom::verify::run(*arguments) : 0;
  } catch (const cardroom::verify::BadInput& error) {
    std::cerr << error.what() << "\n";
    return 2;
  } catch (const std::exception& error) {
    // Not 1, which says that a record is not fair.
    std::cerr << "cardroom-verify: " << error.what() << "\n";
    return 3;
  }
}
