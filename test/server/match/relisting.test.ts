import { describe, expect, test } from "vitest";
import { databaseIn } from "../../../server/config.ts";
import { Relisting } from "../../../server/match/relisting.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { postgresStores } from "../../../server/store/postgres/stores.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { type Summary, summaryVersionOf } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { freshSchema, hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { folder } from "../cli/terminal.ts";
import { matchesOf, person, playOne, playToTheEnd, seatedMatch } from "./tables.kit.ts";

/** An earlier release wrote summaries without `summaryVersion`, figures, variant and deal. */
const earlier = (store: Stores): Stores => ({
  ...store,
  events: {
    ...store.events,
    append: (stream, expected, entries, { summaryVersion: _, figures: _f, variant: _v, deal: _d, ...summary }) =>
      store.events.append(stream, expected, entries, summary),
  },
});

const stores: readonly (readonly [string, boolean, () => Promise<readonly [Stores, () => Promise<unknown>]>])[] = [
  ["in memory", true, async () => [memoryStores(), async () => {}]],
  ["in a file", true, async () => [sqliteStores(databaseIn(folder())), async () => {}]],
  [
    `in PostgreSQL${noPostgres}`,
    hasPostgres,
    async () => {
      const { url, drop } = await freshSchema();
      return [await postgresStores(url), drop];
    },
  ],
];

/** Plays two matches, one of them to its end. */
async function played(store: Stores) {
  const secret = await store.secrets.get("seeds");
  const matches = matchesOf(earlier(store), { secret });
  const { tables } = matches;
  const begin = async () => {
    const table = (await tables.acquire(await seatedMatch(matches, [person(0), person(1)])))!;
    await table.submit({ id: "start", command: { type: "start" } });
    return table;
  };
  const [over, live] = [await begin(), await begin()];
  await playToTheEnd(over, rolls(1));
  await playOne(live, rolls(2));
  return { secret, tables, over, live };
}

const errors: unknown[] = [];

function relisting(store: Stores, secret: string, now = Date.now()): Relisting {
  return new Relisting({ store, gameOf, secret, now: () => now, onError: (error) => errors.push(error) });
}

const HOUR = 3_600_000;
const CURRENT = summaryVersionOf(gameOf("tranquility")!);
const listed = async (store: Stores, id: string): Promise<Summary> => itemAt(await store.matches.find({ id }), 0);

describe.each(stores)("summaries of an earlier release %s", (_, isThere, open) => {
  test.skipIf(!isThere)("are rebuilt from their logs, those of matches in play once these have rested", async () => {
    const [store, drop] = await open();
    const { secret, tables, over, live } = await played(store);
    expect(await listed(store, over.id)).not.toHaveProperty("figures");
    expect(await relisting(store, secret).step()).toBe(false);
    const rebuilt = await listed(store, over.id);
    expect(rebuilt).toMatchObject({
      figures: [{}, {}],
      variant: "standard",
      summaryVersion: CURRENT,
      deal: expect.any(String),
    });
    expect((await store.matches.past({ player: "p0", variant: "standard" })).map(({ id }) => id)).toEqual([over.id]);
    expect(await listed(store, live.id)).not.toHaveProperty("summaryVersion");

    await playOne(live, rolls(3));
    await relisting(store, secret, Date.now() + 2 * HOUR).step();
    expect(await listed(store, live.id)).toMatchObject({ summaryVersion: CURRENT, version: live.match.version });
    await playOne(live, rolls(4));
    expect(await listed(store, live.id)).not.toHaveProperty("summaryVersion");
    await relisting(store, secret, Date.now() + 2 * HOUR).step();
    expect(await listed(store, live.id)).toMatchObject({ summaryVersion: CURRENT, version: live.match.version });
    expect(errors).toEqual([]);
    await tables.close();
    await store.close();
    await drop();
  });

  test.skipIf(!isThere)("are written once, with current names; those of a later release are left", async () => {
    const [store, drop] = await open();
    const { secret, tables, over, live } = await played(store);
    await tables.close();
    await store.players.change("p0", { name: "Pelican" });
    const later = { ...(await listed(store, live.id)), summaryVersion: 99 };
    await store.matches.relist([later]);
    let writes = 0;
    const counted: Stores = {
      ...store,
      matches: {
        ...store.matches,
        relist: (due) => {
          writes += due.length;
          return store.matches.relist(due);
        },
      },
    };
    for (let n = 0; n < 3; n++) await relisting(counted, secret, Date.now() + 2 * HOUR).step();
    expect(writes).toBe(1);
    expect((await listed(store, over.id)).seats[0]).toMatchObject({ name: "Pelican" });
    expect(await listed(store, live.id)).toEqual(later);
    await store.close();
    await drop();
  });

  test.skipIf(!isThere)(
    "that cannot be read are tried once, and stop no other; none is read after a stop",
    async () => {
      const [store, drop] = await open();
      const { secret, tables, over, live } = await played(store);
      await tables.close();
      let reads = 0;
      const damaged: Stores = {
        ...store,
        events: {
          ...store.events,
          read: async (id) => {
            reads++;
            const log = await store.events.read(id);
            return id === over.id ? log.slice(1) : log;
          },
        },
      };
      const stopped = relisting(damaged, secret, Date.now() + 2 * HOUR);
      stopped.stop();
      expect(await stopped.step()).toBe(false);
      expect(reads).toBe(0);
      const work = relisting(damaged, secret, Date.now() + 2 * HOUR);
      for (let n = 0; n < 3; n++) await work.step();
      expect(reads).toBe(2);
      expect(await listed(store, over.id)).not.toHaveProperty("summaryVersion");
      expect(await listed(store, live.id)).toMatchObject({ summaryVersion: CURRENT });
      await store.close();
      await drop();
    },
  );
});
