import { expect, test } from "vitest";
import { loadReplayMessages, messages } from "../../../../client/features/replay/messages/messages.ts";
import { openFile } from "../../../../client/features/replay/open-match-file.ts";

await loadReplayMessages();
const { files, unreadable } = messages.value;

/** @param bytes the size of the log */
async function rejection(header: object, bytes: number): Promise<string> {
  const file = new Blob([JSON.stringify(header), "\n", "x".repeat(bytes)]);
  return openFile(file, () => {}).then(
    () => "",
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

const header = (game: string) => ({
  format: "match/1",
  ...{ id: "m", game, rules: 1, layout: {}, seats: [], commitment: "c", algorithm: "a", nonces: [] },
});

/** In bytes: too many for a log of 2,000 events, but not for one of 8,000. */
const BETWEEN = 9_000_000;

test("a file that is larger than any match of its game is not read", async () => {
  expect(await rejection({ ...header("tranquility"), options: {} }, BETWEEN)).toBe(`FileRejected: ${files.tooLarge}`);
});

test("a file of a game with longer matches may be larger", async () => {
  expect(await rejection({ ...header("arcanoid"), options: {} }, BETWEEN)).toContain(`FileRejected: ${unreadable}`);
});

test("the size follows the game of the header, not another field of that name before it", async () => {
  const options = { game: "arcanoid" };
  expect(await rejection({ options, ...header("tranquility") }, BETWEEN)).toBe(`FileRejected: ${files.tooLarge}`);
});

test.each(["", "no header", '{"game":"arcanoid"}'])(
  "a file without a header is read if it is small: %j",
  async (first) => {
    const read = (bytes: number) =>
      openFile(new Blob([first, "\n", "x".repeat(bytes)]), () => {}).then(String, (error: Error) => error.message);
    expect(await read(10)).toContain(unreadable);
    expect(await read(BETWEEN)).toBe(files.tooLarge);
  },
);
