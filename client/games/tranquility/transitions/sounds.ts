import type { Outcome, Seat } from "../../../../shared/engine/game.ts";
import type { Recorded } from "../../../../shared/engine/match.ts";
import type { Voice } from "../../../sound/voices.ts";
import type { TableEvent } from "./event.ts";

/** How each kind of event sounds; what is not here is silent. */
const SOUNDS: Partial<Readonly<Record<TableEvent["type"], Voice>>> = {
  PilesDealt: "cards",
  CardPlaced: "placed",
  StartPlayed: "placed",
  FinishPlaced: "placed",
  CardTurned: "placed",
  CostPaid: "cards",
  PairDiscarded: "cards",
  TollOffered: "cards",
  HandSwept: "cards",
  HandsTurned: "cards",
  TollOpened: "bell",
  TollSettled: "bell",
  RoofOpened: "bell",
  StormCleared: "bell",
  StormRaised: "storm",
  IslandSwallowed: "storm",
  RocksStruck: "storm",
};

/** What is heard of a step of the log, each voice once, in order, by somebody at a seat or by an onlooker. */
export function voicesOf(step: readonly Recorded[], seat: Seat | undefined): readonly Voice[] {
  const voices = (step as readonly (Recorded & TableEvent)[]).flatMap((event): readonly Voice[] => {
    if (event.type === "TurnStarted") return isNews(event, seat) ? ["turn"] : [];
    if (event.type === "MatchEnded") return [isLost(event.outcome, seat) ? "lost" : "won"];
    const voice = SOUNDS[event.type];
    return voice ? [voice] : [];
  });
  return [...new Set(voices)];
}

/** Whoever plays alone, or has just brought it about, knows that it is their turn. */
const isNews = ({ seat: whose, by }: { readonly seat: Seat } & Pick<Recorded, "by">, seat: Seat | undefined): boolean =>
  whose === seat && by !== seat;

/** A match that all lost, or one that somebody else won. */
const isLost = ({ result, winners }: Outcome, seat: Seat | undefined): boolean =>
  result === "lost" || (seat !== undefined && winners.length > 0 && !winners.includes(seat));
