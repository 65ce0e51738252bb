import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { type AuthContext, type Client, CloseCode, ErrorCode, matchMaker, Room, ServerError } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { z } from "zod";
import type { Seat } from "../../shared/engine/contract/events.ts";
import { SeatState, TableState } from "../../shared/engine/log/schemas.ts";
import { facesFor, type Reply, refused } from "../../shared/engine/log/wire.ts";
import { type Recorded, seatOf } from "../../shared/engine/match/match.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { type NewName, nameAt } from "../../shared/engine/people/renaming.ts";
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
import { StatePublisher } from "./telling.ts";

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
  /** How long the seat of a player who left before the start is held, in ms. */
  readonly seatHeld: number;
  /** Called with the players at a table when they change. */
  readonly onPresence: (match: string, players: ReadonlySet<string>) => void;
  /** Called with the number of spectators at a table when it changes. */
  readonly onSpectators: (match: string, people: number) => void;
  readonly contacts: Pick<Contacts, "blockersOf">;
  /** Notifies those players who accept invitations from `by` of the seats reserved for them. */
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
  readonly onError: (error: unknown, where: string) => void;
}

const named = z.object({ match: z.string().min(1).max(64).refine(isText) });

/** The player who causes a room to be created; `onAuth` adds them to the options of a join, overwriting a client's own value. */
const opening = named.extend({ opener: z.object({ player: z.string(), network: z.string() }) });

/** An authenticated player and their network. */
type Visitor = Player & { readonly network: string };

type Sitter = Client<{ auth: Visitor; userData: SecretAccess }>;

/** Reconnection window of a session, in seconds. After it the SDK joins again, with the same result. */
const GRACE = 20;
/** How long absent players count as expected after a table was opened, in ms: after a restart all reconnect together. */
const EXPECTED = 30_000;
/** Pause between two handovers, maximum time for one, and for all of them, in ms. */
const [BETWEEN, ONE, ALL] = [50, 1000, 20_000];
/** Poll interval while another process opens the table, in ms. */
const LOOK = 25;
/** Close code for clients without access; a new join is refused with the reason. */
const TURNED_AWAY = 4403;
/** Disconnect a client above this many messages per second. */
const FLOOD = 4000;

/** A thin adapter between sockets and a table: requests become commands, commits become state. */
export function tableRoom(deps: RoomDeps) {
  const { tables, days, players, limits, quotas, metrics, occupied, seatHeld, onPresence, onSpectators, onError } =
    deps;
  const { contacts, invite } = deps;
  return class TableRoom extends Room<{ state: TableState; client: Sitter }> {
    override state = new TableState();
    override patchRate = 1000;
    override maxMessagesPerSecond = FLOOD;
    table!: Table;
    readonly #telling = new StatePublisher(this.state, tables.now, () => this.broadcastPatch());
    readonly #presence = new Presence(tables.now, (away) => this.#telling.away(away, this.table.match));
    readonly #talk = new Talk(this.state, { store: tables.store, telling: this.#telling, now: tables.now, onError });
    /** Whether the state has the whole log. */
    #isCaughtUp = false;
    /** Whether another process has the match, or is about to. */
    #hasMoved = false;
    #absentSeats: AbsentSeats | undefined;
    #deafen: () => void = () => {};
    #release: () => void = () => {};
    /** Functions that release the sockets from the quotas of their guests, by session. */
    readonly #sockets = new Map<string, () => void>();

    /** Colyseus sets its own serializer with the state. */
    override setSerializer() {
      super.setSerializer(new StateSerializer());
    }

    /** Requires a match id: without one, Colyseus would ignore the filter and join any room. */
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
      // Checked first: Colyseus would take an inherited property such as `constructor` for a room.
      const [found] = await tables.find({ id: match, limit: 1 });
      if (!found) throw new ServerError(404, "NoSuchMatch");
      if (matchMaker.getLocalRoomById(match)) throw new ServerError(409, "TableIsOpen");
      // Charged because a match without a room here must be read and folded.
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
      // Listen before reading talk, so that no rename is missed.
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
      // Colyseus cannot dispose of a room that is being created.
      void table.moved.then(() => setImmediate()).then(() => this.#sendAfter());
      for (const name of Object.keys(requests) as RequestName[]) this.#serve(name);
      this.onMessage("*", () => {});
      this.clock.setTimeout(() => this.#presence.expectNobody(), EXPECTED);
    }

    /** Nothing is sent to the client until this resolves. */
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
      // It rejects if the client does not come back in time.
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
      onSpectators(this.table.id, 0);
      onPresence(this.table.id, new Set());
      await tables.release(this.table);
    }

    override onBeforeShutdown() {
      this.#sendAway();
    }

    /**
     * Releases the match, then disconnects its clients. They are no longer routed here and no lease is in the way when they
     * immediately join in another process. The close code keeps the SDK from retrying the old session first.
     */
    async handOver(): Promise<void> {
      this.#moveAway();
      await matchMaker.driver.remove(this.roomId);
      await tables.handOver(this.table);
      await this.disconnect(CloseCode.SERVER_SHUTDOWN);
    }

    /**
     * Disconnects its clients without the store, which this process cannot reach. Another process takes over the lease after
     * missed heartbeats; a move in progress here is stored before that or never.
     */
    async abandon(): Promise<void> {
      await matchMaker.driver.remove(this.roomId);
      this.table.fence();
    }

    /** Ignores refused joins, which are not faults. */
    override onUncaughtException(error: Error, where: string) {
      if (!(error.cause instanceof ServerError)) onError(error, where);
    }

    /** Sends the clients to the process that has the match now. */
    #sendAfter() {
      this.#moveAway();
      tables.sendAfter(this.table.id, [...this.#people()]);
      this.#sendAway();
    }

    /** Stops reporting presence: another process does so from now on. */
    #moveAway() {
      this.#hasMoved = true;
      this.#absentSeats?.stop();
      occupied.forget(this.table.id);
    }

    /**
     * Disconnects all clients. They immediately rejoin in another process, or at a table re-read from the store. The close code
     * keeps them from retrying the old session.
     */
    #sendAway() {
      this.disconnect(CloseCode.SERVER_SHUTDOWN).catch((error: unknown) => onError(error, "disconnect"));
    }

    /** Validates payloads here, because Colyseus would disconnect a client that sends a bad one. */
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

    /** Adds entries to the state: the public part for all, and the secret part for each seat that may see it. */
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

    /** Shows the log in slices, including entries added meanwhile: the longest log would block for 10 to 20 ms. */
    async #showLog() {
      for (let shown = 0; shown < this.table.log.length; ) {
        if (shown > 0) await setImmediate();
        const end = sliceEnd(this.table.log, shown);
        this.#show(this.table.log.slice(shown, end));
        shown = end;
      }
      this.#isCaughtUp = true;
    }

    /** Rewrites the lines that name renamed players. */
    #showAnew() {
      this.#telling.rewrite(this.table);
      this.state.renamings = (this.state.renamings + 1) % 65_536;
      this.broadcastPatch();
    }

    /** Applies a player's new name, or their deletion, to their talk and their connections. */
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

    /** Adds missing seats; called before the views of clients change. `#dropSeats` removes surplus seats afterwards. */
    #addSeats() {
      while (this.state.seats.length < this.table.match.seats.length) this.state.seats.push(new SeatState());
    }

    #dropSeats() {
      while (this.state.seats.length > this.table.match.seats.length) this.state.seats.pop();
    }

    /** Updates a client's view: it sees the faces of its own seat only, and players see the gallery only after the match. */
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
      const people = new Map(this.#spectators().map(({ auth }) => [auth!.id, auth!.name]));
      this.state.watchers = JSON.stringify([...people.values()]);
      // Otherwise private matches would displace public ones among the most watched.
      onSpectators(this.table.id, this.table.match.config.visibility === "open" ? people.size : 0);
      onPresence(this.table.id, this.#people());
      this.broadcastPatch();
    }

    #people = (): ReadonlySet<string> => new Set(this.clients.map(({ auth }) => auth!.id));

    #spectators = (): Sitter[] => this.clients.filter((client) => this.#seatOf(client) === undefined);

    #crowding(client: Sitter): string | undefined {
      if (this.#seatOf(client) !== undefined) return undefined;
      const others = this.#spectators().filter((other) => other !== client);
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
      // A spectator may not yet know the match's version.
      return { ok: true, v: asker.seat === undefined ? this.#telling.shown : this.table.match.version };
    }
  };
}

/**
 * Hands all tables over to other processes. The next follows when another process has opened the previous one, or its time is up:
 * a busy process does not delay the rest. As few tables go together as the total time allows.
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

/** Resolves when another process has opened the table, or at `until` (as of performance.now). */
async function handedOver(id: string, until: number, how: "handOver" | "abandon"): Promise<void> {
  const room = matchMaker.getLocalRoomById(id) as InstanceType<ReturnType<typeof tableRoom>> | undefined;
  if (!room) return;
  // A dead connection never acknowledges its close.
  await Promise.race([room[how](), pause(Math.max(0, until - performance.now()))]);
  const isOpen = () => Promise.resolve(matchMaker.driver.has(id)).catch(() => false);
  while (performance.now() < until && !(await isOpen())) await pause(LOOK);
}
