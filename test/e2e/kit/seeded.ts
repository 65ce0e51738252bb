import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { seedOf } from "../../../server/match/seeds.ts";
import { Table } from "../../../server/match/table.ts";
import { tokensOf } from "../../../server/players/tokens.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import type { MatchCommand } from "../../../shared/engine/match/decide.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";

const SECRET = "5ea5".repeat(16);

export const noChance: Rng = () => {
  throw new Error("the bot rolled dice");
};

/** The id determines the seed. */
export interface SeededMatchPlan {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
}

export interface SeatHolder {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

/** Returns the match's code. */
export async function seededMatch(dataDir: string, match: SeededMatchPlan): Promise<string> {
  const store = await storeIn(dataDir);
  const table = await seededTable(store, match);
  await store.close();
  return table.match.config.code;
}

/**
 * `seededMatch` with some moves of the `steady` bot.
 * @returns the players by seat
 */
export async function begunMatch(
  dataDir: string,
  match: SeededMatchPlan,
  moves: number,
): Promise<{ readonly code: string; readonly people: readonly SeatHolder[] }> {
  const store = await storeIn(dataDir);
  const tokens = tokensOf(await store.secrets.get("tokens"));
  const table = await seededTable(store, match);
  const names = ["Ines", "Tomasz"].slice(0, match.seats);
  const people = await Promise.all(
    names.map(async (name, seat) => {
      const player = `p${match.id}${seat}`;
      return { player, name, token: await tokens.sign({ id: player, name }) };
    }),
  );
  await begin(table, people);
  for (let made = 0; made < moves; made++) await moveOn(table);
  await store.close();
  return { code: table.match.config.code, people };
}

export async function begin(table: Table, people: readonly Omit<SeatHolder, "token">[], bots = 0): Promise<void> {
  const nonce = (seat: Seat) => String(seat + 1).repeat(16);
  for (const [seat, { player, name }] of people.entries())
    await granted(table, { type: "sit", seat, occupant: { kind: "human", player, name, nonce: nonce(seat) } });
  for (let seat = people.length; seat < people.length + bots; seat++)
    await granted(table, {
      type: "sit",
      seat,
      occupant: { kind: "bot", bot: "steady", name: `Bot ${seat}`, nonce: nonce(seat) },
    });
  await granted(table, { type: "start" });
}

async function moveOn(table: Table): Promise<void> {
  const match = table.match as Match<State>;
  const [seat] = toAct(tranquility, match);
  if (seat === undefined) throw new Error(`the match ${table.id} is over after ${match.version} events`);
  await granted(table, { type: "play", seat, command: tranquility.bots.steady!(match.table, seat, noChance) }, seat);
}

/** @throws if the command is refused */
export async function granted(table: Table, command: MatchCommand, by?: Seat): Promise<void> {
  const reply = await table.submit({ id: `begun${table.match.version}`, command, ...(by === undefined ? {} : { by }) });
  if (!reply.ok) throw new Error(`${JSON.stringify(command)} was refused: ${reply.reason}`);
}

/** The store's secret, from which seeds derive, is fixed. */
export async function storeIn(dataDir: string): Promise<Stores> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "stillwater.db");
  await sqliteStores(file).close();
  const raw = new DatabaseSync(file);
  raw.prepare("insert or replace into secrets (name, value) values ('seeds', ?)").run(SECRET);
  raw.close();
  return sqliteStores(file);
}

/** The deal depends only on the id and the players' nonces. */
export const seededTable = (
  store: Stores,
  {
    id,
    seats,
    options,
    game = tranquility,
  }: Omit<SeededMatchPlan, "options"> & { readonly options: object; readonly game?: AnyGame },
): Promise<Table> =>
  Table.create(
    { id, code: id.slice(0, 6), options, seats, visibility: "private" },
    {
      store,
      game,
      seed: seedOf(SECRET, id),
      now: Date.now,
      onError: (error) => {
        throw error;
      },
    },
  );

/** Fixes the nonces of the page, which are part of the deal's seed. */
export const sameChance = (page: { addInitScript(script: string): Promise<unknown> }, seed: number): Promise<unknown> =>
  page.addInitScript(`{
    let a = ${seed};
    const next = () => {
      a = (a + 0x6d2b79f5) >>> 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return (t ^ (t >>> 14)) >>> 0;
    };
    crypto.getRandomValues = (array) => {
      for (let i = 0; i < array.length; i++) array[i] = next();
      return array;
    };
  }`);
