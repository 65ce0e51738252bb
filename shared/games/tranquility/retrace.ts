import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";

/** The command behind the events of one cause; undefined when no command begins like this. */
export function retrace(events: readonly Event[]): Command | undefined {
  const [first, second] = events;
  switch (first?.type) {
    case "CardPlaced": {
      const pay = second?.type === "CostPaid" ? second.cards : [];
      return { type: "PlaceCard", card: first.card, cell: first.cell, pay };
    }
    case "PairDiscarded":
      return { type: "DiscardPair", cards: first.cards };
    case "StartPlayed":
      return { type: "PlayStart", card: first.card };
    case "TollOffered":
      return { type: "OfferToll", cards: first.cards };
    case "FinishPlaced":
      return { type: "PlayFinish", card: first.card };
    default:
      return undefined;
  }
}
