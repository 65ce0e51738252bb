import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { Outcome } from "../../../shared/engine/contract/game.ts";
import type { LogEntry } from "../../../shared/engine/match/log-entry.ts";
import type { Event } from "../../../shared/games/arcanoid/events.ts";
import { chime } from "../../sound/tone.ts";
import type { Voice } from "../../sound/voices.ts";

/** A harbour bell: a round, or a vote on renewing the pile, begins. */
const BELL: Voice = [...chime(392, 0, 0.26), ...chime(392, 0.42, 0.16)];

/** A quick flute: the Fool. */
const FLUTE: Voice = [
  { wave: "sine", from: 880, to: 1180, length: 0.12, gain: 0.22 },
  { wave: "sine", from: 1180, to: 740, start: 0.13, length: 0.2, gain: 0.18 },
];

/** Falling stones: an engagement is undone, or the whole pile is discarded. */
const FALL: Voice = [
  { wave: "noise", from: 420, to: 140, length: 0.5, gain: 0.4 },
  { wave: "sine", from: 120, to: 48, start: 0.08, length: 0.5, gain: 0.34 },
];

export const VOICES: readonly Voice[] = [BELL, FLUTE, FALL];

/** Other event types are silent, except for turns and the end. */
const SOUNDS: Partial<Readonly<Record<LogEntry<Event>["type"], Voice>>> = {
  RoundBegun: BELL,
  RenewalAsked: BELL,
  EngagementTried: "placed",
  WorldLaid: "placed",
  ChariotLoaded: "placed",
  FieldTempered: "placed",
  TrumpPlayed: "placed",
  CardDiscarded: "cards",
  CardsShed: "cards",
  CardHanded: "cards",
  HandThrown: "cards",
  PileRenewed: "cards",
  RowOpened: "cards",
  FoolPlayed: FLUTE,
  FoolWasted: FLUTE,
  EngagementToppled: FALL,
  PileBuried: FALL,
};

/** Each sound of a step once, in order. */
export function voicesOf(step: readonly LogEntry<Event>[], seat: Seat | undefined): readonly Voice[] {
  const voices = step.flatMap((event): readonly Voice[] => {
    // A seat's own party has the seat's number.
    if (event.type === "TurnStarted") return event.party === seat && event.by !== seat ? ["turn"] : [];
    if (event.type === "MatchEnded") return [isLost(event.outcome, seat) ? "lost" : "won"];
    const voice = SOUNDS[event.type];
    return voice ? [voice] : [];
  });
  return [...new Set(voices)];
}

/** False for spectators. */
const isLost = ({ winners }: Outcome, seat: Seat | undefined): boolean => seat !== undefined && !winners.includes(seat);
