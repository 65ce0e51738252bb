import type { Seat } from "../../engine/contract/events.ts";
import type { Command } from "./commands.ts";
import type { Building, CardSide, GridSpace } from "./deck/schema.ts";
import type { BattleKind } from "./events.ts";
import type { Sum } from "./rules/cannons.ts";
import type { Haul } from "./state.ts";

type Of<Type extends Command["type"], Fields = unknown> = {
  readonly type: Type;
  /** The automaton it is about. */
  readonly seat: Seat;
  /** The seats that may answer. */
  readonly to: readonly Seat[];
} & Fields;

/**
 * A fact that the companion needs (section 3 of the rules), named by the command that answers it, with the limits of
 * the answer and what a page shows beside it.
 */
export type Question =
  | Of<"Reveal", { readonly turn: number; readonly stage: number; readonly isBonus: boolean }>
  | Of<"ReadSection", { readonly no: number; readonly side: CardSide; readonly stage: number }>
  | Of<"TellUnexplored", { readonly cells: readonly GridSpace[] }>
  | Of<"TellObstacles", { readonly cells: readonly GridSpace[] }>
  | Of<"TellClaim", { readonly cell: GridSpace }>
  | Of<"TellBack">
  | Of<"TellLaden">
  | Of<"TellInPort">
  /** `at`: the space of the battle; absent if it is that of a human's ship, which is not known. */
  | Of<"TellSupport", { readonly at?: GridSpace; readonly most: number }>
  | Of<"TellTarget", { readonly among: readonly Seat[] }>
  /** `open`: spaces whose Forts and Garrisons are not known yet. */
  | Of<"TellGoods", { readonly cells: readonly GridSpace[]; readonly open: readonly GridSpace[] }>
  | Of<"TellRichest", { readonly cells: readonly GridSpace[] }>
  | Of<"TellFight", { readonly kind: BattleKind; readonly cell?: GridSpace; readonly target?: Seat; readonly sum: Sum }>
  | Of<"TellUpgrade", { readonly level: number; readonly tile?: string; readonly cannons?: number }>
  | Of<"TellBuilt", { readonly what: Building }>
  | Of<"TellProduced", { readonly islands: number; readonly last: Haul }>
  | Of<"TellMerchant">
  | Of<"TellDone", { readonly text: string }>
  | Of<"TellHarvest", { readonly cells: readonly GridSpace[]; readonly due: Haul }>
  | Of<"TellScores">
  | Of<"TellTie", { readonly totals: readonly [yours: number, its: number] }>;

export type QuestionOf<Type extends Command["type"]> = Extract<Question, { readonly type: Type }>;

/** The rule behind each question. */
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
