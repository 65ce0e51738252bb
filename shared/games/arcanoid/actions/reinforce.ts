import { type Handle, isRefusal, type Refusal, refuse } from "../../../engine/contract/events.ts";
import { ACE, cardOf, FIELDS, type Field, MAGICIAN } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { standsAlone } from "../engagements.ts";
import { besideReserve, type Meld, meldsOn, poolOf } from "../melds.ts";
import { type EngagedStand, facesOf, type Party, type State, toUse } from "../state.ts";
import { variantOf } from "../variants.ts";
import type { ArcanoidAction, ArcanoidMove } from "./action.ts";
import { allOf, judged, keepsOut, notAsOffered, withNaturals } from "./engage.ts";

type Reinforce = ArcanoidCommandOf<"Reinforce">;

/** WO1 to WO5: adds numeric cards to a lone ace, or replaces it with a knave or knight. */
export const Reinforce: ArcanoidAction<Reinforce> = {
  at: "turn",
  cards: ({ core, cards }) => [...core, ...cards],
  moves(state, party) {
    if (variantOf(state).aces === "plain") return [];
    const fields = FIELDS.filter((field) => loneAce(state, party, field) && !keepsOut(state, party, field));
    const reserve = state.parties[party]!.chariot?.reserve;
    return fields.flatMap((field) => [
      ...meldsFor(state, toUse(state, party), field).map((meld) => offer(field, meld)),
      ...(reserve
        ? meldsFor(state, [...toUse(state, party), ...reserve], field).flatMap((meld) => {
            const rest = besideReserve(meld, reserve);
            return rest ? [offer(field, rest, true)] : [];
          })
        : []),
    ]);
  },
  objection(state, party, command) {
    const { field } = command;
    if (variantOf(state).aces === "plain") return refuse("NotInThisVariant", "WO1");
    const ace = loneAce(state, party, field);
    if (!ace) return refuse("NoLoneAce", "WO1");
    if (keepsOut(state, party, field)) return refuse("FieldTempered", "WO5");
    if (command.reserve && !state.parties[party]!.chariot) return refuse("NoReserve", "M7b");
    const refusal = notReinforcing(state, allOf(state, party, command), field, ace);
    if (refusal) return command.reserve ? refuse("ReserveDoesNotFit", "M7b") : refusal;
    return notAsOffered(state, party, command);
  },
  act(decision, party, command) {
    const { state } = decision;
    const cards = allOf(state, party, command);
    const { chariot } = state.parties[party]!;
    decision.add({
      type: "EngagementTried",
      party,
      field: command.field,
      cards,
      faces: facesOf(state, cards),
      ...(command.reserve && chariot && { chariot }),
      reinforces: true,
    });
  },
};

/** Undefined unless an ace there can still be reinforced. */
function loneAce(state: State, party: Party, field: Field): EngagedStand | undefined {
  const stand = state.parties[party]!.stands[field];
  // A lone ace may lie with the Magician.
  if (stand?.how !== "engaged" || stand.isReinforced || stand.cards.length > 2) return undefined;
  const ranks = stand.cards.map((card) => state.faces[card]!).filter((face) => face !== MAGICIAN);
  const [card] = ranks.map(cardOf);
  return ranks.length === 1 && card?.kind === "numeric" && card.rank === ACE ? stand : undefined;
}

/** The cards must form an engagement without a couple; a court must be alone (WO1). */
function notReinforcing(state: State, cards: readonly Handle[], field: Field, ace: EngagedStand): Refusal | undefined {
  const engagement = judged(state, cards, field);
  if (isRefusal(engagement)) return engagement;
  if (engagement.rank !== "points") return refuse("NotAnEngagement", "WO1");
  const courts = cards.filter((card) => standsAlone(cardOf(state.faces[card]!)));
  if (courts.length > 0) return cards.length === 1 ? undefined : refuse("NotAnEngagement", "WO1");
  const together = judged(state, [...ace.cards, ...cards], field);
  return isRefusal(together) ? together : undefined;
}

const meldsFor = (state: State, cards: readonly Handle[], field: Field): readonly Meld[] =>
  meldsOn(poolOf(state, cards), field).filter(
    ({ core, isCouple }) =>
      !isCouple && (core.length < 2 || core.every((card) => !standsAlone(cardOf(state.faces[card]!)))),
  );

const offer = (field: Field, meld: Meld, reserve?: true): ArcanoidMove =>
  withNaturals({ type: "Reinforce", field, core: meld.core, cards: [], ...(reserve && { reserve }) }, meld);
