import type { Cell } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { type Ahead, askedWith, type Draft, isSheet, openIn, presetOf, type Tool, tapped } from "./presets.ts";

/** What is asked on one sheet, and how far it is filled in. */
export interface Filling {
  readonly question: Question;
  readonly ahead: Ahead;
  readonly draft: Draft | undefined;
  readonly obstacles: Draft | undefined;
  /** What a tap on a space stands for. */
  readonly tool: Tool;
  /** The version of the match that it is for: what is filled in is given up as soon as something else is asked. */
  readonly version: number;
}

/** A question as nobody has touched it. */
export function fillingOf(question: Question, { card }: State, version: number): Filling {
  const ahead = askedWith(question, card?.section);
  return {
    ...{ question, ahead, version },
    draft: isSheet(question) ? presetOf(question) : undefined,
    obstacles: ahead.obstacles && presetOf(ahead.obstacles),
    // Of two questions on one sheet the first is told first.
    tool: question.type === "TellObstacles" ? "forts" : "cells",
  };
}

/** The spaces that a tap may name. */
export const openOn = ({ question, ahead, tool }: Filling): readonly Cell[] =>
  openIn(tool !== "cells" && ahead.obstacles ? ahead.obstacles : question);

/** A sheet after a tap on a space. */
export function filled(filling: Filling, cell: Cell): Filling {
  const { draft, obstacles, tool } = filling;
  return obstacles && tool !== "cells"
    ? { ...filling, obstacles: tapped(obstacles, cell, tool) }
    : { ...filling, draft: draft && tapped(draft, cell, tool) };
}

/** The space that is asked about, if it is one. */
export const cellOf = ({ question, ahead }: Filling): Cell | undefined =>
  ahead.claim?.cell ?? ("cell" in question ? question.cell : undefined);
