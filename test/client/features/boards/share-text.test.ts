import { afterEach, expect, it } from "vitest";
import { loadBoardPageMessages } from "../../../../client/features/boards/messages/messages.ts";
import { shareText } from "../../../../client/features/boards/share-text.ts";
import { speak } from "../../../../client/i18n/language.ts";

afterEach(() => speak("en"));

it.each([
  ["en", "Bots win 50 ± 10 %, 2 players"],
  ["de", "Zu 2: Bots gewinnen 50 ± 10 %"],
  ["fr", "Les robots gagnent 50 ± 10 %, 2 joueurs"],
] as const)("a share of wins says for how many players it is: %s", async (tongue, expected) => {
  await speak(tongue);
  await loadBoardPageMessages();
  expect(shareText({ seats: 2, played: 100, won: 50, moves: 4000 }, false)).toBe(expected);
  expect(shareText({ seats: 2, played: 0, won: 0, moves: 0 }, false)).toBe("");
});
