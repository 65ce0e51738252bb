import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Occupant } from "../../shared/engine/match/match-events.ts";
import { dealOf, type Summary, summarize } from "../../shared/engine/match/summary.ts";
import { type Ids, offlineId } from "../ids.ts";
import type { Player } from "../players/tokens.ts";
import { Conflict } from "../store/errors.ts";
import type { Stores } from "../store/ports.ts";
import { type Threads, type ThreadsOptions, threadsFor } from "../threads.ts";
import { newCode } from "./codes.ts";
import { type ExaminationResult, isSameCourse, type Objection, takeOver } from "./offline.ts";
import { foldedInSlices, upcastLog } from "./reading.ts";
import type { Renaming } from "./renaming.ts";

/** `timeLimit` in ms. */
export const EXAMINING = { threads: 1, queue: 16, timeLimit: 20_000 } as const;

export const examiners = (
  options: Omit<ThreadsOptions, "name" | "code" | "data">,
): Threads<string, ExaminationResult> =>
  threadsFor({ ...options, name: "handing in", code: new URL("./offline.worker.ts", import.meta.url) });

export type UploadRefusal =
  | Objection
  /** This server dealt the match. */
  | "DealtHere"
  /** The log names another player. */
  | "NotYourMatch"
  /** The deal was uploaded with other moves, or by another player. */
  | "HandedInOtherwise"
  /** Too many files wait, or a check failed or took too long. */
  | "Busy";

/** `isNew`: false if the match was stored before. */
type UploadResult =
  | (Pick<Summary, "id" | "code"> & { readonly isNew: boolean })
  | { readonly refused: UploadRefusal; readonly what: string };

interface OfflineUploadsDeps {
  readonly store: Pick<Stores, "events" | "matches">;
  readonly examiners: Pick<Threads<string, ExaminationResult>, "ask">;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** Derives the seeds of all matches: 64 hex digits. */
  readonly secret: string;
  readonly ids: Pick<Ids, "inviteCode">;
  readonly renaming: Pick<Renaming, "withCurrentNames">;
  readonly now: () => number;
}

/** Adds solo matches played offline to their player's history, one match per seed. */
export class OfflineUploads {
  readonly #deps: OfflineUploadsDeps;

  constructor(deps: OfflineUploadsDeps) {
    this.#deps = deps;
  }

  /**
   * @param owner owners' files are checked in turn
   * @throws NotStored; Unreadable if the stored match is damaged
   */
  async take(text: string, player: Player, owner = player.id): Promise<UploadResult> {
    const examined = await this.#deps.examiners.ask(text, owner);
    if (!examined) return { refused: "Busy", what: "too many matches are being checked at the moment: retry later" };
    if ("objection" in examined) return { refused: examined.objection, what: examined.what };
    const { header, log } = examined.file;
    const [dealt] = await this.#deps.store.matches.find({ deal: dealOf(header), limit: 1 });
    if (dealt)
      return { refused: "DealtHere", what: "this match was dealt by this server: the history already contains it" };
    const { player: played = player.id } = log[1] as unknown as Occupant;
    if (played !== player.id) return { refused: "NotYourMatch", what: "the log names another player" };
    return this.#keep(header.seed!, this.#deps.gameOf(header.game)!, log, player);
  }

  async #keep(seed: string, game: AnyGame, log: readonly Recorded[], player: Player): Promise<UploadResult> {
    const { store, secret, ids, renaming, now } = this.#deps;
    const id = offlineId(secret, seed);
    const existing = await this.#existingResult(id, game, log, player);
    if (existing) return existing;
    const code = await newCode(store, ids, id);
    const own = takeOver(log, { id, code, player, now: new Date(now()).toISOString() });
    const match = await foldedInSlices(own, (match, entry) => evolve(game, match, entry));
    const summary = summarize(game, undefined, match, own);
    try {
      await store.events.append(id, 0, own, summary);
      await renaming.withCurrentNames(summary);
    } catch (error) {
      // A concurrent request stored the same match.
      const there = error instanceof Conflict ? await this.#existingResult(id, game, log, player) : undefined;
      if (!there) throw error;
      return there;
    }
    return { id, code, isNew: true };
  }

  /** Undefined if the deal is new. */
  async #existingResult(
    id: string,
    game: AnyGame,
    log: readonly Recorded[],
    player: Player,
  ): Promise<UploadResult | undefined> {
    const [held] = await this.#deps.store.matches.find({ id, limit: 1 });
    if (!held) return undefined;
    const isSame = isSameCourse(upcastLog(game, await this.#deps.store.events.read(id)), log);
    if (isSame && held.seats[0]?.player === player.id) return { id, code: held.code, isNew: false };
    const what = isSame
      ? "another player has already handed in this match"
      : "this deal was already handed in with other moves";
    return { refused: "HandedInOtherwise", what };
  }
}
