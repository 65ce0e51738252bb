import * as z from "zod/mini";
import { faultsOf, hasLastingStorms, isUnlosable } from "../../../../shared/games/tranquility/boards/board-faults.ts";
import { boardSchema } from "../../../../shared/games/tranquility/boards/board-schema.ts";
import type { BoardDefinition } from "../../../../shared/games/tranquility/boards/definition.ts";
import { EXAMPLES } from "../../../../shared/games/tranquility/boards/examples.ts";
import { LIMITS } from "../../../../shared/games/tranquility/boards/limits.ts";
import { boardOfLink, linkOf } from "../../../../shared/games/tranquility/boards/link.ts";
import { OFFICIAL } from "../../../../shared/games/tranquility/boards/official.ts";
import { range } from "../../../../shared/games/tranquility/layouts.ts";
import type { OfficialMode } from "../../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import type { BoardDraftFault, BoardLinkFault, GameBoards } from "../../../contract/boards.ts";
import { setupMessages } from "../setup/messages/messages.ts";
import { minutesOf } from "../setup/modes.ts";
import { Details } from "./details.tsx";
import { type BoardDraft, definitionOf, draftOf } from "./draft.ts";
import { Drawing } from "./drawing.tsx";
import { faultPlace, faultText, ids } from "./fault-texts.ts";
import { messages } from "./messages/messages.ts";
import { placeText } from "./place-texts.ts";

/** An empty grid with the base game's cards and rules, without start cards and toll. */
const blank = (): BoardDraft => ({
  title: messages.value.newTitle,
  lines: [{ cells: [] }],
  borders: [],
  night: [],
  frame: [],
  cards: { islands: [1, 80], finishes: 5 },
  rules: { seats: [1, 4], hand: 5, cost: "difference", pairs: true, talk: "silent" },
});

/** The booklet's pyramid is wider than the grid; this one has a narrower foot. */
function narrowPyramid(): BoardDefinition {
  const steps = [9, 7, 5, 3].flatMap((width, y) => range(width).map((i) => ({ x: y + i, y })));
  return {
    ...OFFICIAL.pyramid,
    lines: [{ cells: steps }],
    borders: range(steps.length).filter((cell) => (steps[cell]!.x - steps[cell]!.y) % 2 === 0),
    finish: { x: 4, y: 4 },
  };
}

function starts() {
  const { variants } = setupMessages.messages.value;
  const official = Object.entries(OFFICIAL).map(([mode, board]) => ({
    id: mode,
    title: variants[mode as OfficialMode].title,
    board: mode === "pyramid" ? narrowPyramid() : board,
  }));
  const examples = EXAMPLES.map((board) => ({ id: board.title!, title: board.title!, board }));
  return [...official, ...examples].map(({ id, title, board: { author: _, ...board } }) => ({
    id,
    title,
    draft: draftOf(board, title),
  }));
}

function faults(draft: BoardDraft): readonly BoardDraftFault[] {
  const { own } = messages.value;
  const board = definitionOf(draft);
  const form = boardSchema.safeParse(board).error?.issues.filter(({ code }) => code !== "custom") ?? [];
  const isWrong = (field: string) => form.some(({ path }) => path[0] === field);
  const found = [
    ...(draft.title.trim() === "" ? [{ text: own.noTitle, place: ids.title }] : []),
    ...(draft.title.trim() !== "" && isWrong("title") ? [{ text: own.badTitle, place: ids.title }] : []),
    ...(isWrong("author") ? [{ text: own.badAuthor, place: ids.author }] : []),
    ...(draft.frame.length > LIMITS.frame
      ? [{ text: own.tooMuchFrame(draft.frame.length, LIMITS.frame), place: ids.tool("frame") }]
      : []),
    ...faultsOf(board).map((fault) => ({ text: faultText(fault), place: faultPlace(fault) })),
  ];
  // Two fields may have the same fault.
  return [...new Map(found.map((fault) => [fault.text, fault])).values()];
}

/** The board may have faults, but every field is within its limits. */
function draftOfLink(link: string): BoardDraft | BoardLinkFault {
  const board = boardOfLink(link);
  if (typeof board === "string") return board;
  const found = boardSchema.safeParse(board);
  if (found.error?.issues.some(({ code }) => code !== "custom")) return "NoBoard";
  return draftOf(board);
}

const place = z.strictObject({
  x: z.int().check(z.minimum(-1), z.maximum(LIMITS.grid)),
  y: z.int().check(z.minimum(-1), z.maximum(LIMITS.grid)),
});
const copies = z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.copies)));

/** Only what the editor relies on is checked. */
const stored = z.object({
  title: z.string(),
  author: z.optional(z.string()),
  lines: z
    .array(
      z.object({
        cells: z.array(place),
        free: z.optional(z.literal(true)),
        after: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(LIMITS.lines)))),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.lines)),
  borders: z.array(place),
  night: z.array(place),
  frame: z.array(place),
  start: z.optional(place),
  finish: z.optional(place),
  cards: z.looseObject({
    islands: z.tuple([z.int(), z.int()]),
    finishes: copies,
    compasses: copies,
    explorer: z.optional(z.record(z.string(), copies)),
    specials: z.optional(z.record(z.string(), copies)),
  }),
  rules: z.looseObject({ seats: z.tuple([z.int(), z.int()]), hand: z.int(), cost: z.string(), talk: z.string() }),
});

export const boards: GameBoards<BoardDraft> = {
  blank,
  starts,
  read: (value) => stored.safeParse(value).data as BoardDraft | undefined,
  faults,
  remarks(draft) {
    const board = definitionOf(draft);
    const { unlosable, lastingStorms } = messages.value.own;
    return [...(isUnlosable(board) ? [unlosable] : []), ...(hasLastingStorms(board) ? [lastingStorms] : [])];
  },
  titleOf: ({ title }) => title.trim(),
  linkOf: (draft) => linkOf(definitionOf(draft)),
  draftOf: draftOfLink,
  optionsOf: (draft) => tranquility.boards.optionsOf(definitionOf(draft)),
  oddsOptionsOf({ author: _, ...draft }) {
    const { rules } = draft;
    return tranquility.boards.optionsOf(definitionOf({ ...draft, title: "-", rules: { ...rules, talk: "silent" } }));
  },
  seatsOf: ({ rules }) => rules.seats,
  minutesOf,
  placeName(draft, cell) {
    const at = definitionOf(draft).lines.flatMap(({ cells }) => cells)[cell];
    return at ? placeText(at) : "";
  },
  sheet: (draft) => import("./sheet/sheet.tsx").then(({ loadSheet }) => loadSheet(definitionOf(draft))),
  Drawing,
  Details,
};
