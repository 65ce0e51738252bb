/** Estimates, most of them in cards, tuned over many thousands of matches. */
export const WEIGHTS = {
  /** Waiting for one card that is certain to come. At half the probability, the wait is twice as long. */
  wait: 7.2,
  /** How much more a wait costs near the end; negative, because most of the coming cards are known then. */
  late: -0.3,
  /** Each number missing from a gap, which only luck can then fill. */
  dead: 9.5,
  /** A cell for which no card will ever come, times the probability. */
  risk: 18,
  /** A card that leaves the stock. Above 1, because a seat without cards loses the match. */
  spend: 1.9,
  /** How much more a card counts for a seat with few cards: see `BoardEvaluation.shortage`. */
  thrift: 2.5,
  /** The share of the next turn's best placement that counts now, because other seats play in between. */
  ahead: 0.75,
  /** The last finish card, times the probability that no other comes in time. */
  finish: 14,
  /** A finish in hand when the board is full: finding another would take turns. */
  finishNear: 1.7,
  /** The average number of cards in the piles when a match is won. A finish card among them comes too late. */
  deep: 11,
  /** The share of useless unseen numbers that others discard before any useful one. */
  useless: 0.55,
  /** An island with the wrong side, which costs a card and a turn later. */
  wrong: 1,
  /** Turning an island now instead of later. */
  turn: 0.4,
  /** The share of cells that will get the wrong side. */
  chance: 0.5,
  /** A placement that draws an explorer card; negative, so a gain. */
  explore: -4,
  /** A joker on a border cell, which draws no explorer card; negative, so a gain. */
  unseen: -5,
  /** A storm that stays to the end, times the probability. */
  calm: 160,
  /** The probability that an explorer card kept by another seat is still in its hand. */
  kept: 0.6,
  /** Clearing a storm. */
  storm: 8,
  /** A joker, besides its value as a finish card. */
  joker: 5,
};

/** In points. */
export const DUEL = {
  /** An own island: two points, and a cell that the opponent cannot use. */
  island: 4,
  /** Two adjacent own islands, which may become a run. */
  pair: 0.8,
  /** The share of the opponent's gain that spoiling a run is worth. */
  spoil: 0.5,
  /** The two points that discarding two cards costs and a placement saves. */
  idle: 2,
  /** The weight of the next hand's best card. */
  ahead: 0.7,
  /** The factor for each further card, from better to worse. */
  later: 0.8,
  /** The weight of the average value of an unseen card for the opponent. */
  rival: 3,
};
