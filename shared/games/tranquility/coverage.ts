import type { Coverage } from "../../engine/contract/coverage.ts";
import type { Event } from "./events.ts";
import { goals } from "./goals.ts";
import type { Options } from "./options.ts";
import { deciderOf, deciders } from "./scoring.ts";
import type { State } from "./state.ts";

type Mode = Options["mode"];

const everywhere: readonly Mode[] = ["standard", "arch", "pyramid", "day-night", "duel"];
const together = everywhere.filter((mode) => mode !== "duel");
const withStart: readonly Mode[] = ["standard", "day-night"];

/** The modes in which each event can occur. */
const EVENTS: Readonly<Record<Event["type"], readonly Mode[]>> = {
  PilesDealt: everywhere,
  CardsSetAside: ["standard", "arch", "day-night"],
  ExplorerStacked: ["pyramid"],
  CardsDrawn: everywhere,
  // These two occur only in branches, which simulations do not play.
  UnseenShuffled: [],
  HandChanged: [],
  TurnStarted: everywhere,
  CardPlaced: everywhere,
  CostPaid: everywhere,
  PairDiscarded: everywhere,
  StartPlayed: withStart,
  TollOpened: withStart,
  TollOffered: withStart,
  TollSettled: withStart,
  FinishPlaced: together,
  HandShuffled: ["pyramid", "duel"],
  RoofOpened: ["arch"],
  ExplorerDrawn: ["pyramid"],
  ExplorerKept: ["pyramid"],
  ExplorerSpent: ["pyramid"],
  StormRaised: ["pyramid"],
  IslandSwallowed: ["pyramid"],
  RocksStruck: ["pyramid"],
  PileTopLost: ["pyramid"],
  StormCleared: ["pyramid"],
  HandsTurned: ["day-night"],
  CardTurned: ["day-night"],
  RowRefilled: ["duel"],
  RowTaken: ["duel"],
  HandSwept: ["duel"],
  SeatPassed: ["duel"],
  Scored: ["duel"],
};

/** The events after each explorer card (P4 to P10), for every difficulty and both editions. */
const EXPLORERS = [
  "start: ExplorerSpent",
  "start: RocksStruck",
  "storm: StormRaised",
  "monster: IslandSwallowed",
  "compass: ExplorerKept",
  "finish: ExplorerKept",
  "rocks: RocksStruck",
  "border: ExplorerKept",
  "border: ExplorerSpent",
];

/** The cases within events, and the modes in which each can occur; see `branchOf`. */
const BRANCHES: Readonly<Record<string, readonly Mode[]>> = {
  "TollOpened: 8": withStart,
  "TollOpened: 4": withStart,
  "CardPlaced: joker": ["pyramid"],
  "FinishPlaced: joker": ["pyramid"],
  ...Object.fromEntries(EXPLORERS.map((branch) => [`ExplorerDrawn ${branch}`, ["pyramid"] as const])),
  ...Object.fromEntries([...deciders, "draw"].map((decider) => [`Scored: ${decider}`, ["duel"] as const])),
};

/** The modes in which each refusal can occur. */
const REFUSALS: Readonly<Record<string, readonly Mode[]>> = {
  MatchIsOver: everywhere,
  NotInThisMode: everywhere,
  NotYourTurn: everywhere,
  NotInHand: everywhere,
  SameCardTwice: everywhere,
  TwoCards: everywhere,
  NotAnIsland: together,
  NotAJoker: everywhere,
  NoSuchCell: everywhere,
  CellIsFilled: everywhere,
  NotAscending: everywhere,
  CannotPay: everywhere,
  WrongCost: everywhere,
  NotAFinish: together,
  FinishTooEarly: together,
  NoTollIsOpen: everywhere,
  TollIsOpen: withStart,
  TollExceeded: withStart,
  StartIsForced: withStart,
  NotAStart: withStart,
  StartIsPlayed: withStart,
  RoofIsClosed: ["arch"],
  CellIsStormed: ["pyramid"],
  CostIsDue: ["pyramid"],
  NoCostIsDue: ["pyramid"],
  PaidLater: ["pyramid"],
  NotACompass: ["pyramid"],
  NoStormThere: ["pyramid"],
  JokerNeedsNumber: ["pyramid"],
  NoSuchNumber: ["pyramid"],
  NoIslandThere: ["day-night"],
  SidesAreWrong: ["day-night"],
  CanStillPlace: ["duel"],
  RowIsEmpty: ["duel"],
  LeavesNoRoom: ["duel"],
};

const OUTCOMES: Readonly<Record<string, readonly Mode[]>> = {
  "won finished": together,
  "lost stuck": together,
  "lost toll-unpayable": withStart,
  "won points": ["duel"],
  "draw points": ["duel"],
};

const namesIn = (table: Readonly<Record<string, readonly Mode[]>>, mode: Mode): string[] =>
  Object.keys(table).filter((name) => table[name]!.includes(mode));

/** The suffix that distinguishes an event from others of its type, if any. @param next the next event of the step */
function branchOf(event: Event, next: Event | undefined): string | undefined {
  switch (event.type) {
    case "TollOpened":
      return `: ${event.amount}`;
    case "CardPlaced":
    case "FinishPlaced":
      return event.face === "border" ? ": joker" : undefined;
    case "ExplorerDrawn":
      return ` ${event.face ?? event.secret?.faces[event.card]}: ${next?.type}`;
    case "Scored":
      return `: ${deciderOf(event.scores) ?? "draw"}`;
    default:
      return undefined;
  }
}

const branches = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event, i) => {
    const branch = branchOf(event, events[i + 1]);
    return branch === undefined ? [event.type] : [event.type, event.type + branch];
  });

function kindOf(face: string, options: Options): string {
  switch (options.mode) {
    case "pyramid":
      if (/^i\d+$/.test(face)) return "island";
      // An explorer card that goes to a hand unseen may be any of these; all others are shown (P2 to P10).
      return isKeptUnseen(face, options.edition) ? "kept" : face;
    case "day-night":
      // A compass is shown as soon as it is drawn (N3).
      return face === "compass" ? face : "held";
    default:
      return "card";
  }
}

const isKeptUnseen = (face: string, edition: string): boolean =>
  face === "compass" || face === "finish" || (face === "border" && edition === "fr");

/** Everything that can happen in Tranquility, and every refusal, by mode. */
export const coverage: Coverage<State, Event, Options> = {
  repertoire: ({ mode }) => ({
    events: namesIn({ ...EVENTS, ...BRANCHES }, mode),
    refusals: namesIn(REFUSALS, mode),
    outcomes: namesIn(OUTCOMES, mode),
  }),
  branches,
  goals,
  kindOf,
  forced: ["SeatPassed"],
};
