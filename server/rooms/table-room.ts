import { setTimeout as pause } from "node:timers/promises";
import { type AuthContext, type Client, CloseCode, ErrorCode, matchMaker, Room, ServerError } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { z } from "zod";
import type { Seat } from "../../shared/engine/game.ts";
import { type Recorded, seatOf } from "../../shared/engine/match.ts";
import type { NewName } from "../../shared/engine/naming.ts";
import { SeatState, TableState } from "../../shared/engine/schemas.ts";
import type { Moment } from "../../shared/engine/time.ts";
import { facesFor, type Reply, refused } from "../../shared/engine/wire.ts";
import type { Limits } from "../limits.ts";
import {
  accessRefusal,
  CHANGES_SECRET_ACCESS,
  onlookerRefusal,
  type SecretAccess,
  secretAccessOf,
} from "../match/access.ts";
import type { Days } from "../match/days.ts";
import { Elsewhere } from "../match/leases.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Metrics } from "../metrics.ts";
import type { Players } from "../players/players.ts";
import type { Player } from "../players/tokens.ts";
import { NotStored, Unreadable } from "../store/store.ts";
import { type Caller, handlers, type TableContext } from "./handlers.ts";
import { Presence } from "./presence.ts";
import { type Payload, type RequestName, requests } from "./requests.ts";
import { Talk } from "./talk.ts";
import { Telling } from "./telling.ts";

export interface RoomDeps {
  readonly tables: Tables;
  readonly days: Pick<Days, "isSecretTo">;
  readonly players: Players;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Hears who is at a table, whenever that changes. */
  readonly onPresence?: ((match: string, players: ReadonlySet<string>) => void) | undefined;
  /** Hears how many people look on at a table, whenever that changes. */
  readonly onOnlookers: (match: string, people: number) => void;
  readonly onError: (error: unknown, where: string) => void;
}

/** What everybody who joins must say. */
const named = z.object({ match: z.string().min(1).max(64) });

/** Somebody who was let in, and from where. */
type Visitor = Player & { readonly network: string };

type Sitter = Client<{ auth: Visitor; userData: SecretAccess }>;

/** How long the SDK may take to come back to the same room object, in seconds; later it joins anew, which is as good. */
const GRACE = 20;
/** How long everybody is expected at a table that was opened, in milliseconds: after a restart all come back at once. */
const EXPECTED = 30_000;
/** How long is waited between one table that is handed over and the next, how long one may take, and all of them, in milliseconds. */
const [BETWEEN, ONE, ALL] = [50, 1000, 20_000];
/** How often it is looked whether a table was opened elsewhere, in milliseconds. */
const LOOK = 25;
/** The close code for those who may not be here; who comes again is told why. */
const TURNED_AWAY = 4403;
/** More messages a second than this on one line are not read any more: it is hung up. */
const FLOOD = 4000;

/** It may be let go of there, or its process may be gone: who comes again finds it in the end. */
function elsewhere(error: unknown): never {
  throw error instanceof Elsewhere ? new ServerError(503, "TableMoved") : error;
}

/** A thin adapter between sockets and a table: requests become orders, commits become state. */
export function tableRoom({ tables, days, players, limits, metrics, onPresence, onOnlookers, onError }: RoomDeps) {
  return class TableRoom extends Room<{ state: TableState; client: Sitter }> implements TableContext {
    override state = new TableState();
    override patchRate = 1000;
    override maxMessagesPerSecond = FLOOD;
    table!: Table;
    readonly tables = tables;
    readonly #telling = new Telling(this.state, tables.now, () => this.broadcastPatch());
    readonly #presence = new Presence(tables.now, (away) => this.#telling.away(away, this.table.match));
    readonly #talk = new Talk(this.state, { store: tables.store, telling: this.#telling, now: tables.now, onError });
    #deafen: () => void = () => {};

    /** Who names no match would be let in to any: the framework leaves out a filter that is not given. */
    static override async onAuth(token: string, options: unknown, { ip = "" }: AuthContext): Promise<Visitor> {
      const player = await players.verify(token);
      if (!player) throw new ServerError(401, "NoToken");
      const { success, data } = named.safeParse(options);
      if (!success) throw new ServerError(404, "NoSuchMatch");
      await tables.mustNotReturn(data.match, player.id).catch(elsewhere);
      return { ...player, network: ip };
    }

    /** What went wrong inside is for the log: whoever wanted to come learns that it did. */
    override async onCreate(options: unknown) {
      await this.#open(options).catch((error: unknown) => {
        if (error instanceof ServerError) throw error;
        if (error instanceof Unreadable) throw new ServerError(500, error.reason);
        if (error instanceof Elsewhere) return elsewhere(error);
        onError(error, "onCreate");
        throw new ServerError(500, "ServerError");
      });
    }

    async #open(options: unknown) {
      const { match } = named.parse(options);
      if (matchMaker.getLocalRoomById(match)) {
        throw new ServerError(409, "TableIsOpen");
      }
      const [next] = await tables.find({ previous: match, limit: 1 });
      const table = await tables.acquire(match);
      if (!table) throw new ServerError(404, "NoSuchMatch");
      this.table = table;
      await this.#talk.recall(table);
      this.state.rematch = next?.code ?? "";
      this.roomId = table.id;
      const deafen = table.listen((entries) => (entries.length > 0 ? this.#show(entries) : this.#showAnew()));
      const stopNaming = tables.onNewName((news) => this.#call(news));
      this.#deafen = () => {
        deafen();
        stopNaming();
      };
      void table.moved.then(() => setImmediate(() => this.#sendAfter()));
      this.#addSeats();
      this.#show(table.log);
      for (const name of Object.keys(requests) as RequestName[]) this.#serve(name);
      this.onMessage("*", () => {});
      this.clock.setTimeout(() => this.#presence.expectNobody(), EXPECTED);
    }

    /** Until this has resolved nothing is sent. */
    override async onJoin(client: Sitter) {
      const isSecret = await days.isSecretTo(this.table.summary!, client.auth!.id);
      const objection =
        accessRefusal(this.table, client.auth!.id) ?? (isSecret ? "NotPlayedYet" : this.#crowding(client));
      if (objection) throw new ServerError(ErrorCode.APPLICATION_ERROR, objection);
      this.#look(client);
      this.#countHeads();
      if (client.userData?.seat !== undefined && this.table.match.phase === "live") metrics.reconnected("anew");
    }

    override async onDrop(client: Sitter) {
      this.#countHeads();
      if (accessRefusal(this.table, client.auth!.id)) return;
      await this.allowReconnection(client, GRACE).catch(() => {});
    }

    override onReconnect(client: Sitter) {
      if (accessRefusal(this.table, client.auth!.id)) return client.leave(TURNED_AWAY);
      this.#look(client);
      this.#countHeads();
      metrics.reconnected("line");
    }

    override onLeave(client: Sitter) {
      client.view?.dispose();
      this.#countHeads();
    }

    override async onDispose() {
      this.#deafen();
      this.#telling.stop();
      if (!this.table) return;
      onOnlookers(this.table.id, 0);
      await tables.release(this.table);
    }

    override onBeforeShutdown() {
      this.#sendAway();
    }

    /**
     * Lets go of the match, then sends its people on: nobody is led here any more and no lease is in the way when they come,
     * at once, to another process. By the code that they are told they do not try the same session first.
     */
    async handOver(): Promise<void> {
      await matchMaker.driver.remove(this.roomId);
      await tables.handOver(this.table);
      await this.disconnect(CloseCode.SERVER_SHUTDOWN);
    }

    /** That somebody was not let in is no fault. */
    override onUncaughtException(error: Error, where: string) {
      if (!(error.cause instanceof ServerError)) onError(error, where);
    }

    /** The match is played elsewhere now: so are its people. */
    #sendAfter() {
      const people = this.clients.map(({ auth }) => auth!.id);
      tables.sendAfter(this.table.id, people);
      this.#sendAway();
    }

    /**
     * Everybody may come again at once: to another process, or to a table that is read from the store anew. After this code
     * nobody tries the same session first, which is gone.
     */
    #sendAway() {
      this.disconnect(CloseCode.SERVER_SHUTDOWN).catch((error: unknown) => onError(error, "disconnect"));
    }

    /** Payloads are checked here and not by the framework, which would hang up on a bad one. */
    #serve<Name extends RequestName>(name: Name) {
      this.onMessage(name, async (client: Sitter, payload: unknown): Promise<Reply> => {
        const reply = await this.#answer(name, client, payload).catch((error: unknown) => {
          if (error instanceof NotStored) return refused("NotStored");
          if (error instanceof Elsewhere) return refused("TableMoved");
          onError(error, `request ${name}`);
          return refused("ServerError");
        });
        if (!reply.ok) metrics.refused(reply.reason);
        return reply;
      });
    }

    async #answer<Name extends RequestName>(name: Name, client: Sitter, payload: unknown): Promise<Reply> {
      if (await limits.wait("messages", client.auth!.network)) return refused("TooMany");
      const parsed = requests[name].safeParse(payload);
      if (!parsed.success) return refused("BadRequest");
      return handlers[name](this, this.#asker(client), parsed.data as Payload<Name>);
    }

    #asker = (client: Sitter): Caller => ({ player: client.auth!, seat: this.#seatOf(client) });

    showRematch = (code: string): void => {
      this.state.rematch = code;
      this.broadcastPatch();
    };

    awaySince = (seat: Seat): Moment | undefined => this.#presence.awaySince(seat);

    #seatOf = (client: Sitter): Seat | undefined => seatOf(this.table.match, client.auth!.id);

    /** Puts entries into the state: in public what all may read, and beside each seat what it alone is told. */
    #show(entries: readonly Recorded[]) {
      this.#telling.entries(entries, this.table);
      for (const entry of entries) {
        this.state.seats.forEach((held, seat) => {
          const faces = facesFor(this.table.game, entry, seat);
          if (faces.length > 0) held.faces.push(...faces);
        });
      }
      if (entries.some(({ type }) => CHANGES_SECRET_ACCESS.has(type))) {
        this.#addSeats();
        for (const client of this.clients) {
          if (accessRefusal(this.table, client.auth!.id)) client.leave(TURNED_AWAY);
          else this.#look(client);
        }
        this.#dropSeats();
        this.#countHeads();
      }
      this.broadcastPatch();
    }

    /** People are called otherwise: the lines that name them are written anew. */
    #showAnew() {
      this.#telling.rewrite(this.table);
      this.state.renamings = (this.state.renamings + 1) % 65_536;
      this.broadcastPatch();
    }

    /** Somebody who may be here, or was, is called otherwise, or is nobody any more. */
    #call({ player, name, isGone }: NewName) {
      this.#talk.call(player, isGone ? undefined : name);
      for (const client of this.clients) {
        if (client.auth?.id !== player) continue;
        client.auth = { ...client.auth, name };
        if (isGone) client.leave(TURNED_AWAY);
      }
      this.#countHeads();
    }

    /** As many seats as the match has: new ones before anybody looks, and those that are gone once nobody looks any more. */
    #addSeats() {
      while (this.state.seats.length < this.table.match.seats.length) this.state.seats.push(new SeatState());
    }

    #dropSeats() {
      while (this.state.seats.length > this.table.match.seats.length) this.state.seats.pop();
    }

    /** A client sees its own seat's faces, and no other's; the gallery is for those who play when the match is over. */
    #look(client: Sitter) {
      client.view ??= new StateView();
      const [before, now] = [client.userData, secretAccessOf(this.table.match, client.auth!.id)];
      if (before?.seat !== now.seat) {
        if (before?.seat !== undefined) client.view.remove(this.state.seats[before.seat]!);
        if (now.seat !== undefined) client.view.add(this.state.seats[now.seat]!);
        if (before?.seat !== undefined && now.seat === undefined) client.view.remove(this.state.inside);
        if (before?.seat === undefined && now.seat !== undefined) client.view.add(this.state.inside);
      }
      if (before?.gallery && !now.gallery) client.view.remove(this.state.gallery);
      if (!before?.gallery && now.gallery) client.view.add(this.state.gallery);
      client.userData = now;
    }

    #countHeads() {
      this.#presence.update(new Set(this.clients.map((client) => this.#seatOf(client))), this.table.match.seats);
      const people = new Map(this.#onlookers().map(({ auth }) => [auth!.id, auth!.name]));
      this.state.watchers = JSON.stringify([...people.values()]);
      onOnlookers(this.table.id, people.size);
      onPresence?.(this.table.id, new Set(this.clients.map(({ auth }) => auth!.id)));
      this.broadcastPatch();
    }

    #onlookers = (): Sitter[] => this.clients.filter((client) => this.#seatOf(client) === undefined);

    #crowding(client: Sitter): string | undefined {
      if (this.#seatOf(client) !== undefined) return undefined;
      const others = this.#onlookers().filter((other) => other !== client);
      return onlookerRefusal(
        others.map(({ auth }) => auth!),
        client.auth!,
      );
    }

    async say(asker: Caller, said: Payload<"say">): Promise<Reply> {
      if (await limits.wait("talk", `${asker.player.id} ${this.roomId}`)) return refused("TooMany");
      const objection = this.#talk.say(asker, said, this.table);
      if (objection) return objection;
      this.broadcastPatch();
      // How far the match is, who looks on may not know yet.
      return { ok: true, v: asker.seat === undefined ? this.#telling.shown : this.table.match.version };
    }
  };
}

/**
 * Hands all tables over to other processes. The next one follows when somebody has opened the one before there, or its time is
 * up: however busy the others are, nobody waits in a row with everybody. As few go together as the time for all of them allows.
 */
export async function handOverAll(tables: Tables): Promise<void> {
  const ids = Array.from(tables.inMemory, ({ id }) => id);
  const few = Math.ceil((ids.length * BETWEEN) / ALL);
  const end = performance.now() + ALL;
  for (let i = 0; i < ids.length; i += few) {
    const share = Math.max(0, end - performance.now()) / Math.ceil((ids.length - i) / few);
    const until = performance.now() + Math.min(ONE, share - BETWEEN);
    await Promise.all(ids.slice(i, i + few).map((id) => handedOver(id, until)));
    await pause(BETWEEN);
  }
}

/** When a table is open in another process, or that much time has passed (as of performance.now). */
async function handedOver(id: string, until: number): Promise<void> {
  const room = matchMaker.getLocalRoomById(id) as InstanceType<ReturnType<typeof tableRoom>> | undefined;
  if (!room) return;
  // A line that is dead says no goodbye.
  await Promise.race([room.handOver(), pause(Math.max(0, until - performance.now()))]);
  const isOpen = () => Promise.resolve(matchMaker.driver.has(id)).catch(() => false);
  while (performance.now() < until && !(await isOpen())) await pause(LOOK);
}
