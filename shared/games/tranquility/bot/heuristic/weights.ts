/** Estimates, mostly in cards, tuned over many thousands of matches. */
export const WEIGHTS = {
  /** Cost of waiting for one card that is certain to come. At half the probability, the wait is twice as long. */
  wait: 7.2,
  /** A wait costs less near the end, because most of the coming cards are known. */
  late: -0.3,
  /** Cost of each number missing from a gap, which only luck can then fill. */
  dead: 9.5,
  /** Cost of a cell for which no card will come, times the probability. */
  risk: 18,
  /** Cost of a card that leaves the stock. It is above 1, because a seat without cards loses the match. */
  spend: 1.9,
  /** How much more a card costs a seat with few cards, see `BoardEvaluation.shortage`. */
  thrift: 2.5,
  /** The share of the next turn's best placement that counts now: other seats play in between. */
  ahead: 0.75,
  /** Value of the last finish card, times the probability that no other comes in time. */
  finish: 14,
  /** Value of a finish in hand on a full board: finding another would take turns. */
  finishNear: 1.7,
  /** Average number of cards in the piles when a match is won. A finish card among them comes too late. */
  deep: 11,
  /** The share of useless unseen numbers that others discard before useful ones. */
  useless: 0.55,
  /** An island with the wrong side costs a card and a turn later. */
  wrong: 1,
  /** Gain of turning an island now instead of later. */
  turn: 0.4,
  /** The share of cells that will get the wrong side. */
  chance: 0.5,
  /** Cost of drawing an explorer card; negative, so a gain. */
  explore: -4,
  /** Cost of a joker on a border cell; negative, so a gain. */
  unseen: -5,
  /** Cost of a storm that stays to the end, times the probability. */
  calm: 160,
  /** The probability that an explorer card kept by another seat is still in hand. */
  kept: 0.6,
  /** Gain of clearing a storm. */
  storm: 8,
  /** Value of a joker, besides that as a finish card. */
  joker: 5,
};

/** In points. */
export const DUEL = {
  /** Value of an own island: two points, and a cell that the opponent cannot use. */
  island: 4,
  /** Value of two adjacent own islands, which may become a run. */
  pair: 0.8,
  /** The share of the opponent's gain that spoiling a run is worth. */
  spoil: 0.5,
  /** Discarding two cards costs two points. */
  idle: 2,
  /** Weight of the next hand's best card. */
  ahead: 0.7,
  /** Factor for each further card, from better to worse. */
  later: 0.8,
  /** Weight of the average value of an unseen card for the opponent. */
  rival: 3,
};
