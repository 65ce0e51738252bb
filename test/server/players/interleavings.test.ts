import fc from "fast-check";
import { expect, test } from "vitest";
import { localTopic, type Topic } from "../../../server/cluster/cluster.ts";
import type { Matches } from "../../../server/match/matches.ts";
import { OpenTables } from "../../../server/match/open-tables.ts";
import { Players } from "../../../server/players/players.ts";
import { tokensOf } from "../../../server/players/tokens.ts";
import { Chat } from "../../../server/rooms/chat.ts";
import { pastPages } from "../../../server/store/lists/past.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Ports, Stores } from "../../../server/store/ports.ts";
import { TableState } from "../../../shared/engine/log/table-state.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { ANONYMIZED } from "../../../shared/engine/people/names.ts";
import type { PlayerRenamed } from "../../../shared/engine/people/renaming.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { samples } from "../../kit/strength.ts";
import { game, matchesOf, options, person, playOne, playToTheEnd, seatedMatch, testIds } from "../match/tables.kit.ts";

const ANN = { id: "p0", name: "Player 0" };

/** Releases calls in an order that a property chooses. */
class Schedule {
  readonly #held: (() => void)[] = [];

  hold = (): Promise<void> => new Promise((go) => this.#held.push(go));

  /** @param choices which held call is released next; repeated from the first */
  async run(choices: readonly number[], all: Promise<unknown>): Promise<void> {
    let isDone = false;
    void all.then(() => {
      isDone = true;
    });
    for (let i = 0; ; ) {
      // Lets calls that follow from the last release be made first.
      await new Promise(setImmediate);
      if (this.#held.length === 0 && isDone) return;
      if (this.#held.length === 0) continue;
      const [go] = this.#held.splice((choices[i % choices.length] ?? 0) % this.#held.length, 1);
      i++;
      go!();
    }
  }
}

/** Holds each call before it runs, and again before it resolves. */
function heldStore({ probe, close, ...ports }: Stores, { hold }: Schedule): Stores {
  const heldPort = (port: object): object => {
    const held = Object.entries(port).map(([name, method]) => {
      if (["onTakeover", "onHeartbeat"].includes(name)) return [name, method];
      const call = async (...args: unknown[]) => {
        await hold();
        const answer = await method(...args);
        await hold();
        return answer;
      };
      return [name, call];
    });
    return Object.fromEntries(held);
  };
  const held = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, heldPort(port)]));
  return { ...(held as unknown as Ports), probe, close };
}

/** Own news arrives immediately, others' later, in order. */
function topics<News>(count: number, { hold }: Schedule): readonly Topic<News>[] {
  const own = Array.from({ length: count }, () => localTopic<News>());
  return own.map((here, from) => {
    let sent: Promise<void> = Promise.resolve();
    return {
      publish(news) {
        here.publish(news);
        sent = sent.then(hold).then(() => {
          for (const [to, there] of own.entries()) if (to !== from) there.publish(news);
        });
      },
      subscribe: here.subscribe,
    };
  });
}

/** Stores matches of Ann and Bob; the rematch of `over` is open, with Ann's seat reserved. */
async function played(store: Stores) {
  const matches = matchesOf(store);
  const { tables, factory } = matches;
  const [open, live, over, other] = (await Promise.all(
    [0, 1, 2, 3].map(() => seatedMatch(matches, [person(0), person(1)])),
  )) as [string, string, string, string];
  for (const id of [live, over, other]) {
    const table = (await tables.acquire(id))!;
    await table.submit({ id: "go", command: { type: "start" } });
    if (id !== live) await playToTheEnd(table, rolls(1));
    await tables.release(table);
  }
  const { id: empty } = await factory.create({ game, options, seats: 2, visibility: "open" });
  const { id: rematch } = (await factory.rematch((await tables.read(over))!)) as Summary;
  const said = { by: 0, player: ANN.id, name: ANN.name, at: "2026-01-01T00:00:00.000Z", text: "hello" };
  await store.chat.add(over, { aside: false, said: JSON.stringify(said) });
  await tables.close();
  return { open, live, over, other, empty, rematch };
}

async function twoProcesses(schedule: Schedule) {
  const store = memoryStores();
  const matches = await played(store);
  const held = heldStore(store, schedule);
  const namings = topics<PlayerRenamed>(2, schedule);
  const listings = topics<Summary>(2, schedule);
  const errors: unknown[] = [];
  const [here, there] = [0, 1].map((i) =>
    matchesOf(held, {
      naming: itemAt(namings, i),
      listing: itemAt(listings, i),
      botPause: 1e9,
      onError: (error) => void errors.push(error),
    }),
  ) as [Matches, Matches];
  const lobby = new OpenTables();
  const listed = new Map(
    lobby.reset(await store.matches.find({ states: ["open"] })).put.map((each) => [each.id, each]),
  );
  there.listing.watch((summary) => lobby.change(summary));
  const playersOf = ({ renaming }: Matches) =>
    new Players({ tokens: tokensOf("0".repeat(64)), ids: testIds(), store: held, rename: renaming.rename });
  const talk = new TableState();
  return {
    store,
    held,
    matches,
    here,
    there,
    people: [playersOf(here), playersOf(there)] as const,
    lobby,
    listed,
    talk,
    errors,
  };
}

type World = Awaited<ReturnType<typeof twoProcesses>>;

const AT = "2026-01-01T00:00:00.000Z";

/** Requests that are in progress, already authorized, while Ann deletes her account at the first process. */
const UNDER_WAY: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  nothing: async () => {},
  "a rename there": ({ people }) => people[0].rename(ANN, "Annabel"),
  "a rename at another process": ({ people }) => people[1].rename(ANN, "Annabel"),
  "two renames at two processes": ({ people }) =>
    Promise.all([people[1].rename(ANN, "Annabel"), people[0].rename(ANN, "Anna")]),
  "the opening of her logbook": ({ people }) => people[1].openLogbook(ANN, true),
  "a new phrase": ({ people }) => people[1].newPhrase(ANN),
  "a match alone that begins": ({ there }) =>
    there.factory.create({ game, options, seats: 1, visibility: "open", occupants: [person(0)] }),
  "a document": ({ held }) =>
    held.documents.keep({ player: ANN.id, game: "g", id: "d", title: "t", changedAt: AT, text: "" }, 9),
  "a subscription": ({ held }) =>
    held.push.keep({ player: ANN.id, endpoint: "e", p256dh: "k", auth: "a", language: "en" }, 3),
  "a choice about her": ({ held }) =>
    held.contacts.keep({ player: "p1", other: ANN.id, choice: "wanted", match: "m" }, 3),
  "a seat that she takes": async ({ there, matches }) => {
    const table = (await there.tables.acquire(matches.empty))!;
    await table.submit({ id: "sit", command: { type: "sit", seat: 1, occupant: person(0) } });
  },
  "the opening of her table": ({ there, matches }) => there.tables.acquire(matches.open),
  "moves at her live table": async ({ there, matches }) => {
    const table = (await there.tables.acquire(matches.live))!;
    for (let i = 0; i < 3; i++) await playOne(table, rolls(i));
  },
  "a rematch": async ({ there, matches }) => there.factory.rematch((await there.tables.read(matches.other))!),
  "a room that reads talk": async ({ held, there, talk: state, matches }) => {
    const publisher = { publishMessage: (line: string) => void state.talk.push(line) };
    const chat = new Chat(state, { store: held, publisher, now: Date.now, onError: () => {} });
    there.renaming.onNewName(({ player, name, isGone }) => chat.rename(player, isGone ? undefined : name));
    await chat.load((await there.tables.read(matches.over))!);
  },
};

/** Where Ann's name or data remain after her account is deleted. */
async function traces({ store, matches, here, there, lobby, listed, talk }: World): Promise<Record<string, unknown>> {
  const isNamed = (value: unknown) => /Player 0|Anna/.test(JSON.stringify(value));
  const lists = await store.matches.find({ limit: 200 });
  const past: Summary[] = [];
  for await (const page of pastPages(store.matches, { player: "p1" })) past.push(...page);
  const { put, removed } = lobby.update();
  for (const id of removed) listed.delete(id);
  for (const summary of put) listed.set(summary.id, summary);
  const { name, isOpen, recovery, isGone } = (await store.players.get(ANN.id))!;
  const shown = [...here.tables.inMemory, ...there.tables.inMemory].map(({ match, log }) => [match.seats, log]);
  return {
    lists: [...lists, ...past].filter(isNamed).map(({ id }) => id),
    lobby: [...listed.values()].filter(isNamed).map(({ id }) => id),
    tables: shown.filter(isNamed).length,
    player: { name, isOpen, recovery, isGone },
    documents: await store.documents.list({ player: ANN.id, game: "g" }),
    subscriptions: await store.push.of(ANN.id),
    contacts: await store.contacts.of(["p1"], [ANN.id]),
    talk: [...talk.talk, ...(await store.chat.read(matches.over)).map(({ said }) => said)].filter(isNamed),
    seats: [...here.tables.inMemory, ...there.tables.inMemory].flatMap(({ match }) =>
      match.phase === "over" ? [] : match.seats.filter((held) => held?.player === ANN.id && held.bot === undefined),
    ),
  };
}

const NOTHING_LEFT = {
  lists: [],
  lobby: [],
  tables: 0,
  player: { name: ANONYMIZED, isOpen: false, recovery: "", isGone: true },
  documents: [],
  subscriptions: [],
  contacts: [],
  talk: [],
  seats: [],
};

test.each(Object.entries(UNDER_WAY))(
  "no store holds the name of a deleted player, in whatever order its operations finish, beside %s",
  async (_, begin) => {
    const orders = fc.array(fc.oneof(fc.constant(0), fc.nat()), { minLength: 1, maxLength: 80, size: "max" });
    const property = fc.asyncProperty(orders, fc.boolean(), async (choices, isFirst) => {
      const schedule = new Schedule();
      const world = await twoProcesses(schedule);
      const before = isFirst ? begin(world) : undefined;
      const removed = world.people[0].remove(ANN);
      const done = Promise.allSettled([removed, before ?? begin(world)]);
      await schedule.run(choices, done);
      const [removal] = await done;
      expect(removal.status).toBe("fulfilled");
      expect(await traces(world)).toEqual(NOTHING_LEFT);
      expect(world.errors).toEqual([]);
    });
    await fc.assert(property, { numRuns: samples(60) });
  },
);
