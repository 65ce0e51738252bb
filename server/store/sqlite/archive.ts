import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import type {
  Archive,
  ArchivedBelongings,
  ArchivedGallery,
  ArchivedMatches,
  ArchivedPuzzles,
  ArchivedSeries,
} from "../archive.ts";
import { Unreadable } from "../errors.ts";
import { boardIn, boardReportIn } from "../lists/gallery-rows.ts";
import { compare } from "../lists/query.ts";
import {
  contactIn,
  documentIn,
  listingOf,
  noteSetIn,
  notesReportIn,
  playerIn,
  puzzleAgreementIn,
  puzzleAnswerIn,
  subscriptionIn,
  webhookIn,
} from "../lists/rows.ts";
import { seriesEntryIn, seriesIn } from "../lists/series-rows.ts";
import { checksOf, findingsOf } from "./checks.ts";
import { correctListRows, listRowsIn } from "./list-rows.ts";
import { entriesIn } from "./read-entries.ts";
import { attempt, lazily, readableRows } from "./salvage.ts";
import { openSnapshot } from "./schema.ts";
import { type OnDamagedPart, RESCUE, soundLogs } from "./sound-logs.ts";

/** @throws UnknownDatabase, or an error if the database cannot be read */
export function sqliteArchive(file: string): Archive {
  const db = openSnapshot(file);
  const unreadable = new Set<string>();
  const note: OnDamagedPart = (what, why, help) => unreadable.add(`${what}: ${why}; ${help}`);
  return {
    faults: async () => checksOf(db).flatMap(findingsOf),
    unreadable: () => [...unreadable],
    ...matchesIn(db, note),
    ...belongingsIn(db, note),
    ...galleryIn(db, note),
    close: async () => db.close(),
  };
}

function rowsOf(db: DatabaseSync, note: OnDamagedPart, table: string, key: string, columns = "*") {
  const { rows, isWhole } = readableRows(db, table, key, columns);
  if (!isWhole) note(table, `some of it cannot be read, ${rows.length} rows can`, RESCUE);
  return rows;
}

/** A failed query is noted as damage. */
function askOf<T>(note: OnDamagedPart, what: string, question: () => T, otherwise: T): T {
  try {
    return question();
  } catch (error) {
    note(what, (error as Error).message, RESCUE);
    return otherwise;
  }
}

function matchesIn(db: DatabaseSync, note: OnDamagedPart): ArchivedMatches {
  const logs = soundLogs(db, note);
  const withCode = lazily(db, "select id from matches where code = ?");
  const listed = listRowsIn(db);
  const fresh = correctListRows();

  const read = (match: string) => {
    const log = entriesIn(match, logs().rows(match, 0), 0);
    if (log.length === 0 && !logs().isWhole)
      throw new Unreadable("MatchIsDamaged", 1, "the database is damaged where its log may be stored");
    return log;
  };

  return {
    matches: async () => {
      const known = rowsOf(db, note, "matches", "id", "id").map(({ id }) => String(id));
      const ids = new Set([...logs().streams(), ...known]);
      return [...ids].sort();
    },
    read: async (match) => broken(() => read(match)),
    altered: async (match) => broken(() => logs().altered(match)),
    rows: async (match) => {
      const rows = attempt(() => logs().rows(match, 0));
      return rows ?? logs().raw(match);
    },
    async listing(summary) {
      const held = askOf(note, "lists", () => listed(summary.id), undefined);
      if (!held) return "unreadable";
      return isDeepStrictEqual(held, fresh(summary)) ? "current" : listingOf(held[0]?.[0], summary);
    },
    withCode: async (code) => askOf(note, "matches", () => withCode().get(code)?.id?.toString(), undefined),
  };
}

/** Rows of a damaged table come in no order. */
const ordered = <Row>(rows: Row[], ...keys: readonly ((row: Row) => string)[]): Row[] =>
  rows.sort((a, b) => keys.reduce((order, key) => order || compare(key(a), key(b)), 0));

function galleryIn(db: DatabaseSync, note: OnDamagedPart): ArchivedGallery {
  const all = (table: string, key: string) => rowsOf(db, note, table, key);
  return {
    boards: async () => ordered(all("boards", "rowid").map(boardIn), ({ id }) => id),
    boardReports: async () =>
      ordered(
        all("board_reports", "board, player").map(boardReportIn),
        ({ board }) => board,
        ({ player }) => player,
      ),
  };
}

function belongingsIn(db: DatabaseSync, note: OnDamagedPart): ArchivedBelongings & ArchivedSeries & ArchivedPuzzles {
  const talk = lazily(db, "select aside, said from talk where stream = ? order by position");
  const notes = lazily(db, "select * from note_sets where match = ? order by id");
  const secret = lazily(db, "select value from secrets where name = ?");
  const all = (table: string, key: string) => rowsOf(db, note, table, key);
  return {
    talk: async (match) => {
      const rows = askOf<Readonly<Record<string, SQLOutputValue>>[]>(note, "talk", () => talk().all(match), []);
      return rows.map(({ aside, said }) => ({ aside: aside === 1, said: String(said) }));
    },
    notes: async (match) =>
      askOf<Readonly<Record<string, SQLOutputValue>>[]>(note, "note_sets", () => notes().all(match), []).map(noteSetIn),
    notesReports: async () =>
      ordered(
        all("note_reports", "note_set, player").map(notesReportIn),
        ({ set }) => set,
        ({ player }) => player,
      ),
    documents: async () =>
      ordered(
        all("documents", "rowid").map(documentIn),
        ({ player }) => player,
        ({ game }) => game,
        ({ id }) => id,
      ),
    contacts: async () =>
      ordered(
        all("contacts", "player, other").map(contactIn),
        ({ player }) => player,
        ({ other }) => other,
      ),
    series: async () => ordered(all("series", "id").map(seriesIn), ({ id }) => id),
    seriesEntries: async () =>
      ordered(
        all("series_entries", "series, deal, player").map(seriesEntryIn),
        ({ series }) => series,
        ({ deal }) => String(deal).padStart(2, "0"),
        ({ player }) => player,
      ),
    puzzleAnswers: async () =>
      ordered(
        all("puzzle_answers", "day, player").map(puzzleAnswerIn),
        ({ day }) => day,
        ({ player }) => player,
      ),
    puzzleAgreements: async () =>
      ordered(
        all("puzzle_agreements", "match, player").map(puzzleAgreementIn),
        ({ match }) => match,
        ({ player }) => player,
      ),
    webhooks: async () => ordered(all("webhooks", "target").map(webhookIn), ({ target }) => target),
    subscriptions: async () =>
      all("subscriptions", "position")
        .toSorted((a, b) => Number(a.position) - Number(b.position))
        .map(subscriptionIn),
    players: async () => ordered(all("players", "id").map(playerIn), ({ id }) => id),
    secret: async (name) => askOf(note, "secrets", () => secret().get(name)?.value?.toString(), undefined),
  };
}

/** @throws Unreadable if the query fails */
function broken<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(
      "MatchIsDamaged",
      0,
      `the database is damaged where the match is stored: ${(error as Error).message}`,
    );
  }
}
