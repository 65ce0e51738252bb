/** Events that are not danced, and why. */
export const WITHOUT_TRANSITION = {
  ExplorerKept: "drawing the card has taken it to the hand already",
  SeatPassed: "nothing lies anywhere else; the log says it, and the turn goes on",
  MatchCreated: "there is no table yet",
  MatchBranched: "every card stays where it lay; who sits there is said by the plaques",
  UnseenShuffled: "cards that nobody sees look the same, whatever they are now",
  HandChanged: "it happens before the table is on show, and the hand is fanned as it was",
  SeatTaken: "who sits where is said by the plaques",
  SeatFreed: "who sits where is said by the plaques",
  SeatLeft: "who sits where is said by the plaques",
  MatchConfigured: "the cards are not dealt yet",
  MatchStarted: "the deal that follows is what is seen of it",
  SeatHandedToBot: "who plays a seat is said by its plaque",
  SeatReclaimed: "who plays a seat is said by its plaque",
  BotCalled: "who plays a seat is said by its plaque",
  SeatNudged: "a word to somebody, and no card moves",
  ConcessionOffered: "a question to all, and no card moves",
  ConcessionDropped: "a question to all, and no card moves",
  TakeBackOffered: "a question to all, and no card moves",
  TakeBackDropped: "a question to all, and no card moves",
  StepTakenBack: "no move of this game is ever taken back",
  SeedRevealed: "a seed is nothing to look at",
} as const;

export type WithoutTransition = typeof WITHOUT_TRANSITION;
