/** The bot's estimates in units of one card, tuned over many thousands of matches. */
export const WEIGHTS = {
  /** Waiting for one card that is certain to come; twice the probability halves the wait. */
  wait: 7.2,
  /** How much more a wait costs towards the end; negative, because most cards to come are known then. */
  late: -0.3,
  /** A number missing from a gap, which can then only be filled by luck. */
  dead: 9.5,
  /** A cell for which no card will ever come; multiplied by the probability of that. */
  risk: 18,
  /** Any card that leaves the stock: more than 1, because a seat without cards loses the match. */
  spend: 1.9,
  /**
   * How much more a card counts for a seat with fewer cards than the others, whose lack of cards would end the match.
   */
  thrift: 2.5,
  /** The share of the next turn's best placement that counts now, because others play in between. */
  ahead: 0.75,
  /** The last finish card; multiplied by the probability that no other comes in time. */
  finish: 14,
  /** A finish in hand when the board is full, because finding another one would take turns. */
  finishNear: 1.7,
  /** The number of cards left in the piles when a match is won. A finish card among them would come too late. */
  deep: 11,
  /** The share of useless unseen numbers that the others discard before any useful one. */
  useless: 0.55,
  /** An island with the wrong side up: costs a card and a turn later. */
  wrong: 1,
  /** The gain from turning an island now instead of later. */
  turn: 0.4,
  /** The share of cells that will get the wrong side. */
  chance: 0.5,
  /** A placement that draws an explorer card. */
  explore: -4,
  /** A joker on a border card, where it draws nothing. */
  unseen: -5,
  /** A storm that stays to the end; multiplied by the probability of that. */
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
  /** An own island: two points, and a cell the opponent cannot use. */
  island: 4,
  /** Two adjacent own islands, which may become a run. */
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
