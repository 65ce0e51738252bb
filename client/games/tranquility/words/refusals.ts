/** Every reason for which a table may refuse something, and those this client finds by itself. */
export const REFUSALS = [
  // the match
  "MatchExists",
  "SeatCount",
  "FalseCommitment",
  "MatchHasStarted",
  "MatchHasNotStarted",
  "MatchIsOver",
  "NoSuchSeat",
  "SeatIsTaken",
  "SeatIsEmpty",
  "AlreadySeated",
  "SeatsAreEmpty",
  // the game
  "TollIsOpen",
  "NoTollIsOpen",
  "NotYourTurn",
  "SameCardTwice",
  "NotInHand",
  "StartIsForced",
  "NotAnIsland",
  "NoSuchCell",
  "CellIsFilled",
  "NotAscending",
  "CannotPay",
  "WrongCost",
  "TwoCards",
  "NotAStart",
  "StartIsPlayed",
  "NotAFinish",
  "FinishTooEarly",
  "TollExceeded",
  // the other boards
  "NotInThisMode",
  "CostIsDue",
  "NoCostIsDue",
  "PaidLater",
  "RoofIsClosed",
  "CellIsStormed",
  "NotACompass",
  "NoStormThere",
  "JokerNeedsNumber",
  "NoSuchNumber",
  "NotAJoker",
  "NoIslandThere",
  "LeavesNoRoom",
  "RowIsEmpty",
  "CanStillPlace",
  "SidesAreWrong",
  // the line, and this screen
  "NoConnection",
  "OfferStands",
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

export const isRefusalCode = (code: string): code is RefusalCode => (REFUSALS as readonly string[]).includes(code);
