import fc from "fast-check";
import { Packr, unpack } from "msgpackr";
import { describe, expect, test } from "vitest";
import { frameFault } from "../../../server/rooms/frames.ts";
import { nonce } from "../../kit/guest.ts";
import { samples } from "../../kit/strength.ts";

const [DATA, REQUEST] = [13, 21];

const frame = (kind: number, name: string, payload: Iterable<number> = []): Uint8Array =>
  Uint8Array.from([kind, ...(kind === REQUEST ? [5] : []), 0xa0 + name.length, ...Buffer.from(name), ...payload]);
const bytes = (count: number, ...values: readonly number[]): number[] =>
  Array.from({ length: count }, () => values).flat();

const packers = {
  "the framework's": new Packr(),
  plain: new Packr({ useRecords: false }),
};

describe.each(Object.entries(packers))("a payload that %s packs", (_, packr) => {
  const packed = (value: unknown) => packr.pack(value) as Uint8Array;

  test("is accepted for real requests", () => {
    const payloads: Record<string, unknown[]> = {
      sit: [{ nonce: nonce(1) }, { seat: 3, nonce: nonce(2) }],
      start: [{}, undefined],
      configure: [
        { options: { mode: "standard", talk: "open", galateia: true }, seats: 5, house: { patience: null, clock: 60 } },
      ],
      command: [
        { id: crypto.randomUUID(), command: { type: "PlaceCard", card: 80, cell: 35, pay: [1, 2, 300, 70_000] } },
        { id: "i".repeat(64), command: { type: "Big", cards: Array.from({ length: 120 }, (_, i) => i) } },
        { id: "x", command: { type: "Odd", n: -1.5, big: 2 ** 40, less: -(2 ** 20), none: null, not: undefined } },
      ],
      say: [{ text: "€".repeat(500) }, { text: "👋" }, { phrase: "give", n: 3 }],
    };
    for (const [name, all] of Object.entries(payloads))
      for (const payload of all)
        for (const kind of [DATA, REQUEST]) expect(frameFault(frame(kind, name, packed(payload)))).toBeUndefined();
  });

  test("is accepted when it is small, and can be unpacked", () => {
    const small = fc.jsonValue({ maxDepth: 4 }).filter((value) => JSON.stringify(value).length < 150);
    fc.assert(
      fc.property(small, (value) => {
        const payload = packed(value);
        expect(frameFault(frame(REQUEST, "say", payload))).toBeUndefined();
        expect(() => unpack(payload)).not.toThrow();
      }),
    );
  });
});

describe("a frame that is not worth unpacking", () => {
  const tooLarge = { refusal: { ok: false, reason: "TooLarge" }, request: 5 };
  const bad = { refusal: { ok: false, reason: "BadRequest" }, request: 5 };

  test("is larger than any request of its name", () => {
    const text = (length: number) => [0xda, length >> 8, length & 255, ...bytes(length, 0x61)];
    expect(frameFault(frame(REQUEST, "command", text(2030)))).toBeUndefined();
    expect(frameFault(frame(REQUEST, "command", text(2048)))).toEqual(tooLarge);
    expect(frameFault(frame(REQUEST, "nothing", text(2048)))).toEqual(tooLarge);
    expect(frameFault(frame(REQUEST, "say", text(2048)))).toBeUndefined();
    expect(frameFault(frame(REQUEST, "say", text(4096)))).toEqual(tooLarge);
  });

  test.each([
    ["lists in lists", [...bytes(9, 0x91), 0]],
    ["lists in lists to the end of a frame", [...bytes(2000, 0x91), 0xc0]],
    ["objects in objects", [...bytes(9, 0x81, 0xa1, 0x61), 0]],
    ["many entries", [0xde, 0, 200, ...bytes(400, 0)]],
    ["many elements", [0xdc, 1, 0, ...bytes(256, 0)]],
    ["more elements than there are", [0xdd, 0xff, 0xff, 0xff, 0xff]],
    ["more entries than there are", [0xdf, 0xff, 0xff, 0xff, 0xff]],
    ["a text that is longer than it is", [0xdb, 0xff, 0xff, 0xff, 0xff]],
    ["a length that is cut short", [0xdd, 0xff]],
    ["binary data", [0xc4, 1, 0]],
    ["a moment", [0xd6, 0xff, 0, 0, 0, 0]],
    ["a pointer into itself", [0xd6, 0x69, 0, 0, 0, 1, 0x91, 0]],
    ["a kind of objects that is none", [0xd4, 0x72, 0x40, 0xc0, 0]],
    ["objects of one kind in each other", [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, ...bytes(9, 0x40), 0]],
    ["a byte that means nothing", [0xc1]],
    ["two values", [0, 0]],
    ["a value cut short", [0xcb, 0, 0]],
  ])("contains %s", (_, payload) => {
    expect(frameFault(frame(REQUEST, "say", payload))).toEqual(bad);
    expect(frameFault(frame(DATA, "say", payload))).toEqual({ ...bad, request: undefined });
  });

  test("is of an unhandled kind, or its name or number cannot be read", () => {
    const frames = [
      [],
      [17, 0xa1, 0x61, 0],
      [19, 0],
      [20, 0],
      [0],
      [255],
      [REQUEST],
      [REQUEST, 0xcb],
      [DATA],
      [DATA, 7],
    ];
    for (const each of frames)
      expect(frameFault(Uint8Array.from(each))).toMatchObject(bad.refusal ? { refusal: bad.refusal } : {});
    for (const name of ["é", "\u0000", "a\n"])
      expect(frameFault(Uint8Array.from([REQUEST, 5, 0xa0 + Buffer.from(name).length, ...Buffer.from(name)]))).toEqual(
        bad,
      );
    for (const code of [10, 12, 18]) expect(frameFault(Uint8Array.from([code]))).toBeUndefined();
  });

  test("is any frame whose payload cannot be unpacked", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (payload) => {
        if (frameFault(frame(REQUEST, "say", payload)) || payload.length === 0) return;
        expect(() => unpack(payload)).not.toThrow();
      }),
      { numRuns: samples(20_000) },
    );
  });
});
