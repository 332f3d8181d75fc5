# The games of this program, in the order in which people see them; each line names a game's folder. The section "A new
# game" in ARCHITECTURE.md describes these folders.
cardroom_add_game(lucky_thirteen)
cardroom_add_game(thrones)
cardroom_add_game(pasur)
cardroom_add_game(pinochle)
