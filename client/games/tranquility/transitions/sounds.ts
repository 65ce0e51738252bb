import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Outcome } from "../../../../shared/engine/contract/game.ts";
import type { LogEntry, Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import { chime } from "../../../sound/tone.ts";
import type { Voice } from "../../../sound/voices.ts";

/** A harbour bell. */
const BELL: Voice = [...chime(392, 0, 0.26), ...chime(392, 0.42, 0.16)];

/** A distant storm. */
const STORM: Voice = [
  { wave: "noise", from: 160, to: 420, length: 0.9, gain: 0.5 },
  { wave: "sine", from: 62, to: 44, start: 0.1, length: 0.8, gain: 0.4 },
];

export const VOICES: readonly Voice[] = [BELL, STORM];

/** Other event types are silent, except for turns and the end. */
const SOUNDS: Partial<Readonly<Record<LogEntry<Event>["type"], Voice>>> = {
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

/** Each sound of a step once, in order. */
export function voicesOf(step: readonly LogEntry<Event>[], seat: Seat | undefined): readonly Voice[] {
  const voices = step.flatMap((event): readonly Voice[] => {
    if (event.type === "TurnStarted") return isNews(event, seat) ? ["turn"] : [];
    if (event.type === "MatchEnded") return [isLost(event.outcome, seat) ? "lost" : "won"];
    const voice = SOUNDS[event.type];
    return voice ? [voice] : [];
  });
  return [...new Set(voices)];
}

/** A player who is alone, or has just caused the turn, knows of it. */
const isNews = ({ seat: whose, by }: { readonly seat: Seat } & Pick<Recorded, "by">, seat: Seat | undefined): boolean =>
  whose === seat && by !== seat;

/** All lost, or another seat won. */
const isLost = ({ result, winners }: Outcome, seat: Seat | undefined): boolean =>
  result === "lost" || (seat !== undefined && winners.length > 0 && !winners.includes(seat));
