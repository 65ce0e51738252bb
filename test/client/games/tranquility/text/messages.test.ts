import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import type { PrimaryAction } from "../../../../../client/games/tranquility/input/primary-action.ts";
import type { Toll } from "../../../../../client/games/tranquility/input/toll.ts";
import { playersInfo, stateText } from "../../../../../client/games/tranquility/overlay/players.ts";
import { RULES } from "../../../../../client/games/tranquility/rules/ids.ts";
import {
  cellLabel,
  handLabel,
  primaryActionAloud,
  primaryActionText,
  secondaryActionText,
} from "../../../../../client/games/tranquility/text/labels.ts";
import de from "../../../../../client/games/tranquility/text/messages/de.ts";
import en, { type TranquilityMessages } from "../../../../../client/games/tranquility/text/messages/en.ts";
import fr from "../../../../../client/games/tranquility/text/messages/fr.ts";
import { REFUSALS } from "../../../../../client/games/tranquility/text/messages/refusals.ts";
import { figured } from "../../../../../client/games/tranquility/text/reasons.ts";
import {
  type LoggedEvent,
  phraseText,
  reasonText,
  refusalText,
  sentenceOf,
  spoken,
} from "../../../../../client/games/tranquility/text/sentences.ts";
import { atTable } from "../../../../../client/i18n/at-table.ts";
import { t } from "../../../../../client/i18n/t.ts";
import { announce } from "../../../../../client/match/announcements.ts";
import { logLines } from "../../../../../client/match/log-lines.ts";
import type { Outcome } from "../../../../../shared/engine/contract/game.ts";
import { foldMatch } from "../../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH } from "../../../../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../../../../shared/engine/match/match-events.ts";
import { type Step, stepsOf } from "../../../../../shared/engine/match/steps.ts";
import { numberOn, type State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { LocalMatch, optionsOf, playedOut } from "../../../harness/local-match.ts";
import { worded } from "../worded.ts";

const spanOf = (step: Step) => ({ after: step[0].v - 1, until: step.at(-1)!.v });

const source = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), "utf8");

/** Refusals of the platform before it calls the game. */
const PLATFORM: readonly string[] = [...source("shared/engine/match/decide.ts").matchAll(/refuse\("(\w+)"\)/g)].map(
  ([, code]) => code!,
);

const LANGUAGES: Readonly<Record<string, TranquilityMessages>> = { en, fr, de };
const MATCHES = [1, 2, 3, 5].map((seats) => playedOut(seats, 7));

const TOLL: Toll = { amount: 8, others: 2, own: [1], least: 0, most: 5, company: [1, 2], silent: [1], isLast: false };

const ACTIONS: readonly PrimaryAction[] = [
  { do: "place", ready: true, number: 41, cost: 3, have: 2 },
  { do: "place", ready: true, number: 41, cost: 0, have: 0, later: 2 },
  { do: "place", ready: true, number: 41, cost: 0, have: 0, later: 0 },
  { do: "place", ready: true, number: 41, cost: 1, have: 1, isJoker: true },
  { do: "joker", ready: false, spaces: 3 },
  { do: "number", ready: false },
  { do: "clear", ready: true, storms: 1 },
  { do: "clear", ready: false, storms: 1 },
  { do: "clear", ready: false, storms: 0 },
  { do: "due", ready: false, have: 0, cost: 2, number: 41 },
  { do: "turn", ready: false, have: 0 },
  { do: "turn", ready: true, have: 1, number: 41 },
  { do: "sweep", ready: true, cards: 5 },
  { do: "pair", ready: false, have: 1, spares: 0 },
  { do: "pair", ready: false, have: 1, spares: 2 },
  { do: "start", ready: true },
  { do: "finish", ready: true },
  { do: "finish", ready: true, isJoker: true },
  { do: "offer", ready: false, have: 0, toll: TOLL },
  { do: "offer", ready: false, have: 1, toll: { ...TOLL, least: 3 } },
  { do: "offer", ready: true, have: 1, toll: TOLL },
  { do: "offer", ready: true, have: 6, toll: TOLL },
  { do: "offer", ready: true, have: 6, toll: { ...TOLL, silent: [] } },
  { do: "lastToll", ready: true, toll: { ...TOLL, isLast: true } },
  { do: "lastToll", ready: true, toll: { ...TOLL, company: [], isLast: true } },
  { do: "offered", ready: false, have: 1, toll: TOLL },
  { do: "offered", ready: false, have: 1, toll: { ...TOLL, silent: [] } },
  { do: "space", ready: false, number: 41, spaces: 2 },
  { do: "space", ready: false, number: 41, spaces: 0 },
  { do: "wait", ready: false, seats: [1] },
  { do: "early", ready: false, why: figured("FinishTooEarly", "B10", { spaces: 1 }) },
  { do: "dead", ready: false },
  { do: "choose", ready: false },
  { do: "stuck", ready: false },
  { do: "watch", ready: false },
  { do: "over", ready: false },
];

function* leaves(node: object, path = ""): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "object" && value !== null) yield* leaves(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}

describe.each(Object.entries(LANGUAGES))("the messages in %s", (name, words) => {
  it("have a sentence for every event of a whole match, for its player and for the others", () => {
    for (const { log, match } of MATCHES) {
      for (const entry of log.filter((event) => !isMatchEvent(event))) {
        for (const me of [0, undefined]) {
          const text = spoken(sentenceOf(entry as unknown as LoggedEvent, { match, me, words }, { paid: 2 }));
          expect(text).not.toMatch(/undefined|NaN|\{|\}|#/);
          expect(text.length).toBeGreaterThan(5);
        }
      }
    }
  });

  it("have log lines, with rounds and islands", () => {
    const { log, match } = itemAt(MATCHES, 2);
    const lines = logLines(worded(words), { log, states: [match], seat: 0 });
    expect(lines.some((line) => "round" in line)).toBe(true);
    expect(lines.some((line) => "parts" in line && line.parts.some((part) => typeof part !== "string"))).toBe(true);
  });

  it("exist for every refusal", () => {
    for (const code of REFUSALS) expect(refusalText(code, words)).toMatch(/[.!?]$/);
    expect(refusalText("SomethingNew", words)).toContain("SomethingNew");
  });

  it("state the numbers of a refusal", () => {
    const cases = [
      [figured("CannotPay", "B4", { cost: 5, held: 3 }), [5, 3]],
      [figured("CannotPay", "B4", { cost: 1, held: 0 }), [1]],
      [figured("NotAscending", "B3", { number: 41, below: 12, above: 30 }), [41, 12, 30]],
      [figured("NotAscending", "B3", { number: 41, below: 55 }), [41, 55]],
      [figured("NotAscending", "B3", { number: 41, above: 15 }), [41, 15]],
      [figured("WrongCost", "B4", { cost: 3 }), [3]],
      [figured("TollExceeded", "B7", { most: 4 }), [4]],
      [figured("FinishTooEarly", "B10", { spaces: 36 }), [36]],
      [figured("SidesAreWrong", "N5", { islands: 2 }), [2]],
    ] as const;
    for (const [reason, numbers] of cases) {
      const text = reasonText(reason, words);
      expect(text).toMatch(/^[^#]+[.]$/);
      expect(text.match(/\d+/g)?.map(Number)).toEqual(numbers);
    }
    const [one, many] = [1, 2].map((spaces) => reasonText(figured("FinishTooEarly", "B10", { spaces }), words));
    expect(one).not.toBe(many!.replace("2", "1"));
    const harbour = reasonText(figured("FinishTooEarly", "B10", { spaces: 0 }), words);
    expect(harbour).not.toMatch(/\d/);
  });

  it("exist for every phrase of the game", () => {
    for (const phrase of Object.keys(tranquility.talk.phrases)) expect(phraseText(phrase, 2, words)).not.toBe(phrase);
  });

  it("have a label for every cell, card, button and plaque", () => {
    const { match } = itemAt(MATCHES, 1);
    const labelInput = { match, seat: 0, draft: NO_DRAFT, words };
    for (const cell of match.table.board.keys()) expect(cellLabel(labelInput, cell)).not.toMatch(/undefined|NaN/);
    for (const card of itemAt(match.table.hands, 0)) expect(handLabel(labelInput, card)).not.toMatch(/undefined|NaN/);
    for (const info of playersInfo(match)) expect(stateText(info, 0, words)).toBeTruthy();
    for (const other of ["pair", "turn", "sweep", "nothing", "change", "back"] as const)
      expect(secondaryActionText(other, match, 5, words).text).toBeTruthy();
    for (const action of ACTIONS) {
      const { text, note = "" } = primaryActionText(action, match, words);
      expect(`${text} ${note}`).not.toMatch(/undefined|NaN|#/);
      expect(text.length).toBeGreaterThan(3);
    }
    expect(primaryActionText(itemAt(ACTIONS, 0), match, words).text).toMatch(/41.*3|3.*41/);
  });

  it("have a sentence for each reason why a card cannot lie in a space", () => {
    const played = new LocalMatch(2, 7);
    for (let moves = 0; moves < 20; moves++) played.playOne();
    const { match } = played;
    const labels = itemAt(match.table.hands, 0).flatMap((chosen) => {
      const labelInput = { match, seat: 0, draft: { ...NO_DRAFT, chosen }, words };
      return [...match.table.board.keys()].map((cell) => cellLabel(labelInput, cell));
    });
    const refused = labels.filter((label) => label.endsWith("."));
    expect(refused.length).toBeGreaterThan(0);
    for (const label of refused) expect(label).toMatch(/^[^.]+\. \P{Ll}[^.]+\.$/u);
  });

  it("distinguish one from many", () => {
    const { left, events } = words;
    expect(left({ n: 1 })).not.toBe(left({ n: 2 }).replace("2", "1"));
    expect(events.drawn({ n: 1 })).not.toBe(events.drawn({ n: 3 }).replace("3", "1"));
  });

  it("do not repeat English", () => {
    if (name === "en") return;
    const english = new Map(leaves(en));
    const same = [...leaves(words)].filter(([path, value]) => typeof value === "string" && english.get(path) === value);
    const alike = ["cards.border", "modes.standard", "modes.duel"];
    expect(same.map(([path]) => path).filter((path) => !alike.includes(path))).toEqual([]);
  });
});

/** Every refusal in rules, match or client. */
function refusals(): { code: string; rule?: string }[] {
  const folders = ["shared/games/tranquility", "client/games/tranquility"];
  const games = folders.flatMap((folder) =>
    readdirSync(new URL(`../../../../../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  // The site has the messages for refusals of requests around a game.
  const files = [...games, "shared/engine/contract/game.ts", "shared/engine/match/decide.ts"];
  const texts = files.map(source);
  const figured = texts.flatMap((text) =>
    [...text.matchAll(/\bfigured\(\s*"(\w+)",\s*"(\w+)",/g)].map(([, code, rule]) => ({ code: code!, rule: rule! })),
  );
  const calls = texts.flatMap((text) => [...text.matchAll(/\brefuse\(([^)]*)\)/g)]);
  const plain = calls.flatMap(([, given = ""]) => {
    const parts = /^"(\w+)"(?:, "(\w+)")?$/.exec(given);
    // The definition of `refuse`, not a call.
    if (given.includes(": ")) return [];
    if (!parts) throw new Error(`refuse(${given}): codes are written where they are meant, for tests to find`);
    return [{ code: itemAt(parts, 1), ...(parts[2] ? { rule: parts[2] } : {}) }];
  });
  return [...plain, ...figured];
}

describe("the codes of refusals", () => {
  it("are exactly those that the rules, the match and this screen use", () => {
    const known = [...REFUSALS, ...Object.keys(t().refusals), ...Object.keys(atTable().refusals)];
    for (const { code } of refusals()) expect(known).toContain(code);
  });

  it("are each used somewhere", () => {
    const places = [
      "server/match/table.ts",
      "server/rooms/admission.ts",
      "server/rooms/answer-request.ts",
      "server/rooms/table-room.ts",
      "server/rooms/handlers.ts",
      "client/match/room-connection.ts",
    ]
      .map(source)
      .join();
    const codes = new Set(refusals().map(({ code }) => code));
    for (const code of REFUSALS) expect(codes.has(code) || places.includes(`"${code}"`), code).toBe(true);
  });

  it("lead to rules that are in the book", () => {
    for (const { rule } of refusals()) if (rule) expect(RULES).toHaveProperty(rule);
  });

  it("name their rule wherever the game itself forbids something", () => {
    const bare = ["NotInThisMode", "SameCardTwice", "NotInHand"];
    const unruled = refusals().filter(({ code, rule }) => !rule && !PLATFORM.includes(code));
    expect([...new Set(unruled.map(({ code }) => code))].toSorted()).toEqual(bare.toSorted());
  });
});

describe("the end of a match in its log", () => {
  const { match } = itemAt(MATCHES, 1);
  const end = (outcome: Outcome, me: number | undefined, words: TranquilityMessages) =>
    spoken(sentenceOf({ type: "MatchEnded", outcome }, { match, me, words }));
  const points = { reason: "points", scores: [34, 31] };

  it("names the winner of a duel, and no loser of one that ends even", () => {
    expect(end({ result: "won", winners: [1], ...points }, 0, en)).toBe("Mira wins the duel");
    expect(end({ result: "won", winners: [1], ...points }, 1, de)).toBe("Du gewinnst das Duell");
    expect(end({ result: "won", winners: [1], reason: "conceded" }, 0, en)).toBe("Mira wins the duel");
    expect(end({ result: "draw", winners: [], ...points }, 0, fr)).toBe("Le duel se termine par un match nul");
  });

  it("is shared by all players in other modes", () => {
    expect(end({ result: "won", winners: [0, 1], reason: "finished" }, 0, en)).toBe("The crossing is won");
    expect(end({ result: "lost", winners: [], reason: "stuck" }, 0, en)).toBe("The crossing is lost");
  });
});

describe("in a duel", () => {
  const { log, match } = playedOut(2, 8, optionsOf("duel"));
  const states = [...log.keys()].map((v) => foldMatch(tranquility, INITIAL_MATCH, log.slice(0, v + 1)));
  const step = stepsOf(log).find((those) => those.some(({ type }) => type === "RowTaken"))!;
  const taken = step.find(({ type }) => type === "RowTaken") as unknown as { v: number; seat: number; cards: number[] };
  const announced = (me: number | undefined, words: TranquilityMessages) =>
    announce(worded(words), { log, states: [itemAt(states, 0), ...states], seat: me }, spanOf(step), "all").text;

  it("cards taken from the row are named for all players, although the hand is shuffled after that", () => {
    const before = itemAt(states, taken.v - 2).table as unknown as State;
    const numbers = taken.cards.map((card) => numberOn(before, card)).join(", ");
    expect(numbers).toMatch(/^\d/);
    expect(announced(taken.seat, en)).toContain(`You took ${numbers} from the row.`);
    expect(announced(1 - taken.seat, en)).toContain(
      `${itemAt(match.seats, taken.seat).name} took ${numbers} from the row.`,
    );
    expect(announced(taken.seat, de)).toContain(`Du hast ${numbers} aus der Auslage genommen.`);
    expect(announced(undefined, fr)).toContain(`a pris ${numbers} dans la rangée.`);
    for (const words of [en, de, fr]) expect(announced(taken.seat, words)).not.toContain(words.cards.unknown);
  });

  it("a button states what its cards cost in points, for the eye and for ears (D6)", () => {
    expect(secondaryActionText("pair", match, 5, en)).toEqual({ text: "Discard two", points: 2 });
    expect(secondaryActionText("sweep", match, 4, en)).toMatchObject({ points: 4 });
    expect(secondaryActionText("back", match, 5, en).points).toBeUndefined();
    const place = primaryActionText({ do: "place", ready: false, number: 41, cost: 3, have: 0 }, match, en);
    expect(place.points).toBe(3);
    expect(primaryActionAloud(place, en)).toContain("−3 points");
    const free = primaryActionText({ do: "place", ready: true, number: 41, cost: 0, have: 0 }, match, en);
    expect(free.points).toBeUndefined();
    const pair = primaryActionText({ do: "pair", ready: false, have: 1, spares: 0 }, match, de);
    expect(primaryActionAloud(pair, de)).toContain("−2 Punkte");
  });

  it("a button states no points where none are counted", () => {
    const { match: standard } = itemAt(MATCHES, 0);
    expect(secondaryActionText("pair", standard, 5, en)).toEqual({ text: "Discard two" });
    expect(
      primaryActionText({ do: "place", ready: false, number: 41, cost: 3, have: 0 }, standard, en).points,
    ).toBeUndefined();
  });
});

describe("while another player acts", () => {
  const match = itemAt(MATCHES, 1).match;
  it.each([
    [en, "Mira is playing", "Mira is away"],
    [de, "Mira ist am Zug", "Mira ist nicht da"],
    [fr, "Mira joue", "Mira n’est pas là"],
  ])("the button says whether they are there", (words, plays, away) => {
    expect(primaryActionText({ do: "wait", ready: false, seats: [1] }, match, words).text).toBe(plays);
    expect(primaryActionText({ do: "wait", ready: false, seats: [1], isAway: true }, match, words).text).toBe(away);
  });
});

describe("a sentence", () => {
  const { log, match } = itemAt(MATCHES, 1);
  const step = stepsOf(log).find(([first]) => first.type === "CardPlaced")!;
  const { seat } = step[0] as unknown as { seat: number };
  const states = [match, ...log.map(() => match)];
  const aloud = (me: number, words: TranquilityMessages) =>
    announce(worded(words), { log, states, seat: me }, spanOf(step), "all").text;

  it("addresses the reader as you, and names others", () => {
    expect(aloud(seat, en)).toMatch(/^You placed \d+ /);
    expect(aloud(1 - seat, de)).toMatch(/^\S+ hat \d+ .*gelegt/);
  });

  it("says in speech where an island lies, and which cards came into one's own hand", () => {
    const own = aloud(seat, en);
    expect(own).toMatch(/^You placed \d+ .*?\. Row \d, column \d\. You drew: /);
    const others = aloud(1 - seat, en);
    expect(others).toMatch(/^\S+ placed \d+ .*?\. Row \d, column \d\. /);
    expect(others).not.toContain("drew");
  });

  it("says that it is one's own turn, and after one's own move the next player's; a match that is over has no turn", () => {
    for (const { log, match } of MATCHES) {
      const states = [match, ...log.map(() => match)];
      const texts = stepsOf(log).map((step) => {
        const { text } = announce(worded(en), { log, states, seat: 0 }, spanOf(step), "all");
        return { text, step, begun: step.find(({ type }) => type === "TurnStarted") as unknown as { seat: number } };
      });
      for (const { text, step, begun } of texts) {
        const isOver = step.some(({ type }) => type === "MatchEnded");
        const isAnnounced = begun && !isOver && (begun.seat === 0 || step[0].by === 0);
        expect(/’s turn\.|your turn\./.test(text)).toBe(Boolean(isAnnounced));
      }
    }
  });

  it("shows an island that was turned with its current side", () => {
    const turned = { type: "CardTurned", seat: 0, cell: 5, card: 3, side: "night", v: 9, cause: "c" } as LoggedEvent;
    const [island] = sentenceOf(turned, { match, me: 0, words: en }).filter((part) => typeof part !== "string");
    expect(island).toMatchObject({ side: "night" });
  });

  it("asks all of several for a toll, and a single player only for the cards", () => {
    const opened = { type: "TollOpened", amount: 8, v: 9, cause: "c" } as LoggedEvent;
    const asked = MATCHES.map(({ match: of }) => spoken(sentenceOf(opened, { match: of, me: 0, words: en })));
    expect(asked.slice(0, 2)).toEqual(["The toll is open: 8 cards", "The toll is open: 8 cards from all of you"]);
  });

  it("joins a placement and its price", () => {
    const placed = { type: "CardPlaced", seat: 0, card: 1, face: "i41", cell: 3 } as const;
    expect(spoken(sentenceOf(placed, { match, me: 0, words: en }, { paid: 3 }))).toBe("You placed 41 and paid 3");
    expect(spoken(sentenceOf(placed, { match, me: 0, words: de }, { paid: 3 }))).toBe(
      "Du hast 41 gelegt und 3 bezahlt",
    );
    expect(spoken(sentenceOf(placed, { match, me: 0, words: fr }, {}))).toBe("Vous avez posé 41 sans rien payer");
  });
});
