import type { Coverage } from "../../engine/contract/coverage.ts";
import type { TranquilityFace } from "./cards.ts";
import type { Event } from "./events.ts";
import { goals } from "./goals.ts";
import { modeOf } from "./modes/modes.ts";
import type { Options } from "./options.ts";
import { deciderOf, deciders } from "./scoring.ts";
import type { State } from "./state.ts";

type Mode = Options["mode"];

const everywhere: readonly Mode[] = ["standard", "arch", "pyramid", "day-night", "duel", "board"];
const together = everywhere.filter((mode) => mode !== "duel");
const withStart: readonly Mode[] = ["standard", "day-night", "board"];
const withExplorers: readonly Mode[] = ["pyramid", "board"];
const withSides: readonly Mode[] = ["day-night", "board"];
const withClosedLines: readonly Mode[] = ["arch", "board"];

const EVENTS: Readonly<Record<Event["type"], readonly Mode[]>> = {
  PilesDealt: everywhere,
  CardsSetAside: ["standard", "arch", "day-night", "board"],
  ExplorerStacked: withExplorers,
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
  BoardFilled: ["board"],
  HandShuffled: ["pyramid", "duel", "board"],
  RoofOpened: withClosedLines,
  ExplorerDrawn: withExplorers,
  ExplorerKept: withExplorers,
  ExplorerSpent: withExplorers,
  StormRaised: withExplorers,
  IslandSwallowed: withExplorers,
  RocksStruck: withExplorers,
  PileTopLost: withExplorers,
  StormCleared: withExplorers,
  SpecialDrawn: ["board"],
  HandsTurned: withSides,
  CardTurned: withSides,
  RowRefilled: ["duel"],
  RowTaken: ["duel"],
  HandSwept: ["duel"],
  SeatPassed: ["duel"],
  Scored: ["duel"],
};

/** Explorer cards with the event that follows (P4 to P10). */
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

/** Special cards with the event that follows (H2 to H5). */
const SPECIALS = [
  "storm: StormRaised",
  "storm: ExplorerSpent",
  "compass: StormCleared",
  "compass: ExplorerSpent",
  "monster: IslandSwallowed",
  "monster: ExplorerSpent",
  "rocks: PileTopLost",
  "rocks: ExplorerSpent",
];

/** Events with a case from `branchOf`, and their modes. */
const BRANCHES: Readonly<Record<string, readonly Mode[]>> = {
  "TollOpened: 8": ["standard", "day-night"],
  "TollOpened: 4": ["standard", "day-night"],
  "CardPlaced: joker": withExplorers,
  "FinishPlaced: joker": withExplorers,
  ...Object.fromEntries(EXPLORERS.map((branch) => [`ExplorerDrawn ${branch}`, withExplorers])),
  ...Object.fromEntries(SPECIALS.map((branch) => [`SpecialDrawn ${branch}`, ["board"] as const])),
  ...Object.fromEntries([...deciders, "draw"].map((decider) => [`Scored: ${decider}`, ["duel"] as const])),
};

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
  RoofIsClosed: withClosedLines,
  CellIsStormed: withExplorers,
  CostIsDue: withExplorers,
  NoCostIsDue: withExplorers,
  PaidLater: withExplorers,
  NotACompass: withExplorers,
  NoStormThere: withExplorers,
  JokerNeedsNumber: withExplorers,
  NoSuchNumber: withExplorers,
  NoIslandThere: withSides,
  SidesAreWrong: withSides,
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

/** @param next the next event of the step */
function branchOf(event: Event, next: Event | undefined): string | undefined {
  switch (event.type) {
    case "TollOpened":
      return `: ${event.amount}`;
    case "CardPlaced":
    case "FinishPlaced":
      return event.face === "border" ? ": joker" : undefined;
    case "ExplorerDrawn":
      return ` ${event.face ?? event.secret?.faces[event.card]}: ${next?.type}`;
    case "SpecialDrawn":
      return ` ${event.face}: ${next?.type}`;
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

/**
 * Cards of one kind look the same before they are seen. Explorer cards that go to a hand unseen are of one kind; all
 * others are shown (P2 to P10), and so are cards of a pile that act when drawn (N3, H1).
 */
function kindOf(face: string, options: Options): string {
  const { deck, effectOf } = modeOf({ options });
  const shown = face as TranquilityFace;
  if (deck.explorer?.includes(shown)) return effectOf(shown) === "kept" ? "kept" : face;
  return deck.late?.includes(shown) ? face : "dealt";
}

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
