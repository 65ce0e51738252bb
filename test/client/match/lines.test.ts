import { describe, expect, test } from "vitest";
import { emptyTimeline, extend } from "../../../client/contract/timeline.ts";
import { loadTableMessages } from "../../../client/i18n/at-table.ts";
import { loadMessages } from "../../../client/i18n/t.ts";
import { announce } from "../../../client/match/announcements.ts";
import { logLines } from "../../../client/match/log-lines.ts";
import type { GameCommand } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import type { MatchCommand } from "../../../shared/engine/match/decide.ts";
import { command, dealt, type PlayedMatch, seedOf } from "../../kit/play.ts";
import { cairn } from "../../kit/toys/cairn/cairn.ts";
import client from "../../kit/toys/cairn/client.ts";

await Promise.all([loadMessages(), loadTableMessages(), client.messages.load()]);

const options = { layers: 8, place: "shore", kinds: ["flat", "round", "sharp"], door: "open", height: "any" };
const lay = (stones: number): MatchCommand => ({
  type: "play",
  seat: 0,
  command: { type: "Lay", stones, kind: "flat" } as GameCommand,
});
const back = (to: number): MatchCommand => ({ type: "takeBack", seat: 0, to });

const known = ({ log }: PlayedMatch) => extend(emptyTimeline(client.rules, 0), log);
const textOf = (parts: readonly unknown[]): string => parts.join("");

describe("steps that are taken back", () => {
  const start = dealt({ game: cairn as AnyGame, options, seats: 1 }, seedOf("told back"));
  const one = command(start, lay(1));
  const two = command(command(one, lay(2)), lay(3));
  const undone = command(two, back(one.match.version));
  const redone = command(undone, back(two.match.version));

  const linesAfter = (played: PlayedMatch) =>
    logLines(client, known(played)).flatMap((line) => ("parts" in line ? line : []));
  const struck = (played: PlayedMatch) =>
    linesAfter(played).flatMap((line) => (line.aside === "undone" ? textOf(line.parts) : []));

  test("are struck through in the log, and its last line names the first of them", () => {
    expect(struck(two)).toEqual([]);
    expect(struck(undone)).toEqual(["You laid 2 flat", "You laid 3 flat"]);
    expect(textOf(linesAfter(undone).at(-1)!.parts)).toBe("Taken back: You laid 2 flat …");
  });

  test("count again once they are done again", () => {
    expect(struck(redone)).toEqual([]);
    expect(textOf(linesAfter(redone).at(-1)!.parts)).toBe("Redone: You laid 2 flat …");
  });

  test("are spoken as they are read, and a switch to another branch names the moves left behind", () => {
    const span = { after: two.match.version, until: undone.match.version };
    expect(announce(client, known(undone), span, "all").text).toBe("Taken back: You laid 2 flat ….");
    // A player who was away during a move and its undo has missed nothing.
    const away = { after: one.match.version, until: undone.match.version };
    expect(announce(client, known(undone), away, "all").text).toBe("");
    const other = command(command(undone, lay(6)), back(two.match.version));
    expect(textOf(linesAfter(other).at(-1)!.parts)).toBe("Taken back: You laid 6 flat");
    expect(struck(other)).toEqual(["You laid 6 flat"]);
  });
});
