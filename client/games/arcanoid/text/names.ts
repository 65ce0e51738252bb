import { type Handle, isRefusal, type Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { type ArcanoidFace, cardOf, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import { type Engagement, engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import type { Words } from "./messages/messages.ts";

export function faceName(face: ArcanoidFace, words: Words): string {
  const card = cardOf(face);
  if (card.kind === "trump") return words.trumps[card.number]!;
  return words.minor(words.ranks[card.rank] ?? String(card.rank), card.suit);
}

export const cardName = ({ faces }: State, card: Handle, words: Words): string => {
  const face = faces[card];
  return face === undefined ? words.unseen : faceName(face, words);
};

export const cardNames = (state: State, cards: readonly Handle[], words: Words): string =>
  cards.map((card) => cardName(state, card, words)).join(", ");

/** Undefined for the reader's own party. */
export function partyName(
  { table, seats }: Match<State>,
  me: Seat | undefined,
  party: Party,
  words: Words,
): string | undefined {
  const { kind, seat } = table.parties[party] ?? { kind: "seat", seat: party };
  if (kind === "tide" || seat === undefined) return words.tide;
  const name = seat === me ? undefined : (seats[seat]?.name ?? "");
  return kind === "demon" ? words.demonOf(name) : name;
}

/** In figures, such as 14½. */
export const figure = (strength: number): string => `${Math.floor(strength)}${strength % 1 === 0 ? "" : "½"}`;

export const worth = (engagement: Engagement, words: Words): string =>
  engagement.rank === "points" ? figure(engagement.strength) : words.couples[engagement.rank];

/** Undefined if the cards cannot be engaged or are not all known. */
export function worthOf(state: State, cards: readonly Handle[], field: Field, words: Words): string | undefined {
  const faces = cards.flatMap((card) => state.faces[card] ?? []);
  if (faces.length === 0 || faces.length < cards.length) return undefined;
  const engagement = engagementOf(faces, field, variantOf(state));
  return isRefusal(engagement) ? undefined : worth(engagement, words);
}
