import { randomUUID } from "node:crypto";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { DailyAttempt } from "../../shared/engine/daily/daily.ts";
import type { ChosenConfig } from "../../shared/engine/log/recording.ts";
import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import {
  isOfPlayer,
  type MatchConfig,
  type Occupant,
  tableSettingsOf,
} from "../../shared/engine/match/match-events.ts";
import { type ReservedPlayer, reservationFor } from "../../shared/engine/match/seating.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../shared/engine/match/table-settings.ts";
import type { SeriesAttempt } from "../../shared/engine/series/series.ts";
import { type Ids, rematchId } from "../ids.ts";
import { newCode } from "./codes.ts";
import { OwnedElsewhere } from "./leases.ts";
import type { Listing } from "./listing.ts";
import type { Renaming } from "./renaming.ts";
import { Table } from "./table.ts";
import { type TablesEnvironment, tableDepsOf } from "./table-deps.ts";
import type { Tables } from "./tables.ts";

export interface MatchPlan {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly visibility: "open" | "private";
  readonly settings?: TableSettings;
  readonly kept?: MatchConfig["kept"];
  readonly previous?: string;
  readonly daily?: DailyAttempt;
  readonly series?: SeriesAttempt;
  /** With occupants, the match starts immediately. */
  readonly occupants?: readonly Occupant[];
  /** Default: random. A second match with the same id is refused. */
  readonly id?: string;
  readonly opener?: string;
}

interface MatchFactoryDeps extends TablesEnvironment {
  readonly ids: Ids;
  readonly tables: Pick<Tables, "acquire" | "release">;
  readonly renaming: Pick<Renaming, "withCurrentNames">;
  readonly listing: Pick<Listing, "announce">;
}

const NO_PLAYERS: ReadonlySet<string> = new Set();

/** Creates matches and rematches; `Branching` creates branches. */
export class MatchFactory {
  readonly ids: Ids;
  readonly #deps: MatchFactoryDeps;
  /** Rematches in creation, by finished match. */
  readonly #rematches = new Map<string, Promise<Summary>>();

  constructor(deps: MatchFactoryDeps) {
    this.ids = deps.ids;
    this.#deps = deps;
  }

  /** @throws NotStored; Conflict if `occupants` are given and the id exists */
  async create({
    game,
    options,
    seats,
    visibility,
    settings = DEFAULT_TABLE_SETTINGS,
    kept,
    previous,
    daily,
    series,
    occupants,
    opener = "",
    id = this.ids.match(opener),
  }: MatchPlan): Promise<Summary> {
    const own: ChosenConfig = {
      id,
      code: await newCode(this.#deps.store, this.ids, id),
      options,
      seats,
      visibility,
      house: settings,
      ...(kept === undefined ? {} : { kept }),
      ...(previous === undefined ? {} : { previous }),
      ...(daily === undefined ? {} : { daily }),
      ...(series === undefined ? {} : { series }),
    };
    const deps = tableDepsOf(this.#deps, game, own);
    const { summary } = await (occupants ? Table.begin(own, occupants, deps) : Table.create(own, deps));
    this.#deps.listing.announce(summary!);
    return this.#deps.renaming.withCurrentNames(summary!);
  }

  /**
   * A match has only one rematch: same game and options, seats rotated by one, bots seated.
   * @param unwilling players who get no reserved seat
   */
  async rematch(table: Table, unwilling: ReadonlySet<string> = NO_PLAYERS): Promise<Summary | Refused> {
    if (table.match.phase !== "over") return refused("MatchIsNotOver");
    const running = this.#rematches.get(table.id) ?? this.#findOrCreateRematch(table, unwilling);
    this.#rematches.set(table.id, running);
    return running.finally(() => this.#rematches.delete(table.id));
  }

  /** Also seats the bots of an existing rematch: the server may have stopped before. */
  async #findOrCreateRematch({ id, game, match }: Table, unwilling: ReadonlySet<string>): Promise<Summary> {
    const { options, seats, visibility } = match.config;
    const [existing] = await this.#deps.store.matches.find({ previous: id, limit: 1 });
    const kept = match.seats
      .map((_, seat) => guestOf(match.seats[(seat + seats - 1) % seats]))
      .map((guest) => (guest && unwilling.has(guest.player) ? null : guest));
    const settings = tableSettingsOf(match.config);
    const nextId = rematchId(this.#deps.secret, id);
    const plan: MatchPlan = { game, options, seats, visibility, settings, kept, previous: id, id: nextId };
    const made = existing ?? (await this.create(plan).catch((error: unknown) => this.#madeElsewhere(nextId, error)));
    return this.#seatBots(made, match);
  }

  /**
   * The rematch that another process created first.
   * @throws `error` if there is none
   */
  async #madeElsewhere(id: string, error: unknown): Promise<Summary> {
    const [made] = await this.#deps.store.matches.find({ id, limit: 1 });
    if (!made) throw error;
    return made;
  }

  /** Seats the finished match's bots, one seat further. */
  async #seatBots(made: Summary, { seats, config }: Match): Promise<Summary> {
    const { tables } = this.#deps;
    const bots = seats.flatMap((held, seat) =>
      held && !isOfPlayer(held) ? [{ name: held.name, bot: held.bot, due: (seat + 1) % config.seats }] : [],
    );
    if (bots.every(({ due }) => made.seats[due])) return made;
    const next = await tables.acquire(made.id).catch((error: unknown) => {
      if (!(error instanceof OwnedElsewhere)) throw error;
    });
    // The process that has the rematch seats the bots.
    if (!next) return made;
    for (const { name, bot, due } of bots) {
      if (bot === undefined || next.match.seats[due]) continue;
      const again: Occupant = { name, kind: "bot", bot, nonce: this.ids.nonce(made.id, due) };
      await next.submit({ id: randomUUID(), command: { type: "sit", seat: due, occupant: again } });
    }
    await tables.release(next);
    return next.summary!;
  }
}

/** Null for a bot, which is seated separately. */
const guestOf = (held: Occupant | undefined): ReservedPlayer | null =>
  held?.player === undefined ? null : reservationFor({ ...held, player: held.player });
