import { randomUUID } from "node:crypto";
import { safeParse } from "zod/v4/core";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import { botsOf } from "../../shared/engine/contract/game.ts";
import { type Refused, type Reply, refused } from "../../shared/engine/log/reply.ts";
import { votersOn } from "../../shared/engine/match/bot-substitution.ts";
import type { MatchCommand } from "../../shared/engine/match/decide.ts";
import { isOfPlayer, type Occupant, tableSettingsOf } from "../../shared/engine/match/match-events.ts";
import { type Invited, seatFor } from "../../shared/engine/match/seating.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { isOverDays } from "../../shared/engine/match/table-settings.ts";
import { votableDelays } from "../../shared/engine/match/turn-timers.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import { botName } from "../match/bot-names.ts";
import type { MatchFactory } from "../match/match-factory.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import { MATCH_BYTES, type Spend, TEXT_BYTES } from "../match/writes.ts";
import type { Contacts } from "../players/contacts.ts";
import type { Player } from "../players/tokens.ts";
import type { Payload, RequestName } from "./request-schemas.ts";

export interface TableContext {
  readonly table: Table;
  readonly tables: Pick<Tables, "now">;
  readonly factory: Pick<MatchFactory, "ids" | "rematch">;
  awaySince(seat: Seat): Timestamp | undefined;
  say(caller: Caller, said: Payload<"say">): Promise<Reply>;
  readonly spend: Spend;
  readonly contacts: Pick<Contacts, "blockersOf">;
  /** Returns a reservation for a program, or why it cannot be invited. */
  inviteProgram(program: string): Promise<Invited | Refused>;
  /** Shows the next match to all clients, and invites absent players. */
  offerRematch(next: Summary, by: Player): void;
}

export interface Caller {
  readonly player: Player;
  readonly seat: Seat | undefined;
}

type Handler<Name extends RequestName> = (
  context: TableContext,
  caller: Caller,
  payload: Payload<Name>,
) => Promise<Reply>;

const seated =
  <Name extends RequestName>(
    handle: (context: TableContext, seat: Seat, payload: Payload<Name>) => Promise<Reply>,
  ): Handler<Name> =>
  async (context, { seat }, payload) =>
    seat === undefined ? refused("NotSeated") : handle(context, seat, payload);

/** Handlers decide who may send a request; the table decides what the rules allow. */
export const handlers: { readonly [Name in RequestName]: Handler<Name> } = {
  async sit(context, { player: { id, name, isProgram, lacksKey } }, { seat, nonce }) {
    if (lacksKey) return refused("NoProgramKey");
    const occupant: Occupant = { name, kind: isProgram ? "bot" : "human", player: id, nonce };
    return seat === undefined ? sitAnywhere(context, occupant) : submit(context, { type: "sit", seat, occupant });
  },
  stand: seated(async (context, own, payload) => {
    const seat = payload?.seat ?? own;
    const held = context.table.match.seats[seat];
    const mayLeave = seat === own || (held && !isOfPlayer(held));
    return mayLeave ? submit(context, { type: "stand", seat }) : refused("NotYourSeat");
  }),
  remove: seated(async (context, by, { seat }) => submit(context, { type: "remove", seat, by }, by)),
  async free(context, { player, seat: by }, { seat }) {
    const isOwn = context.table.match.seating.reservations[seat]?.player === player.id;
    if (by === undefined && !isOwn) return refused("NotSeated");
    const away = awayFor(context, seat);
    if (isOwn) return submit(context, { type: "free", seat, reason: "declined" }, by);
    if (away === undefined) return submit(context, { type: "free", seat }, by);
    return away < RELOADING ? refused("NotYet") : submit(context, { type: "stand", seat });
  },
  async invite(context, { player, seat: by }, { seat, program }) {
    if (by === undefined) return refused("NotSeated");
    if (player.isProgram) return refused("NotForPrograms");
    const guest = await context.inviteProgram(program);
    return "ok" in guest ? guest : submit(context, { type: "reserve", seat, guest, by }, by);
  },
  seatBot: seated(async (context, _, { seat, bot }) => {
    const { table, factory } = context;
    const name = botNamed(table, bot);
    if (name === undefined) return refused("NoSuchBot");
    const occupant: Occupant = {
      name: botName(table.id, seat),
      kind: "bot",
      bot: name,
      nonce: factory.ids.nonce(table.id, seat),
    };
    return submit(context, { type: "sit", seat, occupant });
  }),
  configure: seated(async (context, by, { options, seats, house = tableSettingsOf(context.table.match.config) }) => {
    const chosen = safeParse(context.table.game.options, options);
    if (!chosen.success) return refused("BadOptions");
    return submit(context, { type: "configure", by, options: chosen.data as object, seats, house }, by);
  }),
  start: seated(async (context) => submit(context, { type: "start" })),
  handOver: seated(async (context, seat, { bot: requested }) => {
    const bot = botNamed(context.table, requested);
    return bot === undefined ? refused("NoSuchBot") : submit(context, { type: "handOver", seat, bot }, seat);
  }),
  reclaim: seated(async (context, seat) => submit(context, { type: "reclaim", seat }, seat)),
  callBot: seated(callBot),
  concede: seated(async (context, seat) => submit(context, { type: "concede", seat }, seat)),
  playOn: seated(async (context, seat) => submit(context, { type: "playOn", seat }, seat)),
  takeBack: seated(async (context, seat, { to }) => submit(context, { type: "takeBack", seat, to }, seat)),
  hint: seated(async (context, seat) => submit(context, { type: "hint", seat }, seat)),
  command: seated(async (context, seat, { id, command }) => {
    const parsed = safeParse(context.table.game.command, command);
    if (!parsed.success) return refused("BadCommand");
    return submit(context, { type: "play", seat, command: parsed.data as GameCommand }, seat, id);
  }),
  async say(context, caller, said) {
    const isPaid = await context.spend(TEXT_BYTES + Buffer.byteLength(JSON.stringify(said)));
    return isPaid ? context.say(caller, said) : refused("TooMany");
  },
  async rematch({ table, factory, contacts, spend, offerRematch }, { player, seat }) {
    if (seat === undefined) return refused("NotSeated");
    if (!(await spend(MATCH_BYTES))) return refused("TooMany");
    const others = table.match.seats.flatMap((held) => held?.player ?? []);
    const next = await factory.rematch(table, await contacts.blockersOf(player.id, others));
    if ("ok" in next) return next;
    offerRematch(next, player);
    return { ok: true, v: table.match.version, id: next.id, code: next.code };
  },
};

const submit = (
  { table, spend }: TableContext,
  command: MatchCommand,
  by?: Seat,
  id: string = randomUUID(),
): Promise<Reply> => table.submit(by === undefined ? { id, command, spend } : { id, command, by, spend });

/** Time after which others may release an absent player's seat, in ms: longer than a page reload. */
const RELOADING = 5000;

/** How long the seat's player has been absent, in ms. Undefined if not, after the start, and in matches over days. */
function awayFor({ table, tables, awaySince }: TableContext, seat: Seat): number | undefined {
  const { phase, seats, config } = table.match;
  if (phase !== "open" || !isOfPlayer(seats[seat]) || isOverDays(tableSettingsOf(config))) return undefined;
  const since = awaySince(seat);
  return since === undefined ? undefined : tables.now() - Date.parse(since);
}

/** Default: the game's first bot. Undefined if the game has no such bot. */
function botNamed({ game }: Table, requested?: string): string | undefined {
  const names = botsOf(game);
  const name = requested ?? names[0];
  return name !== undefined && names.includes(name) ? name : undefined;
}

/** Prefers the player's reserved seat. Tries again if another player took the seat. */
async function sitAnywhere(context: TableContext, occupant: Occupant): Promise<Reply> {
  for (;;) {
    const seat = seatFor(context.table.match, occupant.player ?? "");
    if (seat === undefined) return refused("TableIsFull");
    const reply = await submit(context, { type: "sit", seat, occupant });
    if (reply.ok || reply.reason !== "SeatIsTaken") return reply;
  }
}

/** Votes for a bot at the seat of a player who is absent or was reminded; each reason has its own delay. */
async function callBot(context: TableContext, by: Seat, { seat, bot: requested }: Payload<"callBot">): Promise<Reply> {
  const { table, tables, awaySince } = context;
  const bot = botNamed(table, requested);
  if (bot === undefined) return refused("NoSuchBot");
  const timer = table.match.turnTimers[seat];
  const here = votersOn(table.match, seat, (voter) => awaySince(voter) === undefined);
  const now = new Date(tables.now()).toISOString();
  let reply: Reply = refused("NotYet");
  for (const { reason, since } of timer ? votableDelays(timer, awaySince(seat)) : []) {
    reply = await submit(context, { type: "callBot", seat, by, bot, reason, since, here, now }, by);
    if (reply.ok || reply.reason !== "NotYet") break;
  }
  return reply;
}
