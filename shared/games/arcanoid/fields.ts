import { type Handle, isRefusal } from "../../engine/contract/events.ts";
import type { ArcanoidFace, Field } from "./cards.ts";
import { type Engagement, engagementOf, type Points } from "./engagements.ts";
import type { ArcanoidEventOf, FieldWinReason } from "./events.ts";
import type { Options } from "./options.ts";
import type { Party, PartyState, State } from "./state.ts";
import { type VariantRules, variantOf } from "./variants.ts";

export interface PartyEngagement {
  readonly party: Party;
  readonly engagement: Engagement;
}

/** Highest first (W1). */
const RANKS: readonly Engagement["rank"][] = ["world", "imperial", "royal", "illegitimate", "points"];

/** The higher value wins (W4, W5). */
const TIES: Readonly<
  Record<Exclude<FieldWinReason, Engagement["rank"] | "last-abdication">, (points: Points) => number>
> = {
  "fewest-cards": ({ cards }) => -cards,
  "top-card": ({ top }) => top,
  "no-magician": ({ hasMagician }) => (hasMagician ? 0 : 1),
};
type Tie = keyof typeof TIES;

const TIES_OF: Readonly<Record<Options["ties"], readonly Tie[]>> = {
  "top-card": ["top-card", "no-magician"],
  "fewest-cards": ["fewest-cards", "top-card", "no-magician"],
};

/** Rules W1 to W5. `lead`: above 0 if `a` is better. `reason`: what decided. */
export function compare(
  a: Engagement,
  b: Engagement,
  ties: Options["ties"],
): { readonly lead: number; readonly reason: FieldWinReason } {
  if (a.rank !== b.rank) {
    const lead = RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank);
    return { lead, reason: lead > 0 ? a.rank : b.rank };
  }
  if (a.rank !== "points" || b.rank !== "points") return { lead: 0, reason: a.rank };
  if (a.strength !== b.strength) return { lead: a.strength - b.strength, reason: "points" };
  for (const reason of TIES_OF[ties]) {
    const lead = TIES[reason](a) - TIES[reason](b);
    if (lead !== 0) return { lead, reason };
  }
  return { lead: 0, reason: "points" };
}

/** By field; undefined without an engagement, or if not all its cards are known. */
type EngagementsOfParty = readonly (Engagement | undefined)[];

/** A cached result, with what it depends on besides the stands. */
interface Judged {
  readonly faces: State["faces"];
  readonly variant: VariantRules;
  readonly engagements: EngagementsOfParty;
}

const judgements = new WeakMap<PartyState["stands"], Judged>();

/** Memoized: stands rarely change. */
function engagementsIn({ faces }: State, stands: PartyState["stands"], variant: VariantRules): EngagementsOfParty {
  const before = judgements.get(stands);
  if (before?.faces === faces && before.variant === variant) return before.engagements;
  const engagements = stands.map((stand, field) =>
    stand?.how === "engaged" ? engagementIn(faces, stand.cards, field as Field, variant) : undefined,
  );
  judgements.set(stands, { faces, variant, engagements });
  return engagements;
}

function engagementIn(faces: State["faces"], cards: readonly Handle[], field: Field, variant: VariantRules) {
  const known: ArcanoidFace[] = [];
  for (const card of cards) {
    const face = faces[card];
    if (face === undefined) return undefined;
    known.push(face);
  }
  const engagement = engagementOf(known, field, variant);
  return isRefusal(engagement) ? undefined : engagement;
}

/** Engagements with known cards, best first. */
export function standingsOn(state: State, field: Field): readonly PartyEngagement[] {
  const { parties, options } = state;
  const variant = variantOf(state);
  const standings: PartyEngagement[] = [];
  for (let party = 0; party < parties.length; party++) {
    const { stands } = parties[party]!;
    if (stands[field]?.how !== "engaged") continue;
    const engagement = engagementsIn(state, stands, variant)[field];
    if (engagement) standings.push({ party, engagement });
  }
  return standings.length < 2
    ? standings
    : standings.sort((a, b) => compare(b.engagement, a.engagement, options.ties).lead);
}

/** The winner at the end of a round (W1 to W7). */
export function winnerOf(state: State, field: Field): ArcanoidEventOf<"FieldWon"> {
  const [best, next] = standingsOn(state, field);
  if (!best) return won(state, field, lastToAbdicate(state, field), { reason: "last-abdication" });
  const { engagement } = best;
  if (engagement.rank !== "points") return won(state, field, best.party, { reason: engagement.rank });
  const { strength } = engagement;
  if (next?.engagement.rank !== "points") return won(state, field, best.party, { reason: "points", strength });
  const { reason } = compare(engagement, next.engagement, state.options.ties);
  return won(state, field, best.party, {
    reason,
    strength,
    next: { party: next.party, strength: next.engagement.strength },
  });
}

type WinDetails = Pick<ArcanoidEventOf<"FieldWon">, "reason" | "strength" | "next">;

function won({ parties }: State, field: Field, party: Party, why: WinDetails): ArcanoidEventOf<"FieldWon"> {
  const { seat } = parties[party]!;
  return { type: "FieldWon", party, field, ...(seat !== undefined && { seat }), ...why };
}

/** The winner of a field without engagements (W6). */
function lastToAbdicate({ parties }: State, field: Field): Party {
  const orders = parties.map(({ stands }) => stands[field]?.order ?? -1);
  return orders.indexOf(Math.max(...orders));
}
