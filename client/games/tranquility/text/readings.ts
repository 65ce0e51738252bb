import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Readout as Asked } from "../../../ui/readings.tsx";
import type { TranquilityTableInput } from "../input/intent.ts";
import { spacesLeft } from "../overlay/players.ts";
import { contentLabel, handLabel, type LabelInput, placeOf, primaryActionAloud, primaryActionText } from "./labels.ts";
import { messages, type Words } from "./messages/messages.ts";

export type ReadoutName = "board" | "gaps" | "hand";

const KEYS = { board: "r", gaps: "g", hand: "w" } as const satisfies Readonly<Record<ReadoutName, string>>;

export const readingsOf = (intent: TranquilityTableInput): readonly Asked[] =>
  (Object.keys(KEYS) as ReadoutName[]).map((reading) => ({
    key: KEYS[reading],
    says: () => messages.value.reading[reading],
    read: () => readingOf(reading, intent, messages.value),
  }));

export function readingOf(
  reading: ReadoutName,
  { match, seat, draft, hand, primaryAction }: TranquilityTableInput,
  words: Words,
): string {
  const labelInput: LabelInput = { match: match.value, seat: seat.value, draft: draft.value, words };
  switch (reading) {
    case "board":
      return boardAloud(labelInput);
    case "gaps":
      return gapsAloud(labelInput);
    case "hand": {
      const says = primaryActionText(primaryAction.value, match.value, words, draft.value.hints);
      const cards = hand.value.map((card) => handLabel(labelInput, card));
      return sentences([held(labelInput, cards), pile(labelInput), ...primaryActionAloud(says, words)]);
    }
  }
}

const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [`${part}.`] : [])).join(" ");

const held = ({ words }: LabelInput, cards: readonly string[]): string =>
  [words.hand.label({ n: cards.length }), cards.join(", ")].filter(Boolean).join(": ");

function pile({ match, seat, words }: LabelInput): string | undefined {
  const own = seat === undefined ? undefined : match.table.piles[seat];
  return own && match.config.seats === match.table.piles.length ? words.piles.own({ n: own.length }) : undefined;
}

/** Reads from the bottom, where the line begins; equal neighbours are read together. */
function boardAloud(labelInput: LabelInput): string {
  const { match, words } = labelInput;
  const rows = Map.groupBy(match.table.layout.cells.keys(), (cell) => placeOf(match, cell).row);
  const lines = [...rows].map(([row, cells]) => {
    const spaces = runs(cells, (cell) => contentLabel(match, cell, words)).map(([label, { length }]) =>
      label === words.cells.empty ? words.readings.empty({ n: length }) : label,
    );
    return `${words.cells.row({ row })}: ${spaces.join(", ")}`;
  });
  return sentences([words.left({ n: spacesLeft(match) }), ...lines]);
}

function gapsAloud({ match, words }: LabelInput): string {
  const { board, layout } = match.table;
  const gaps = layout.lines.flatMap((line) => {
    const stretches = runs(line, (cell) => board[cell] === undefined);
    return stretches.flatMap(([isGap, cells], i) => {
      if (!isGap) return [];
      const below = numberAt(board, stretches[i - 1]?.[1].at(-1));
      const above = numberAt(board, stretches[i + 1]?.[1][0]);
      return [
        `${boundsOf(below, above, words)}: ${words.readings.spaces({ n: cells.length })}, ${span(match, cells, words)}`,
      ];
    });
  });
  return sentences(gaps.length > 0 ? gaps : [words.left({ n: 0 })]);
}

const numberAt = (board: State["board"], cell: Cell | undefined): number | undefined =>
  cell === undefined ? undefined : board[cell]?.number;

function boundsOf(below: number | undefined, above: number | undefined, { readings }: Words): string {
  if (below === undefined) return above === undefined ? readings.line : readings.before({ above });
  return above === undefined ? readings.after({ below }) : readings.between({ below, above });
}

function span(match: Match<State>, cells: readonly Cell[], { cells: say, readings }: Words): string {
  const [from, to] = [cells[0]!, cells.at(-1)!].map((cell) => say.at(placeOf(match, cell))) as [string, string];
  return cells.length === 1 ? from : readings.span({ from, to });
}

function runs<Item, Kind>(items: readonly Item[], kindOf: (item: Item) => Kind): [Kind, Item[]][] {
  const found: [Kind, Item[]][] = [];
  for (const item of items) {
    const kind = kindOf(item);
    const last = found.at(-1);
    if (last?.[0] === kind) last[1].push(item);
    else found.push([kind, [item]]);
  }
  return found;
}
