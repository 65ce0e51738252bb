import type { Command, CommandOf } from "../../../../shared/games/wayward/commands.ts";
import type { Cell, Section } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Question, QuestionOf } from "../../../../shared/games/wayward/questions.ts";
import { type Haul, NOTHING } from "../../../../shared/games/wayward/state.ts";

/** The questions that one fills in before one answers; all others are answered by one tap. */
export const SHEETS = [
  "TellUnexplored",
  "TellObstacles",
  "TellGoods",
  "TellFight",
  "TellProduced",
  "TellHarvest",
  "TellScores",
  "TellTie",
] as const;
export type Sheet = (typeof SHEETS)[number];

export type SheetQuestion = QuestionOf<Sheet>;
export type Draft = CommandOf<Sheet>;

export const isSheet = (question: Question): question is SheetQuestion =>
  (SHEETS as readonly string[]).includes(question.type);

/** What an answer is before anybody touched it: at most tables it is right as it is (section 3). */
const PRESETS: { readonly [Type in Sheet]: (question: QuestionOf<Type>) => CommandOf<Type> } = {
  // An untold space gives it no cube: five of them are an achievement.
  TellUnexplored: ({ type }) => ({ type, cells: [] }),
  TellObstacles: ({ type }) => ({ type, forts: [], garrisons: [], pirate0: 0, pirate1: 0 }),
  TellGoods: ({ type }) => ({ type, cell: 0, fort: false, garrison: false }),
  TellFight: ({ type }) => ({ type, won: true, hits: 0, coins: 0, cargo: 0, lost: 0, lostCargo: 0, sank: false }),
  TellProduced: ({ type, last }) => ({ type, ...last }),
  TellHarvest: ({ type, due }) => ({ type, taken: [], ...due }),
  TellScores: ({ type }) => ({ type, its: 0, yours: 0 }),
  TellTie: ({ type }) => ({ type, winner: "you" }),
};

export const presetOf = (question: SheetQuestion): Draft =>
  (PRESETS[question.type] as (question: SheetQuestion) => Draft)(question);

/** What a tap on a space stands for, where one has the choice. */
export const TOOLS = ["cells", "forts", "garrisons", "pirate0", "pirate1"] as const;
export type Tool = (typeof TOOLS)[number];

/** What of the humans may stand in the way. */
const OBSTACLES = ["forts", "garrisons", "pirate0", "pirate1"] as const;

const toggled = (cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  cells.includes(cell) ? cells.filter((other) => other !== cell) : [...cells, cell].sort((a, b) => a - b);

/** A draft after a tap on a space; a tap on what is chosen takes it away again. */
export function tapped(draft: Draft, cell: Cell, tool: Tool): Draft {
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

/** The island with most coins, told by one tap on it, with what was said of its guards where nobody told that before. */
export function goodsAt(draft: CommandOf<"TellGoods">, { open }: QuestionOf<"TellGoods">, cell: Cell): Command {
  const isOpen = open.includes(cell);
  return { ...draft, cell, fort: isOpen && draft.fort, garrison: isOpen && draft.garrison };
}

/** The questions after coins and cargo together. */
export type GoodsQuestion = QuestionOf<"TellHarvest" | "TellProduced">;
export const isOfGoods = (question: Question): question is GoodsQuestion =>
  question.type === "TellHarvest" || question.type === "TellProduced";

/** How much of each a pad has beyond what is due; islands rarely produce more than three of a kind. */
const BEYOND = [0, 1, 2];
const PRODUCED = [0, 1, 2, 3];

const haulsOf = (counts: readonly number[], { coins, cargo }: Haul): readonly Haul[] =>
  counts.flatMap((more) => counts.map((most) => ({ coins: coins + most, cargo: cargo + more })));

/** What one tap tells of a harvest: what was laid out and a little more, or nothing, where somebody else took that. */
function harvestsOf({ due }: QuestionOf<"TellHarvest">): readonly Haul[] {
  const pad = haulsOf(BEYOND, due);
  return due.coins + due.cargo > 0 ? [...pad.slice(0, -1), NOTHING] : pad;
}

/** The coins and cargo that one tap tells, row by row. */
export const padOf = (question: GoodsQuestion): readonly Haul[] =>
  question.type === "TellHarvest" ? harvestsOf(question) : haulsOf(PRODUCED, NOTHING);

/** The spaces that may be tapped. */
export const openIn = (question: Question): readonly Cell[] =>
  isSheet(question) && "cells" in question ? question.cells : [];

/** The spaces that a draft names, each by what it is named for. */
export function marksIn(draft: Draft): readonly { readonly cell: Cell; readonly mark: "chosen" | Tool }[] {
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

/** What one sheet tells beside the question that it is for; a tap on what is claimed is the last of it, and sends it all. */
export interface Ahead {
  readonly obstacles?: QuestionOf<"TellObstacles">;
  readonly claim?: QuestionOf<"TellClaim">;
}

/** What is asked next, whatever is said: what of the humans is in the way, and what lies on the first frame (section 3). */
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

type Fight = CommandOf<"TellFight">;

/** A battle as it is told when somebody won: only the loser loses coins, only the winner plunders. */
export const wonBy = (draft: Fight, won: boolean): Fight =>
  won ? { ...draft, won, lost: 0, lostCargo: 0 } : { ...draft, won, coins: 0, cargo: 0 };

/** How a battle ended, as one tap tells it: with what it plundered, or with the coins that it lost. */
export const endsOf = (draft: Fight, won: boolean): readonly Fight[] =>
  won
    ? haulsOf(BEYOND, NOTHING).map((haul) => wonBy({ ...draft, ...haul }, true))
    : BEYOND.map((lost) => wonBy({ ...draft, lost }, false));
