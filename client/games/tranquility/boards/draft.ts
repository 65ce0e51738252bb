import {
  BOARD_FORMAT,
  type BoardDefinition,
  type BoardLine,
} from "../../../../shared/games/tranquility/boards/definition.ts";
import { LIMITS } from "../../../../shared/games/tranquility/boards/limits.ts";
import { range, type Space } from "../../../../shared/games/tranquility/layouts.ts";

/**
 * Unlike in a definition, lines may be empty, and marked cells are named by place, so that marks stay when cells are
 * added or removed.
 */
export interface BoardDraft extends Omit<BoardDefinition, "format" | "id" | "title" | "borders" | "night"> {
  readonly title: string;
  readonly borders: readonly Space[];
  readonly night: readonly Space[];
}

/** Range of x and y: the grid and one place around it. */
export const EDGE = { least: -1, most: LIMITS.grid } as const;

export const isSame = (a: Space, b: Space): boolean => a.x === b.x && a.y === b.y;
export const has = (places: readonly Space[], at: Space): boolean => places.some((place) => isSame(place, at));

export const isInGrid = ({ x, y }: Space): boolean => x >= 0 && y >= 0 && x < LIMITS.grid && y < LIMITS.grid;

export const cellsOf = ({ lines }: Pick<BoardDraft, "lines">): readonly Space[] => lines.flatMap(({ cells }) => cells);

/** Drops empty lines and renumbers references between lines. */
function fullLines(lines: readonly BoardLine[]): readonly BoardLine[] {
  const kept = range(lines.length).filter((line) => lines[line]!.cells.length > 0);
  return kept.map((line) => {
    const { cells, free, after = [] } = lines[line]!;
    const waits = after.filter((other) => kept.includes(other)).map((other) => kept.indexOf(other));
    return { cells, ...(free && { free }), ...(waits.length > 0 && { after: waits }) };
  });
}

/** Omits fields without effect, such as turning on a board without night. */
export function definitionOf(draft: BoardDraft): BoardDefinition {
  const cells = cellsOf(draft);
  const named = (places: readonly Space[]) => range(cells.length).filter((cell) => has(places, cells[cell]!));
  const [borders, night] = [named(draft.borders), named(draft.night)];
  const { frame, start, finish, author } = draft;
  return {
    format: BOARD_FORMAT,
    id: "board",
    title: draft.title.trim(),
    ...(author?.trim() && { author: author.trim() }),
    lines: fullLines(draft.lines),
    ...(borders.length > 0 && { borders }),
    ...(night.length > 0 && { night }),
    frame,
    ...(start && { start }),
    ...(finish && { finish }),
    cards: cardsOf(draft, borders.length > 0, night.length > 0),
    rules: rulesOf(draft, night.length > 0),
  };
}

function cardsOf({ cards }: BoardDraft, hasBorders: boolean, hasNight: boolean): BoardDefinition["cards"] {
  const { islands, removed, starts, finishes, compasses, explorer = {}, specials = {} } = cards;
  const present = <Face extends string>(copies: { readonly [F in Face]?: number }) =>
    Object.fromEntries(Object.entries(copies).filter(([, count]) => Number(count) > 0));
  const [deck, drawn] = [present(explorer), present(specials)];
  return {
    islands,
    ...(removed && { removed }),
    ...(starts && { starts }),
    ...(finishes && { finishes }),
    ...(hasNight && compasses && { compasses }),
    ...(hasBorders && Object.keys(deck).length > 0 && { explorer: deck }),
    ...(Object.keys(drawn).length > 0 && { specials: drawn }),
  };
}

function rulesOf({ cards, rules, borders }: BoardDraft, hasNight: boolean): BoardDefinition["rules"] {
  const { seats, opposed, hand, toll, soloToll, cost, maxCost, pairs, turning, jokers, startsAreRocks, talk } = rules;
  const has = (face: "border" | "start") => borders.length > 0 && Boolean(cards.explorer?.[face]);
  return {
    seats,
    ...(opposed && { opposed }),
    hand,
    ...(toll !== undefined && { toll }),
    ...(toll !== undefined && seats[0] === 1 && { soloToll: soloToll ?? "draw-five" }),
    cost,
    ...(maxCost !== undefined && { maxCost }),
    pairs,
    ...(turning && hasNight && { turning }),
    ...(jokers && has("border") && { jokers }),
    ...(startsAreRocks && has("start") && { startsAreRocks }),
    talk,
  };
}

export function draftOf(board: BoardDefinition, title = board.title ?? ""): BoardDraft {
  const { format: _, id: __, borders, night, ...rest } = board;
  const cells = cellsOf(board);
  const placesOf = (named: readonly number[] = []) => named.flatMap((cell) => cells[cell] ?? []);
  return { ...rest, title, borders: placesOf(borders), night: placesOf(night) };
}
