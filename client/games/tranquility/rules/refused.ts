import type { RefusalCode } from "../words/refusals.ts";
import type { RuleId } from "./ids.ts";

/** The rule behind every refusal; none where it is not the rules of the game that refuse. */
export const RULE_OF: Readonly<Record<RefusalCode, RuleId | undefined>> = {
  MatchExists: undefined,
  SeatCount: undefined,
  FalseCommitment: undefined,
  MatchHasStarted: undefined,
  MatchHasNotStarted: undefined,
  MatchIsOver: undefined,
  NoSuchSeat: undefined,
  SeatIsTaken: undefined,
  SeatIsEmpty: undefined,
  AlreadySeated: undefined,
  SeatsAreEmpty: undefined,
  TollIsOpen: "B7",
  NoTollIsOpen: "B7",
  NotYourTurn: "B2",
  SameCardTwice: undefined,
  NotInHand: undefined,
  StartIsForced: "B6",
  NotAnIsland: "B3",
  NoSuchCell: "B3",
  CellIsFilled: "B3",
  NotAscending: "B3",
  CannotPay: "B4",
  WrongCost: "B4",
  TwoCards: "B2",
  NotAStart: "B6",
  StartIsPlayed: "B6",
  NotAFinish: "B10",
  FinishTooEarly: "B10",
  TollExceeded: "B7",
  NoConnection: undefined,
  OfferStands: "B7",
};

/** The rule that forbids something: the one the table named, or else the one its reason stands for. */
export const ruleBehind = (code: string, named?: string): string | undefined =>
  named ?? (Object.hasOwn(RULE_OF, code) ? RULE_OF[code as RefusalCode] : undefined);
