set(files
  pasur_choices.cpp pasur_moves.cpp pasur_sheet.cpp pasur_text.cpp)
