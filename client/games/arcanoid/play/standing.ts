import type { Seat } from "../../../../shared/engine/game.ts";
import { FOOL } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import { actingFor, findToUse, type State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import { setting } from "../../../storage/setting.ts";

/** When somebody is asked whether an engagement stands; else it is let stand for them (S4). */
export const steals = setting("arcanoid-steals", ["holder", "always", "from15", "from20", "from25", "never"], "holder");
export type Steals = (typeof steals.values)[number];

/** What is voted where the pile runs out (S4). */
export const votes = setting("arcanoid-votes", ["ask", "yes", "no"], "ask");
export type Votes = (typeof votes.values)[number];

const LEAST: Readonly<Partial<Record<Steals, number>>> = { from15: 15, from20: 20, from25: 25 };

/** What is tried is worth so many points; undefined where nobody sees it. */
function pointsTried(state: State): number | undefined {
  const attempt = state.play?.attempt;
  if (!attempt || attempt.isHidden) return undefined;
  const faces = attempt.cards.flatMap((card) => state.faces[card] ?? []);
  const engagement = engagementOf(faces, attempt.field, variantOf(state));
  return "rank" in engagement && engagement.rank === "points" ? engagement.strength : undefined;
}

/** Whether somebody who can steal wants to be asked. What is hidden may be anything: one is asked. */
function wantsToBeAsked(state: State, when: Steals): boolean {
  const least = LEAST[when];
  const points = pointsTried(state);
  if (least !== undefined) return points === undefined || points >= least;
  return when !== "never";
}

/** What answers for a seat by its standing answers; undefined where the seat is asked, or nothing is (S4). */
export function standingAnswer(state: State, seat: Seat, when: Steals, vote: Votes): Command | undefined {
  const party = actingFor(state, seat);
  if (party === undefined) return undefined;
  if (state.stage.at === "vote") return vote === "ask" ? undefined : { type: "VoteOnRenewal", renew: vote === "yes" };
  if (state.stage.at !== "window" || when === "always") return undefined;
  const hasFool = findToUse(state, party, FOOL) !== undefined;
  return hasFool && wantsToBeAsked(state, when) ? undefined : { type: "LetStand" };
}

/** How long every standing answer waits, whatever one holds, so that it tells nothing (S4); in ms. */
const PAUSE = { least: 800, most: 2400 };

/** @param random from 0 to below 1 */
export const pauseBefore = (random: number): number => PAUSE.least + random * (PAUSE.most - PAUSE.least);
