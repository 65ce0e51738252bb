import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { FOOL } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import { actingFor, findToUse, type State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import { setting } from "../../../storage/setting.ts";

/** When to ask whether an engagement stands; otherwise the answer is yes (S4). */
export const steals = setting("arcanoid-steals", ["holder", "always", "from15", "from20", "from25", "never"], "holder");
type StealSetting = (typeof steals.values)[number];

/** The vote on a new pile: ask, or always the same answer (S4). */
export const votes = setting("arcanoid-votes", ["ask", "yes", "no"], "ask");
type VoteSetting = (typeof votes.values)[number];

const LEAST: Readonly<Partial<Record<StealSetting, number>>> = { from15: 15, from20: 20, from25: 25 };

/** The points of the attempted engagement; undefined if it is hidden, or has no points. */
function pointsTried(state: State): number | undefined {
  const attempt = state.play?.attempt;
  if (!attempt || attempt.isHidden) return undefined;
  const faces = attempt.cards.flatMap((card) => state.faces[card] ?? []);
  const engagement = engagementOf(faces, attempt.field, variantOf(state));
  return "rank" in engagement && engagement.rank === "points" ? engagement.strength : undefined;
}

/** Only `never` skips the question about a hidden engagement. */
function wantsToBeAsked(state: State, when: StealSetting): boolean {
  const least = LEAST[when];
  const points = pointsTried(state);
  if (least !== undefined) return points === undefined || points >= least;
  return when !== "never";
}

/** Undefined if the seat wants to be asked, or there is no question (S4). */
export function standingAnswer(state: State, seat: Seat, when: StealSetting, vote: VoteSetting): Command | undefined {
  const party = actingFor(state, seat);
  if (party === undefined) return undefined;
  if (state.stage.at === "vote") return vote === "ask" ? undefined : { type: "VoteOnRenewal", renew: vote === "yes" };
  if (state.stage.at !== "window" || when === "always") return undefined;
  const hasFool = findToUse(state, party, FOOL) !== undefined;
  return hasFool && wantsToBeAsked(state, when) ? undefined : { type: "LetStand" };
}

/** Range of the pause before a standing answer, in ms. It does not depend on the hand, so it reveals nothing (S4). */
const PAUSE = { least: 800, most: 2400 };

/**
 * In ms.
 * @param random 0 to below 1
 */
export const pauseBefore = (random: number): number => PAUSE.least + random * (PAUSE.most - PAUSE.least);
