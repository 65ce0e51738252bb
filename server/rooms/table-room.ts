import { randomUUID } from "node:crypto";
import { StateView } from "@colyseus/schema";
import { type AuthContext, type Client, CloseCode, ErrorCode, matchMaker, Room, ServerError } from "colyseus";
import { z } from "zod";
import { safeParse } from "zod/v4/core";
import type { Intent, Seat } from "../../shared/engine/game.ts";
import { type Occupant, type Recorded, seatOf, type Wish } from "../../shared/engine/match.ts";
import { SeatState, TableState } from "../../shared/engine/schemas.ts";
import { facesFor, publicEntry, type Reply, refused, type Said } from "../../shared/engine/wire.ts";
import { nonce } from "../match/ids.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Player, Tokens } from "../players/tokens.ts";
import { type Payload, type RequestName, requests } from "./requests.ts";

export interface RoomDeps {
  readonly tables: Tables;
  readonly tokens: Tokens;
  readonly onError: (error: unknown, where: string) => void;
}

/** What everybody who joins must say. */
const named = z.object({ match: z.string().min(1).max(64) });

type Sitter = Client<{ auth: Player; userData: { seat: Seat | undefined } }>;

/** How long the SDK may take to come back to the same room object, in seconds; later it joins anew, which is as good. */
const GRACE = 20;
/** How much talk is kept for those who come later. */
const TALK_KEPT = 100;
/** How many may look on. Whoever has a seat always comes in: a crowd must not keep a player out. */
const WATCHERS = 200;

/** A thin adapter between sockets and a table: requests become orders, commits become state. */
export function tableRoom({ tables, tokens, onError }: RoomDeps) {
  return class TableRoom extends Room<{ state: TableState; client: Sitter }> {
    override state = new TableState();
    override patchRate = 1000;
    table!: Table;
    #deafen: () => void = () => {};

    /** Who names no match would be let in to any: the framework leaves out a filter that is not given. */
    static override async onAuth(token: string, options: unknown, _context: AuthContext): Promise<Player> {
      const player = await tokens.verify(token);
      if (!player) throw new ServerError(ErrorCode.AUTH_FAILED, "NoToken");
      if (!named.safeParse(options).success) throw new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, "NoSuchMatch");
      return player;
    }

    override async onCreate(options: unknown) {
      const { match } = named.parse(options);
      if (matchMaker.getLocalRoomById(match)) {
        throw new ServerError(ErrorCode.MATCHMAKE_INVALID_CRITERIA, "TableIsOpen");
      }
      const [next] = await tables.find({ previous: match, limit: 1 });
      const table = await tables.attend(match);
      if (!table) throw new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, "NoSuchMatch");
      this.table = table;
      this.state.rematch = next?.code ?? "";
      this.roomId = table.id;
      this.#deafen = table.listen((entries) => this.#show(entries));
      void table.moved.then(() => setImmediate(() => this.#sendAway()));
      for (const _ of table.match.seats) this.state.seats.push(new SeatState());
      this.#show(table.log);
      for (const name of Object.keys(requests) as RequestName[]) this.#serve(name);
      this.onMessage("*", () => {});
    }

    override onJoin(client: Sitter) {
      if (this.#seatOf(client) === undefined && this.state.watchers >= WATCHERS) {
        throw new ServerError(ErrorCode.APPLICATION_ERROR, "TooManyWatchers");
      }
      this.#look(client);
      this.#countHeads();
    }

    override async onDrop(client: Sitter) {
      this.#countHeads();
      await this.allowReconnection(client, GRACE).catch(() => {});
    }

    override onReconnect(client: Sitter) {
      this.#look(client);
      this.#countHeads();
    }

    override onLeave(client: Sitter) {
      client.view?.dispose();
      this.#countHeads();
    }

    override async onDispose() {
      this.#deafen();
      if (this.table) await tables.leave(this.table);
    }

    override onBeforeShutdown() {
      this.#sendAway();
    }

    override onUncaughtException(error: Error, where: string) {
      onError(error, where);
    }

    /** What each request does. Who may ask for what is decided here; what the rules allow, by the table. */
    readonly #handlers: { [Name in RequestName]: (client: Sitter, payload: Payload<Name>) => Promise<Reply> } = {
      sit: (client, { seat, nonce }) => {
        const { id, name } = client.auth!;
        const occupant: Occupant = { name, kind: "human", player: id, nonce };
        return seat === undefined ? this.#sitAnywhere(occupant) : this.#order({ type: "sit", seat, occupant });
      },
      stand: async (client, payload) => {
        const own = this.#seatOf(client);
        const seat = payload?.seat ?? own;
        if (own === undefined || seat === undefined) return refused("NotSeated");
        const mayLeave = seat === own || this.table.match.seats[seat]?.kind === "bot";
        return mayLeave ? this.#order({ type: "stand", seat }) : refused("NotYourSeat");
      },
      seatBot: async (client, { seat, bot }) => {
        if (this.#seatOf(client) === undefined) return refused("NotSeated");
        const { bots } = this.table.game;
        const mind = bot ?? Object.keys(bots)[0] ?? "";
        if (!Object.hasOwn(bots, mind)) return refused("NoSuchBot");
        const occupant: Occupant = { name: botName(this.table, seat), kind: "bot", bot: mind, nonce: nonce() };
        return this.#order({ type: "sit", seat, occupant });
      },
      start: async (client) =>
        this.#seatOf(client) === undefined ? refused("NotSeated") : this.#order({ type: "start" }),
      command: async (client, { id, command }) => {
        const seat = this.#seatOf(client);
        if (seat === undefined) return refused("NotSeated");
        const parsed = safeParse(this.table.game.command, command);
        if (!parsed.success) return refused("BadCommand");
        return this.#order({ type: "play", seat, command: parsed.data as Intent }, id, seat);
      },
      say: async (client, payload) => this.#say(client, payload),
      rematch: async (client) => {
        if (this.#seatOf(client) === undefined) return refused("NotSeated");
        const next = await tables.rematch(this.table);
        if ("ok" in next) return next;
        this.state.rematch = next.code;
        this.broadcastPatch();
        return { ok: true, v: this.table.match.version, id: next.id, code: next.code };
      },
    };

    /** Everybody may come again at once: to another process, or to a table that is read from the store anew. */
    #sendAway() {
      this.disconnect(CloseCode.MAY_TRY_RECONNECT).catch((error: unknown) => onError(error, "disconnect"));
    }

    /** Payloads are checked here and not by the framework, which would hang up on a bad one. */
    #serve<Name extends RequestName>(name: Name) {
      this.onMessage(name, async (client: Sitter, payload: unknown): Promise<Reply> => {
        const parsed = requests[name].safeParse(payload);
        if (!parsed.success) return refused("BadRequest");
        try {
          return await this.#handlers[name](client, parsed.data as Payload<Name>);
        } catch (error) {
          onError(error, `request ${name}`);
          return refused("ServerError");
        }
      });
    }

    #order(wish: Wish, id: string = randomUUID(), by?: Seat): Promise<Reply> {
      return this.table.submit(by === undefined ? { id, wish } : { id, wish, by });
    }

    /** The first free seat; the next one, when somebody was quicker. */
    async #sitAnywhere(occupant: Occupant): Promise<Reply> {
      for (;;) {
        const seat = this.table.match.seats.indexOf(undefined);
        if (seat < 0) return refused("TableIsFull");
        const reply = await this.#order({ type: "sit", seat, occupant });
        if (reply.ok || reply.reason !== "SeatIsTaken") return reply;
      }
    }

    #seatOf = (client: Sitter): Seat | undefined => seatOf(this.table.match, client.auth!.id);

    /** Puts entries into the state: in public what all may read, and beside each seat what it alone is told. */
    #show(entries: readonly Recorded[]) {
      for (const entry of entries) {
        this.state.log.push(publicEntry(entry));
        this.state.seats.forEach((held, seat) => {
          const faces = facesFor(this.table.game, entry, seat);
          if (faces.length > 0) held.faces.push(...faces);
        });
      }
      if (entries.some(({ type }) => type === "SeatTaken" || type === "SeatLeft")) {
        for (const client of this.clients) this.#look(client);
        this.#countHeads();
      }
      this.broadcastPatch();
    }

    /** A client sees its own seat's faces, and no other's. */
    #look(client: Sitter) {
      client.view ??= new StateView();
      const [before, now] = [client.userData?.seat, this.#seatOf(client)];
      if (before === now) return;
      if (before !== undefined) client.view.remove(this.state.seats[before]!);
      if (now !== undefined) client.view.add(this.state.seats[now]!);
      client.userData = { seat: now };
    }

    #countHeads() {
      const seats = new Set(this.clients.map((client) => this.#seatOf(client)));
      this.state.seats.forEach((held, seat) => {
        held.present = seats.has(seat) || this.table.match.seats[seat]?.kind === "bot";
      });
      this.state.watchers = this.clients.filter((client) => this.#seatOf(client) === undefined).length;
      this.broadcastPatch();
    }

    #say(client: Sitter, said: Payload<"say">): Reply {
      const { match, game } = this.table;
      const seat = this.#seatOf(client);
      const talk = match.phase !== "live" ? "free" : seat === undefined ? "silent" : game.talk(match.table, seat);
      if (talk === "silent" || (talk === "phrases" && "text" in said)) return refused("Silence", "B13");
      if ("phrase" in said && !game.phrases.includes(said.phrase)) return refused("NoSuchPhrase");
      const line = { by: seat ?? "watcher", name: client.auth!.name, at: new Date().toISOString(), ...said } as Said;
      this.state.talk.push(JSON.stringify(line));
      if (this.state.talk.length > TALK_KEPT) this.state.talk.shift();
      this.broadcastPatch();
      return { ok: true, v: match.version };
    }
  };
}

/** Bots are called after winds, a different one at each seat. */
const WINDS = ["Mistral", "Zephyr", "Bora", "Sirocco", "Levanter", "Ostro", "Pampero", "Helm", "Tramontane", "Chinook"];

const botName = (table: Table, seat: Seat): string => WINDS[(seat + table.id.charCodeAt(0)) % WINDS.length]!;
