import { Malformed, type MatchFile, read } from "../../shared/engine/format.ts";
import type { AnyGame } from "../../shared/engine/game.ts";
import { verifyAside } from "./verifier.ts";
import { words } from "./words/words.ts";

/** No match is longer than this, in bytes: 2,000 events of a few hundred each. */
export const LARGEST = 8_000_000;

/** A file that is not shown, and why, in words. */
export class NotShown extends Error {
  override readonly name = "NotShown";
}

/**
 * A match from the text of its file. Only its shape is looked at.
 * @throws NotShown
 */
export function readMatch(text: string, gameOf: (id: string) => AnyGame | undefined): MatchFile {
  const { unreadable, unknownGame, notStarted } = words.value;
  try {
    const file = read(text);
    if (!gameOf(file.header.game)) throw new NotShown(unknownGame);
    if (!file.log.some(({ type }) => type === "MatchStarted")) throw new NotShown(notStarted);
    return file;
  } catch (error) {
    throw error instanceof Malformed ? new NotShown(`${unreadable} ${error.message}`) : error;
  }
}

/**
 * A match from a file of anybody's: its shape, and if it is over every rule, is checked before anything of it is shown.
 * @param told how much of it is checked, as a part of 1
 * @throws NotShown
 */
export async function openFile(
  from: Blob,
  gameOf: (id: string) => AnyGame | undefined,
  told: (part: number) => void,
): Promise<MatchFile> {
  const { files, check } = words.value;
  if (from.size > LARGEST) throw new NotShown(files.tooLarge);
  const file = readMatch(await from.text(), gameOf);
  if (file.header.seed === undefined) return file;
  const verdict = await verifyAside(file, told);
  if (verdict.isTrue) return file;
  const { v, reason } = verdict.violation;
  throw new NotShown(`${check.isFalse} ${v === 0 ? reason : check.at(v, reason)}`);
}
