import type { GridSpace } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import {
  type Ahead,
  askedWith,
  isSheet,
  openIn,
  presetOf,
  type SheetAnswer,
  type SpaceTool,
  tapped,
} from "./presets.ts";

/** The questions of a sheet, and their answers so far. */
export interface SheetProgress {
  readonly question: Question;
  readonly ahead: Ahead;
  readonly draft: SheetAnswer | undefined;
  readonly obstacles: SheetAnswer | undefined;
  /** The meaning of a tap on a space. */
  readonly tool: SpaceTool;
  /** The version of the match. The answers are dropped as soon as another question is asked. */
  readonly version: number;
}

/** The initial state of a question's sheet. */
export function fillingOf(question: Question, { card }: State, version: number): SheetProgress {
  const ahead = askedWith(question, card?.section);
  return {
    ...{ question, ahead, version },
    draft: isSheet(question) ? presetOf(question) : undefined,
    obstacles: ahead.obstacles && presetOf(ahead.obstacles),
    // Of two questions on one sheet, the first is answered first.
    tool: question.type === "TellObstacles" ? "forts" : "cells",
  };
}

export const openOn = ({ question, ahead, tool }: SheetProgress): readonly GridSpace[] =>
  openIn(tool !== "cells" && ahead.obstacles ? ahead.obstacles : question);

/** A sheet after a tap on a space. */
export function filled(filling: SheetProgress, cell: GridSpace): SheetProgress {
  const { draft, obstacles, tool } = filling;
  return obstacles && tool !== "cells"
    ? { ...filling, obstacles: tapped(obstacles, cell, tool) }
    : { ...filling, draft: draft && tapped(draft, cell, tool) };
}

/** The space of the question, if it is a single one. */
export const cellOf = ({ question, ahead }: SheetProgress): GridSpace | undefined =>
  ahead.claim?.cell ?? ("cell" in question ? question.cell : undefined);
