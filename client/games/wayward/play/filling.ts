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

export interface SheetProgress {
  readonly question: Question;
  readonly ahead: Ahead;
  readonly draft: SheetAnswer | undefined;
  readonly obstacles: SheetAnswer | undefined;
  readonly tool: SpaceTool;
  /** The match's version; a later one discards the answers. */
  readonly version: number;
}

export function fillingOf(question: Question, { card }: State, version: number): SheetProgress {
  const ahead = askedWith(question, card?.section);
  return {
    ...{ question, ahead, version },
    draft: isSheet(question) ? presetOf(question) : undefined,
    obstacles: ahead.obstacles && presetOf(ahead.obstacles),
    // A sheet with two questions begins with the first.
    tool: question.type === "TellObstacles" ? "forts" : "cells",
  };
}

export const openOn = ({ question, ahead, tool }: SheetProgress): readonly GridSpace[] =>
  openIn(tool !== "cells" && ahead.obstacles ? ahead.obstacles : question);

export function filled(filling: SheetProgress, cell: GridSpace): SheetProgress {
  const { draft, obstacles, tool } = filling;
  return obstacles && tool !== "cells"
    ? { ...filling, obstacles: tapped(obstacles, cell, tool) }
    : { ...filling, draft: draft && tapped(draft, cell, tool) };
}

/** The space of the claim ahead, or of the question, if it is about a single one. */
export const cellOf = ({ question, ahead }: SheetProgress): GridSpace | undefined =>
  ahead.claim?.cell ?? ("cell" in question ? question.cell : undefined);
