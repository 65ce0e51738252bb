import { randomUUID } from "node:crypto";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../shared/engine/match/match.ts";
import type { AsyncBotThreads } from "./async-bot-threads.ts";
import { botSeats, type Table } from "./table.ts";
import type { TableDeps } from "./table-deps.ts";

/** Longest delay before a refused move is retried, in ms: the disk may be full. */
const LONGEST = 30_000;

/** Exclusive upper bound of dice seeds. */
const SEEDS = 2 ** 31;

interface BotsDeps {
  /** Delay before each move, in ms. */
  readonly pause: number;
  /** Without threads, the game's first bot replaces asynchronous ones. */
  readonly thinking?: AsyncBotThreads | undefined;
  readonly onError: TableDeps["onError"];
}

/**
 * Undefined if the game has no bots. The game's first bot replaces an unknown bot, or an asynchronous one that fails.
 */
async function decided(
  { game, match: { config }, diceOf, owner }: Table,
  bot: string,
  view: unknown,
  seat: Seat,
  thinking: AsyncBotThreads | undefined,
) {
  const { bots = {}, asyncBots = {} } = game;
  const dice = diceOf(seat);
  if (Object.hasOwn(asyncBots, bot) && thinking) {
    const { rules, options } = config;
    const question = { game: game.id, rules, options, bot, view, seat, seed: dice(SEEDS) };
    const command = await thinking.ask(question, owner);
    if (command) return command;
  }
  const policy = Object.hasOwn(bots, bot) ? bots[bot] : Object.values(bots)[0];
  const command: GameCommand | undefined = policy?.(view, seat, dice);
  return command;
}

/** The current view of a seat, which folds the redacted log incrementally. */
function eyesOf(table: Table, seat: Seat) {
  let view: Match = INITIAL_MATCH;
  let seen = 0;
  return (): Match => {
    for (; seen < table.log.length; seen++) view = evolve(table.game, view, redact(table.log[seen] as Recorded, seat));
    return view;
  };
}

/**
 * A bot sees only what its seat sees. Ordinary bots think on this thread, asynchronous ones in
 * `async-bot-threads.worker.ts`.
 * @returns a function that stops the bots
 */
export function runBots(table: Table, { pause, thinking, onError }: BotsDeps): () => void {
  let stopped = false;
  const eyes = new Map<Seat, () => Match>();
  const waiting = new Map<Seat, NodeJS.Timeout>();
  const busy = new Set<Seat>();

  const play = async (seat: Seat, waited: number): Promise<void> => {
    waiting.delete(seat);
    const bot = table.match.seats[seat]?.bot;
    if (bot === undefined || !toAct(table.game, table.match).includes(seat)) return;
    const look = eyes.get(seat) ?? eyesOf(table, seat);
    eyes.set(seat, look);
    const { version } = table.match;
    busy.add(seat);
    const command = await decided(table, bot, look().table, seat, thinking).finally(() => busy.delete(seat));
    if (!command || stopped) return;
    // The match changed while the bot was thinking.
    if (table.match.version !== version) return schedule(seat, 0);
    const reply = await table.submit({ id: randomUUID(), command: { type: "play", seat, command, bot }, by: seat });
    // Another command was faster, the player is back, or the write failed.
    if (!reply.ok) schedule(seat, Math.min(LONGEST, 2 * waited + 10));
  };

  const schedule = (seat: Seat, wait: number): void => {
    if (stopped || waiting.has(seat) || busy.has(seat)) return;
    const move = () => play(seat, wait).catch((error: unknown) => onError(error, table.id));
    waiting.set(seat, setTimeout(move, wait));
  };

  const scheduleDue = (): void => {
    const bots = botSeats(table.match);
    for (const seat of toAct(table.game, table.match)) if (bots.includes(seat)) schedule(seat, pause);
  };

  const stop = table.listen(scheduleDue);
  scheduleDue();
  return () => {
    stopped = true;
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
