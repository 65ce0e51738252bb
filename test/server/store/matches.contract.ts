import { expect } from "vitest";
import type { PastPlace, SummaryQuery } from "../../../server/store/queries.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { itemAt } from "../../kit/item-at.ts";
import { byStrength } from "../../kit/strength.ts";
import { contractOf } from "./contract.ts";
import { countersEqualRecount } from "./counters.contract.ts";
import { entries, entry, extend, moment, seat, summary } from "./samples.ts";

export const matchesContract = contractOf("match indexes", (test) => {
  test("lists name the code version of summaries, page by page in the order of ids", async ({ store }) => {
    for (const [n, id] of ["c", "a", "d", "b"].entries())
      await store.events.append(
        id,
        0,
        entries(1, 2),
        summary(id, 2, n === 0 ? {} : { summaryVersion: n, code: 'nul \u0000 ,"' }),
      );
    const first = await store.matches.summaryVersions("", 3);
    const made = { game: "tranquility", state: "open", changedAt: moment(2) };
    expect(first).toEqual([
      { id: "a", ...made, summaryVersion: 1 },
      { id: "b", ...made, summaryVersion: 3 },
      { id: "c", ...made, summaryVersion: 0 },
    ]);
    expect((await store.matches.summaryVersions("c", 3)).map(({ id }) => id)).toEqual(["d"]);
  });

  test("lists never return to an earlier release's summary of the same log", async ({ store }) => {
    const made = (summaryVersion: number | undefined, code: string) =>
      summary("m", 2, { code, ...(summaryVersion !== undefined && { summaryVersion }) });
    await store.events.append("m", 0, entries(1, 2), made(undefined, "first"));
    expect(await store.matches.relist([made(2, "second")])).toBe(1);
    expect(await store.matches.relist([made(1, "third")])).toBe(0);
    expect(await store.matches.relist([made(undefined, "fourth")])).toBe(0);
    expect(await store.matches.find({ id: "m" })).toEqual([made(2, "second")]);
    expect(await store.matches.relist([made(2, "fifth")])).toBe(1);
    expect(await store.matches.find({ id: "m" })).toEqual([made(2, "fifth")]);
  });

  test("a summary is replaced by the next one, with its seats", async ({ store }) => {
    const next = (version: number, players: string[], more: Partial<Summary> = {}) =>
      store.events.append(
        "m",
        version - 1,
        [entry(version)],
        summary("m", version, { seats: players.map(seat), ...more }),
      );
    await next(1, ["ann", "bob"]);
    await next(2, ["ann", "cy", "cy"], { state: "live" });
    expect(await store.matches.find({ player: "bob" })).toEqual([]);
    expect((await store.matches.find({ player: "cy" })).map(({ version }) => version)).toEqual([2]);
    expect(await store.matches.find({ states: ["open"] })).toEqual([]);
    await next(3, []);
    expect(await store.matches.find({ player: "ann" })).toEqual([]);
  });

  test("every combination of filters finds its matches, newest change first", async ({ store }) => {
    const held = Array.from({ length: 36 }, (_, n) =>
      summary(`m${n}`, 1, {
        code: `code-${n % 12}`,
        state: itemAt(["open", "live", "over"] as const, n % 3),
        visibility: n % 4 ? "open" : "private",
        changedAt: moment((n * 7) % 18),
        seats: [null, seat(`p${n % 5}`), seat(`q${n % 2}`)],
        ...(n % 6 ? { previous: `m${n % 2}` } : {}),
        ...(n % 5 ? { from: { match: "m0", version: 9, move: 3, root: `m${n % 3}` } } : {}),
      }),
    );
    await Promise.all(held.map((match) => store.events.append(match.id, 0, [entry(1)], match)));
    const order = (a: Summary, b: Summary) =>
      Date.parse(b.changedAt) - Date.parse(a.changedAt) || (a.id < b.id ? -1 : 1);
    held.sort(order);

    for (const query of combinations()) {
      const { states, player, visibility, previous, root, code, id, ids, limit = 50 } = query;
      const wanted = held
        .filter((match) => !states || states.includes(match.state))
        .filter((match) => !player || match.seats.some((seat) => seat?.player === player))
        .filter((match) => !visibility || match.visibility === visibility)
        .filter((match) => !previous || match.previous === previous)
        .filter((match) => !root || match.from?.root === root)
        .filter((match) => (!code || match.code === code) && (!id || match.id === id))
        .filter((match) => !ids || ids.includes(match.id));
      expect(await store.matches.find(query), JSON.stringify(query)).toEqual(wanted.slice(0, limit));
    }
  });

  test("tries on the deals of days are counted by their result, and found by it, and only those that count", async ({
    store,
  }) => {
    const days = ["2026-11-23", "2026-11-24", "2026-11-25"];
    const scores = [[0, 0, 7, 40], [0, 0, 12, 40], [1, 3, 7, 40], undefined];
    const held = Array.from({ length: 60 }, (_, n) => {
      const score = scores[n % 4];
      const daily = { day: itemAt(days, n % 3), counts: n % 5 > 0, ...(score ? { score } : {}) };
      return summary(`m${n}`, 1, { state: "live", changedAt: moment(n), ...(n % 7 ? { daily } : {}) });
    });
    await Promise.all(held.map((match) => store.events.append(match.id, 0, [entry(1)], match)));
    const counting = held.filter(({ daily }) => daily?.counts);
    const due = days.slice(0, 2).flatMap((day) =>
      scores.map((score) => {
        const same = counting.filter(({ daily }) => daily!.day === day && daily!.score === score);
        return { day, ...(score ? { score } : {}), tries: same.length };
      }),
    );
    expect(new Set(await store.matches.tries(itemAt(days, 0), itemAt(days, 1)))).toEqual(
      new Set(due.filter(({ tries }) => tries > 0)),
    );
    expect(await store.matches.tries("2026-12-01", "2026-12-31")).toEqual([]);
    for (const day of days) {
      const found = (query: SummaryQuery) =>
        store.matches.find({ day, ...query }).then((all) => all.map(({ id }) => id));
      const own = counting.filter(({ daily }) => daily!.day === day).toReversed();
      expect(await found({})).toEqual(own.map(({ id }) => id));
      expect(await found({ score: itemAt(scores, 1) })).toEqual(
        own.filter(({ daily }) => daily!.score === scores[1]).map(({ id }) => id),
      );
    }
    // The score is known when the match ends.
    const [first] = counting.filter(({ daily }) => !daily!.score);
    const daily = { ...first!.daily!, score: [0, 0, 0, 1] };
    await store.events.append(first!.id, 1, [entry(2)], { ...first!, version: 2, state: "over", daily });
    expect(await store.matches.tries(daily.day, daily.day)).toContainEqual({
      day: daily.day,
      score: [0, 0, 0, 1],
      tries: 1,
    });
    // A rebuilt summary counts its try under the new score.
    await store.matches.relist([{ ...first!, version: 2, state: "over", daily: { ...daily, score: [0, 0, 0, 2] } }]);
    expect(await store.matches.tries(daily.day, daily.day)).toContainEqual({
      day: daily.day,
      score: [0, 0, 0, 2],
      tries: 1,
    });
  });

  test("a player's past matches are read in the order in which they ended, page by page, each once", async ({
    store,
  }) => {
    const ended = (n: number) => moment(Math.floor(((n * 7) % 30) / 2));
    const over = (n: number, player: string) =>
      summary(`m${n}`, 1, { state: n % 5 ? "over" : "live", seats: [seat(player)], endedAt: ended(n) });
    for (let n = 0; n < 30; n++) await store.events.append(`m${n}`, 0, [entry(1)], over(n, n % 6 ? "ann" : "bob"));
    const due = await store.matches.past({ player: "ann", limit: 200 });
    const read = [];
    for (let after: PastPlace | undefined; ; ) {
      const page = await store.matches.pastFrom("ann", after, 4);
      read.push(...page);
      if (page.length < 4) break;
      after = page.at(-1);
    }
    expect(read.map(({ summary }) => summary)).toEqual(due.toReversed());
    expect(read.map(({ ended, id }) => [ended, id])).toEqual(due.toReversed().map(({ endedAt, id }) => [endedAt, id]));
    expect(await store.matches.pastFrom("nobody", undefined, 4)).toEqual([]);
  });

  test("the counters of days and of past matches equal a recount, whatever is appended and relisted", async ({
    store,
  }) => {
    await countersEqualRecount(store, byStrength({ quick: 10, gate: 30, nightly: 300 }));
  });

  test("a match that is over is found by its deal, however lists got it", async ({ store }) => {
    const deals = ["0011223344556677", "8899aabbccddeeff"];
    for (const [n, deal] of deals.entries()) {
      await extend(store, `m${n}`, 0, 1);
      await store.events.append(`m${n}`, 1, [entry(2)], summary(`m${n}`, 2, { state: "over", deal }));
    }
    await extend(store, "m2", 0, 1);
    const found = async (deal: string) => (await store.matches.find({ deal })).map(({ id }) => id);
    expect(await Promise.all([...deals, "ffffffffffffffff"].map(found))).toEqual([["m0"], ["m1"], []]);
    await store.matches.relist([summary("m1", 2, { state: "over", deal: itemAt(deals, 0) })]);
    expect(await Promise.all(deals.map(found))).toEqual([["m0", "m1"].toSorted(), []]);
  });

  test("a list has 50 summaries by default, at least one and at most 200", async ({ store }) => {
    await Promise.all(Array.from({ length: 210 }, (_, n) => extend(store, `m${n}`, 0, 1)));
    const found = async (query: SummaryQuery) => (await store.matches.find(query)).length;
    expect(await found({})).toBe(50);
    expect(await Promise.all([0, -3, 1, 7.9, 200, 1e9].map((limit) => found({ limit })))).toEqual([
      1, 1, 1, 7, 200, 200,
    ]);
  });

  test("lists and search names are rewritten only for matches that have not advanced", async ({ store }) => {
    const over = { state: "over", outcome: { result: "won", winners: [0, 1], reason: "x" } } as const;
    const named = (id: string, name: string) =>
      summary(id, 2, { ...over, seats: [seat("ann"), { ...seat("bob"), name }] });
    await store.events.append("m", 0, entries(1, 2), named("m", "Bob"));
    await store.events.append("n", 0, entries(1, 3), { ...named("n", "Bob"), version: 3 });
    expect(await store.matches.relist([named("m", "Zoë"), named("n", "Zoë")])).toBe(1);
    expect(await store.matches.relist([])).toBe(0);
    const found = async (name: string) => (await store.matches.past({ player: "ann", name })).map(({ id }) => id);
    expect([await found("zoe"), await found("bob")]).toEqual([["m"], ["n"]]);
    expect((await store.matches.find({ id: "m" }))[0]?.seats[1]?.name).toBe("Zoë");
    expect(await store.events.read("m")).toEqual(entries(1, 2));
    await store.events.append("m", 2, [entry(3)], { ...named("m", "Zoë"), version: 3 });
    await store.events.pack(moment(99), 9);
    expect(await store.matches.relist([{ ...named("m", "Yan"), version: 3 }])).toBe(1);
    expect(await store.events.read("m")).toEqual(entries(1, 3));
  });
});

function* combinations(): Generator<SummaryQuery> {
  for (const states of [undefined, [], ["open"], ["live", "over", "live"]] as const)
    for (const player of [undefined, "p1", "nobody"])
      for (const visibility of [undefined, "private"] as const)
        for (const previous of [undefined, "m1"])
          for (const named of [
            {},
            { code: "code-3" },
            { root: "m2" },
            { id: "m7" },
            { ids: ["m7", "m8", "m9", "none"] },
            { ids: [] },
            { limit: 3 },
          ]) {
            const filters = { states, player, visibility, previous };
            yield { ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)), ...named };
          }
}
