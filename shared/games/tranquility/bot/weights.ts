/** What the bot believes things are worth, counted in cards. Found by playing many thousands of matches. */
export const WEIGHTS = {
  /** Waiting for one certain card that is still to come; twice the chance is half the wait. */
  wait: 7.2,
  /** How much dearer a wait gets towards the end; below zero, as by then most of the cards to come are known. */
  late: -0.3,
  /** A number that a gap lacks: it can only be filled by luck. */
  dead: 9.5,
  /** The certainty that nothing at all will fit a cell any more; a share of it is paid for each share of that fear. */
  risk: 18,
  /** A card that leaves the stock, whatever is on it: more than one, as a seat without cards loses the match. */
  spend: 1.9,
  /** How much more a card weighs for a seat that has fewer than the others: the poorest seat ends the match. */
  thrift: 2.5,
  /** The share of the best placement left for the next turn that counts now: the others play in between. */
  ahead: 0.75,
  /** The last finish. */
  finish: 14,
  /** A finish in hand when the board is full, when looking for another one takes turns. */
  finishNear: 1.7,
  /** So many cards are still in the piles when a match is won: a finish among them comes too late. */
  deep: 11,
  /** The share of the useless unseen numbers that the others have thrown away before any useful one. */
  useless: 0.55,
  /** An island with the wrong side up: a card and a turn later on. */
  wrong: 1,
  /** An island that is turned: the sooner, the more often the card for it was needed elsewhere. */
  turn: 0.4,
  /** The share of the cells that get the wrong side sooner or later. */
  chance: 0.5,
  /** A placement that draws an explorer card. */
  explore: -4,
  /** A joker on a border card: nothing is drawn there. */
  unseen: -5,
  /** The certainty that a storm stays to the end, for want of a compass or a joker given away. */
  calm: 160,
  /** The odds that a kept explorer card that another one has drawn is still in a hand. */
  kept: 0.6,
  /** A storm that rages: the compass and the turn it takes. */
  storm: 8,
  /** A joker beside a finish. */
  joker: 5,
};

/** The same for duels, in points. */
export const DUEL = {
  /** An own island: two points, and a cell that the other cannot have. */
  island: 4,
  /** Two own islands side by side, that may become a run. */
  pair: 0.8,
  /** The share of the other's hopes for a run that spoiling it is worth. */
  spoil: 0.5,
  /** Throwing two cards away costs two points: what a placement need not do. */
  idle: 2,
  /** What the best card of the next hand counts for now. */
  ahead: 0.7,
  /** How much less each card after it counts. */
  later: 0.8,
  /** What the other seat's cards may be worth to it, each as likely as any other: a hand that fits nowhere costs it five. */
  rival: 3,
};
