import { randomUUID } from "node:crypto";
import { cryptoEntropy, type Ids, idsFrom } from "../../../server/ids.ts";
import { Branching, type BranchPosition, type BranchRequest, decideBranch } from "../../../server/match/branching.ts";
import { createMatches, type Matches, type MatchesDeps } from "../../../server/match/matches.ts";
import type { MatchVersion } from "../../../server/match/readings.ts";
import { seedOf as seedOfBranch } from "../../../server/match/seeds.ts";
import { Table } from "../../../server/match/table.ts";
import type { TableDeps } from "../../../server/match/table-deps.ts";
import type { Tables } from "../../../server/match/tables.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { GameCommand, Seat } from "../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import type { Refused, Reply } from "../../../shared/engine/log/reply.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import type { Occupant } from "../../../shared/engine/match/match-events.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { entropyOf } from "../../kit/entropy.ts";
import { nonce } from "../../kit/guest.ts";
import { configOf, seedOf } from "../../kit/play.ts";
import { testKey } from "../../kit/test-key.ts";

export const game = gameOf("tranquility")!;
export const options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };

/** Stores of which a test can hold, fail and observe appends. */
interface Rig extends Stores {
  /** Throw to make an append fail. */
  before: () => Promise<void> | void;
  /** Runs after the entries are stored, before the append resolves. */
  after: () => Promise<void> | void;
  appends: number;
}

export function rigged(inner: Stores = memoryStores()): Rig {
  const rig: Rig = {
    ...inner,
    before: () => {},
    after: () => {},
    appends: 0,
    events: {
      ...inner.events,
      async append(...args) {
        rig.appends++;
        await rig.before();
        await inner.events.append(...args);
        await rig.after();
      },
    },
  };
  return rig;
}

export const person = (n: number): Occupant => ({
  name: `Player ${n}`,
  kind: "human",
  player: `p${n}`,
  nonce: nonce(n),
});

export const bot = (n: number): Occupant => ({ name: `Bot ${n}`, kind: "bot", bot: "steady", nonce: nonce(100 + n) });

export const depsOf = (store: Stores, extra: Partial<TableDeps> = {}): TableDeps => ({
  store,
  game,
  seed: seedOf("a table of tests"),
  now: () => Date.UTC(2026, 0, 1),
  onError: () => {},
  ...extra,
});

export async function begun(seats: number, deps: TableDeps): Promise<Table> {
  const table = await Table.create(configOf({ game, options, seats }, deps.seed), deps);
  for (let seat = 0; seat < seats; seat++) await table.submit(sitting(seat));
  await table.submit({ id: "start", command: { type: "start" } });
  return table;
}

const commandId = (): string => testKey("command") ?? randomUUID();

export const sitting = (seat: Seat, occupant = person(seat)) => ({
  id: commandId(),
  command: { type: "sit", seat, occupant } as const,
});

/** A random legal command of a seat that must act, from its view. */
export function nextMove(
  table: Table,
  rng: Rng,
  seat = toAct(game, table.match)[0],
): { readonly seat: Seat; readonly command: GameCommand } | undefined {
  if (seat === undefined) return undefined;
  return { seat, command: anyCommand(game.moves(viewAt(game, table.log, seat).table, seat), rng) };
}

export function playOne(table: Table, rng: Rng, id: string = commandId(), who?: Seat): Promise<Reply> {
  const { seat, command } = nextMove(table, rng, who)!;
  return table.submit({ id, command: { type: "play", seat, command }, by: seat });
}

export async function playToTheEnd(table: Table, rng: Rng): Promise<void> {
  while (table.match.phase === "live") {
    const reply = await playOne(table, rng);
    if (!reply.ok) throw new Error(reply.reason);
  }
}

/** Matches on a store; their ids depend on the current test. */
export const matchesOf = (store: Stores, extra: Partial<MatchesDeps> = {}): Matches =>
  createMatches({
    store,
    gameOf,
    secret: SECRET,
    ids: testIds(),
    botPause: 0,
    now: Date.now,
    onError: () => {},
    ...extra,
  });

export function testIds(): Ids {
  const key = testKey("matches");
  return idsFrom(key === undefined ? cryptoEntropy : entropyOf(key));
}

export const tablesOf = (store: Stores, extra: Partial<MatchesDeps> = {}): Tables => matchesOf(store, extra).tables;

/** Default secret of `matchesOf` and `branchOff`. */
const SECRET = "5".repeat(64);

/** Branches off a match as the server does over HTTP, but in this thread. */
export async function branchOff(tables: Tables, past: Table, moment: BranchPosition): Promise<Summary | Refused> {
  const secret = await tables.store.secrets.get("seeds", SECRET);
  const readings = {
    branch: async (_: MatchVersion, request: BranchRequest) =>
      decideBranch(past, request, seedOfBranch(secret, request.id)),
  };
  const { store, now } = tables;
  return (await new Branching({ store, readings, ids: testIds(), now }).branch(past.summary!, moment))!;
}

/** Stores a match with players, which is not in memory. */
export async function seatedMatch(
  { tables, factory }: Pick<Matches, "tables" | "factory">,
  occupants: readonly Occupant[],
): Promise<string> {
  const { id } = await factory.create({ game, options, seats: occupants.length, visibility: "open" });
  const table = (await tables.acquire(id))!;
  for (const [seat, occupant] of occupants.entries()) await table.submit(sitting(seat, occupant));
  await tables.release(table);
  return id;
}
