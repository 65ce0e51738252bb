import type { Command } from "../../../shared/games/tranquility/commands.ts";
import { faceOf } from "../../../shared/games/tranquility/state.ts";
import { type Deed, deedOf, type Other } from "./deeds.ts";
import { REST } from "./mode.ts";
import { type Moment, moveOf, type Step } from "./moment.ts";
import { ownOffer } from "./picking.ts";

/** What the main button does: the table is asked for what is ready. */
export function confirmed(moment: Moment): Step {
  const deed = deedOf(moment);
  const command = deed.ready ? commandFor(moment, deed) : undefined;
  return command && { ask: command };
}

function commandFor({ match, mode, moves }: Moment, deed: Deed): Command | undefined {
  if (deed.do === "start") return moveOf(moves, "PlayStart")?.command;
  switch (mode.at) {
    case "card": {
      const { card, cell, pay, value } = mode;
      if (deed.do === "finish") return { type: "PlayFinish", card };
      if (cell === undefined) return undefined;
      if (faceOf(match.table, card) === "compass") return { type: "ClearStorm", card, cell };
      return { type: "PlaceCard", card, cell, pay, ...(value === undefined ? {} : { value }) };
    }
    case "pair":
      return { type: "DiscardPair", cards: mode.cards };
    case "due":
      return { type: "PayCost", cards: mode.cards };
    case "turn":
      return { type: "TurnCard", card: mode.cards[0]!, cell: mode.cell! };
    case "sweep":
      return { type: "Sweep" };
    case "offer":
      return { type: "OfferToll", cards: mode.cards };
    case "rest":
      return deed.do === "offer" ? GIVE_NOTHING : moveOf(moves, "PlayFinish")?.command;
  }
}

const GIVE_NOTHING: Command = { type: "OfferToll", cards: [] };

/** What one of the other buttons does. */
export function besides(moment: Moment, other: Other): Step {
  switch (other) {
    case "pair":
      return moveOf(moment.moves, "DiscardPair") && { to: { at: "pair", cards: [] } };
    case "turn":
      return { to: { at: "turn", cards: [] } };
    case "sweep":
      return { to: { at: "sweep" } };
    case "nothing":
      return { ask: GIVE_NOTHING };
    case "change":
      return { to: { at: "offer", cards: ownOffer(moment) ?? [] } };
    case "back":
      return back(moment);
  }
}

/** One step back: from the space to the card, from the card to nothing. */
export const back = ({ mode }: Moment): Step =>
  mode.at === "card" && mode.cell !== undefined ? { to: { at: "card", card: mode.card, pay: [] } } : { to: REST };
