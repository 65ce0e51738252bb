import { setImmediate } from "node:timers/promises";
import { type AuthContext, CloseCode, matchMaker, Room, ServerError } from "@colyseus/core";
import { type Reply, refused } from "../../shared/engine/log/reply.ts";
import { TableState } from "../../shared/engine/log/table-state.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { distinctNameIn } from "../../shared/engine/people/distinct-names.ts";
import type { PlayerRenamed } from "../../shared/engine/people/renaming.ts";
import { accessRefusal, CHANGES_SECRET_ACCESS } from "../match/access.ts";
import type { MatchFactory } from "../match/match-factory.ts";
import type { Redirects } from "../match/redirects.ts";
import type { Renaming } from "../match/renaming.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Metrics } from "../metrics.ts";
import type { Contacts } from "../players/contacts.ts";
import type { Player } from "../players/tokens.ts";
import { Admission, type AdmissionDeps, authenticate, NO_ACCESS, permitOpening } from "./admission.ts";
import { answerRequest, spendOf } from "./answer-request.ts";
import { Attendance, type AttendanceReports, EXPECTED } from "./attendance.ts";
import { Chat } from "./chat.ts";
import { guardHook } from "./guard-hook.ts";
import type { Caller, TableContext } from "./handlers.ts";
import type { HttpTable } from "./local-clients.ts";
import { type InvitingDeps, inviteProgram, Programs } from "./programs.ts";
import { awaitReconnection, readmit } from "./reconnection.ts";
import { type Payload, type RequestName, requests } from "./request-schemas.ts";
import { StatePublisher } from "./state-publisher.ts";
import { StateSerializer } from "./state-serializer.ts";
import { type TableClient, updateView } from "./table-client.ts";

interface RoomDeps extends AdmissionDeps, AttendanceReports, InvitingDeps {
  readonly tables: Tables;
  readonly factory: Pick<MatchFactory, "ids" | "rematch">;
  readonly renaming: Pick<Renaming, "onNewName">;
  readonly redirects: Redirects;
  readonly metrics: Metrics;
  readonly contacts: Pick<Contacts, "blockersOf">;
}

/** Messages per second above which a client is disconnected. */
const FLOOD = 4000;

/** A class for `Server.define` that holds `deps`, because Colyseus passes only the options of a join. */
export const tableRoom = (deps: RoomDeps) =>
  class extends TableRoom {
    constructor() {
      super(deps);
    }

    static override onAuth(token: string, options: unknown, context: AuthContext) {
      return guardHook("onAuth", deps.onError, () => authenticate(deps, token, options, context));
    }
  };

/** Requests become commands, and stored entries become state. */
class TableRoom extends Room<{ state: TableState; client: TableClient }> implements HttpTable {
  override state = new TableState();
  override patchRate = 1000;
  override maxMessagesPerSecond = FLOOD;
  table!: Table;
  readonly #deps: RoomDeps;
  #admission!: Admission;
  #publisher!: StatePublisher;
  #attendance!: Attendance;
  #chat!: Chat;
  #programs!: Programs;
  /** Called on disposal, even if the room's creation failed. */
  readonly #cleanups: (() => void)[] = [];

  constructor(deps: RoomDeps) {
    super();
    this.#deps = deps;
  }

  /** Replaces the serializer that Colyseus passes. */
  override setSerializer() {
    super.setSerializer(new StateSerializer());
  }

  override async onCreate(options: unknown) {
    await guardHook("onCreate", this.#deps.onError, () => this.#open(options));
  }

  async #open(options: unknown) {
    const { tables, renaming } = this.#deps;
    const { match, release } = await permitOpening(this.#deps, options);
    this.#cleanups.push(release);
    const [next] = await tables.find({ previous: match, limit: 1 });
    const table = await tables.acquire(match);
    if (!table) throw new ServerError(404, "NoSuchMatch");
    this.#setTable(table);
    // Listen before reading the chat, to miss no rename.
    this.#cleanups.push(renaming.onNewName((news) => this.#rename(news)));
    await this.#chat.load(table);
    this.#publisher.publishRematch(next?.code ?? "");
    this.roomId = table.id;
    this.#cleanups.push(table.listen((entries) => this.#onEntries(entries)));
    this.#publisher.addSeats();
    await this.#publisher.publishLog((entries) => this.#publish(entries));
    // Deferred, because Colyseus cannot dispose of a room that is being created.
    void table.moved.then(() => setImmediate()).then(() => this.#redirect());
    for (const name of Object.keys(requests) as RequestName[])
      this.onMessage(name, (client: TableClient, payload: unknown) => this.answer(name, client, payload));
    this.onMessage("*", () => {});
    this.clock.setTimeout(() => this.#attendance.expectNobody(), EXPECTED);
  }

  #setTable(table: Table) {
    const { state } = this;
    const { tables, onError } = this.#deps;
    const { now, store } = tables;
    this.table = table;
    this.#admission = new Admission(this.#deps, table);
    const publisher = new StatePublisher({ state, table, now, broadcast: () => this.broadcastPatch() });
    this.#cleanups.push(() => publisher.stop());
    const clients = () => this.clients;
    this.#publisher = publisher;
    this.#attendance = new Attendance({ table, clients, publisher, reports: this.#deps, now });
    this.#programs = new Programs({ state, table, clients, publisher });
    this.#chat = new Chat(state, { store, publisher, now, onError });
  }

  /** Nothing is sent to the client until this resolves. */
  override async onJoin(client: TableClient) {
    await guardHook("onJoin", this.#deps.onError, () => this.#admit(client));
  }

  async #admit(client: TableClient) {
    const { limits, metrics } = this.#deps;
    await this.#admission.admit(client, () => this.#attendance.spectators());
    this.table.openedFrom(client.auth!.network);
    this.table.chargeTo(spendOf(limits, client.auth!));
    this.#programs.prepare(client);
    updateView(client, this.state, this.table.match);
    this.#updateAttendance();
    this.#programs.admit(client);
    if (client.userData?.seat !== undefined && this.table.match.phase === "live") metrics.reconnected("rejoined");
  }

  override async onDrop(client: TableClient) {
    this.#updateAttendance();
    await awaitReconnection(this, client);
  }

  override onReconnect(client: TableClient) {
    if (!readmit(this, client)) return;
    this.#updateAttendance();
    this.#deps.metrics.reconnected("resumed");
  }

  override onLeave(client: TableClient) {
    this.#admission.release(client);
    client.view?.dispose();
    this.#updateAttendance();
  }

  override async onDispose() {
    for (const cleanUp of this.#cleanups) cleanUp();
    if (!this.table) return;
    this.#attendance.stop();
    await this.#deps.tables.release(this.table);
  }

  override onBeforeShutdown() {
    this.#disconnectAll();
  }

  /** Refused joins are not faults. */
  override onUncaughtException(error: Error, where: string) {
    if (!(error.cause instanceof ServerError)) this.#deps.onError(error, where);
  }

  /** Clients rejoin at another process. With this close code, the SDK does not retry the old session. */
  async handOver(): Promise<void> {
    this.#attendance.moveAway();
    await matchMaker.driver.remove(this.roomId);
    await this.#deps.tables.handOver(this.table);
    await this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  /**
   * Works without the store. Another process takes the lease after missed heartbeats; a move in progress is stored
   * before that or never.
   */
  async abandon(): Promise<void> {
    await matchMaker.driver.remove(this.roomId);
    this.table.fence();
  }

  #redirect() {
    this.#attendance.moveAway();
    this.#deps.redirects.redirect(this.table.id, [...this.#attendance.players()]);
    this.#disconnectAll();
  }

  /** With this close code, clients do not retry the old session. */
  #disconnectAll() {
    const { onError } = this.#deps;
    this.disconnect(CloseCode.SERVER_SHUTDOWN).catch((error: unknown) => onError(error, "disconnect"));
  }

  answer<Name extends RequestName>(name: Name, client: TableClient, payload: unknown): Promise<Reply> {
    const caller = { player: client.auth!, seat: this.#attendance.seatOf(client) };
    return answerRequest(this.#deps, { name, payload, caller, context: this.#context(client) });
  }

  #context(client: TableClient): Omit<TableContext, "spend"> {
    const { tables, factory, contacts } = this.#deps;
    return {
      table: this.table,
      tables,
      factory,
      contacts,
      awaySince: (seat) => this.#attendance.awaySince(seat),
      say: (caller, said) => this.#say(caller, said),
      inviteProgram: (program) => inviteProgram(this.#deps, this.table.match, client.auth!, program),
      offerRematch: (next, by) => this.#offerRematch(next, by),
    };
  }

  async #say(caller: Caller, said: Payload<"say">): Promise<Reply> {
    if (await this.#deps.limits.wait("talk", `${caller.player.id} ${this.roomId}`)) return refused("TooMany");
    const refusal = this.#chat.say(caller, said, this.table);
    if (refusal) return refusal;
    this.broadcastPatch();
    // Spectators may not know the match's version yet.
    return { ok: true, v: caller.seat === undefined ? this.#publisher.publicVersion : this.table.match.version };
  }

  #offerRematch(next: Summary, { id }: Player): void {
    this.#publisher.publishRematch(next.code);
    this.broadcastPatch();
    this.#attendance.inviteAbsent(next, id);
  }

  #onEntries(entries: readonly Recorded[]) {
    if (entries.length === 0) this.#publisher.rewriteNames();
    else if (this.#publisher.isCaughtUp) this.#publish(entries);
  }

  #publish(entries: readonly Recorded[]) {
    this.#publisher.publishEntries(entries);
    this.#programs.note(entries);
    if (entries.some(({ type }) => CHANGES_SECRET_ACCESS.has(type))) this.#updateAccess();
    this.#programs.publishAsked();
    this.broadcastPatch();
  }

  /** Updates streams after sockets. */
  override broadcastPatch(): boolean {
    const hasChanged = super.broadcastPatch();
    if (hasChanged) this.#programs.updateStreams();
    return hasChanged;
  }

  connectionOf(player: string): TableClient | undefined {
    return this.clients.find(({ auth, userData }) => auth?.id === player && userData);
  }

  /** Call this when seats or the phase have changed. Disconnects clients without access. */
  #updateAccess() {
    this.#publisher.addSeats();
    for (const client of this.clients) {
      if (accessRefusal(this.table, client.auth!.id)) client.leave(NO_ACCESS);
      else updateView(client, this.state, this.table.match);
    }
    this.#publisher.dropSeats();
    this.#updateAttendance();
  }

  #updateAttendance() {
    this.#attendance.update();
    this.broadcastPatch();
  }

  #rename({ player, name, isGone }: PlayerRenamed) {
    this.#chat.rename(player, isGone ? undefined : distinctNameIn(this.table.log, { player, name }));
    const own = this.clients.filter(({ auth }) => auth?.id === player);
    if (own.length === 0) return;
    for (const client of own) {
      client.auth = { ...client.auth!, name };
      if (isGone) client.leave(NO_ACCESS);
    }
    this.#updateAttendance();
  }
}
