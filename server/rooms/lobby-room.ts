import { CloseCode, matchMaker, Room, ServerError } from "@colyseus/core";
import { LobbyState } from "../../shared/engine/log/table-state.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Listing } from "../match/listing.ts";
import type { OccupiedTables } from "../match/occupied-tables.ts";
import { OpenTables } from "../match/open-tables.ts";
import { guardHook } from "./guard-hook.ts";
import { updateLobbyTables } from "./lobby-tables.ts";
import { StateSerializer } from "./state-serializer.ts";

/** Minimum time between two updates, and before a read that fills free places, in ms. */
const [UPDATE_INTERVAL, REREAD] = [1000, 5000];
/** Interval of re-reading the list, in ms: killed processes announce nothing. */
const RENEWAL = 5000;

interface LobbyDeps {
  readonly listing: Pick<Listing, "watch">;
  readonly occupied: Pick<OccupiedTables, "find" | "watch">;
  readonly onError: (error: unknown, where: string) => void;
}

export const lobbyRoom = (
  listing: LobbyDeps["listing"],
  occupied: LobbyDeps["occupied"],
  onError: LobbyDeps["onError"],
) =>
  class extends LobbyRoom {
    constructor() {
      super({ listing, occupied, onError });
    }
  };

/** Sends public open tables that `OccupiedTables` lists. */
class LobbyRoom extends Room<{ state: LobbyState }> {
  override state = new LobbyState();
  override patchRate = UPDATE_INTERVAL;
  readonly #deps: LobbyDeps;
  readonly #tables = new OpenTables();
  #update: NodeJS.Timeout | undefined;
  #updatedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  /** Updates wait for reads in progress. */
  #readings = 0;
  #unwatch: () => void = () => {};
  #renewal: NodeJS.Timeout | undefined;

  constructor(deps: LobbyDeps) {
    super();
    this.#deps = deps;
  }

  override setSerializer() {
    super.setSerializer(new StateSerializer());
  }

  /** Colyseus' own check would refuse tokens that it did not sign. */
  static override async onAuth() {
    return true;
  }

  override async onCreate() {
    const { listing, occupied, onError } = this.#deps;
    // Colyseus keeps only the first of two rooms with the same id.
    this.roomId = `lobby-${matchMaker.processId}`;
    const watcher = (summary: Summary) => {
      this.#tables.change(summary);
      this.#updateSoon();
    };
    const unwatch = listing.watch(watcher, () => this.#reread());
    const unwatchOccupied = occupied.watch(
      ({ table, isOccupied }) => {
        this.#tables.change(table, isOccupied);
        this.#updateSoon();
      },
      () => this.#reread(),
    );
    this.#unwatch = () => {
      unwatch();
      unwatchOccupied();
    };
    this.#renewal = setInterval(() => this.clients.length > 0 && this.#reread(), RENEWAL).unref();
    await guardHook("lobby", onError, () => this.#read());
    this.onMessage("*", () => {});
  }

  override onJoin() {
    this.#updateSoon();
  }

  override onLeave() {
    this.#updateSoon();
  }

  override onDispose() {
    clearTimeout(this.#update);
    clearInterval(this.#renewal);
    this.#unwatch();
  }

  override onBeforeShutdown() {
    this.disconnect(CloseCode.MAY_TRY_RECONNECT).catch((error: unknown) => this.#deps.onError(error, "disconnect"));
  }

  override onUncaughtException(error: Error, where: string) {
    if (!(error.cause instanceof ServerError)) this.#deps.onError(error, where);
  }

  /** Updates immediately, but at most once in UPDATE_INTERVAL ms. */
  #updateSoon() {
    this.#update ??= setTimeout(
      () => this.#updateNow(),
      Math.max(0, this.#updatedAt + UPDATE_INTERVAL - performance.now()),
    );
  }

  #updateNow() {
    this.#update = undefined;
    if (this.#readings > 0) return;
    this.#updatedAt = performance.now();
    this.state.people = this.clients.length;
    updateLobbyTables(this.state.tables, this.#tables.update());
    this.broadcastPatch();
    if (this.#tables.hasFreePlaces && performance.now() > this.#readAt + REREAD) this.#reread();
  }

  #reread() {
    this.#read().catch((error: unknown) => this.#deps.onError(error, "lobby"));
  }

  async #read() {
    this.#readAt = performance.now();
    this.#readings++;
    const { size: limit } = this.#tables;
    const newest = await this.#deps.occupied
      .find({ states: ["open"], visibility: "open", limit })
      .finally(() => this.#readings--);
    updateLobbyTables(this.state.tables, this.#tables.reset(newest));
    this.#updateSoon();
  }
}
