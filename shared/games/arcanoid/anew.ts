import type { Chance, Handle, Rng, Seat } from "../../engine/game.ts";
import { shuffle } from "../../engine/shuffle.ts";
import { FACES, type Face, MAGICIAN, trump } from "./cards.ts";
import { places } from "./dealing.ts";
import type { Event } from "./events.ts";
import { audienceOf, type State } from "./state.ts";
import { variantOf } from "./variants.ts";

/** Played, they bind what hands may hold: Priestess, Hierophant, Star, Moon and Sun. */
const TELLING: readonly (Face | undefined)[] = [2, 5, 17, 18, 19].map(trump);

/**
 * The cards of the pile and of the others' closed hands, dealt anew: whatever the seat could not know may be otherwise. What
 * lies face down elsewhere stays, as somebody remembers it.
 */
export function reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined {
  if (!mayReshuffle(state, seat)) return undefined;
  const others = state.parties.flatMap(({ closed, seat: owner }, party) => (owner === seat ? [] : [{ party, closed }]));
  const unseen = [...state.pile, ...others.flatMap(({ closed }) => closed)];
  const faces = shuffle(
    unseen.map((card) => state.faces[card]!),
    chance(0),
  );
  const dealt = new Map(unseen.map((card, i) => [card, faces[i]!]));
  const told = (cards: readonly Handle[], to: readonly Seat[]) => ({
    cards,
    secret: { to, faces: Object.fromEntries(cards.map((card) => [card, dealt.get(card)!])) },
  });
  return [
    { type: "UnseenShuffled", ...told(state.pile, []) },
    ...others
      .filter(({ closed }) => closed.length > 0)
      .map(({ party, closed }): Event => ({ type: "HandChanged", party, ...told(closed, audienceOf(state, party)) })),
  ];
}

/** At the seat's own turn, and as long as nothing was told of what is to be dealt. */
export const mayReshuffle = (state: State, seat: Seat): boolean =>
  state.stage.at === "turn" && state.parties[state.turn.party]?.seat === seat && !hasTold(state);

/**
 * A table that this may be the view of: the cards that are not known get any of the faces that are left. Undefined between turns,
 * and once something was told of cards that are not known.
 */
export function determinize(view: State, rng: Rng): State | undefined {
  if (view.stage.at !== "turn" || hasTold(view) || hasHidden(view)) return undefined;
  const cards = places(view).flat();
  const left = new Set(FACES);
  for (const card of cards) if (view.faces[card] !== undefined) left.delete(view.faces[card]);
  const dealt = shuffle([...left], rng);
  const faces = view.faces.slice();
  for (const card of cards) faces[card] ??= dealt.pop()!;
  return { ...view, faces };
}

/** Whether somebody engaged face down in this round: wherever those cards are by now, they were an engagement (KO4, ML1). */
function hasHidden(view: State): boolean {
  const { secret } = variantOf(view);
  if (secret === "magician") return view.discard.some(({ card }) => view.faces[card] === MAGICIAN);
  return secret === "once" && view.parties.some(({ isSecretSpent }) => isSecretSpent);
}

/**
 * Whether something secret lies on a field, or something in this round has told of cards that still are in hands, or mixed seen
 * ones among them: with other cards it would have come otherwise.
 */
function hasTold({ parties, discard, faces, renewals }: State): boolean {
  const isSecret = parties.some(({ stands }) => stands.some((stand) => stand?.how === "engaged" && stand.isHidden));
  const isTold = discard.some(({ card, seenBy }) => seenBy === "all" && TELLING.includes(faces[card]));
  return renewals > 0 || isSecret || isTold;
}
