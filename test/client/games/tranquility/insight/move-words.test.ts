import { beforeAll, describe, expect, it } from "vitest";
import { analysisSentences } from "../../../../../client/features/insight/analysis-texts.ts";
import { loadInsightMessages } from "../../../../../client/features/insight/messages/messages.ts";
import { loadVocabulary } from "../../../../../client/games/tranquility/insight/messages/messages.ts";
import { moveWords } from "../../../../../client/games/tranquility/insight/move-words.ts";
import { loadGameMessages } from "../../../../../client/games/tranquility/text/messages/messages.ts";
import { speak } from "../../../../../client/i18n/language.ts";
import { foldMatch } from "../../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH } from "../../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import { handOf, numberOn, type State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { positionsOf } from "../../../../../shared/insight/analysis.ts";
import { goldens } from "../../../../kit/golden.ts";
import { itemAt } from "../../../../kit/item-at.ts";

beforeAll(async () => {
  await Promise.all([loadGameMessages(), loadVocabulary(), loadInsightMessages()]);
});

const GOLDENS = goldens();

function tableBefore(name: string, move: number) {
  const { file } = GOLDENS.find((golden) => golden.name.startsWith(name))!;
  const { version, seat, command } = itemAt(positionsOf(tranquility, file.log), move - 1);
  const match = foldMatch(tranquility, INITIAL_MATCH, file.log.slice(0, version));
  return { at: { match, seat } as never, match, seat, command: command as Command };
}

const table = ({ match }: ReturnType<typeof tableBefore>): State => match.table as unknown as State;

function cardOf(moment: ReturnType<typeof tableBefore>, number: number): number {
  const card = handOf(table(moment), moment.seat).find((held) => numberOn(table(moment), held) === number);
  if (card === undefined) throw new Error(`no ${number} in that hand`);
  return card;
}

describe("moves in words", () => {
  const day = tableBefore("tranquility-day-night-false-draw-five-silent-1-won", 34);

  it("name a placement by its neighbours and its payment", () => {
    expect(moveWords.move(day.command, day.at)).toBe("39 beside 36 (paying with 30, 57, and 68)");
  });

  it("name a placement without neighbours by its space", () => {
    const arch = tableBefore("tranquility-standard-false-draw-five-open-3-lost", 2);
    expect(moveWords.move(arch.command, arch.at)).toBe("2 on the first space");
    const free = { type: "PlaceCard", card: (arch.command as { card: number }).card, cell: 24, pay: [] } as const;
    expect(moveWords.move(free, arch.at)).toBe("2 in row 5, column 1");
  });

  it("name discarded cards in the order of their numbers", () => {
    const [finish] = handOf(table(day), day.seat);
    expect(moveWords.move({ type: "DiscardPair", cards: [finish!, cardOf(day, 68)] }, day.at)).toBe(
      "discarding 68 and the lighthouse",
    );
  });

  it("are put into the sentences of the page, in every language", async () => {
    const figure = (mean: number) => ({ mean, error: 0.01 });
    const other = (cards: readonly [number, number]): Command => ({
      type: "DiscardPair",
      cards: cards.map((number) => cardOf(day, number)),
    });
    const judgement = {
      played: { command: day.command, chance: figure(0.4) },
      best: { command: other([30, 68]), chance: figure(0.85), gain: figure(0.45) },
      others: [{ command: other([57, 39]), chance: figure(0.97), gain: figure(0.3) }],
      decision: [-0.45],
      playouts: 10,
    };
    const lines = () => analysisSentences({ version: 1, seat: 0, judgement }, moveWords as never, day.at, 0.87);
    expect(lines()[0]).toMatch(
      /^39 beside 36 \(paying with .*\): with good play, 87% became 40%; discarding 30 and 68 kept 85%\.$/,
    );
    expect(lines()[1]).toBe("Also better: discarding 39 and 57, 70%.");
    for (const [language, sentence] of [
      [
        "de",
        /^39 neben der 36 \(bezahlt mit .*\): Bei gutem Spiel sank die Siegchance von 87\s% auf 40\s%; mit Abwurf von 30 und 68 wären es 85\s%\.$/,
      ],
      [
        "fr",
        /^39 à côté du 36 \(en payant avec .*\)\u00a0: en jouant bien, les chances passent de 87\s% à 40\s%\u202f; défausser 30 et 68 les gardait à 85\s%\.$/,
      ],
    ] as const) {
      speak(language);
      await expect.poll(() => lines()[0]).toMatch(sentence);
    }
    speak("en");
    await expect.poll(() => lines()[0]).toMatch(/kept/);
  });

  it("stand alone where no other move was clearly better", () => {
    const judgement = {
      played: { command: day.command, chance: { mean: 0.4, error: 0 } },
      decision: [0],
      playouts: 10,
    };
    const [only] = analysisSentences({ version: 1, seat: 0, judgement }, moveWords as never, day.at, 0.87);
    expect(only).toMatch(/^39 beside 36 \(paying with .*\): best move \(no clearly better move\)\.$/);
  });
});

describe("the fault of a move", () => {
  const opening = tableBefore("tranquility-standard-false-draw-five-open-3-lost", 2);
  const placed = (number: number, cell: number): Command => ({
    type: "PlaceCard",
    card: cardOf(opening, number),
    cell,
    pay: [],
  });

  it("is a card given up that fits the one space between two others", () => {
    const day = tableBefore("tranquility-day-night-false-draw-five-silent-1-won", 34);
    const better: Command = { type: "PlaceCard", card: cardOf(day, 57), cell: 25, pay: [] };
    expect(moveWords.flaw(day.command, better, day.at)).toBe("gives up 68, which fits the one space between 65 and 70");
  });

  it("is a gap with fewer spaces than cards in hand", () => {
    const flaw = moveWords.flaw(placed(21, 2), placed(55, 24), opening.at);
    expect(flaw).toBe("leaves only 2 spaces below 21 for 3 cards in hand");
  });

  it("is a gap with fewer numbers than spaces", () => {
    expect(moveWords.flaw(placed(5, 6), placed(55, 24), opening.at)).toBe("leaves 6 spaces below 5 for 4 numbers");
  });

  it("is not reported when the better move has it as well", () => {
    expect(moveWords.flaw(placed(21, 2), placed(21, 2), opening.at)).toBe("");
  });
});
