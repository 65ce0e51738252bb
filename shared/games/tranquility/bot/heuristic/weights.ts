/** The bot's estimates in units of one card, tuned over many thousands of matches. */
export const WEIGHTS = {
  /** The cost of waiting for one card that is certain to come. At half the probability, the wait is twice as long. */
  wait: 7.2,
  /** How much more a wait costs towards the end; negative, because most cards to come are known then. */
  late: -0.3,
  /** The cost of each number missing from a gap, which can then only be filled by luck. */
  dead: 9.5,
  /** The cost of a cell for which no card will ever come; multiplied by the probability of that. */
  risk: 18,
  /** The cost of any card that leaves the stock: more than 1, because a seat without cards loses the match. */
  spend: 1.9,
  /** How much more a card counts for a seat with few cards, which could end the match. See `shortage`. */
  thrift: 2.5,
  /** The share of the next turn's best placement that counts now, because others play in between. */
  ahead: 0.75,
  /** The value of the last finish card; multiplied by the probability that no other comes in time. */
  finish: 14,
  /** The value of a finish in hand when the board is full, because finding another one would take turns. */
  finishNear: 1.7,
  /** The number of cards left in the piles when a match is won. A finish card among them would come too late. */
  deep: 11,
  /** The share of useless unseen numbers that the others discard before any useful one. */
  useless: 0.55,
  /** The cost of an island with the wrong side up, which takes a card and a turn later. */
  wrong: 1,
  /** The gain from turning an island now instead of later. */
  turn: 0.4,
  /** The share of cells that will get the wrong side. */
  chance: 0.5,
  /** The cost of a placement that draws an explorer card; a negative cost is a gain. */
  explore: -4,
  /** The cost of a joker on a border cell, where it draws no explorer card; negative as above. */
  unseen: -5,
  /** The cost of a storm that stays to the end; multiplied by the probability of that. */
  calm: 160,
  /** The probability that a kept explorer card drawn by another seat is still in its hand. */
  kept: 0.6,
  /** The gain from clearing a storm. */
  storm: 8,
  /** The value of a joker besides that of a finish card. */
  joker: 5,
};

/** Estimates for duels, in points. */
export const DUEL = {
  /** The value of an own island: two points, and a cell the opponent cannot use. */
  island: 4,
  /** The value of two adjacent own islands, which may become a run. */
  pair: 0.8,
  /** What spoiling a run of the opponent is worth, as a share of what the opponent would have gained. */
  spoil: 0.5,
  /** The two points that discarding two cards costs and a placement saves. */
  idle: 2,
  /** The weight of the next hand's best card. */
  ahead: 0.7,
  /** The factor for each card after it. */
  later: 0.8,
  /** The weight of the average value of an unseen card for the opponent. */
  rival: 3,
};
