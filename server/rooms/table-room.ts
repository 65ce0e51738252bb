import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { type AuthContext, type Client, CloseCode, ErrorCode, matchMaker, Room, ServerError } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { z } from "zod";
import type { Seat } from "../../shared/engine/game.ts";
import { type Recorded, seatOf } from "../../shared/engine/match.ts";
import { type NewName, nameAt } from "../../shared/engine/naming.ts";
import { SeatState, TableState } from "../../shared/engine/schemas.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { facesFor, type Reply, refused } from "../../shared/engine/wire.ts";
import { asFault, counted, UNFORESEEN } from "../http/faults.ts";
import { type Limits, type Quota, takeEach } from "../limits.ts";
import {
  accessRefusal,
  CHANGES_SECRET_ACCESS,
  onlookerRefusal,
  type SecretAccess,
  secretAccessOf,
} from "../match/access.ts";
import type { Days } from "../match/days.ts";
import type { OccupiedTables } from "../match/occupied-tables.ts";
import { sliceEnd } from "../match/reading.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Spend } from "../match/writes.ts";
import type { Metrics } from "../metrics.ts";
import type { Contacts } from "../players/contacts.ts";
import type { Players } from "../players/players.ts";
import type { Player } from "../players/tokens.ts";
import { holdsText, isText } from "../text.ts";
import { AbsentSeats } from "./absent-seats.ts";
import { type Caller, handlers, type TableContext } from "./handlers.ts";
import { Presence } from "./presence.ts";
import { refusing } from "./refusing.ts";
import { type Payload, type RequestName, requests } from "./requests.ts";
import { StateSerializer } from "./state-serializer.ts";
import { Talk } from "./talk.ts";
import { Telling } from "./telling.ts";

/** The quotas of this process: sockets at tables per guest, and open tables per network and per guest. */
export interface RoomQuotas {
  readonly sockets: Quota;
  readonly tables: Quota;
  readonly guestTables: Quota;
}

export interface RoomDeps {
  readonly tables: Tables;
  readonly days: Pick<Days, "isSecretTo">;
  readonly players: Players;
  readonly limits: Limits;
  readonly quotas: RoomQuotas;
  readonly metrics: Metrics;
  readonly occupied: Pick<OccupiedTables, "see" | "forget">;
  /** How long the seat of somebody who left a table before its start is held, in ms. */
  readonly seatHeld: number;
  /** Hears who is at a table, whenever that changes. */
  readonly onPresence: (match: string, players: ReadonlySet<string>) => void;
  /** Hears how many people look on at a table, whenever that changes. */
  readonly onOnlookers: (match: string, people: number) => void;
  readonly contacts: Pick<Contacts, "blockersOf">;
  /** Notifies those of some players whom a player may invite that a seat is kept for them. */
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
  readonly onError: (error: unknown, where: string) => void;
}

/** What everybody who joins must say. */
const named = z.object({ match: z.string().min(1).max(64).refine(isText) });

/** The player because of whom a room is created; `onAuth` adds them to the options of a join, in place of any that a client names. */
const opening = named.extend({ opener: z.object({ player: z.string(), network: z.string() }) });

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

/** A thin adapter between sockets and a table: requests become orders, commits become state. */
export function tableRoom(deps: RoomDeps) {
  const { tables, days, players, limits, quotas, metrics, occupied, seatHeld, onPresence, onOnlookers, onError } = deps;
  const { contacts, invite } = deps;
  return class TableRoom extends Room<{ state: TableState; client: Sitter }> {
    override state = new TableState();
    override patchRate = 1000;
    override maxMessagesPerSecond = FLOOD;
    table!: Table;
    readonly #telling = new Telling(this.state, tables.now, () => this.broadcastPatch());
    readonly #presence = new Presence(tables.now, (away) => this.#telling.away(away, this.table.match));
    readonly #talk = new Talk(this.state, { store: tables.store, telling: this.#telling, now: tables.now, onError });
    /** Whether the state has the whole log. */
    #isCaughtUp = false;
    /** Whether the match is at another process, or about to be. */
    #hasMoved = false;
    #absentSeats: AbsentSeats | undefined;
    #deafen: () => void = () => {};
    #release: () => void = () => {};
    /** Functions that release the sockets from the quotas of their guests, by session. */
    readonly #sockets = new Map<string, () => void>();

    /** The framework sets a serializer of its own with the state. */
    override setSerializer() {
      super.setSerializer(new StateSerializer());
    }

    /** Who names no match would be let in to any: the framework leaves out a filter that is not given. */
    static override async onAuth(token: string, options: unknown, { ip = "" }: AuthContext): Promise<Visitor> {
      return refusing("onAuth", onError, async () => {
        const player = await players.verify(token);
        if (!player) throw new ServerError(401, "NoToken");
        const { success, data } = named.safeParse(options);
        if (!success) throw new ServerError(404, "NoSuchMatch");
        await tables.mustNotReturn(data.match, player.id);
        Object.assign(options as object, { opener: { player: player.id, network: ip } });
        return { ...player, network: ip };
      });
    }

    override async onCreate(options: unknown) {
      await refusing("onCreate", onError, () => this.#open(options));
    }

    async #open(options: unknown) {
      const { match, opener } = opening.parse(options);
      // Checked first: the framework would take an inherited property such as `constructor` for a room.
      const [found] = await tables.find({ id: match, limit: 1 });
      if (!found) throw new ServerError(404, "NoSuchMatch");
      if (matchMaker.getLocalRoomById(match)) throw new ServerError(409, "TableIsOpen");
      // A match that no room here has is read and folded.
      for (const who of [opener.network, opener.player]) await counted(limits, "reads", who, found.version);
      const release = takeEach([
        [quotas.guestTables, opener.player],
        [quotas.tables, opener.network],
      ]);
      if (!release) throw new ServerError(429, "TooMany");
      this.#release = release;
      const [next] = await tables.find({ previous: match, limit: 1 });
      const table = await tables.acquire(match);
      if (!table) throw new ServerError(404, "NoSuchMatch");
      this.table = table;
      // Listen first, so that no rename is missed while talk is read.
      const stopNaming = tables.onNewName((news) => this.#call(news));
      this.#deafen = stopNaming;
      await this.#talk.recall(table);
      this.state.rematch = next?.code ?? "";
      this.roomId = table.id;
      const deafen = table.listen((entries) => {
        if (entries.length === 0) this.#showAnew();
        else if (this.#isCaughtUp) this.#show(entries);
      });
      this.#deafen = () => {
        deafen();
        stopNaming();
      };
      this.#addSeats();
      const { now } = tables;
      const { awaySince } = this.#presence;
      this.#absentSeats = new AbsentSeats({ table, awaySince, held: seatHeld, now, onError });
      await this.#showLog();
      // The framework cannot dispose of a room that is being created.
      void table.moved.then(() => setImmediate()).then(() => this.#sendAfter());
      for (const name of Object.keys(requests) as RequestName[]) this.#serve(name);
      this.onMessage("*", () => {});
      this.clock.setTimeout(() => this.#presence.expectNobody(), EXPECTED);
    }

    /** Until this has resolved nothing is sent. */
    override async onJoin(client: Sitter) {
      await refusing("onJoin", onError, () => this.#admit(client));
    }

    async #admit(client: Sitter) {
      const isSecret = await days.isSecretTo(this.table.summary!, client.auth!.id);
      const objection =
        accessRefusal(this.table, client.auth!.id) ?? (isSecret ? "NotPlayedYet" : this.#crowding(client));
      const release = objection ? undefined : quotas.sockets.take(client.auth!.id);
      if (!release) throw new ServerError(ErrorCode.APPLICATION_ERROR, objection ?? "TooMany");
      this.#sockets.set(client.sessionId, release);
      tables.openedFrom(this.table, client.auth!.network);
      this.table.chargeTo(this.#spendOf(client.auth!));
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
      this.#sockets.get(client.sessionId)?.();
      this.#sockets.delete(client.sessionId);
      client.view?.dispose();
      this.#countHeads();
    }

    override async onDispose() {
      this.#release();
      this.#deafen();
      this.#telling.stop();
      this.#absentSeats?.stop();
      if (!this.table) return;
      onOnlookers(this.table.id, 0);
      onPresence(this.table.id, new Set());
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
      this.#moveAway();
      await matchMaker.driver.remove(this.roomId);
      await tables.handOver(this.table);
      await this.disconnect(CloseCode.SERVER_SHUTDOWN);
    }

    /**
     * Redirects its players without the store, which this process cannot reach: another process takes over the lease when
     * heartbeats are missing, and a move in progress here is stored before that or never.
     */
    async abandon(): Promise<void> {
      await matchMaker.driver.remove(this.roomId);
      this.table.fence();
    }

    /** That somebody was not let in is no fault. */
    override onUncaughtException(error: Error, where: string) {
      if (!(error.cause instanceof ServerError)) onError(error, where);
    }

    /** The match is played elsewhere now: so are its people. */
    #sendAfter() {
      this.#moveAway();
      tables.sendAfter(this.table.id, [...this.#people()]);
      this.#sendAway();
    }

    /** Who is at the table is for another process to say from now on. */
    #moveAway() {
      this.#hasMoved = true;
      this.#absentSeats?.stop();
      occupied.forget(this.table.id);
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
          const { reason } = asFault(error);
          if (reason === UNFORESEEN) onError(error, `request ${name}`);
          return refused(reason);
        });
        if (!reply.ok) metrics.refused(reply.reason);
        return reply;
      });
    }

    async #answer<Name extends RequestName>(name: Name, client: Sitter, payload: unknown): Promise<Reply> {
      if (await limits.wait("messages", client.auth!.network)) return refused("TooMany");
      const parsed = requests[name].safeParse(payload);
      if (!parsed.success) return refused("BadRequest");
      if (!holdsText(parsed.data)) return refused(name === "say" ? "BadText" : "BadRequest");
      return handlers[name](this.#floorFor(client.auth!), this.#asker(client), parsed.data as Payload<Name>);
    }

    /** The context of a request. Its sender's network is charged for stored bytes. */
    #floorFor = (visitor: Visitor): TableContext => ({
      table: this.table,
      tables,
      awaySince: (seat) => this.#presence.awaySince(seat),
      say: (asker, said) => this.#say(asker, said),
      spend: this.#spendOf(visitor),
      contacts,
      offerRematch: (next, by) => this.#offerRematch(next, by),
    });

    #spendOf =
      ({ network }: Visitor): Spend =>
      async (bytes) =>
        (await limits.wait("writes", network, bytes)) === undefined;

    #asker = (client: Sitter): Caller => ({ player: client.auth!, seat: this.#seatOf(client) });

    #offerRematch(next: Summary, { id }: Player): void {
      this.state.rematch = next.code;
      this.broadcastPatch();
      const here = this.#people();
      const kept = next.seats.flatMap((held) => (held?.kept && held.player !== undefined ? [held.player] : []));
      const away = kept.filter((player) => !here.has(player));
      invite(next, id, away).catch((error: unknown) => onError(error, "invitations"));
    }

    #seatOf = (client: Sitter): Seat | undefined => seatOf(this.table.match, client.auth!.id);

    /** Puts entries into the state: in public what all may read, and beside each seat what it alone is told. */
    #show(entries: readonly Recorded[]) {
      this.#telling.entries(entries, this.table);
      for (const entry of entries)
        for (const seat of entry.secret?.to ?? [])
          this.state.seats[seat]?.faces.push(...facesFor(this.table.game, entry, seat));
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

    /** Shows the log in slices, including entries added during that: the longest log takes 10 to 20 ms as a whole. */
    async #showLog() {
      for (let shown = 0; shown < this.table.log.length; ) {
        if (shown > 0) await setImmediate();
        const end = sliceEnd(this.table.log, shown);
        this.#show(this.table.log.slice(shown, end));
        shown = end;
      }
      this.#isCaughtUp = true;
    }

    /** People are called otherwise: the lines that name them are written anew. */
    #showAnew() {
      this.#telling.rewrite(this.table);
      this.state.renamings = (this.state.renamings + 1) % 65_536;
      this.broadcastPatch();
    }

    /** A player has a new name, or deleted themselves: they may be here, or may have said something before. */
    #call({ player, name, isGone }: NewName) {
      this.#talk.call(player, isGone ? undefined : nameAt(this.table.log, { player, name }));
      const own = this.clients.filter(({ auth }) => auth?.id === player);
      if (own.length === 0) return;
      for (const client of own) {
        client.auth = { ...client.auth!, name };
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
      const here = new Set(this.clients.map((client) => this.#seatOf(client)));
      this.#presence.update(here, this.table.match.seats);
      here.delete(undefined);
      if (!this.#hasMoved) occupied.see(this.table.summary!, here.size);
      this.#absentSeats?.look();
      const people = new Map(this.#onlookers().map(({ auth }) => [auth!.id, auth!.name]));
      this.state.watchers = JSON.stringify([...people.values()]);
      // Spectators of private matches would take the places of public ones among the most watched.
      onOnlookers(this.table.id, this.table.match.charter.visibility === "open" ? people.size : 0);
      onPresence(this.table.id, this.#people());
      this.broadcastPatch();
    }

    /** The players who are connected, each once. */
    #people = (): ReadonlySet<string> => new Set(this.clients.map(({ auth }) => auth!.id));

    #onlookers = (): Sitter[] => this.clients.filter((client) => this.#seatOf(client) === undefined);

    #crowding(client: Sitter): string | undefined {
      if (this.#seatOf(client) !== undefined) return undefined;
      const others = this.#onlookers().filter((other) => other !== client);
      return onlookerRefusal(
        others.map(({ auth }) => auth!),
        client.auth!,
      );
    }

    async #say(asker: Caller, said: Payload<"say">): Promise<Reply> {
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
export async function handOverAll(tables: Tables, how: "handOver" | "abandon" = "handOver"): Promise<void> {
  const ids = Array.from(tables.inMemory, ({ id }) => id);
  const few = Math.ceil((ids.length * BETWEEN) / ALL);
  const end = performance.now() + ALL;
  for (let i = 0; i < ids.length; i += few) {
    const share = Math.max(0, end - performance.now()) / Math.ceil((ids.length - i) / few);
    const until = performance.now() + Math.min(ONE, share - BETWEEN);
    await Promise.all(ids.slice(i, i + few).map((id) => handedOver(id, until, how)));
    await pause(BETWEEN);
  }
}

/** When a table is open in another process, or that much time has passed (as of performance.now). */
async function handedOver(id: string, until: number, how: "handOver" | "abandon"): Promise<void> {
  const room = matchMaker.getLocalRoomById(id) as InstanceType<ReturnType<typeof tableRoom>> | undefined;
  if (!room) return;
  // A line that is dead says no goodbye.
  await Promise.race([room[how](), pause(Math.max(0, until - performance.now()))]);
  const isOpen = () => Promise.resolve(matchMaker.driver.has(id)).catch(() => false);
  while (performance.now() < until && !(await isOpen())) await pause(LOOK);
}
