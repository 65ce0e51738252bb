import type { Command, WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import type { GridSpace, Section } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Question, QuestionOf } from "../../../../shared/games/wayward/questions.ts";
import { type Haul, NOTHING } from "../../../../shared/games/wayward/state.ts";

/** Questions answered on a sheet; one tap answers each of the others, except `ReadSection`. */
const SHEETS = [
  "TellUnexplored",
  "TellObstacles",
  "TellGoods",
  "TellFight",
  "TellProduced",
  "TellHarvest",
  "TellScores",
  "TellTie",
] as const;
export type AnswerSheet = (typeof SHEETS)[number];

type SheetQuestion = QuestionOf<AnswerSheet>;
export type SheetAnswer = WaywardCommandOf<AnswerSheet>;

export const isSheet = (question: Question): question is SheetQuestion =>
  (SHEETS as readonly string[]).includes(question.type);

/** Initial answers. */
const PRESETS: { readonly [Type in AnswerSheet]: (question: QuestionOf<Type>) => WaywardCommandOf<Type> } = {
  // If the player forgets this answer, the automaton gets no cube for Explorer (A5).
  TellUnexplored: ({ type }) => ({ type, cells: [] }),
  TellObstacles: ({ type }) => ({ type, forts: [], garrisons: [], pirate0: 0, pirate1: 0 }),
  TellGoods: ({ type }) => ({ type, cell: 0, fort: false, garrison: false }),
  TellFight: ({ type }) => ({ type, won: true, hits: 0, coins: 0, cargo: 0, lost: 0, lostCargo: 0, sank: false }),
  TellProduced: ({ type, last }) => ({ type, ...last }),
  TellHarvest: ({ type, due }) => ({ type, taken: [], ...due }),
  TellScores: ({ type }) => ({ type, its: 0, yours: 0 }),
  TellTie: ({ type }) => ({ type, winner: "you" }),
};

export const presetOf = (question: SheetQuestion): SheetAnswer =>
  (PRESETS[question.type] as (question: SheetQuestion) => SheetAnswer)(question);

/** Meanings of a tap on a space. */
export const TOOLS = ["cells", "forts", "garrisons", "pirate0", "pirate1"] as const;
export type SpaceTool = (typeof TOOLS)[number];

/** Obstacles that humans can have. */
const OBSTACLES = ["forts", "garrisons", "pirate0", "pirate1"] as const;

const toggled = (cells: readonly GridSpace[], cell: GridSpace): readonly GridSpace[] =>
  cells.includes(cell) ? cells.filter((other) => other !== cell) : [...cells, cell].sort((a, b) => a - b);

/** A second tap undoes the first. */
export function tapped(draft: SheetAnswer, cell: GridSpace, tool: SpaceTool): SheetAnswer {
  switch (draft.type) {
    case "TellUnexplored":
      return { ...draft, cells: toggled(draft.cells, cell) };
    case "TellHarvest":
      return { ...draft, taken: toggled(draft.taken, cell) };
    case "TellObstacles":
      if (tool === "cells") return draft;
      return tool === "forts" || tool === "garrisons"
        ? { ...draft, [tool]: toggled(draft[tool], cell) }
        : { ...draft, [tool]: draft[tool] === cell ? 0 : cell };
    default:
      return draft;
  }
}

/** The answer includes the island's guards if they were unknown. */
export function goodsAt(
  draft: WaywardCommandOf<"TellGoods">,
  { open }: QuestionOf<"TellGoods">,
  cell: GridSpace,
): Command {
  const isOpen = open.includes(cell);
  return { ...draft, cell, fort: isOpen && draft.fort, garrison: isOpen && draft.garrison };
}

export type GoodsQuestion = QuestionOf<"TellHarvest" | "TellProduced">;
export const isOfGoods = (question: Question): question is GoodsQuestion =>
  question.type === "TellHarvest" || question.type === "TellProduced";

/** Amounts offered beyond those due, and of produced goods, which are rarely more than three of a kind. */
const BEYOND = [0, 1, 2];
const PRODUCED = [0, 1, 2, 3];

const haulsOf = (counts: readonly number[], { coins, cargo }: Haul): readonly Haul[] =>
  counts.flatMap((more) => counts.map((most) => ({ coins: coins + most, cargo: cargo + more })));

/** Answers: what was laid out, slightly more, or nothing if another player took it. */
function harvestsOf({ due }: QuestionOf<"TellHarvest">): readonly Haul[] {
  const pad = haulsOf(BEYOND, due);
  return due.coins + due.cargo > 0 ? [...pad.slice(0, -1), NOTHING] : pad;
}

/** Answers row by row. */
export const padOf = (question: GoodsQuestion): readonly Haul[] =>
  question.type === "TellHarvest" ? harvestsOf(question) : haulsOf(PRODUCED, NOTHING);

/** Spaces that can be tapped. */
export const openIn = (question: Question): readonly GridSpace[] =>
  isSheet(question) && "cells" in question ? question.cells : [];

export function marksIn(
  draft: SheetAnswer,
): readonly { readonly cell: GridSpace; readonly mark: "chosen" | SpaceTool }[] {
  switch (draft.type) {
    case "TellUnexplored":
      return draft.cells.map((cell) => ({ cell, mark: "chosen" }));
    case "TellHarvest":
      return draft.taken.map((cell) => ({ cell, mark: "chosen" }));
    case "TellObstacles":
      return OBSTACLES.flatMap((mark) => {
        const of = draft[mark];
        return (typeof of === "number" ? [of] : of).filter((cell) => cell !== 0).map((cell) => ({ cell, mark }));
      });
    default:
      return [];
  }
}

/** The claim is the last question; its answer sends everything. */
export interface Ahead {
  readonly obstacles?: QuestionOf<"TellObstacles">;
  readonly claim?: QuestionOf<"TellClaim">;
}

/** Questions sure to follow: humans' obstacles, and what is on the first frame. */
export function askedWith(question: Question, section: Section | undefined): Ahead {
  if ((question.type !== "TellUnexplored" && question.type !== "TellObstacles") || !section) return {};
  const { cubes, end, claim } = section;
  const { seat, to } = question;
  const cells = [...new Set([...cubes.map(({ at }) => at), ...(end === 0 ? [] : [end])])].sort((a, b) => a - b);
  const isInTheWay = question.type === "TellUnexplored" && (end !== 0 || cubes.some(({ n }) => n > 1));
  return {
    ...(isInTheWay && { obstacles: { type: "TellObstacles", seat, to, cells } }),
    ...(claim.length > 0 && { claim: { type: "TellClaim", seat, to, cell: Math.min(...claim) } }),
  };
}

type Fight = WaywardCommandOf<"TellFight">;

/** Only the loser loses goods, only the winner plunders. */
export const wonBy = (draft: Fight, won: boolean): Fight =>
  won ? { ...draft, won, lost: 0, lostCargo: 0 } : { ...draft, won, coins: 0, cargo: 0 };

/** Outcomes by one tap: what the automaton plundered, or the coins that it lost. */
export const outcomesOf = (draft: Fight, won: boolean): readonly Fight[] =>
  won
    ? haulsOf(BEYOND, NOTHING).map((haul) => wonBy({ ...draft, ...haul }, true))
    : BEYOND.map((lost) => wonBy({ ...draft, lost }, false));
