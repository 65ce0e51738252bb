import type { Seat } from "../../engine/contract/events.ts";
import type { Command } from "./commands.ts";
import type { Building, CardSide, GridSpace } from "./deck/schema.ts";
import type { BattleKind } from "./events.ts";
import type { Sum } from "./rules/cannons.ts";
import type { Haul } from "./state.ts";

type QuestionWith<Type extends Command["type"], Fields = unknown> = {
  readonly type: Type;
  readonly seat: Seat;
  readonly to: readonly Seat[];
} & Fields;

/** `type` is that of the answering command. The other fields limit the answer, or are shown. */
export type Question =
  | QuestionWith<"Reveal", { readonly turn: number; readonly stage: number; readonly isBonus: boolean }>
  | QuestionWith<"ReadSection", { readonly no: number; readonly side: CardSide; readonly stage: number }>
  | QuestionWith<"TellUnexplored", { readonly cells: readonly GridSpace[] }>
  | QuestionWith<"TellObstacles", { readonly cells: readonly GridSpace[] }>
  | QuestionWith<"TellClaim", { readonly cell: GridSpace }>
  | QuestionWith<"TellBack">
  | QuestionWith<"TellLaden">
  | QuestionWith<"TellInPort">
  /** `at` is the space of the battle; absent for the unknown space of a human's ship. */
  | QuestionWith<"TellSupport", { readonly at?: GridSpace; readonly most: number }>
  | QuestionWith<"TellTarget", { readonly among: readonly Seat[] }>
  /** `cells` are the possible islands; `open` are those whose Forts and Garrisons are unknown. */
  | QuestionWith<"TellGoods", { readonly cells: readonly GridSpace[]; readonly open: readonly GridSpace[] }>
  | QuestionWith<"TellRichest", { readonly cells: readonly GridSpace[] }>
  | QuestionWith<
      "TellFight",
      { readonly kind: BattleKind; readonly cell?: GridSpace; readonly target?: Seat; readonly sum: Sum }
    >
  | QuestionWith<"TellUpgrade", { readonly level: number; readonly tile?: string; readonly cannons?: number }>
  | QuestionWith<"TellBuilt", { readonly what: Building }>
  | QuestionWith<"TellProduced", { readonly islands: number; readonly last: Haul }>
  | QuestionWith<"TellMerchant">
  | QuestionWith<"TellDone", { readonly text: string }>
  | QuestionWith<"TellHarvest", { readonly cells: readonly GridSpace[]; readonly due: Haul }>
  | QuestionWith<"TellScores">
  | QuestionWith<"TellTie", { readonly totals: readonly [yours: number, its: number] }>;

export type QuestionOf<Type extends Command["type"]> = Extract<Question, { readonly type: Type }>;

export const RULE_OF: Readonly<Record<Question["type"], string>> = {
  Reveal: "T1",
  ReadSection: "T2",
  TellUnexplored: "L1",
  TellObstacles: "B3",
  TellClaim: "L2",
  TellBack: "L4",
  TellLaden: "L9",
  TellInPort: "R8",
  TellSupport: "C1",
  TellTarget: "P9",
  TellGoods: "L10",
  TellRichest: "B9",
  TellFight: "C2",
  TellUpgrade: "R3",
  TellBuilt: "R5",
  TellProduced: "R6",
  TellMerchant: "R9",
  TellDone: "R12",
  TellHarvest: "T5",
  TellScores: "E5",
  TellTie: "E5",
};
