import { afterEach, expect, test } from "vitest";
import { Pictures } from "../../../server/pictures/pictures.ts";
import type { PictureSubject } from "../../../shared/pictures.ts";

const errors: string[] = [];
const opened: Pictures[] = [];

/** Pictures are their number, then a byte for each letter of the game's name. */
const MODULE = new URL("./drawing.kit.ts", import.meta.url);

function open(kept?: number, module = MODULE): Pictures {
  const pictures = new Pictures({
    module,
    onError: (error) => errors.push((error as Error).message),
    ...(kept !== undefined && { cacheSize: kept }),
  });
  opened.push(pictures);
  return pictures;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  errors.splice(0);
});

const of = (game: string): PictureSubject => ({ language: "en", game });
const countIn = (png: Uint8Array | undefined) => png?.[0];

test("a picture is drawn once, however many clients request it, concurrently or later", async () => {
  const pictures = open();
  expect(pictures.find("a")).toBeUndefined();
  const both = [pictures.draw("a", of("a")), pictures.draw("a", of("a"))];
  expect((await Promise.all(both)).map(countIn)).toEqual([1, 1]);
  expect(countIn(await pictures.find("a"))).toBe(1);
  expect(countIn(await pictures.draw("b", of("b")))).toBe(2);
});

test("the cache is bounded: the least recently requested picture goes first", async () => {
  const pictures = open(250);
  for (const key of ["a", "b"]) await pictures.draw(key, of("x".repeat(99)));
  await pictures.find("a");
  await pictures.draw("c", of("x".repeat(99)));
  expect(["a", "b", "c"].filter((key) => pictures.find(key))).toEqual(["a", "c"]);
});

test("a picture that cannot be drawn is empty and reported, and the next one is drawn", async () => {
  const pictures = open();
  expect(await pictures.draw("a", of("broken"))).toBeUndefined();
  expect(errors).toEqual([expect.stringContaining("broken")]);
  expect(countIn(await pictures.draw("a", of("a")))).toBe(1);
});

test("a server without the built drawing code has no pictures", async () => {
  const pictures = open(undefined, new URL("./none.ts", import.meta.url));
  expect(await pictures.draw("a", of("a"))).toBeUndefined();
  expect(errors).toEqual([expect.stringContaining("none.ts")]);
});

test("a network that fills the queue does not delay other networks", async () => {
  const pictures = open();
  const crowd = Array.from({ length: 60 }, (_, i) => pictures.draw(`${i}`, of("a"), "192.0.2.1"));
  const other = pictures.draw("other", of("a"), "192.0.2.2");
  expect(countIn(await other)).toBeOneOf([1, 2, 3]);
  await Promise.all(crowd);
});

test("a request to a full queue is refused immediately", async () => {
  const pictures = open();
  const all = await Promise.all(Array.from({ length: 60 }, (_, i) => pictures.draw(`${i}`, of("a"))));
  expect(all.filter((png) => png).length).toBe(33);
  expect(errors).toEqual([]);
});
