/** Codes of the game and of its board; the platform has messages for the others. */
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
  // mostly of modes other than standard
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
  // found in the browser, before anything is sent
  "OfferStands",
  "ChooseCard",
  "NoneFits",
] as const;

export type TranquilityRefusalCode = (typeof REFUSALS)[number];

export const isRefusalCode = (code: string): code is TranquilityRefusalCode =>
  (REFUSALS as readonly string[]).includes(code);
