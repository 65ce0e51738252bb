/** The bot's estimates in units of one card, tuned over many thousands of matches. */
export const WEIGHTS = {
  /** Waiting for one certain card; twice the probability halves the wait. */
  wait: 7.2,
  /** How much more a wait costs towards the end; negative, because most cards to come are known then. */
  late: -0.3,
  /** A number missing from a gap, which can then only be filled by luck. */
  dead: 9.5,
  /** The certainty that nothing will ever fit a cell; multiplied by its probability. */
  risk: 18,
  /** Any card leaving the stock: more than 1, because a seat without cards loses the match. */
  spend: 1.9,
  /** How much more a card counts for a seat with fewer cards than the others: the poorest seat ends the match. */
  thrift: 2.5,
  /** The share of the next turn's best placement that counts now, because others play in between. */
  ahead: 0.75,
  /** The last finish. */
  finish: 14,
  /** A finish in hand when the board is full, because finding another one would take turns. */
  finishNear: 1.7,
  /** The number of cards left in the piles when a match is won; a finish among them comes too late. */
  deep: 11,
  /** The share of useless unseen numbers that the others discard before any useful one. */
  useless: 0.55,
  /** An island with the wrong side up: costs a card and a turn later. */
  wrong: 1,
  /** Turning an island now; later the card may be needed elsewhere. */
  turn: 0.4,
  /** The share of cells that will get the wrong side. */
  chance: 0.5,
  /** A placement that draws an explorer card. */
  explore: -4,
  /** A joker on a border card, where it draws nothing. */
  unseen: -5,
  /** The certainty that a storm stays to the end, after giving up a compass or a joker. */
  calm: 160,
  /** The probability that a kept explorer card drawn by another seat is still in its hand. */
  kept: 0.6,
  /** A storm on the board: its compass and the turn to play it. */
  storm: 8,
  /** A joker in addition to a finish. */
  joker: 5,
};

/** Estimates for duels, in points. */
export const DUEL = {
  /** An own island: two points, and a cell the opponent cannot use. */
  island: 4,
  /** Two adjacent own islands, which may become a run. */
  pair: 0.8,
  /** The share of the opponent's expected run that spoiling it is worth. */
  spoil: 0.5,
  /** The two points that discarding two cards costs and a placement saves. */
  idle: 2,
  /** The weight of the next hand's best card. */
  ahead: 0.7,
  /** The factor for each card after it. */
  later: 0.8,
  /** The weight of the opponent's expected cards; a hand that fits nowhere costs five points. */
  rival: 3,
};
