import { randomUUID } from "node:crypto";
import { safeParse } from "zod/v4/core";
import type { MatchCommand } from "../../shared/engine/decide.ts";
import { botsOf, type GameCommand, type Seat } from "../../shared/engine/game.ts";
import { seatFor } from "../../shared/engine/gathering.ts";
import { type Occupant, tableSettingsOf } from "../../shared/engine/match.ts";
import { votersOn } from "../../shared/engine/stand-in.ts";
import type { Moment } from "../../shared/engine/time.ts";
import { delaysOf } from "../../shared/engine/waits.ts";
import { type Reply, refused } from "../../shared/engine/wire.ts";
import { nonce } from "../ids.ts";
import { botName } from "../match/bot-names.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Player } from "../players/tokens.ts";
import type { Payload, RequestName } from "./requests.ts";

/** What a request finds at a table. */
export interface TableContext {
  readonly table: Table;
  readonly tables: Tables;
  /** Since when nobody who holds a seat has been there; undefined while somebody is. */
  awaySince(seat: Seat): Moment | undefined;
  say(asker: Caller, said: Payload<"say">): Promise<Reply>;
  /** Shows everybody where the next match is. */
  showRematch(code: string): void;
}

/** Who asks. */
export interface Caller {
  readonly player: Player;
  readonly seat: Seat | undefined;
}

type Handler<Name extends RequestName> = (floor: TableContext, asker: Caller, payload: Payload<Name>) => Promise<Reply>;

/** A handler for those who have a seat. */
const seated =
  <Name extends RequestName>(
    handle: (floor: TableContext, seat: Seat, payload: Payload<Name>) => Promise<Reply>,
  ): Handler<Name> =>
  async (floor, { seat }, payload) =>
    seat === undefined ? refused("NotSeated") : handle(floor, seat, payload);

/** What each request does. Who may ask for what is decided here; what the rules allow, by the table. */
export const handlers: { readonly [Name in RequestName]: Handler<Name> } = {
  async sit({ table }, { player: { id, name } }, { seat, nonce }) {
    const occupant: Occupant = { name, kind: "human", player: id, nonce };
    return seat === undefined ? sitAnywhere(table, occupant) : order(table, { type: "sit", seat, occupant });
  },
  stand: seated(async ({ table }, own, payload) => {
    const seat = payload?.seat ?? own;
    const mayLeave = seat === own || table.match.seats[seat]?.kind === "bot";
    return mayLeave ? order(table, { type: "stand", seat }) : refused("NotYourSeat");
  }),
  remove: seated(async ({ table }, by, { seat }) => order(table, { type: "remove", seat, by }, by)),
  free: seated(async ({ table }, by, { seat }) => order(table, { type: "free", seat }, by)),
  seatBot: seated(async ({ table }, _, { seat, bot }) => {
    const name = botNamed(table, bot);
    if (name === undefined) return refused("NoSuchBot");
    const occupant: Occupant = { name: botName(table.id, seat), kind: "bot", bot: name, nonce: nonce() };
    return order(table, { type: "sit", seat, occupant });
  }),
  configure: seated(async ({ table }, by, { options, seats, house = tableSettingsOf(table.match.charter) }) => {
    const chosen = safeParse(table.game.options, options);
    if (!chosen.success) return refused("BadOptions");
    return order(table, { type: "configure", by, options: chosen.data as object, seats, house }, by);
  }),
  start: seated(async ({ table }) => order(table, { type: "start" })),
  handOver: seated(async ({ table }, seat, { bot: asked }) => {
    const bot = botNamed(table, asked);
    return bot === undefined ? refused("NoSuchBot") : order(table, { type: "handOver", seat, bot }, seat);
  }),
  reclaim: seated(async ({ table }, seat) => order(table, { type: "reclaim", seat }, seat)),
  callBot: seated(callBot),
  concede: seated(async ({ table }, seat) => order(table, { type: "concede", seat }, seat)),
  playOn: seated(async ({ table }, seat) => order(table, { type: "playOn", seat }, seat)),
  takeBack: seated(async ({ table }, seat, { to }) => order(table, { type: "takeBack", seat, to }, seat)),
  hint: seated(async ({ table }, seat) => order(table, { type: "hint", seat }, seat)),
  command: seated(async ({ table }, seat, { id, command }) => {
    const parsed = safeParse(table.game.command, command);
    if (!parsed.success) return refused("BadCommand");
    return order(table, { type: "play", seat, command: parsed.data as GameCommand }, seat, id);
  }),
  say: (floor, asker, said) => floor.say(asker, said),
  rematch: seated(async ({ table, tables, showRematch }) => {
    const next = await tables.rematch(table);
    if ("ok" in next) return next;
    showRematch(next.code);
    return { ok: true, v: table.match.version, id: next.id, code: next.code };
  }),
};

const order = (table: Table, command: MatchCommand, by?: Seat, id: string = randomUUID()): Promise<Reply> =>
  table.submit(by === undefined ? { id, command } : { id, command, by });

/** The bot of this name; the game's first one, when none is named. */
function botNamed({ game }: Table, asked?: string): string | undefined {
  const names = botsOf(game);
  const name = asked ?? names[0];
  return name !== undefined && names.includes(name) ? name : undefined;
}

/** The seat that is kept, or the first free one; the next one, when somebody was quicker. */
async function sitAnywhere(table: Table, occupant: Occupant): Promise<Reply> {
  for (;;) {
    const seat = seatFor(table.match, occupant.player ?? "");
    if (seat === undefined) return refused("TableIsFull");
    const reply = await order(table, { type: "sit", seat, occupant });
    if (reply.ok || reply.reason !== "SeatIsTaken") return reply;
  }
}

/** Tries every delay there is: the table may wait long enough for one of them. */
async function callBot(
  { table, tables, awaySince }: TableContext,
  by: Seat,
  { seat, bot: asked }: Payload<"callBot">,
): Promise<Reply> {
  const bot = botNamed(table, asked);
  if (bot === undefined) return refused("NoSuchBot");
  const wait = table.match.waits[seat];
  const here = votersOn(table.match, seat, (voter) => awaySince(voter) === undefined);
  const now = new Date(tables.now()).toISOString();
  let reply: Reply = refused("NotYet");
  for (const { reason, since } of wait ? delaysOf(wait, awaySince(seat)) : []) {
    reply = await order(table, { type: "callBot", seat, by, bot, reason, since, here, now }, by);
    if (reply.ok || reply.reason !== "NotYet") break;
  }
  return reply;
}
