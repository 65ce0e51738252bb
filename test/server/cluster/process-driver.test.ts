import { type IRoomCache, initializeRoomCache, LocalDriver } from "@colyseus/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ProcessDriver } from "../../../server/cluster/process-driver.ts";

const roomOf = (n: number): IRoomCache =>
  initializeRoomCache({
    name: n === 0 ? "lobby" : "table",
    roomId: `m${n}`,
    processId: `p${n % 2}`,
    locked: n % 3 === 0,
    ...(n > 0 && { match: `m${n}` }),
  });

const step = fc.record({
  kind: fc.constantFrom("insert", "remove", "lock", "join"),
  n: fc.nat(6),
});

test("a driver of one process finds the rooms that the framework's own finds", async () => {
  const questions = [
    ...Array.from({ length: 7 }, (_, n) => ({ name: "table", match: `m${n}`, locked: false })),
    ...Array.from({ length: 7 }, (_, n) => ({ roomId: `m${n}` })),
    { name: "lobby", locked: false },
    { name: "lobby", locked: true },
  ];
  const property = fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
    const drivers = [new LocalDriver(), new ProcessDriver()] as const;
    for (const { kind, n } of steps) {
      const done = drivers.map(async (driver) => {
        if (kind === "insert") return driver.insert(roomOf(n));
        if (kind === "remove") return driver.remove(`m${n}`);
        const room = (await driver.findByIds([`m${n}`])).get(`m${n}`);
        if (!room) return undefined;
        return driver.update(room, kind === "lock" ? { $set: { locked: !room.locked } } : { $inc: { clients: 1 } });
      });
      const [due, actual] = await Promise.all(done);
      expect(actual).toEqual(due);
    }
    for (const question of questions) {
      const [due, actual] = await Promise.all(drivers.map(async (driver) => driver.findOne(question)));
      expect(actual?.roomId).toBe(due?.roomId);
      expect(actual?.clients).toBe(due?.clients);
    }
    for (let n = 0; n < 7; n++) expect(drivers[1].has(`m${n}`)).toBe(drivers[0].has(`m${n}`));
  });
  await fc.assert(property);
});

test("a table is found without a look at the other tables", () => {
  const driver = new ProcessDriver();
  let looks = 0;
  for (let n = 1; n <= 1000; n++) {
    const room = roomOf(n);
    const counting = new Proxy(room, {
      get: (held, field) => {
        if (field === "name") looks++;
        return Reflect.get(held, field);
      },
    });
    driver.persist(counting, true);
  }
  expect(driver.query({ name: "table", match: "m700" })).toHaveLength(1);
  expect(looks).toBe(1);
});
