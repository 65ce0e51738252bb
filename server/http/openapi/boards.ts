import { z } from "zod";
import type {
  BoardOdds,
  GalleryEntry,
  GalleryResponse,
  WeekBoardResponse,
} from "../../../shared/engine/lists/gallery-responses.ts";
import { boardAddress, galleryQuery, newBoard } from "../boards.ts";
import { count, type Fields, timestamp } from "./components.ts";
import { json, jsonBody, type Operations } from "./operation.ts";

const tag = "Boards";
const path = boardAddress.shape;

const entry = z
  .strictObject({
    id: z.string().describe("A fingerprint of the board without its names"),
    game: z.string(),
    title: z.string(),
    author: z.string(),
    seats: z.tuple([count, count]).describe("The allowed numbers of seats, inclusive"),
    matches: count.describe("Number of finished matches that count for it"),
    won: count.describe("Number of those that people won"),
    odds: z
      .array(
        z.strictObject({
          seats: count,
          played: count,
          won: count.describe("In competitive games, by the first player"),
          moves: count.describe("Of all matches"),
        } satisfies Fields<BoardOdds>),
      )
      .describe("Results of bots' matches on it, by number of seats; empty while they are unknown"),
    isOpposed: z.boolean().describe("Whether players play against each other"),
    publishedAt: timestamp,
    isOwn: z.boolean().describe("Whether the caller published it"),
    definition: z.looseObject({}).describe("The board in the format of its game"),
  } satisfies Fields<GalleryEntry>)
  .meta({ id: "GalleryBoard" });

const page = z.strictObject({
  boards: z.array(entry),
  next: count.exactOptional().describe("The `from` of the next page"),
} satisfies Fields<GalleryResponse>);

const week = z.strictObject({
  board: entry.nullable(),
  series: z.string().exactOptional().describe("The id of the series of one deal on it, with its standings"),
} satisfies Fields<WeekBoardResponse>);

export const boardOperations: Operations = {
  "GET /boards": {
    id: "listBoards",
    tag,
    summary: "Lists boards that players have published",
    token: "optional",
    query: galleryQuery,
    answers: { 200: json("A page of the gallery", page) },
    refusals: { 401: ["NoToken"] },
  },
  "GET /boards/week": {
    id: "readBoardOfWeek",
    tag,
    summary: "The board of the week: the one that the host chose, or the one that was played most",
    token: "optional",
    answers: { 200: json("The board; null if there is none", week) },
  },
  "GET /boards/:id": {
    id: "readBoard",
    tag,
    summary: "A board of the gallery",
    token: "optional",
    path,
    answers: { 200: json("The board", entry) },
    refusals: { 404: ["NoSuchBoard"] },
  },
  "POST /boards": {
    id: "publishBoard",
    tag,
    summary: "Publishes a board",
    token: "required",
    body: jsonBody(newBoard),
    answers: { 201: json("The id of the board", z.strictObject({ id: z.string() })) },
    refusals: { 400: ["NoSuchGame", "BadBoard"], 403: ["NotForPrograms"], 409: ["BoardIsPublished", "TooManyBoards"] },
  },
  "DELETE /boards/:id": {
    id: "unpublishBoard",
    tag,
    summary: "Removes a board that the caller published from the gallery",
    token: "required",
    path,
    answers: { 204: { description: "The gallery has no such board any more" } },
    refusals: { 403: ["NotYourBoard"], 404: ["NoSuchBoard"] },
  },
  "POST /boards/:id/report": {
    id: "reportBoard",
    tag,
    summary: "Reports a board to the host",
    token: "required",
    path,
    answers: { 204: { description: "The report is counted, once for each player" } },
    refusals: { 403: ["NotForPrograms"], 404: ["NoSuchBoard"] },
  },
};
