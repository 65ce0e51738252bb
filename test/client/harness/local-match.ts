import * as z from "zod/mini";
import { decide, type Wish } from "../../../shared/engine/decide.ts";
import { ALGORITHM, commit } from "../../../shared/engine/fair.ts";
import { type Fact, isRefusal, type Refusal, type Viewer } from "../../../shared/engine/game.ts";
import { foldMatch, type Match, nothing, type Recorded } from "../../../shared/engine/match.ts";
import { redact } from "../../../shared/engine/secrecy.ts";
import { type Options, options as schema } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { simplePolicy } from "./policy.ts";

export const NAMES = ["Ines", "Mira", "Tomasz", "Old Salt", "Wanda"];

const STANDARD: Options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };

/** The options of a mode as they are when nobody chooses any. */
export const optionsOf = (mode: Options["mode"], more: object = {}): Options => z.parse(schema, { mode, ...more });

/** A whole table in one place, without a server: for tests of what is shown. */
export class LocalMatch {
  readonly log: Recorded[] = [];
  match: Match<State> = nothing as unknown as Match<State>;
  readonly #seed: string;
  #cause = 0;

  constructor(seats: number, seed: number, options: Options = STANDARD) {
    this.#seed = (seed + 1).toString(16).padStart(64, "0");
    this.#wish({
      type: "create",
      charter: {
        id: "local",
        game: "tranquility",
        rules: 1,
        code: "LOCAL",
        options,
        layout: tranquility.layout(options),
        seats,
        commitment: commit(this.#seed),
        algorithm: ALGORITHM,
        visibility: "private",
      },
    });
    for (let seat = 0; seat < seats; seat++) {
      const name = NAMES[seat] ?? `Seat ${seat + 1}`;
      this.#wish({ type: "sit", seat, occupant: { name, kind: seat ? "bot" : "human", nonce: `${seat}${seat}` } });
    }
    this.#wish({ type: "start" });
  }

  /** What follows from a command; the log has grown by it unless it was refused. */
  play(seat: number, command: object): readonly Recorded[] | Refusal {
    return this.#wish({ type: "play", seat, command: command as { type: string } });
  }

  /** The seat that is to act plays as it thinks best. Returns whether anything was left to play. */
  playOne(except?: number): boolean {
    if (this.match.phase !== "live") return false;
    const seat = tranquility.toAct(this.match.table).find((waiting) => waiting !== except);
    const command = seat === undefined ? undefined : simplePolicy(this.match.table, seat);
    return command !== undefined && !isRefusal(this.play(seat!, command));
  }

  seenBy(viewer: Viewer): Recorded[] {
    return this.log.map((entry) => redact(entry, viewer));
  }

  #wish(wish: Wish): readonly Recorded[] | Refusal {
    const events = decide(tranquility, this.match, wish, this.#seed);
    if (isRefusal(events)) return events;
    const cause = `c${++this.#cause}`;
    const by = wish.type === "play" ? { by: wish.seat } : {};
    const entries = events.map((event: Fact, i) => ({
      ...event,
      v: this.log.length + i + 1,
      at: new Date(1.7e12 + this.log.length * 1000).toISOString(),
      cause,
      ...by,
    })) as Recorded[];
    this.log.push(...entries);
    this.match = foldMatch(tranquility, this.match, entries);
    return entries;
  }
}

/** A whole match from its deal to its end. */
export function playedOut(seats: number, seed: number, options?: Options): LocalMatch {
  const match = new LocalMatch(seats, seed, options);
  for (let i = 0; i < 400 && match.playOne(); i++);
  return match;
}
