import express, { type Request, Router } from "express";
import { z } from "zod";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { NoteSetLine, SharedNotes } from "../../shared/engine/people/notes.ts";
import type { Limits } from "../limits.ts";
import { limitsFor, MOST_REPORTS, noteSet, notesId, notesIn, notesReport, storedNotes } from "../match/notes.ts";
import { TEXT_BYTES } from "../match/writes.ts";
import type { Player } from "../players/tokens.ts";
import type { NoteSetHeader, NotesQuery, StoredNoteSet } from "../store/notes.ts";
import type { Stores } from "../store/ports.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, LARGEST_DOCUMENT, parsed } from "./errors.ts";
import type { Reads } from "./reads.ts";
import type { RouteContext } from "./route-context.ts";
import { mustBeUnchanged } from "./unchanged.ts";

interface NotesDeps
  extends Pick<RouteContext, "callerOf" | "requireCaller" | "requirePerson" | "summaryOf" | "countChoice"> {
  readonly store: Pick<Stores, "notes" | "players">;
  readonly reads: Pick<Reads, "read">;
  readonly limits: Limits;
}

const PAGE = 20;

/** When the previous page's last set was changed, and its id. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[\w-]{1,40}$/, "not the `next` of a page")
  .transform((text) => {
    const [changedAt, id] = text.split("~");
    return { changedAt: changedAt!, id: id! };
  });

export const notesQuery = z.strictObject({ after: cursor.optional().describe("The `next` of the previous page") });

export const notesAddress = z.object({ notes: notesId.describe("Id of a set of notes, which its author chooses") });

const playersIn = ({ seats }: Summary): readonly string[] => seats.flatMap((held) => held?.player ?? []);

/** Readers of the replay may read any set by its id. Lists show only sets by the caller and the match's players. */
export function notesRoutes(deps: NotesDeps): Router {
  const { store, callerOf, requireCaller } = deps;
  const router = Router();

  router.get("/notes", async (request, response) => {
    const caller = await requireCaller(request);
    response.json(await pageOf(store, request, caller, { authors: [caller.id] }));
  });

  router.get("/matches/:id/notes", async (request, response) => {
    const caller = await callerOf(request);
    const match = await matchOver(deps, request, caller);
    const authors = [...new Set([...playersIn(match), ...(caller ? [caller.id] : [])])];
    response.json(await pageOf(store, request, caller, { authors, match: match.id }));
  });

  router.get("/matches/:id/notes/:notes", async (request, response) => {
    const caller = await callerOf(request);
    const set = await setIn(store, request, await matchOver(deps, request, caller));
    const [line] = await linesOf(store, [set], caller);
    const body: SharedNotes = { ...line!, ...notesIn(set) };
    response.json(body);
  });

  return router.use(saveRoute(deps)).use(removalRoutes(deps));
}

/** @throws HttpError */
async function setIn({ notes }: Pick<Stores, "notes">, request: Request, match: Summary): Promise<StoredNoteSet> {
  const set = await notes.get(parsed(notesAddress, request.params, "address").notes);
  if (set?.match !== match.id) throw new HttpError(404, "NoSuchNotes", "this match has no notes with this id");
  return set;
}

async function pageOf(
  store: NotesDeps["store"],
  request: Request,
  caller: Player | undefined,
  whose: Pick<NotesQuery, "authors" | "match">,
): Promise<{ readonly notes: readonly NoteSetLine[]; readonly next?: string }> {
  const { after } = parsed(notesQuery, request.query, "query");
  const found = await store.notes.list({ ...whose, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  const notes = await linesOf(store, shown, caller);
  return { notes, ...(last && found.length > PAGE ? { next: `${last.changedAt}~${last.id}` } : {}) };
}

async function linesOf(
  { players }: Pick<Stores, "players">,
  sets: readonly NoteSetHeader[],
  caller: Player | undefined,
): Promise<readonly NoteSetLine[]> {
  const authors = [...new Set(sets.map(({ player }) => player))];
  const [names, programs] = await Promise.all([players.names(authors), players.programs(authors)]);
  return sets.map(({ id, match, player, name, title, size, changedAt }) => ({
    ...{ id, match, title, author: names.get(player) ?? name },
    kind: programs.some((program) => program.id === player) ? "bot" : "human",
    ...{ isOwn: player === caller?.id, size, changedAt },
  }));
}

function removalRoutes(deps: NotesDeps): Router {
  const { store, requireCaller, requirePerson, countChoice, limits, summaryOf } = deps;
  const router = Router();

  router.delete("/matches/:id/notes/:notes", async (request, response) => {
    const { id: player } = await requireCaller(request);
    await chargeLimit(limits, "documents", networkIn(request.headers));
    const match = await summaryOf(request.params.id, request);
    const set = await store.notes.get(parsed(notesAddress, request.params, "address").notes);
    if (set && set.player !== player) throw new HttpError(403, "NotYourNotes", "only their author can delete notes");
    if (set?.match === match.id) await store.notes.drop(set.id);
    response.status(204).end();
  });

  router.post("/matches/:id/notes/:notes/reports", express.json(), async (request, response) => {
    const caller = await requirePerson(request, "people report notes");
    const { reason } = parsed(notesReport, request.body, "body");
    await countChoice(request);
    const set = await setIn(store, request, await matchOver(deps, request, caller));
    const at = new Date().toISOString();
    await store.notes.report({ set: set.id, player: caller.id, reason, at }, MOST_REPORTS);
    response.status(204).end();
  });

  return router;
}

/** @throws HttpError unless the match is over and the caller may see its replay */
async function matchOver(
  { reads, summaryOf }: NotesDeps,
  request: Request,
  caller: Player | undefined,
): Promise<Summary> {
  const match = await summaryOf(request.params.id, request);
  await reads.read(request, match, caller, "summary");
  if (match.state !== "over")
    throw new HttpError(409, "MatchIsNotOver", "notes can be written and read only when the match is over");
  return match;
}

function saveRoute(deps: NotesDeps): Router {
  const { store, requireCaller, limits } = deps;
  const router = Router();

  router.put("/matches/:id/notes/:notes", express.json({ limit: LARGEST_DOCUMENT }), async (request, response) => {
    const { id: player, name } = await requireCaller(request);
    const { notes: id } = parsed(notesAddress, request.params, "address");
    const network = networkIn(request.headers);
    await chargeLimit(limits, "documents", network);
    const set = parsed(noteSet, request.body, "body");
    const match = await matchOver(deps, request, { id: player, name });
    if (set.notes.at(-1)!.v > match.version)
      throw new HttpError(400, "BadRequest", `notes: the match has only ${match.version} versions`);
    const held = await store.notes.get(id);
    mustBeUnchanged(request, held?.changedAt, "NotesChanged");
    const changedAt = new Date().toISOString();
    const stored = storedNotes({ id, match: match.id, player, name, changedAt }, set);
    await chargeLimit(limits, "writes", network, TEXT_BYTES + Buffer.byteLength(stored.text));
    const refusal = await store.notes.keep(stored, limitsFor(playersIn(match).includes(player)));
    if (refusal === "taken") throw new HttpError(403, "NotYourNotes", "only their author can change notes");
    if (refusal === "full")
      throw new HttpError(409, "TooManyNotes", "no more sets of notes are stored for you or this match: delete one");
    response.json({ ...set, changedAt });
  });

  return router;
}
