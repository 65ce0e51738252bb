import { createHash } from "node:crypto";
import { ALGORITHM, commit, keyOf, rngFor } from "../../shared/engine/fair.ts";
import { type AnyGame, type Fact, isRefusal, type Seat } from "../../shared/engine/game.ts";
import { decide, foldMatch, type Match, nothing, type Recorded, toAct, type Wish } from "../../shared/engine/match.ts";
import { redact } from "../../shared/engine/secrecy.ts";

/** A match for bots alone. The same values give the same log, to the byte. */
export interface Bout {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly bot: string;
  readonly id: string;
  /** What seed and nonces are derived from. */
  readonly text: string;
}

/** A match that bots played to its end. */
export interface Finished {
  readonly match: Match;
  readonly log: readonly Recorded[];
  /** How many commands the seats gave. */
  readonly moves: number;
}

/** More commands than any match has: a bot that goes on after them plays in circles. */
const PATIENCE = 20_000;

/** When every simulated match begins; a wish takes a second. */
const DAWN = Date.UTC(2026, 0, 1);

/** 32 bytes in hex from any text. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Plays a whole match. Every bot sees what its seat sees, the fold of its own redacted log, and nothing else. */
export function playBout(bout: Bout): Finished {
  const { game, bot } = bout;
  const mind = game.bots[bot]!;
  const seed = sha256(bout.text);
  const log: Recorded[] = [];
  let match: Match = nothing;
  let wishes = 0;
  const views: Match[] = Array.from({ length: bout.seats }, () => nothing);

  const grant = (wish: Wish) => {
    const events = decide(game, match, wish, seed);
    if (isRefusal(events)) throw new Error(`${bout.id}: ${bot} was refused: ${events.refused} ${JSON.stringify(wish)}`);
    const step = recorded(events, log.length, wishes++, wish.type === "play" ? wish.seat : undefined);
    log.push(...step);
    match = foldMatch(game, match, step);
    for (const [seat, view] of views.entries()) {
      views[seat] = foldMatch(
        game,
        view,
        step.map((entry) => redact(entry, seat)),
      );
    }
  };

  for (const wish of opening(bout, seed)) grant(wish);
  const opened = wishes;
  const chance = keyOf(sha256(`${bout.text} minds`), []);
  for (let [seat] = toAct(game, match); seat !== undefined; [seat] = toAct(game, match)) {
    if (wishes > PATIENCE) throw new Error(`${bout.id}: no end after ${PATIENCE} commands, ${bot} plays in circles`);
    const command = mind(views[seat]!.table, seat, rngFor(chance, wishes));
    grant({ type: "play", seat, command });
  }
  return { match, log, moves: wishes - opened };
}

/** Everything before the first move: the table, its seats, the start. */
function opening({ game, options, seats, bot, id, text }: Bout, seed: string): Wish[] {
  const chairs = Array.from({ length: seats }, (_, seat) => seat);
  return [
    {
      type: "create",
      charter: {
        id,
        game: game.id,
        rules: game.rules,
        code: seed.slice(0, 6),
        options,
        layout: game.layout(options),
        seats,
        commitment: commit(seed),
        algorithm: ALGORITHM,
        visibility: "private",
      },
    },
    ...chairs.map((seat): Wish => {
      const nonce = sha256(`${text} seat ${seat}`).slice(0, 32);
      return { type: "sit", seat, occupant: { name: `${bot} ${seat + 1}`, kind: "bot", nonce, bot } };
    }),
    { type: "start" },
  ];
}

/** Events as the log holds them, all of one cause. */
const recorded = (events: readonly Fact[], version: number, cause: number, by?: Seat): Recorded[] =>
  events.map((event, i) => ({
    v: version + i + 1,
    at: new Date(DAWN + 1000 * cause).toISOString(),
    cause: `c${cause + 1}`,
    ...(by === undefined ? {} : { by }),
    ...event,
  }));
