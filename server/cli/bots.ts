import { createHash } from "node:crypto";
import { decide, type Wish } from "../../shared/engine/decide.ts";
import { ALGORITHM, commit, keyOf, rngFor } from "../../shared/engine/fair.ts";
import { type AnyGame, type Fact, type Intent, isRefusal, type Rng, type Seat } from "../../shared/engine/game.ts";
import { foldMatch, type Match, nothing, type Recorded, toAct } from "../../shared/engine/match.ts";
import { redact } from "../../shared/engine/secrecy.ts";
import type { Setting } from "./settings.ts";

/** A match for simulated players. The same values give the same log, to the byte. */
export interface Bout extends Setting {
  /** What those who play it are called. */
  readonly name: string;
  readonly id: string;
  /** What seed and nonces are derived from. */
  readonly text: string;
}

/** A match as far as it was played. */
export interface Line {
  readonly match: Match;
  readonly log: readonly Recorded[];
  /** How many wishes were granted. */
  readonly wishes: number;
}

/** A line with every position on the way, from the deal or wherever it was taken up. */
export type Positions = readonly [Line, ...Line[]];

/** Somebody who plays all seats of a simulated match, one after the other. */
export type Player = (line: Line, seat: Seat, rng: Rng) => Intent;

/** More commands than any match has: whoever goes on after them plays in circles. */
const PATIENCE = 20_000;

/** When every simulated match begins; a wish takes a second. */
const DAWN = Date.UTC(2026, 0, 1);

/** 32 bytes in hex from any text. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A bot of the game. Every seat sees what it may see, the fold of its own redacted log, and nothing else. */
export function botOf(game: AnyGame, name: string): Player {
  const mind = game.bots[name]!;
  const views = new Map<Seat, Match>();
  return ({ log }, seat, rng) => {
    const view = views.get(seat) ?? nothing;
    const news = log.slice(view.version).map((entry) => redact(entry, seat));
    const seen = foldMatch(game, view, news);
    views.set(seat, seen);
    return mind(seen.table, seat, rng);
  };
}

/** A match with everybody seated, and the cards dealt. */
export function dealt(bout: Bout): Line {
  const wishes = opening(bout, sha256(bout.text));
  return wishes.reduce((line, wish) => granted(bout, line, wish), { match: nothing, log: [], wishes: 0 } as Line);
}

/** Plays a line to its end. */
export function playOn(bout: Bout, from: Line, player: Player, chance = chanceOfMinds(bout)): Positions {
  const { game, id, name } = bout;
  const positions: [Line, ...Line[]] = [from];
  for (let line = from; ; positions.push(line)) {
    const [seat] = toAct(game, line.match);
    if (seat === undefined) return positions;
    if (line.wishes > PATIENCE) throw new Error(`${id}: no end after ${PATIENCE} commands, ${name} plays in circles`);
    line = granted(bout, line, { type: "play", seat, command: player(line, seat, chance(line.wishes)) });
  }
}

/** What those who play roll: never the dice of the match. */
export function chanceOfMinds({ text }: Bout, take = ""): (wishes: number) => Rng {
  const key = keyOf(sha256(`${text} minds${take}`), []);
  return (wishes) => rngFor(key, wishes);
}

/** A whole match of the bot that the bout names, and how many commands the seats gave. */
export function playBout(bout: Bout): Line & { readonly moves: number } {
  const positions = playOn(bout, dealt(bout), botOf(bout.game, bout.name));
  return { ...positions.at(-1)!, moves: positions.length - 1 };
}

function granted(bout: Bout, { match, log, wishes }: Line, wish: Wish): Line {
  const { game, id, name, text } = bout;
  const events = decide(game, match, wish, sha256(text));
  if (isRefusal(events)) throw new Error(`${id}: ${name} was refused: ${events.refused} ${JSON.stringify(wish)}`);
  const step = recorded(events, log.length, wishes, wish.type === "play" ? wish.seat : undefined);
  return { match: foldMatch(game, match, step), log: [...log, ...step], wishes: wishes + 1 };
}

/** Everything before the first move: the table, its seats, the start. */
function opening({ game, options, seats, name, id, text }: Bout, seed: string): Wish[] {
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
      return { type: "sit", seat, occupant: { name: `${name} ${seat + 1}`, kind: "bot", nonce, bot: name } };
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
