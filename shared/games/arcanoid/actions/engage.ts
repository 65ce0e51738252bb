import { type Handle, isRefusal, type Refusal, refuse } from "../../../engine/contract/events.ts";
import { equal } from "../../../engine/equal.ts";
import { type ArcanoidFace, FIELDS, type Field } from "../cards.ts";
import type { ArcanoidCommandOf, Command } from "../commands.ts";
import { type Engagement, engagementOf, fitsTwoFields } from "../engagements.ts";
import { besideReserve, type Meld, meldsOn, poolOf } from "../melds.ts";
import { splitOf } from "../split.ts";
import { facesOf, isFree, isTempered, type Party, type State, toUse } from "../state.ts";
import { variantOf } from "../variants.ts";
import { type ArcanoidAction, type ArcanoidMove, cardsPart } from "./action.ts";

type Engage = ArcanoidCommandOf<"Engage">;

/**
 * E1 to E10: engages cards, optionally with the whole reserve of a Chariot (M7b). Other parties that are free there may
 * answer with the Fool (S2).
 */
export const Engage: ArcanoidAction<Engage> = {
  at: "turn",
  cards: ({ core, cards }) => [...core, ...cards],
  moves(state, party) {
    const fields = openFields(state, party);
    if (fields.length === 0) return [];
    return [...fromHand(state, party, fields), ...withReserve(state, party, fields)];
  },
  objection(state, party, command) {
    const { field, also } = command;
    return (
      notOpen(state, party, field) ??
      (also === undefined ? undefined : notOpen(state, party, also)) ??
      notLegal(state, party, command) ??
      notAsOffered(state, party, command)
    );
  },
  act(decision, party, command) {
    const { state } = decision;
    const { field, also } = command;
    const { chariot } = state.parties[party]!;
    const cards = allOf(state, party, command);
    decision.add({
      type: "EngagementTried",
      party,
      field,
      ...(also !== undefined && { also }),
      cards,
      faces: facesOf(state, cards),
      ...(command.reserve && chariot && { chariot }),
    });
  },
};

/** Rules E1, M14a. */
export const openFields = (state: State, party: Party): readonly Field[] =>
  FIELDS.filter((field) => isFree(state, party, field) && !keepsOut(state, party, field));

/** Undefined if allowed (E1, M14a, NA1). */
export function notOpen(state: State, party: Party, field: Field): Refusal | undefined {
  if (!isFree(state, party, field)) return refuse("NotFree", "E1");
  return keepsOut(state, party, field) ? refuse("FieldTempered", "M14a") : undefined;
}

/** Temperance keeps other parties out of its field (M14a); under NA1, all. */
export const keepsOut = (state: State, party: Party, field: Field): boolean =>
  isTempered(state, field) && (variantOf(state).tempering === "strict" || state.temperance!.party !== party);

/** All engaged cards, sorted; with the reserve if the command includes it. */
export function allOf(state: State, party: Party, command: Pick<Engage, "core" | "cards" | "reserve">): Handle[] {
  const reserve = command.reserve ? (state.parties[party]!.chariot?.reserve ?? []) : [];
  return [...command.core, ...command.cards, ...reserve].sort((a, b) => a - b);
}

/** All faces must be known. */
export const judged = (state: State, cards: readonly Handle[], field: Field): Engagement | Refusal =>
  engagementOf(
    cards.map((card) => state.faces[card] as ArcanoidFace),
    field,
    variantOf(state),
  );

function notLegal(state: State, party: Party, command: Engage): Refusal | undefined {
  if (command.reserve && !state.parties[party]!.chariot) return refuse("NoReserve", "M7b");
  const cards = allOf(state, party, command);
  const engagement = judged(state, cards, command.field);
  if (isRefusal(engagement)) return command.reserve ? refuse("ReserveDoesNotFit", "M7b") : engagement;
  // The World has its own command (M21a).
  if (engagement.rank === "world") return refuse("NotAnEngagement", "E10");
  if (command.also === undefined) return undefined;
  const isCovering =
    command.also !== command.field && fitsTwoFields(cards.map((card) => state.faces[card] as ArcanoidFace));
  return isCovering ? undefined : refuse("TwoFieldsNeedACouple", "E8");
}

/** Refuses any form other than that of the offered moves: fields in ascending order, cards split by `splitOf`. */
export function notAsOffered(
  state: State,
  party: Party,
  command: Pick<Engage, "field" | "also" | "core" | "cards" | "reserve">,
): Refusal | undefined {
  const { field, also, core, reserve } = command;
  const unnamed = reserve ? (state.parties[party]!.chariot?.reserve ?? []) : [];
  const split = splitOf(allOf(state, party, command), unnamed, field, (card) => state.faces[card]);
  const isOffered = equal(split.core, core) && (also === undefined || field < also);
  return isOffered ? undefined : refuse("NotAsOffered", "E10");
}

function fromHand(state: State, party: Party, fields: readonly Field[]): readonly ArcanoidMove[] {
  const pool = poolOf(state, toUse(state, party));
  const moves: ArcanoidMove[] = [];
  for (const field of fields) for (const meld of meldsOn(pool, field)) moves.push(...offers(meld, field, fields));
  return moves;
}

function withReserve(state: State, party: Party, fields: readonly Field[]): readonly ArcanoidMove[] {
  const reserve = state.parties[party]!.chariot?.reserve;
  if (!reserve) return [];
  const pool = poolOf(state, [...toUse(state, party), ...reserve]);
  return fields.flatMap((field) =>
    meldsOn(pool, field).flatMap((meld) => {
      const rest = besideReserve(meld, reserve);
      return rest ? offers(rest, field, fields, true) : [];
    }),
  );
}

function offers(meld: Meld, field: Field, fields: readonly Field[], reserve?: true): readonly ArcanoidMove[] {
  const { core } = meld;
  const command = { type: "Engage", field, core, cards: [], ...(reserve && { reserve }) } as const;
  if (!meld.fitsTwo) return [withNaturals(command, meld)];
  const others = fields.filter((also) => also > field);
  return [withNaturals(command, meld), ...others.map((also): ArcanoidMove => ({ command: { ...command, also } }))];
}

export function withNaturals(command: Command, { naturals, least }: Meld): ArcanoidMove {
  if (naturals.length === 0) return { command };
  return { command, parts: [cardsPart(least, naturals.length, naturals)] };
}
