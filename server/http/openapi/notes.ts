import { z } from "zod";
import { noteSet, notesReport } from "../../match/notes.ts";
import { notesAddress, notesQuery } from "../notes.ts";
import { count, timestamp } from "./components.ts";
import { UNREADABLE } from "./matches.ts";
import { json, jsonBody, type Operations } from "./operation.ts";

const tag = "Notes";
const path = notesAddress.shape;

const line = {
  id: z.string(),
  match: z.string(),
  title: z.string(),
  author: z.string(),
  kind: z.enum(["human", "bot"]).describe("`bot` if the author is a program"),
  isOwn: z.boolean(),
  size: count,
  changedAt: timestamp,
};
const notes = z.array(
  z.strictObject({
    v: count,
    text: z.string(),
    mark: z.strictObject({ from: z.string(), to: z.string().exactOptional() }).exactOptional(),
  }),
);
const page = z.strictObject({ notes: z.array(z.strictObject(line)), next: z.string().exactOptional() });

const refusals = { ...UNREADABLE, 404: [...UNREADABLE[404], "NoSuchNotes"], 409: ["MatchIsNotOver"] };

export const notesOperations: Operations = {
  "GET /notes": {
    id: "listOwnNotes",
    tag,
    summary: "Lists the caller's own sets of notes on all replays",
    token: "required",
    query: notesQuery,
    answers: { 200: json("The sets, the latest change first", page) },
  },
  "GET /matches/:id/notes": {
    id: "listNotes",
    tag,
    summary: "Lists sets of notes on a replay: those of its players, and the caller's own",
    token: "optional",
    query: notesQuery,
    answers: { 200: json("The sets, the latest change first", page) },
    refusals: { ...refusals, 404: UNREADABLE[404] },
  },
  "GET /matches/:id/notes/:notes": {
    id: "readNotes",
    tag,
    summary: "A set of notes",
    token: "optional",
    path,
    answers: { 200: json("The notes, ordered by version", z.strictObject({ ...line, notes })) },
    refusals,
  },
  "PUT /matches/:id/notes/:notes": {
    id: "saveNotes",
    tag,
    summary: "Saves a set of notes",
    token: "required",
    path,
    headers: {
      "If-Match": "The time of the last change that the caller knows, in quotes",
      "If-None-Match": "`*`: only if there is no such set",
    },
    body: jsonBody(noteSet),
    answers: {
      200: json("The notes as they were stored", z.strictObject({ title: z.string(), notes, changedAt: timestamp })),
    },
    refusals: {
      ...refusals,
      403: [...refusals[403], "NotYourNotes"],
      404: UNREADABLE[404],
      409: [...refusals[409], "TooManyNotes"],
      412: ["NotesChanged"],
    },
  },
  "DELETE /matches/:id/notes/:notes": {
    id: "deleteNotes",
    tag,
    summary: "Deletes a set of notes",
    token: "required",
    path,
    answers: { 204: { description: "There is no such set any more" } },
    refusals: { 403: ["NotYourNotes"], 404: UNREADABLE[404] },
  },
  "POST /matches/:id/notes/:notes/reports": {
    id: "reportNotes",
    tag,
    summary: "Reports a set of notes to the host",
    token: "required",
    path,
    body: jsonBody(notesReport),
    answers: { 204: { description: "The report is stored" } },
    refusals: { ...refusals, 403: [...UNREADABLE[403], "NotForPrograms"] },
  },
};
