#!/usr/bin/env python3
"""Checks records of games against the format in docs/record-format.md. It shares no code with Cardroom.

usage: record_checker.py [--spoil] FILE...

With --spoil, it also makes several spoiled copies of each file, each with the right sum, and must refuse all of them.

Prints a line for each file that is not fair, and a summary. Exit status: 0 if all are fair, 1 if not. It uses only the
standard library, so it checks everything but the signature.
"""
import hashlib
import hmac
import json
import re
import struct
import sys
from collections import Counter

RANKS, SUITS = "AKQJT98765432", "SHDC"
FRESH = [rank + suit for suit in SUITS for rank in RANKS]
ORDER = {card: place for place, card in enumerate(FRESH)}


class Unfair(Exception):
    pass


def need(holds, what):
    if not holds:
        raise Unfair(what)


def in_order(cards):
    return sorted(cards, key=ORDER.__getitem__)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


# --- The random numbers -----------------------------------------------------------------------------------------------


def chacha20_block(key, counter):
    """RFC 8439, 2.3: the sixteen words of a block."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += list(struct.unpack("<8I", key)) + [counter] + list(struct.unpack("<3I", b"LibsodiumDRG"))
    x = start[:]

    def quarter(a, b, c, d):
        for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[two]) & 0xFFFFFFFF
            mixed = x[three] ^ x[one]
            x[three] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF

    for _ in range(10):
        for column in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
            quarter(*column)
        for diagonal in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter(*diagonal)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


class Chance:
    def __init__(self, key):
        self.key, self.block, self.words = key, 0, []

    def below(self, n):
        while True:
            if not self.words:
                self.words = chacha20_block(self.key, self.block)
                self.block += 1
            word = self.words.pop(0)
            if word < n * (2**32 // n):
                return word % n

    def shuffled(self, pack):
        pack = list(pack)
        for i in range(len(pack) - 1):
            j = i + self.below(len(pack) - i)
            pack[i], pack[j] = pack[j], pack[i]
        return pack


# --- The games: deal() and move() return the events that follow, in order -----------------------------------------------


class LuckyThirteen:
    SEATS = (4,)

    def __init__(self, seats, rules):
        need(rules == {}, "rules")
        self.over = False
        self.dealt = False

    def deal(self, chance):
        need(not self.dealt, "a second deal")
        self.dealt = True
        self.pack = chance.shuffled(FRESH)
        self.public = self.pack[:2]
        self.hands = [self.pack[2 + 2 * seat : 4 + 2 * seat] for seat in range(4)]
        hands = [in_order(hand) for hand in self.hands]
        self.turns = 0
        return [{"event": "deal", "public": self.public, "hands": hands}, self.draw()]

    def draw(self):
        card = self.pack[10 + self.turns]
        self.hands[self.turns % 4].append(card)
        return {"event": "draw", "seat": self.turns % 4, "card": card}

    def move(self, seat, event):
        need(event["event"] == "discard" and not self.over and seat == self.turns % 4, "turn")
        need(event["card"] in self.hands[seat], "card")
        self.hands[seat].remove(event["card"])
        self.turns += 1
        told = [{"event": "discard", "seat": seat, "card": event["card"]}]
        if self.turns < 16:
            told.append(self.draw())
        else:
            self.over = True
        return told

    @staticmethod
    def sums(card):
        rank = card[0]
        return {"A": (0, 1), "T": (10,)}.get(rank) or ((10, 11, 12, 13) if rank in "JQK" else (int(rank),))

    def is_thirteen(self, cards):
        totals = {0}
        for card in cards:
            totals = {total + value for total in totals for value in self.sums(card)}
        return 13 in totals

    def points(self, card, public):
        rank = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}.get(card[0]) or int(card[0])
        return rank * (2 if public else {"S": 4, "H": 3, "D": 2, "C": 1}[card[1]])

    def result(self):
        best = []
        for hand in self.hands:
            options = [(hand, [])] + [([own], [shown]) for own in hand for shown in self.public] + [(hand, self.public)]
            made = [
                sum(self.points(card, False) for card in own) + sum(self.points(card, True) for card in shown)
                for own, shown in options
                if self.is_thirteen(own + shown)
            ]
            best.append(max(made) if made else None)
        having = [points for points in best if points is not None]
        if len(having) == 1:
            scores = [0 if points is None else 100 for points in best]
        elif having:
            scores = [points or 0 for points in best]
        else:
            scores = [sum(self.points(card, False) for card in hand) for hand in self.hands]
        return scores, [seat for seat in range(4) if scores[seat] == max(scores)]


class Thrones:
    SEATS = (4,)

    def __init__(self, seats, rules):
        need(rules == {}, "rules")
        self.over = False
        self.dealt = False

    @staticmethod
    def rank(card):
        return 10 if card[0] in "TJQK" else int(card[0])

    def deal(self, chance):
        need(not self.dealt, "a second deal")
        self.dealt = True
        self.start = chance.below(4)
        pack = chance.shuffled([card for card in FRESH if card[0] != "A"])
        hearts = [card for card in pack if card[1] == "H"]
        others = [card for card in pack if card[1] != "H"]
        self.pack = hearts + others
        self.hands = [in_order(hearts[3 * seat : 3 * seat + 3] + others[seat::4]) for seat in range(4)]
        self.plays, self.turns, self.scores = 0, 0, [0, 0]
        self.piles = [[], []]
        return [{"event": "deal", "hands": [hand[:] for hand in self.hands]}, {"event": "start", "seat": self.start}]

    def seat(self):
        return (self.start + self.turns) % 4

    def others(self, seat):
        return [card for card in self.hands[seat] if card[1] != "H"]

    def move(self, seat, event):
        need(not self.over and seat == self.seat(), "turn")
        if event["event"] == "pass":
            need(self.turns >= 2, "a heart has to be played")
            told = self.turn({"event": "pass", "seat": seat})
        else:
            card, pile = event["card"], event["pile"]
            need(event["event"] == "play" and card in self.hands[seat] and pile in (0, 1), "card")
            if self.turns < 2:
                need(card[1] == "H" and pile == seat % 2, "a heart on the own pile")
            else:
                need(card[1] != "H", "no heart now")
                need(not (card[1] == "D" and self.piles[pile][-1][1] == "H"), "a diamond on a heart")
            self.hands[seat].remove(card)
            self.piles[pile].append(card)
            told = self.turn({"event": "play", "seat": seat, "card": card, "pile": pile})
        while not self.over and self.turns >= 2 and not self.others(self.seat()):
            told += self.turn({"event": "pass", "seat": self.seat()})
        return told

    def values(self, pile):
        attack = defence = self.rank(pile[0])
        changed = None
        for below, card in zip(pile, pile[1:]):
            value = self.rank(card) * (2 if self.rank(card) == self.rank(below) else 1)
            if card[1] == "C":
                changed, attack = "attack", attack + value
            elif card[1] == "S":
                changed, defence = "defence", defence + value
            elif changed == "attack":
                attack = max(0, attack - value)
            else:
                defence = max(0, defence - value)
        return attack, defence

    def turn(self, event):
        self.turns += 1
        told = [event]
        if self.turns < 12:
            return told
        values = [self.values(pile) for pile in self.piles]
        ranks = [self.rank(pile[0]) for pile in self.piles]
        gains = [0, 0]
        for team in (0, 1):
            wins = values[team][0] > values[1 - team][1]
            gains[team if wins else 1 - team] += ranks[1 - team]
        told.append(
            {
                "event": "battle",
                "attack": [values[0][0], values[1][0]],
                "defence": [values[0][1], values[1][1]],
                "gains": gains,
            }
        )
        self.scores = [self.scores[0] + gains[0], self.scores[1] + gains[1]]
        self.piles, self.turns, self.plays = [[], []], 0, self.plays + 1
        if self.plays == 6:
            self.over = True
            return told
        self.start = (self.start + 1) % 4
        if not any(card[1] == "H" for card in self.hands[self.start]):
            self.start = (self.start + 1) % 4
        told.append({"event": "start", "seat": self.start})
        return told

    def result(self):
        scores = [self.scores[seat % 2] for seat in range(4)]
        return scores, [seat for seat in range(4) if scores[seat] == max(scores)]


class Pasur:
    SEATS = (2, 3, 4)

    def __init__(self, seats, rules):
        names = ["clubs_rule", "clubs_needed", "clubs_points", "ten_diamonds", "two_clubs", "ace", "jack", "sur", "target"]
        need(list(rules) == names, "rules")
        self.rules, self.seats = rules, seats
        self.totals = [0] * seats
        self.rounds, self.picker, self.over, self.plays = 0, 0, False, None

    def shuffle(self, chance):
        first, deck = 4 * self.seats, 4 * self.seats + 4
        while True:
            place = chance.below(52 - deck)
            pack = chance.shuffled(FRESH)
            jacks = [i for i in range(first, deck) if pack[i][0] == "J"]
            if not jacks:
                return pack
            if len(jacks) > 1:
                continue
            jack = pack[jacks[0]]
            pack[jacks[0]] = pack[deck]
            rest = pack[deck + 1 :]
            pack[deck:] = rest[:place] + [jack] + rest[place:]
            if pack[jacks[0]][0] != "J":
                return pack

    def deal(self, chance):
        need(not self.over and self.plays in (None, 48), "the round is not over")
        if self.plays is not None:
            self.totals = self.scores()
        self.pack = self.shuffle(chance)
        self.start = self.rounds % self.seats
        self.rounds += 1
        self.plays, self.handouts = 0, 0
        self.won = [[] for _ in range(self.seats)]
        self.surs = [0] * self.seats
        place = 4 * self.seats
        self.deck = self.pack[place + 4 :]
        by_list = lambda card: (RANKS.index(card[0]), "CDHS".index(card[1]))
        self.pool = sorted(self.pack[place : place + 4], key=by_list)
        told = {"event": "round", "number": self.rounds, "starter": self.start}
        if self.rounds > 1:
            told["pack"] = self.pack
        dealt = self.hand_out(self.pack[:place])
        dealt["pool"] = self.pool[:]
        return [told, dealt]

    def hand_out(self, cards):
        self.hands = [None] * self.seats
        for i in range(self.seats):
            self.hands[(self.start + i) % self.seats] = in_order(cards[4 * i : 4 * i + 4])
        self.handouts += 1
        return {"event": "deal", "hands": [hand[:] for hand in self.hands]}

    def captures(self, card, picks):
        if not picks:
            return not self.possible(card)
        if card[0] in "KQ":
            return len(picks) == 1 and picks[0][0] == card[0]
        takes = [other for other in self.pool if other[0] not in "KQ"]
        if card[0] == "J":
            return sorted(picks) == sorted(takes)
        return all(pick[0] not in "JQK" for pick in picks) and sum(map(self.number, [card] + picks)) == 11

    @staticmethod
    def number(card):
        return {"A": 1, "T": 10}.get(card[0]) or int(card[0])

    def possible(self, card):
        if card[0] in "KQ":
            return any(other[0] == card[0] for other in self.pool)
        if card[0] == "J":
            return any(other[0] not in "KQ" for other in self.pool)
        sums = {self.number(card)}
        for other in self.pool:
            if other[0] not in "JQK":
                sums |= {total + self.number(other) for total in sums}
        return 11 in sums

    def scores(self):
        rules, points = self.rules, []
        clubs = [sum(card[1] == "C" for card in won) for won in self.won]
        for seat in range(self.seats):
            won = self.won[seat]
            if rules["clubs_rule"] == "needed":
                has_clubs = clubs[seat] >= rules["clubs_needed"]
            else:
                has_clubs = clubs[seat] == max(clubs) and clubs.count(clubs[seat]) == 1
            score = self.totals[seat] + (rules["clubs_points"] if has_clubs else 0) + self.surs[seat] * rules["sur"]
            score += rules["ten_diamonds"] * ("TD" in won) + rules["two_clubs"] * ("2C" in won)
            score += sum(rules["ace"] * (card[0] == "A") + rules["jack"] * (card[0] == "J") for card in won)
            points.append(score)
        return points

    def told_totals(self):
        return {"event": "totals", "totals": self.scores(), "surs": self.surs[:]}

    def move(self, seat, event):
        need(not self.over and self.plays is not None and self.plays < 48, "turn")
        need(seat == (self.start + self.plays) % self.seats and event["event"] == "play", "turn")
        card, picks = event["card"], event["picks"]
        need(card in self.hands[seat], "card")
        need(all(pick in self.pool for pick in picks) and len(set(picks)) == len(picks), "picks")
        need(self.captures(card, picks), "capture")
        self.hands[seat].remove(card)
        self.plays += 1
        told = [{"event": "play", "seat": seat, "card": card, "picks": in_order(picks)}]
        if picks:
            self.pool = [other for other in self.pool if other not in picks]
            self.won[seat] += picks + [card]
            self.picker = seat
            last = 48 // (4 * self.seats)
            if not self.pool and card[0] != "J" and self.handouts < last:
                holder = next((other for other in range(self.seats) if other != seat and self.surs[other]), None)
                if holder is None:
                    self.surs[seat] += 1
                else:
                    self.surs[holder] -= 1
                told.append({"event": "sur", "seat": seat, "cancels": holder})
        else:
            self.pool.append(card)
        told.append(self.told_totals())
        if self.plays == 48:
            if self.pool:
                told.append({"event": "sweep", "seat": self.picker, "cards": in_order(self.pool)})
                self.won[self.picker] += self.pool
                self.pool = []
            told.append(self.told_totals())
            scores = self.scores()
            self.over = max(scores) >= self.rules["target"] and scores.count(max(scores)) == 1
        elif self.plays % (4 * self.seats) == 0:
            cards = 4 * self.seats
            told.append(self.hand_out(self.deck[:cards]))
            self.deck = self.deck[cards:]
        return told

    def result(self):
        scores = self.scores()
        return scores, [scores.index(max(scores))]


class Pinochle:
    SEATS = (2,)
    STRENGTH = "9JQKTA"
    # Id, points, whether only with the additional melds, cards.
    TRUMP_MELDS = {
        "double-run": (1500, True, "AAKKQQJJTT"),
        "run-royal-marriage": (230, True, "AKKQQJT"),
        "run-king": (190, False, "AKKQJT"),
        "run-queen": (190, False, "AKQQJT"),
        "run": (150, False, "AKQJT"),
        "royal-marriage": (40, False, "KQ"),
        "dix": (10, True, "9"),
    }
    MELDS = ["double-run", "jacks-abound", "double-pinochle", "run-royal-marriage", "run-king", "run-queen", "run"]
    MELDS += ["aces-around", "royal-marriage", "pinochle", "common-marriage", "dix"]
    OTHER_MELDS = {
        "jacks-abound": (400, True, [["JS", "JS", "JH", "JH", "JD", "JD", "JC", "JC"]]),
        "double-pinochle": (300, True, [["QS", "QS", "JD", "JD"]]),
        "aces-around": (100, True, [["AS", "AH", "AD", "AC"]]),
        "pinochle": (40, True, [["QS", "JD"]]),
        "common-marriage": (20, True, [["KS", "QS"], ["KH", "QH"], ["KD", "QD"], ["KC", "QC"]]),
    }

    def __init__(self, seats, rules):
        need(list(rules) == ["melds.additional", "mode.cutthroat"], "rules")
        self.additional, self.cutthroat = rules.values()
        self.phase = "deal"
        self.over = False

    def deal(self, chance):
        need(self.phase == "deal", "a second deal")
        self.turn = chance.below(2)
        kinds = [rank + suit for suit in SUITS for rank in "AKQJT9"]
        self.pack = chance.shuffled(kinds + kinds)
        self.hands = [[], []]
        for i in range(24):
            self.hands[i // 3 % 2].append(self.pack[i])
        self.stock = self.pack[24:]
        self.bid, self.phase, self.trick, self.points = 0, "bid", [], [0, 0]
        return [{"event": "deal", "hands": [in_order(hand) for hand in self.hands]}]

    def move(self, seat, event):
        phase = event["event"]
        need(phase == self.phase and not self.over, "phase")
        need(seat == self.turn or phase == "keep", "turn")
        return getattr(self, "do_" + phase)(seat, event)

    def do_bid(self, seat, event):
        amount = event["amount"]
        if amount is None:
            self.phase = "trump"
            self.turn = self.bidder = 1 - seat
        else:
            if self.bid == 0:
                need(amount in range(10, 2001, 10), "first bid")
            else:
                need(amount - self.bid in (10, 20) and amount <= 4000, "raise")
            self.bid = amount
            self.turn = 1 - seat
        return [{"event": "bid", "seat": seat, "amount": amount}]

    def do_trump(self, seat, event):
        need(event["suit"] in SUITS and len(event["suit"]) == 1, "suit")
        self.trump = event["suit"]
        told = [{"event": "trump", "seat": seat, "suit": self.trump}]
        if not self.cutthroat:
            return told + self.begin_tricks()
        self.phase = "take"
        self.turned = self.stock[:2]
        return told + [{"event": "turned", "cards": self.turned[:]}]

    def do_take(self, seat, event):
        need(event["card"] in self.turned, "card")
        left = self.turned[:]
        left.remove(event["card"])
        self.hands[seat] += [event["card"]] + self.stock[2::2]
        self.hands[1 - seat] += left + self.stock[3::2]
        self.phase, self.kept = "keep", set()
        drawn = {"event": "drawn", "hands": [in_order(hand) for hand in self.hands]}
        return [{"event": "take", "seat": seat, "card": event["card"]}, drawn]

    def do_keep(self, seat, event):
        cards = event["cards"]
        need(seat not in self.kept and len(cards) == 12 and not Counter(cards) - Counter(self.hands[seat]), "keep")
        self.hands[seat] = cards[:]
        self.kept.add(seat)
        told = [{"event": "keep", "seat": seat, "cards": in_order(cards)}]
        return told + (self.begin_tricks() if len(self.kept) == 2 else [])

    def melds(self, hand):
        left, melds, points = Counter(hand), [], 0
        for name in self.MELDS:
            if name in self.TRUMP_MELDS:
                worth, extra, ranks = self.TRUMP_MELDS[name]
                choices = [[rank + self.trump for rank in ranks]]
            else:
                worth, extra, choices = self.OTHER_MELDS[name]
            for cards in choices:
                if name == "common-marriage" and cards[0][1] == self.trump:
                    continue
                if (self.additional or not extra) and not Counter(cards) - left:
                    left -= Counter(cards)
                    melds.append([name, in_order(cards)])
                    points += worth
                    break
        return melds, points

    def begin_tricks(self):
        self.phase, self.turn = "play", self.bidder
        found = [self.melds(hand) for hand in self.hands]
        self.points = [points for _, points in found]
        return [{"event": "melds", "points": self.points[:], "melds": [melds for melds, _ in found]}]

    def beats(self, card, led):
        if card[1] == led[1]:
            return self.STRENGTH.index(card[0]) > self.STRENGTH.index(led[0])
        return card[1] == self.trump

    def allowed(self, hand):
        if not self.trick:
            return hand
        led = self.trick[0]
        higher = [card for card in hand if card[1] == led[1] and self.beats(card, led)]
        trumps = [card for card in hand if card[1] == self.trump]
        if higher:
            return higher
        return trumps if led[1] != self.trump and trumps else hand

    def value(self, card):
        return 10 if card == "9" + self.trump else dict(zip("ATKQJ9", (11, 10, 4, 3, 2, 0)))[card[0]]

    def do_play(self, seat, event):
        card = event["card"]
        need(card in self.hands[seat] and card in self.allowed(self.hands[seat]), "card")
        self.hands[seat].remove(card)
        self.trick.append(card)
        told = [{"event": "play", "seat": seat, "card": card}]
        if len(self.trick) == 1:
            self.turn = 1 - seat
            return told
        winner = seat if self.beats(card, self.trick[0]) else 1 - seat
        self.points[winner] += sum(map(self.value, self.trick))
        self.trick, self.turn = [], winner
        self.over = not self.hands[0] and not self.hands[1]
        return told + [{"event": "trick", "winner": winner}]

    def result(self):
        scores = self.points[:]
        if scores[self.bidder] < self.bid:
            scores[self.bidder] = 0
            return scores, [1 - self.bidder]
        return scores, [seat for seat in (0, 1) if scores[seat] == max(scores)]


GAMES = {"lucky-thirteen": LuckyThirteen, "thrones": Thrones, "pasur": Pasur, "pinochle": Pinochle}

# --- The file ---------------------------------------------------------------------------------------------------------

HEADER = "record format program server table table_id number game rules_version rules seats practice began ended".split()


def once(pairs):
    need(len(dict(pairs)) == len(pairs), "a member is given twice")
    return dict(pairs)


def is_bytes(text, size):
    return isinstance(text, str) and len(text) == 2 * size and all(digit in "0123456789abcdef" for digit in text)


def is_whole(number):
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 2**53


def is_player(player):
    return isinstance(player["name"], str) and player["player"] in ("person", "random", "basic", "clever", "expert")


class Checker:
    def __init__(self, data):
        need(data.endswith(b"\n"), "the file is cut off")
        self.raw = data[:-1].split(b"\n")
        self.data = data
        self.line = 0

    def next(self):
        need(self.line < len(self.raw), "lines are missing")
        text = self.raw[self.line].decode("utf-8")
        self.line += 1
        parsed = json.loads(text, object_pairs_hook=once)
        need(json.dumps(parsed, ensure_ascii=False, separators=(",", ":")) == text, "not in the one way to write it")
        return parsed

    def members(self, line, names):
        need(isinstance(line, dict) and list(line) == names, "members")

    def check(self):
        self.check_seal()
        self.line = 0
        header = self.next()
        self.members(header, HEADER)
        need(header["record"] == "game" and header["format"] == 1, "format")
        need(header["game"] in GAMES and header["rules_version"] == 1, "game")
        need(is_bytes(header["table_id"], 16) and header["began"] <= header["ended"], "header")
        for player in header["seats"]:
            self.members(player, ["name", "player"])
            need(is_player(player), "player")
        self.table = bytes.fromhex(header["table_id"])
        self.bots = [player["player"] != "person" for player in header["seats"]]
        kind = GAMES[header["game"]]
        need(len(self.bots) in kind.SEATS, "seats")
        game = kind(len(self.bots), header["rules"])
        number, since = 0, 0
        while not game.over:
            number, since = self.check_deal(game, number, since)
        end = self.next()
        scores, winners = game.result()
        need(end == {"event": "end", "scores": scores, "winners": winners}, "result")
        self.members(end, ["event", "scores", "winners"])
        need(self.line == len(self.raw) - 1, "there are lines after the end")

    def check_seal(self):
        self.line = len(self.raw) - 1
        seal = self.next()
        self.members(seal, ["record", "sha256", "key", "signature"])
        before = self.data[: len(self.data) - len(self.raw[-1]) - 1]
        need(seal["record"] == "seal" and seal["sha256"] == sha256(before).hex(), "sum")

    def check_deal(self, game, last_number, since):
        left_out, attempt = set(), 0
        line = self.next()
        number = line["deal"]
        while line.get("record") == "burned":
            self.members(line, ["record", "deal", "attempt", "parts", "missing"])
            need(line["deal"] == number and line["attempt"] == attempt, "attempt")
            seats = self.seats_of(line["parts"], ["seat", "commitment"], left_out)
            missing = line["missing"]
            need(missing and missing == sorted(set(missing)) and set(missing) <= set(seats), "missing")
            left_out |= set(missing)
            attempt += 1
            line = self.next()
        self.members(line, ["record", "deal", "attempt", "ms", "commitment", "secret", "parts"])
        need(line["record"] == "deal" and line["deal"] == number and line["attempt"] == attempt, "deal")
        need(is_whole(number) and number > last_number and is_whole(line["ms"]) and line["ms"] >= since, "deal")
        game_events = game.deal(Chance(self.key(line, left_out)))
        pack = self.next()
        need(pack == {"record": "pack", "cards": game.pack} and list(pack) == ["record", "cards"], "pack")
        self.expect(game_events)
        self.play_deal(game)
        return number, line["ms"]

    def seats_of(self, parts, names, left_out):
        seats = []
        for part in parts:
            self.members(part, names)
            need(is_whole(part["seat"]) and part["seat"] < len(self.bots) and part["seat"] not in left_out, "seat")
            need(not seats or part["seat"] > seats[-1], "seats ascend")
            need(all(is_bytes(part[name], 32) for name in names[1:]), "bytes")
            seats.append(part["seat"])
        return seats

    def key(self, line, left_out):
        self.seats_of(line["parts"], ["seat", "commitment", "entropy"], left_out)
        need(is_bytes(line["commitment"], 32) and is_bytes(line["secret"], 32), "bytes")
        attempt = self.table + struct.pack(">QI", line["deal"], line["attempt"])
        commitment, secret = bytes.fromhex(line["commitment"]), bytes.fromhex(line["secret"])
        need(commitment == sha256(b"cardroom/server/v1", attempt, secret), "the secret is not that of the commitment")
        message = b"cardroom/deal/v1" + attempt
        for part in line["parts"]:
            seat, entropy = bytes([part["seat"]]), bytes.fromhex(part["entropy"])
            committed = sha256(b"cardroom/entropy/v1", attempt, commitment, seat, entropy)
            need(part["commitment"] == committed.hex(), "the entropy is not that of the commitment")
            message += seat + entropy
        return hmac.new(secret, message, hashlib.sha256).digest()

    def expect(self, events):
        for event in events:
            line = self.next()
            need(line == event and list(line) == list(event), "expected " + json.dumps(event))

    def play_deal(self, game):
        since = 0
        while True:
            line = json.loads(self.raw[self.line])
            if line.get("record") == "seat":
                line = self.next()
                self.members(line, ["record", "ms", "seat", "name", "player"])
                need(is_whole(line["ms"]) and line["ms"] >= since and line["seat"] in range(len(self.bots)), "seat")
                need(is_player(line), "player")
                self.bots[line["seat"]] = line["player"] != "person"
                since = line["ms"]
                continue
            if "by" not in line:
                return
            line = self.next()
            need(list(line)[-2:] == ["ms", "by"] and is_whole(line["ms"]) and line["ms"] >= since, "time")
            since, by = line.pop("ms"), line.pop("by")
            seat = line["seat"]
            need(by in ("person", "bot", "bot_in_place", "clock"), "by")
            need(seat in range(len(self.bots)) and (by == "bot") == self.bots[seat], "by")
            told = game.move(seat, line)
            need(line == told[0] and list(line) == list(told[0]), "move")
            self.expect(told[1:])


def fault_of(data):
    checker = Checker.__new__(Checker)
    checker.line = 0
    try:
        checker.__init__(data)
        checker.check()
    except Unfair as fault:
        return f"line {checker.line}: {fault}"
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        return f"line {checker.line}: {error!r}"
    return None


def spoiled(data):
    """Copies with one changed value in one line, for every tenth line; each with the changed line."""
    lines = data.decode("utf-8").splitlines()[:-1]
    for number in range(1, len(lines), 10):
        values = re.findall(r'"[AKQJT2-9][SHDC]"|(?<=[\[:,])[0-9]+(?=[,\]}])|"[0-9a-f]{32,}"', lines[number])
        for value in values[:: max(1, len(values) // 3)]:
            if value[0] != '"':
                other = str(int(value) + 1)
            elif len(value) == 4:
                other = '"AS"' if value != '"AS"' else '"KS"'
            else:
                other = value[:-2] + ("0" if value[-2] != "0" else "1") + '"'
            changed = lines[:]
            changed[number] = lines[number].replace(value, other, 1)
            text = "\n".join(changed) + "\n"
            # Only the signature vouches for times, burned attempts and changes of players.
            if f'"ms":{value}' in lines[number] or '"burned"' in lines[number] or '"seat",' in lines[number]:
                continue
            seal = {"record": "seal", "sha256": sha256(text.encode()).hex(), "key": "00", "signature": "00"}
            yield (text + json.dumps(seal, separators=(",", ":")) + "\n").encode(), changed[number]


def main(files):
    spoils = files[:1] == ["--spoil"]
    files = files[1:] if spoils else files
    unfair = 0
    for name in files:
        with open(name, "rb") as file:
            data = file.read()
        fault = fault_of(data)
        if not fault and spoils:
            fault = next((f"accepted {line}" for other, line in spoiled(data) if not fault_of(other)), None)
        if fault:
            unfair += 1
            print(f"{name}: {fault}")
    print(f"{len(files)} files: {len(files) - unfair} fair, {unfair} not fair")
    return 1 if unfair or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
