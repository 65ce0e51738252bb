import fc from "fast-check";
import * as msgpackr from "msgpackr";
import { expect, test } from "vitest";
import { Packr, RESERVE_START_SPACE, unpack } from "../../../client/net/pack.ts";

/** What the server packs with: plain MessagePack, no records. */
const server = new msgpackr.Packr({ useRecords: false });

const json = fc.anything({
  values: [
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.maxSafeInteger(),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.constant(null),
  ],
  // The server's packer renames this one key, so that nobody's prototype is changed.
  key: fc.string().filter((key) => key !== "__proto__"),
  maxKeys: 20,
  withNullPrototype: false,
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sensible = json.map(plain);

test("what the server packs is read as it was", () => {
  fc.assert(
    fc.property(sensible, (value) => {
      expect(plain(unpack(server.pack(value)))).toEqual(value);
    }),
  );
});

test("the server reads what is packed here, after the bytes that were left free", () => {
  fc.assert(
    fc.property(sensible, fc.integer({ min: 0, max: 40 }), (value, free) => {
      const bytes = new Packr().pack(value, RESERVE_START_SPACE | free);
      expect(plain(msgpackr.unpack(bytes.subarray(free)))).toEqual(value);
    }),
  );
});

test("a value is read from the middle of a message", () => {
  const bytes = new Packr().pack({ ok: true, v: 300 }, RESERVE_START_SPACE | 7);
  expect(unpack(bytes, { start: 7 })).toEqual({ ok: true, v: 300 });
});

test("long lists, records and texts keep their length", () => {
  const record = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, i]));
  for (const value of ["x".repeat(40), "é".repeat(70_000), Array.from({ length: 70_000 }, (_, i) => -1 - i), record]) {
    expect(unpack(server.pack(value))).toEqual(value);
    expect(msgpackr.unpack(new Packr().pack(value))).toEqual(value);
  }
});

test("undefined is left out of records, and read when the server says it", () => {
  expect(unpack(new Packr().pack({ a: undefined, b: 1 }))).toEqual({ b: 1 });
  expect(unpack(server.pack(undefined))).toBeUndefined();
});
