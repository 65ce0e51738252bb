import { type Handle, refuse } from "../../../../shared/engine/contract/events.ts";
import { cardsPart } from "../../../../shared/engine/contract/moves.ts";
import { figured, type RefusalReason } from "../text/reasons.ts";
import { type Interaction, REST } from "./interaction.ts";
import { type CardCountLimits, type InteractionContext, type InteractionStep, moveOf } from "./interaction-context.ts";
import { dueFor, notNow } from "./legality.ts";

export function touchCard(moment: InteractionContext, card: Handle): InteractionStep {
  const { hand, interaction, moves } = moment;
  if (!hand.includes(card)) return undefined;
  const toll = cardsPart(moveOf(moves, "OfferToll"));
  if (toll) return give(moment, card, toll);
  const due = cardsPart(moveOf(moves, "PayCost"));
  if (due)
    return pick(
      interaction.at === "due" ? interaction : { at: "due", cards: [] },
      card,
      due,
      figured("WrongCost", "P3", { cost: due.most }),
    );
  switch (interaction.at) {
    case "pair":
      return pick(interaction, card, TWO, refuse("TwoCards", "B2"));
    case "turn":
      return pick(interaction, card, ONE, figured("WrongCost", "N4", { cost: 1 }));
    case "sweep":
      return { to: REST };
    case "card":
      return interaction.card === card ? { to: REST } : pay(moment, interaction, card);
    default:
      return takeUp(moment, card);
  }
}

const ONE: CardCountLimits = { least: 1, most: 1 };
const TWO: CardCountLimits = { least: 2, most: 2 };

function pick(
  mode: Extract<Interaction, { cards: unknown }>,
  card: Handle,
  count: CardCountLimits,
  why: RefusalReason,
): InteractionStep {
  const cards = toggled(mode.cards, card, count);
  return cards ? { to: { ...mode, cards } } : { why };
}

/** Undefined at the maximum; but if only one card can be picked, another replaces it. */
function toggled(
  cards: readonly Handle[],
  card: Handle,
  { least, most }: CardCountLimits,
): readonly Handle[] | undefined {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  if (cards.length < most) return [...cards, card];
  return least === 1 && most === 1 ? [card] : undefined;
}

/** The card pays if something is due; otherwise it is taken up. */
function pay(moment: InteractionContext, mode: Extract<Interaction, { at: "card" }>, card: Handle): InteractionStep {
  const due = mode.cell === undefined ? 0 : dueFor(moment.moves, mode.card, mode.cell, mode.value);
  if (due === 0) return takeUp(moment, card);
  const cards = toggled(mode.pay, card, { least: due, most: due });
  return cards ? { to: { ...mode, pay: cards } } : { why: figured("WrongCost", "B4", { cost: due }) };
}

/** A card can be taken up on other players' turns too, with a reminder if the start must be played first. */
function takeUp({ match, seat }: InteractionContext, card: Handle): InteractionStep {
  const to: Interaction = { at: "card", card, pay: [] };
  const why = seat === undefined ? undefined : notNow(match.table, seat, card);
  return why?.refused === "StartIsForced" ? { to, why } : { to };
}

/** Whether cards are being picked, other than for a toll. */
export function isPicking({ interaction, moves }: InteractionContext): boolean {
  if (interaction.at === "card")
    return interaction.cell !== undefined && dueFor(moves, interaction.card, interaction.cell, interaction.value) > 0;
  return interaction.at === "pair" || interaction.at === "turn" || moveOf(moves, "PayCost") !== undefined;
}

/** A touch does not change an existing offer, as it could be an accident (B7). */
function give(moment: InteractionContext, card: Handle, count: CardCountLimits): InteractionStep {
  const { interaction } = moment;
  if (interaction.at !== "offer" && ownOffer(moment)) return { why: refuse("OfferStands", "B7") };
  const offer = interaction.at === "offer" ? interaction : ({ at: "offer", cards: [] } as const);
  return pick(offer, card, count, figured("TollExceeded", "B7", { most: count.most }));
}

export function ownOffer({ match, seat }: InteractionContext): readonly Handle[] | undefined {
  const { stage } = match.table;
  return stage.at === "toll" && seat !== undefined ? stage.offers[seat] : undefined;
}
