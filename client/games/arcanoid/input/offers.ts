import { type Handle, isRefusal } from "../../../../shared/engine/contract/events.ts";
import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import type { ArcanoidFace, Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { type Engagement, engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import { compare, standingsOn } from "../../../../shared/games/arcanoid/fields.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import type { MarkName } from "../art/index.ts";
import { type BerthKey, type BerthPreview, berthKey } from "../scene/view.ts";
import type { Words } from "../text/messages/messages.ts";
import { worth } from "../text/names.ts";

/** The marks of plays on a berth (a party's place on a field) that are not engagements. */
const MARKS: Readonly<Partial<Record<Command["type"], MarkName>>> = {
  Abdicate: "abdicated",
  PlayJudgement: "abdicated",
  PlayTower: "out",
  PlayTemperance: "tempered",
  PlayWorld: "world",
};

/** A couple or the World has no strength in points. */
const rankMark = ({ rank }: Engagement): MarkName | undefined =>
  rank === "points" ? undefined : rank === "world" ? "world" : "couple";

/** The berths that a command names; empty if it names no field. */
export function berthsFor(command: Command, actor: Party): readonly (readonly [Party, Field])[] {
  if (!("field" in command)) return [];
  const party = "party" in command ? command.party : actor;
  const also = "also" in command ? command.also : undefined;
  return [[party, command.field], ...(also === undefined ? [] : ([[party, also]] as const))];
}

function engagedBy(state: State, actor: Party, command: Command): readonly Handle[] {
  if (!("core" in command)) return [];
  const reserve = "reserve" in command && command.reserve ? (state.parties[actor]?.chariot?.reserve ?? []) : [];
  const own = [...command.core, ...command.cards, ...reserve];
  const lone = command.type === "Reinforce" ? state.parties[actor]?.stands[command.field] : undefined;
  return lone?.how === "engaged" ? [...own, ...lone.cards] : own;
}

export function engagementBy(state: State, actor: Party, command: Command): Engagement | undefined {
  if (!("core" in command)) return undefined;
  const faces = engagedBy(state, actor, command).map((card) => state.faces[card] as ArcanoidFace);
  const engagement = engagementOf(faces, command.field, variantOf(state));
  return isRefusal(engagement) ? undefined : engagement;
}

/** Strengths that an engagement would not beat, best first. */
export function aheadOn(state: State, field: Field, engagement: Engagement, say: Words): readonly string[] {
  return standingsOn(state, field)
    .filter((standing) => compare(engagement, standing.engagement, state.options.ties).lead <= 0)
    .map((standing) => worth(standing.engagement, say));
}

/**
 * Labels of the selectable berths.
 * @param target the chosen command, if any
 */
export function offersOf(
  state: State,
  actor: Party,
  moves: readonly ArcanoidMove[],
  target: Command | undefined,
  say: Words,
): ReadonlyMap<BerthKey, BerthPreview> {
  const offers = new Map<BerthKey, BerthPreview>();
  const decided = new Set(target ? berthsFor(target, actor).map(([party, field]) => berthKey(party, field)) : []);
  for (const { command } of moves)
    for (const [party, field] of berthsFor(command, actor)) {
      const key = berthKey(party, field);
      const engagement = engagementBy(state, actor, command);
      const mark = engagement ? rankMark(engagement) : MARKS[command.type];
      const text = engagement?.rank === "points" ? worth(engagement, say) : "";
      const behind = engagement ? aheadOn(state, field, engagement, say) : [];
      const says = engagement ? worth(engagement, say) : "";
      const isTarget = decided.has(key);
      if (!offers.has(key)) offers.set(key, { text, says, behind, isTarget, ...(mark ? { mark } : {}) });
    }
  return offers;
}
