import type { Handle, Seat } from "../../../engine/contract/events.ts";
import type { Puzzles, PuzzleTable } from "../../../engine/contract/puzzles.ts";
import { SEATS } from "../boards/official.ts";
import { duelTurns } from "../bot/duel.ts";
import { evaluateBoard } from "../bot/heuristic/evaluation.ts";
import { leastMissed } from "../bot/heuristic/hand-value.ts";
import { turnsOf } from "../bot/turn.ts";
import type { Command } from "../commands.ts";
import { modeOf } from "../modes/modes.ts";
import type { OfficialMode } from "../options.ts";
import { gapAt } from "../placing.ts";
import { faceOf, forcedStart, handOf, isJoker, numberOn, type State } from "../state.ts";
import { roomFor } from "../toll.ts";

/** More than the sensible placements of any hand. */
const MOST = 60;

/** The maximum size of a nearly full gap, in cells. */
const LAST = 2;

/** A forced start, or a finish that wins, is no puzzle. */
function moves(view: State, seat: Seat): readonly Command[] {
  const { stage } = view;
  const hand = handOf(view, seat);
  switch (stage.at) {
    case "turn":
      if (forcedStart(view, seat) !== undefined || mayFinishNow(view, seat)) return [];
      return [...turns(view, seat).filter(({ type }) => type !== "DiscardPair"), ...pairs(hand)];
    case "toll": {
      const evaluation = evaluateBoard(view, seat);
      const most = Math.min(hand.length, roomFor(stage, seat));
      return Array.from({ length: most + 1 }, (_, count) => {
        const { cards } = leastMissed(evaluation, evaluation.homes, evaluation.hand, count);
        return { type: "OfferToll", cards };
      });
    }
    case "cost":
      return choicesOf(hand, stage.cost).map((cards) => ({ type: "PayCost", cards }));
    default:
      return [];
  }
}

const turns = (view: State, seat: Seat): readonly Command[] =>
  modeOf(view).opposed ? duelTurns(view, seat, MOST) : turnsOf(evaluateBoard(view, seat), MOST);

const mayFinishNow = (view: State, seat: Seat): boolean =>
  modeOf(view).mayFinish(view) &&
  handOf(view, seat).some((card) => faceOf(view, card) === "finish" || isJoker(view, card));

const pairs = (hand: readonly Handle[]): readonly Command[] =>
  choicesOf(hand, 2).map((cards) => ({ type: "DiscardPair", cards }));

function choicesOf(cards: readonly Handle[], count: number): readonly (readonly Handle[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choicesOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** Ignores which cards pay for a placement, turn an island, are offered or discarded, and which storm is cleared. */
function kindOf(view: State, command: Command): string {
  const { type } = command;
  switch (command.type) {
    case "PlaceCard":
      return `${type} ${command.value ?? faceOf(view, command.card)} ${command.cell}`;
    case "TurnCard":
      return `${type} ${command.cell}`;
    case "OfferToll":
      return `${type} ${command.cards.length}`;
    case "PayCost":
      return `${type} ${command.cards
        .map((card) => faceOf(view, card))
        .toSorted()
        .join(" ")}`;
    default:
      return type;
  }
}

function themesOf(view: State, _seat: Seat, best: Command): readonly string[] {
  const themes = new Set<string>();
  if (best.type === "OfferToll") themes.add("toll");
  if (best.type === "DiscardPair" || best.type === "Sweep") themes.add("discard");
  if (best.type === "PayCost" || (best.type === "PlaceCard" && best.pay.length > 0)) themes.add("paying");
  if (best.type === "TurnCard") themes.add("sides");
  if (best.type === "ClearStorm" || view.storms.some((storm) => storm !== undefined)) themes.add("storms");
  if (best.type === "PlaceCard") {
    const gap = gapAt(view, best.cell);
    if (gap && gap.cells.length <= LAST) themes.add("gaps");
    if (best.value !== undefined || numberOn(view, best.card) === undefined) themes.add("joker");
  }
  if (view.board.filter((placed) => placed === undefined).length <= view.board.length / 4) themes.add("end");
  if (themes.size === 0) themes.add("placing");
  return [...themes];
}

const seatsOf = (mode: OfficialMode): readonly number[] => {
  const [least, most] = SEATS[mode];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
};

const tables = (mode: OfficialMode, choices: readonly object[]): readonly PuzzleTable[] =>
  choices.flatMap((choice) =>
    seatsOf(mode).map((seats) => ({
      options: { mode, ...(mode === "duel" ? {} : { talk: "silent" }), ...choice },
      seats,
    })),
  );

const alone = (mode: "standard" | "day-night"): readonly PuzzleTable[] => [
  { options: { mode, galateia: false, soloToll: "two-rounds", talk: "silent" }, seats: 1 },
];

const BASE = [false, true].map((galateia) => ({ galateia, soloToll: "draw-five" }));

const PYRAMIDS = ["easier", "normal", "harder"].flatMap((difficulty) =>
  ["fr", "de"].map((edition) => ({ difficulty, edition })),
);

const json = async (module: Promise<{ readonly default: unknown }>): Promise<unknown> => (await module).default;

export const puzzles: Puzzles<State, Command> = {
  sets: {
    "tranquility-standard": {
      tables: [...tables("standard", BASE), ...alone("standard")],
      load: () => json(import("./standard.json", { with: { type: "json" } })),
    },
    "tranquility-arch": {
      tables: tables("arch", [{ galateia: false }, { galateia: true }]),
      load: () => json(import("./arch.json", { with: { type: "json" } })),
    },
    "tranquility-pyramid": {
      tables: tables("pyramid", PYRAMIDS),
      load: () => json(import("./pyramid.json", { with: { type: "json" } })),
    },
    "tranquility-day-night": {
      tables: [...tables("day-night", BASE), ...alone("day-night")],
      load: () => json(import("./day-night.json", { with: { type: "json" } })),
    },
    "tranquility-duel": {
      tables: tables("duel", [{}]),
      load: () => json(import("./duel.json", { with: { type: "json" } })),
    },
  },
  moves,
  kindOf,
  themesOf,
};
