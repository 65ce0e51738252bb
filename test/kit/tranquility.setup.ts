import type { Handle, Seat } from "../../shared/engine/contract/events.ts";
import type { IslandSide, TranquilityFace } from "../../shared/games/tranquility/cards.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { faces } from "./tranquility.builders.ts";

/** An island on the board; `joker`: a joker takes its place. */
export interface IslandOnBoard {
  readonly n: number;
  readonly by?: Seat;
  readonly side?: IslandSide;
  readonly joker?: true;
}

/** A table to set up; omitted parts are empty. */
export interface Setup {
  readonly options?: { readonly mode?: Options["mode"]; readonly [option: string]: unknown };
  /** Faces by seat. */
  readonly hands: readonly string[];
  /** From the top; a duel has one pile. */
  readonly piles?: readonly string[];
  readonly discards?: readonly string[];
  readonly board?: Readonly<Record<number, number | IslandOnBoard>>;
  /** A start card lies on its space, with its toll paid. */
  readonly start?: "played";
  /** Faces of the explorer deck, from the top. */
  readonly explorer?: string;
  /** Cells with a storm. */
  readonly storms?: readonly number[];
  /** Faces of a duel's row, the farthest card first. */
  readonly row?: string;
  /** Default: day. */
  readonly side?: "night";
  /** The seat to move. Default: 0. */
  readonly turn?: Seat;
}

/** Assigns handles to cards, and remembers their faces. */
function naming() {
  const told: Record<Handle, TranquilityFace> = {};
  let last = 0;
  const name = (cards: readonly TranquilityFace[]): Handle[] =>
    cards.map((face) => {
      told[++last] = face;
      return last;
    });
  const secret = (to: readonly Seat[], cards: readonly Handle[]) => ({
    to,
    faces: Object.fromEntries(cards.map((card) => [card, told[card]!])),
  });
  return { told, name, secret };
}

type CardNames = ReturnType<typeof naming>;

const lyingOn = (board: Setup["board"] = {}): (IslandOnBoard & { readonly cell: number })[] =>
  Object.entries(board).map(([cell, lies]) => ({
    cell: Number(cell),
    ...(typeof lies === "number" ? { n: lies } : lies),
  }));

/** Events that set up a table; no match has such a sequence. */
export function eventsOf(setup: Setup): Event[] {
  const { hands, piles = [], discards = [], start, explorer = "", row = "", side, turn = 0 } = setup;
  const named = naming();
  const { name, secret, told } = named;
  const seats = [...hands.keys()];
  const placed = lyingOn(setup.board).map((lies) => ({
    ...lies,
    card: name([lies.joker ? "border" : `i${lies.n}`])[0]!,
  }));
  const started = start ? name(["start"]) : [];
  const compass = side ? name(["compass"]) : [];
  const gone = seats.map((seat) => name(faces(discards[seat] ?? "")));
  const held = hands.map((hand) => name(faces(hand)));
  const rest = seats.map((seat) => name(faces(piles[seat] ?? "")));
  const laidOut = name(faces(row));
  const used = (seat: Seat) => [
    ...placed.flatMap(({ card, by = 0 }) => (by === seat ? [card] : [])),
    ...(seat === 0 ? [...started, ...compass] : []),
    ...gone[seat]!,
  ];
  const stacks = seats.map((seat) => [...used(seat), ...held[seat]!, ...rest[seat]!]);
  const isDuel = setup.options?.mode === "duel";
  const dealt = isDuel ? [[...laidOut, ...stacks.flat()]] : stacks;
  const draws = (zones: (seat: Seat) => readonly Handle[]): Event[] =>
    seats.map((seat) => ({ type: "CardsDrawn", seat, cards: zones(seat), secret: secret([seat], zones(seat)) }));
  return [
    { type: "PilesDealt", piles: dealt, secret: { to: [], faces: { ...told } } },
    ...draws(used),
    { type: "TurnStarted", seat: 0 },
    ...placed.map(
      ({ card, cell, n, by = 0, side: up, joker }): Event => ({
        type: "CardPlaced",
        seat: by,
        card,
        face: told[card]!,
        cell,
        ...(up && { side: up }),
        ...(joker && { value: n }),
      }),
    ),
    ...compass.map((card): Event => ({ type: "HandsTurned", seat: 0, compass: card, side: "night" })),
    ...started.flatMap((card): Event[] => [
      { type: "StartPlayed", seat: 0, card, face: "start" },
      { type: "TollOpened", amount: 0 },
      { type: "TollSettled", paid: [] },
    ]),
    ...seats.map((seat): Event => ({ type: "PairDiscarded", seat, cards: gone[seat]! })),
    ...draws((seat) => held[seat]!),
    ...(row ? [{ type: "RowRefilled", cards: laidOut, faces: secret([], laidOut).faces } as const] : []),
    ...explorers(setup.storms ?? [], explorer, named),
    { type: "TurnStarted", seat: turn },
  ];
}

/** Events of the explorer deck, from whose top raised storms come. */
function explorers(storms: readonly number[], explorer: string, { name, secret }: CardNames): Event[] {
  const raised = storms.map((cell) => ({ cell, storm: name(["storm"])[0]! }));
  const stacked = [...raised.map(({ storm }) => storm), ...name(faces(explorer))];
  if (stacked.length === 0) return [];
  return [
    { type: "ExplorerStacked", cards: stacked, secret: secret([], stacked) },
    ...raised.flatMap(({ cell, storm }): Event[] => [
      { type: "ExplorerDrawn", seat: 0, card: storm, face: "storm" },
      { type: "StormRaised", seat: 0, cell, storm, card: storm },
    ]),
  ];
}
