/** Every reason for which the game refuses something, and those its board finds by itself. What else is refused the platform tells. */
export const REFUSALS = [
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
  // this screen
  "OfferStands",
  "ChooseCard",
  "NoneFits",
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

export const isRefusalCode = (code: string): code is RefusalCode => (REFUSALS as readonly string[]).includes(code);
