import { decide, type Wish } from "../../shared/engine/decide.ts";
import { ALGORITHM, commit } from "../../shared/engine/fair.ts";
import { type Fact, type Intent, isRefusal, type Refusal, type Seat, type Viewer } from "../../shared/engine/game.ts";
import { foldMatch, type Match, nothing, type Recorded } from "../../shared/engine/match.ts";
import { redact } from "../../shared/engine/secrecy.ts";
import type { Options } from "../../shared/games/tranquility/options.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";

/** What a match without a server is dealt from. */
export interface Deal {
  readonly options: Options;
  /** Who sits there, seat by seat: a person first, bots after. */
  readonly names: readonly string[];
  /** 32 bytes in hex; the same seed deals the same cards. */
  readonly seed: string;
}

/** A whole table in one place: everything is decided by the rules as a server decides it, and nothing leaves this page. */
export class LocalMatch {
  readonly log: Recorded[] = [];
  match: Match<State> = nothing as unknown as Match<State>;
  readonly #seed: string;
  #cause = 0;

  constructor({ options, names, seed }: Deal) {
    this.#seed = seed;
    this.#wish({
      type: "create",
      charter: {
        id: "local",
        game: tranquility.id,
        rules: tranquility.rules,
        code: "LOCAL",
        options,
        layout: tranquility.layout(options),
        seats: names.length,
        commitment: commit(seed),
        algorithm: ALGORITHM,
        visibility: "private",
      },
    });
    for (const [seat, name] of names.entries())
      this.#wish({ type: "sit", seat, occupant: { name, kind: seat ? "bot" : "human", nonce: `${seat}${seat}` } });
    this.#wish({ type: "start" });
  }

  /** What follows from a command; the log has grown by it unless it was refused. */
  play(seat: Seat, command: Intent): readonly Recorded[] | Refusal {
    return this.#wish({ type: "play", seat, command });
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
