import type { Command } from "./commands.ts";
import type { Event, TranquilityEventOf } from "./events.ts";

export function inferCommand(events: readonly Event[]): Command | undefined {
  const [first, second] = events;
  switch (first?.type) {
    case "CardPlaced":
      return placing(first, second?.type === "CostPaid" ? second.cards : []);
    case "CostPaid":
      return { type: "PayCost", cards: first.cards };
    case "PairDiscarded":
      return { type: "DiscardPair", cards: first.cards };
    case "StartPlayed":
      return { type: "PlayStart", card: first.card };
    case "TollOffered":
      return { type: "OfferToll", cards: first.cards };
    case "FinishPlaced":
      return { type: "PlayFinish", card: first.card };
    case "StormCleared":
      return { type: "ClearStorm", card: first.compass, cell: first.cell };
    case "CardTurned":
      return { type: "TurnCard", card: first.card, cell: first.cell };
    case "HandSwept":
      return { type: "Sweep" };
    default:
      return undefined;
  }
}

const placing = (
  { card, cell, value }: TranquilityEventOf<"CardPlaced">,
  pay: TranquilityEventOf<"CostPaid">["cards"],
): Command =>
  value === undefined ? { type: "PlaceCard", card, cell, pay } : { type: "PlaceCard", card, cell, pay, value };
