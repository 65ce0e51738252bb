/** What the bot believes things are worth, counted in cards. Found by playing many thousands of matches. */
export const WEIGHTS = {
  /** Waiting for one certain card that is still to come; twice the chance is half the wait. */
  wait: 6.2,
  /** How much dearer (below zero: cheaper) a wait gets towards the end, when other gaps no longer shorten it. */
  late: -0.2,
  /** A number that a gap lacks: it can only be filled by luck. */
  dead: 10.4,
  /** The certainty that nothing at all will fit a cell any more; a share of it is paid for each share of that fear. */
  risk: 17,
  /** A card that leaves the stock, whatever is on it: more than its face value, as a seat without cards loses the match. */
  spend: 1.8,
  /** How much more a card weighs for a seat that runs short of them. */
  haste: 0.2,
  /** The cards a seat should have for each cell that is its share of the empty ones. */
  perCell: 2.25,
  /** The share of a card's best placement that is lost with the card: other seats may hold one as good. */
  ready: 0.08,
  /** The share of the best placement left for the next turn that counts now: the others play in between. */
  ahead: 0.65,
  /** A turn without a placement. */
  idle: 0.06,
  /** The last finish. */
  finish: 14.3,
  /** A finish in hand when the board is full, when looking for another one takes turns. */
  finishNear: 2,
  /** So many cards are still in the piles when a match is won: a finish among them comes too late. */
  deep: 12.9,
  /** The share of the useless unseen numbers that the others have thrown away before any useful one. */
  useless: 0.6,
};
