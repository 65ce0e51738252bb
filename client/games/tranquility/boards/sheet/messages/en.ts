import { listed, plural } from "../../../../../i18n/language.ts";

const all = (names: readonly string[]): string => listed(names, "en");

/** Rules of players' boards for a table with printed cards, in the words of the box. English is the schema. */
const en = {
  seats: (least: number, most: number) =>
    least === most
      ? `For ${plural("en", most, { one: "# player", other: "# players" })}.`
      : `For ${least} to ${most} players.`,
  layOut: (n: number) => `Leave room for ${n} islands, as in the picture.`,
  finishPlace: "The triangle is the place of the finish card.",
  startPlace: "The dot is the place of the start card.",
  frame: "Lay border cards on the grey places; they are decoration.",
  borders: "Lay a border card on each space with a thick edge.",
  islands: (first: number, last: number) => `Shuffle the islands ${first} to ${last}.`,
  removed: (n: number) => plural("en", n, { one: "Put # of them away unseen.", other: "Put # of them away unseen." }),
  finishes: (n: number) => `Shuffle in ${plural("en", n, { one: "# finish card", other: "# finish cards" })}.`,
  specials: (cards: readonly string[]) =>
    `Before the deal, also shuffle in ${all(cards)}. Replace such a card in an opening hand, and shuffle it into the rest of the pile.`,
  deal: "Deal all cards, one face-down pile for each player.",
  draw: (n: number) => `Each player draws ${n} cards.`,
  starts: "Then shuffle one start card into the rest of each pile.",
  compasses: (n: number) =>
    `Before the deal, also shuffle in ${plural("en", n, { one: "# compass", other: "# compasses" })}. Replace a compass in an opening hand, and shuffle it into the rest of the pile.`,
  explorer: (cards: readonly string[]) => `Shuffle an explorer deck and lay it face down: ${all(cards)}.`,
  explorers: {
    storm: (n: number) => plural("en", n, { one: "# storm", other: "# storms" }),
    compass: (n: number) => plural("en", n, { one: "# compass", other: "# compasses" }),
    monster: (n: number) => plural("en", n, { one: "# sea monster", other: "# sea monsters" }),
    finish: (n: number) => plural("en", n, { one: "# finish card", other: "# finish cards" }),
    start: (n: number) => plural("en", n, { one: "# start card", other: "# start cards" }),
    rocks: (n: number) => `${n} jagged rocks`,
    border: (n: number) => plural("en", n, { one: "# border card", other: "# border cards" }),
  },
  turn: (actions: readonly string[]) =>
    `Play in turn; chance decides who begins. Do exactly one thing: ${actions.join("; ")}.`,
  actions: {
    place: "place an island and pay for it",
    pair: "discard two cards",
    turn: "turn an island (N4)",
    clear: "remove a storm (P7)",
    start: "play the start card (B6)",
    finish: "play the finish card (B10)",
  },
  refill: (n: number) => `Then draw back to ${n} from your own pile. When it is empty, play on with what you hold.`,
  line: "Place an island on any empty space. Islands must rise in the order of the numbers in the picture. Gaps may stay open.",
  lines: (last: string) =>
    `Place an island on any empty space. There are lines A to ${last}: on each one, islands rise from 1 upwards. Lines do not touch each other. Gaps may stay open.`,
  free: (lines: readonly string[]) =>
    lines.length === 1 ? `Islands on line ${all(lines)} cost nothing.` : `Islands on lines ${all(lines)} cost nothing.`,
  allFree: "Islands cost nothing.",
  after: (line: string, others: readonly string[]) =>
    others.length === 1
      ? `Line ${line} opens when line ${all(others)} is full.`
      : `Line ${line} opens when lines ${all(others)} are full.`,
  cost: {
    difference:
      "With no island on the space just before or after it on its line, an island is free. Beside one island, discard as many other cards as the difference of the numbers; between two, the smaller difference.",
    half: "With no island on the space just before or after it on its line, an island is free. Beside one island, discard as many other cards as half the difference of the numbers, rounded up; between two, half the smaller difference.",
    flat: "With no island on the space just before or after it on its line, an island is free. Beside one or two islands, discard one other card.",
  },
  maxCost: (n: number) => `An island that would cost more than ${n} may not be placed.`,
  hand: "Pay from your hand, never from your pile.",
  night:
    "All players hold their cards with the same side up, day at first, and place islands that way. At the end, dark spaces must show night, all others day.",
  turnHands: "If you draw a compass, turn all hands over, discard it and draw again.",
  turning: "You may discard one card to turn one island on the board over.",
  startForced:
    "If you hold a start card and none is on the board, you must play it on its place. Later start cards do nothing; discard them like any card.",
  toll: (n: number, hand: number) =>
    `After the start card, all players together discard ${plural("en", n, { one: "# card", other: "# cards" })}. Agree who gives how many; say only numbers. Then all draw back to ${hand}.`,
  unpaid: "If the hands hold too few cards for this discard, you lose.",
  solo: {
    drawFive: (drawn: number, n: number, hand: number) =>
      `Alone, draw ${drawn} cards after the start card, discard ${n}, then draw back to ${hand}.`,
    twoRounds: (n: number, hand: number) =>
      `Alone, do this twice after the start card: discard ${n}, then draw back to ${hand}.`,
    plain: (n: number, hand: number) => `Alone, discard ${n} after the start card, then draw back to ${hand}.`,
  },
  explore:
    "An island on a space with a thick edge covers its border card: turn up the top explorer card and do what it says. When the deck is empty, nothing is drawn.",
  paidLater: "Pay for the island after the explorer card. The cards you held before must have been enough.",
  drawn: {
    start: { spent: "Start card: discard it; it does nothing.", rocks: "Start card: it acts like jagged rocks (P9)." },
    storm:
      "Storm: take the island back and lay the storm on the space, which is blocked and counts as empty. Pay nothing; your turn ends.",
    monster: "Sea monster: discard it and the island. Pay nothing. The next island there draws again.",
    compass: "Compass: take it into your hand, hidden.",
    clear: "From your next turn on you may discard it to remove a storm; the next island there draws again.",
    finish: "Finish card: take it into your hand, hidden.",
    rocks:
      "Jagged rocks: discard one card more than the island costs. If your hand is too small, discard the top card of your pile unseen.",
    border: {
      spent: "Border card: discard it; it does nothing.",
      joker:
        "Border card: take it into your hand, hidden. It is a joker: an island with any number from 1 to 80 that is not on the board, which draws no explorer card, or a finish card.",
    },
  },
  special: {
    act: "If you draw a storm, a compass, a sea monster or jagged rocks, show it to all, do what it says, discard it and draw again. When the pile is empty, play on.",
    storm:
      "Storm: if you placed an island this turn, take it back into your hand and block its space, which counts as empty. What you paid stays paid, and the island counts as one drawn card.",
    compass: "Compass: remove one storm, that of the first blocked space in the order of the lines.",
    monster: "Sea monster: if you placed an island this turn, discard it.",
    rocks: "Jagged rocks: discard the top card of your pile unseen.",
  },
  filled: "When all spaces are filled, all of you win.",
  filledAfterStart: "When all spaces are filled and a start card is on the board, all of you win.",
  sidesOfAll: "To win, every space must also have the right side up.",
  finish:
    "When all spaces are filled, a finish card (played as a turn) wins the game for all of you. Before, you may discard it like any card.",
  finishAfterStart:
    "When all spaces are filled and a start card is on the board, a finish card (played as a turn) wins the game for all of you. Before, you may discard it like any card.",
  sides: "The finish card also needs the right side up on every space.",
  loss: "If you can do nothing on your turn, all of you lose.",
  secrets: "Hands and piles are secret. Discards lie face down; you may look at your own.",
  talk: {
    open: "Talk as you like.",
    silent: "Do not talk about the game.",
    silentToll: "Do not talk about the game, except about numbers of cards while you discard together.",
  },
  duel: {
    setup: (n: number) =>
      `Each player draws ${n} cards; the rest is one pile. Lay ${n} cards face up in a row beside it. One player places islands day side up, the other night side up.`,
    turn: (n: number) =>
      `Place an island with your side up, or discard two cards. Then draw back to ${n} from the row, the card farthest from the pile first, and refill the row from the pile.`,
    room: "Between two islands there must be enough numbers for the empty spaces. Count from 0 before the first island and up to 81 after the last.",
    sweep: "If you can place no island, you may show your hand, discard all of it and take the whole row.",
    end: "The game ends when the board is full, or both players hold at most one card. If you can do nothing, you pass.",
    score:
      "2 points for each of your islands, 1 less for each card you discarded, 1 more for each island in a run of 3 or more of your own. A tie: more islands, then fewer discards, then the longest run.",
  },
};

export type SheetMessages = typeof en;
export default en;
