import type { Outcome, Seat } from "../../../../shared/engine/game.ts";
import type { Recorded } from "../../../../shared/engine/match.ts";
import { chime } from "../../../sound/tone.ts";
import type { Voice } from "../../../sound/voices.ts";
import type { TableEvent } from "./event.ts";

/** A harbour bell. */
const BELL: Voice = [...chime(392, 0, 0.26), ...chime(392, 0.42, 0.16)];

/** Weather far out. */
const STORM: Voice = [
  { wave: "noise", from: 160, to: 420, length: 0.9, gain: 0.5 },
  { wave: "sine", from: 62, to: 44, start: 0.1, length: 0.8, gain: 0.4 },
];

/** What this game sounds like beside what every table does. */
export const VOICES: readonly Voice[] = [BELL, STORM];

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
  TollOpened: BELL,
  TollSettled: BELL,
  RoofOpened: BELL,
  StormCleared: BELL,
  StormRaised: STORM,
  IslandSwallowed: STORM,
  RocksStruck: STORM,
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
