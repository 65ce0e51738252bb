import { randomInt, randomUUID } from "node:crypto";
import type { Seat } from "../../shared/engine/game.ts";
import { evolve, INITIAL_MATCH, type Match, type Recorded, toAct } from "../../shared/engine/match.ts";
import { redact } from "../../shared/engine/secrecy.ts";
import { botSeats, type Deps, type Table } from "./table.ts";

/** The longest a bot waits before it asks again, in milliseconds: a disk that was full has room again some day. */
const LONGEST = 30_000;

/** Eyes of one seat: the fold of its redacted log, kept up to date as the log grows. */
function eyesOf(table: Table, seat: Seat) {
  let view: Match = INITIAL_MATCH;
  let seen = 0;
  return (): Match => {
    for (; seen < table.log.length; seen++) view = evolve(table.game, view, redact(table.log[seen] as Recorded, seat));
    return view;
  };
}

/**
 * Plays the bots' seats of a table for as long as it is attended. A bot sees what its seat sees, and nothing else.
 * @param pause how long a bot looks at its cards, in milliseconds
 * @returns the way to stop
 */
export function attendBots(table: Table, pause: number, onError: Deps["onError"]): () => void {
  let stopped = false;
  const eyes = new Map<Seat, () => Match>();
  const waiting = new Map<Seat, NodeJS.Timeout>();

  const play = async (seat: Seat, waited: number): Promise<void> => {
    waiting.delete(seat);
    const bot = table.match.seats[seat]?.bot;
    if (bot === undefined || !toAct(table.game, table.match).includes(seat)) return;
    const look = eyes.get(seat) ?? eyesOf(table, seat);
    eyes.set(seat, look);
    const { bots = {} } = table.game;
    const mind = bots[bot] ?? Object.values(bots)[0];
    if (!mind) return;
    const command = mind(look().table, seat, (n) => randomInt(n));
    const reply = await table.submit({ id: randomUUID(), command: { type: "play", seat, command, bot }, by: seat });
    // Somebody else was faster or is back in the seat, or nothing could be stored.
    if (!reply.ok) schedule(seat, Math.min(LONGEST, 2 * waited + 10));
  };

  const schedule = (seat: Seat, wait: number): void => {
    if (stopped || waiting.has(seat)) return;
    const move = () => play(seat, wait).catch((error: unknown) => onError(error, table.id));
    waiting.set(seat, setTimeout(move, wait));
  };

  const attend = (): void => {
    const bots = botSeats(table.match);
    for (const seat of toAct(table.game, table.match)) if (bots.includes(seat)) schedule(seat, pause);
  };

  const stop = table.listen(attend);
  attend();
  return () => {
    stopped = true;
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
