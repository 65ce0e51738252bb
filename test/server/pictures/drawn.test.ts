import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { matchCards } from "../../../server/http/link-cards.ts";
import { unpackPicture } from "../../../server/pictures/packed.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { headerOf, write } from "../../../shared/engine/log/format.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH } from "../../../shared/engine/match/match.ts";
import { type Summary, summarize } from "../../../shared/engine/match/summary.ts";
import { GAMES } from "../../../shared/games/index.ts";
import type { PictureModule, PictureSubject } from "../../../shared/pictures.ts";
import { goldens } from "../../kit/golden.ts";
import { itemAt } from "../../kit/item-at.ts";
import { changed, colourAt, pixelsOf } from "../../kit/png.ts";

let pngOf: PictureModule["pngOf"];
beforeAll(async () => {
  ({ pngOf } = await import(new URL("../../../client/dist/pictures/png.js", import.meta.url).href));
});

const FILES = goldens();
const fileOf = (name: string): MatchFile => FILES.find((golden) => golden.name === `${name}.jsonl`)!.file;

/** Versions after the deal, in the middle and at the end. */
const MATCHES = [
  ["tranquility-standard-true-draw-five-open-4-won", [14, 90, 163]],
  ["arcanoid-koblenz-false-5-2-top-card-2-won", [40, 500, 1023]],
  ["wayward-solo-extreme-true-practice-1-won", [12, 120, 200]],
] as const;

/** The picture's subject for a viewer without a seat. */
async function picturedAt(file: MatchFile, version: number): Promise<PictureSubject> {
  const game = itemAt(GAMES, file.header.game);
  const log = file.log.slice(0, version);
  const match = foldMatch(game, INITIAL_MATCH, log);
  const summary: Summary = { ...summarize(game, undefined, match, log), id: "match1" };
  const text = write({ header: headerOf(match, log), log: log.map((entry) => redact(entry, "table")) });
  const cards = matchCards({
    lookup: { find: async () => summary },
    reads: { summary: async () => summary, table: async () => gzipSync(text) },
    secrecy: { isSecretTo: async () => false },
    days: {
      today: "2026-11-01",
      has: (_): _ is string => false,
      board: () => expect.unreachable(),
    },
    gameOf: (id) => GAMES[id],
  });
  const card = await cards.replay!(
    { at: "replay", id: "match1", isBare: false },
    { language: "en", network: "", heads: {} },
  );
  const pictured = await card!.picture!.table();
  return unpackPicture({ language: "en", game: summary.game, ...(pictured && { table: pictured }) });
}

const drawn = async (file: MatchFile, version: number) => pngOf(await picturedAt(file, version));

/** Replaces every secret face. */
function planted(file: MatchFile): MatchFile {
  const faces = itemAt(GAMES, file.header.game).cards!.faces;
  const other = (face: string) => itemAt(faces, (faces.indexOf(face) + 7) % faces.length);
  const log = file.log.map((entry): Recorded => {
    const { secret } = entry;
    if (!secret) return entry;
    const replaced = Object.entries(secret.faces).map(([handle, face]) => [handle, other(face)]);
    return { ...entry, secret: { ...secret, faces: Object.fromEntries(replaced) } };
  });
  return { ...file, log };
}

describe.each(MATCHES)("the picture of %s", (name, versions) => {
  const file = fileOf(name);

  test("is the same, byte for byte, whatever is hidden", async () => {
    expect(JSON.stringify(planted(file).log)).not.toBe(JSON.stringify(file.log));
    for (const version of versions) {
      const [own, other] = [await drawn(file, version), await drawn(planted(file), version)];
      expect([version, Buffer.from(own).equals(Buffer.from(other))]).toEqual([version, true]);
    }
  });

  test("shows how the match goes on", async () => {
    const [dealt, middle, over] = await Promise.all(
      versions.map(async (version) => pixelsOf(await drawn(file, version))),
    );
    expect([dealt!.width, dealt!.height]).toEqual([1200, 630]);
    expect(changed(dealt!, middle!, 820)).toBeGreaterThan(0.02);
    expect(changed(middle!, over!, 820)).toBeGreaterThan(0.02);
  });
});

test("an island that is placed changes its space, and the mark of the island placed before it", async () => {
  const file = fileOf("tranquility-standard-true-draw-five-open-4-won");
  const placed = file.log.findIndex(({ type }, i) => type === "CardPlaced" && i > 90);
  const board = await pixelsOf(await drawn(file, placed));
  const next = await pixelsOf(await drawn(file, placed + 1));
  // One space of 36 is about a hundredth of the picture.
  expect(changed(board, next, 820)).toBeGreaterThan(0.004);
  expect(changed(board, next, 820)).toBeLessThan(0.06);
});

test("the colours of a table are those of the place", async () => {
  const file = fileOf("tranquility-standard-true-draw-five-open-4-won");
  const [live, over] = await Promise.all([90, 163].map(async (v) => pixelsOf(await drawn(file, v))));
  // The sea by day, and in the evening after a win; the panel's paper, and its gold tag.
  expect([colourAt(live!, 4, 260), colourAt(over!, 4, 260)]).toEqual(["#42858c", "#3b4a76"]);
  for (const pixels of [live!, over!])
    expect([colourAt(pixels, 1190, 330), colourAt(pixels, 850, 575)]).toEqual(["#fbf4e6", "#f2b441"]);
});

test.each(Object.keys(GAMES))("%s has a cover, in every language", async (game) => {
  const covers = await Promise.all((["en", "fr", "de"] as const).map((language) => pngOf({ language, game })));
  const pixels = await Promise.all(covers.map(pixelsOf));
  expect(pixels.map(({ width, height }) => [width, height])).toEqual([1, 2, 3].map(() => [1200, 630]));
  // Words are right of 820 px.
  expect(changed(itemAt(pixels, 0), itemAt(pixels, 1), 820)).toBe(0);
  expect(changed(itemAt(pixels, 0), itemAt(pixels, 1))).toBeGreaterThan(0);
});

test("a log that cannot be understood, and a game that is not known, are refused", async () => {
  await expect(pngOf({ language: "en", game: "none" })).rejects.toThrow('unknown game "none"');
  const pictured = await picturedAt(fileOf("tranquility-standard-true-draw-five-open-4-won"), 90);
  const table = { ...pictured.table!, log: pictured.table!.log.slice(40) };
  await expect(pngOf({ ...pictured, table })).rejects.toThrow();
  expect((await pngOf({ language: "en" })).byteLength).toBeGreaterThan(1000);
});
