import { maxLogLengthOf } from "../../../shared/engine/contract/max-log-length.ts";
import { Malformed, type MatchFile, read, readHeader } from "../../../shared/engine/log/format.ts";
import { UnknownSchema, upcastEntry } from "../../../shared/engine/log/upcast.ts";
import { isOnDevice, puzzleOfMatchId } from "../../../shared/engine/match/device-id.ts";
import { guest } from "../../api/identity.ts";
import { matchLog } from "../../api/records.ts";
import { loadGame } from "../../catalog/load.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import { messages } from "./messages/messages.ts";
import { type Verdict, verifyInWorker } from "./verifier.ts";

/** Largest mean size of an event, in bytes; most have a few hundred. */
const EVENT = 4000;
/** A match file's header ends within this many bytes. */
const HEADER = 100_000;

/** A file that cannot be shown, with the reason in the player's language. */
export class FileRejected extends Error {
  override readonly name = "FileRejected";
}

/**
 * Reads a match file and loads its game. Checks only the format.
 * @throws FileRejected
 */
export async function readMatch(text: string): Promise<readonly [MatchFile, AnyClientGame]> {
  const { unreadable, unknownGame, notStarted } = messages.value;
  try {
    const { header, log } = read(text);
    const game = await loadGame(header.game);
    if (!game) throw new FileRejected(unknownGame);
    if (!log.some(({ type }) => type === "MatchStarted")) throw new FileRejected(notStarted);
    return [{ header, log: log.map((entry) => upcastEntry(game.rules, entry)) }, game];
  } catch (error) {
    throw error instanceof Malformed || error instanceof UnknownSchema
      ? new FileRejected(`${unreadable} ${error.message}`)
      : error;
  }
}

/** Other matches are on this device, or belong to a puzzle. */
export const isOnServer = (id: string): boolean => !isOnDevice(id) && puzzleOfMatchId(id) === undefined;

/** Reads a match file from this device, the puzzles of this release, or the server. */
export async function logOf(id: string): ReturnType<typeof matchLog> {
  if (isOnServer(id)) return matchLog(id, guest.peek()?.token);
  const text = isOnDevice(id)
    ? await import("../alone/alone.ts").then(({ fileOf }) => fileOf(id))
    : await import("../puzzles/puzzle-source.ts").then(({ puzzleFileOf }) => puzzleFileOf(id));
  return text === undefined ? { ok: false, reason: "NoSuchMatch" } : { ok: true, text };
}

/** In bytes, by the game in the header. A default applies if the header is unreadable or the game unknown. */
async function largestFor(from: Blob): Promise<number> {
  const game = await loadGame(gameIn(await from.slice(0, HEADER).text()) ?? "");
  return EVENT * maxLogLengthOf(game?.rules ?? {});
}

function gameIn(start: string): string | undefined {
  try {
    return readHeader(start).game;
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/**
 * Opens an untrusted match file. Checks its format and, if the match is over, every move by the rules.
 * @param onProgress receives the progress of the check, 0..1
 * @returns the file and its game, with a verdict if the match is over
 * @throws FileRejected; Error if the check could not run
 */
export async function openFile(
  from: Blob,
  onProgress: (part: number) => void,
): Promise<{ readonly file: MatchFile; readonly game: AnyClientGame; readonly verdict?: Verdict }> {
  const { files, check } = messages.value;
  if (from.size > (await largestFor(from))) throw new FileRejected(files.tooLarge);
  const [file, game] = await readMatch(await from.text());
  if (file.header.seed === undefined) return { file, game };
  const verdict = await verifyInWorker(file, onProgress);
  if (verdict.isTrue) return { file, game, verdict };
  const { v, reason, isUnknown } = verdict.violation;
  throw new FileRejected(`${isUnknown ? check.cannotTell : check.isFalse} ${v === 0 ? reason : check.at(v, reason)}`);
}
