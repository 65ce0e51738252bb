import type { Average, FigureKind } from "../contract/figures.ts";
import type { Result } from "../match/result.ts";
import type { BoardRecord, BotComparison, FigureRecord } from "./logbook.ts";

export type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

interface FigureCount extends Pick<FigureRecord, "better"> {
  readonly counts: Map<number, number>;
  readonly compared: Changing<BotComparison>;
}

export interface BoardCount extends Pick<BoardRecord, "game" | "variant" | "seats" | "option"> {
  readonly results: Record<Result, number>;
  readonly bots: { matches: number; won: number };
  readonly figures: Map<string, FigureCount>;
}

/** @param average of the bots on the same board */
export function addFigure(
  all: Map<string, FigureCount>,
  name: string,
  better: FigureKind,
  value: number,
  average: Average | undefined,
): void {
  const figure = all.get(name) ?? { better, counts: new Map(), compared: { matches: 0, own: 0, bots: 0 } };
  all.set(name, figure);
  figure.counts.set(value, (figure.counts.get(value) ?? 0) + 1);
  const bots = average?.figures[name];
  if (bots === undefined) return;
  figure.compared.matches++;
  figure.compared.own += value;
  figure.compared.bots += bots;
}

/** Returns a copy, because counting continues. */
export function recordOf({ figures, bots, results, ...board }: BoardCount): BoardRecord {
  const records = Array.from(figures, ([name, { better, counts, compared }]): [string, FigureRecord] => [
    name,
    {
      better,
      counts: [...counts].sort(([a], [b]) => a - b),
      ...(compared.matches > 0 ? { compared: { ...compared } } : {}),
    },
  ]);
  return {
    ...board,
    results: { ...results },
    ...(bots.matches > 0 ? { bots: { ...bots } } : {}),
    figures: Object.fromEntries(records),
  };
}
