import { isDeepStrictEqual } from "node:util";
import type {
  Archive,
  ArchivedBelongings,
  ArchivedGallery,
  ArchivedMatches,
  ArchivedPuzzles,
  ArchivedSeries,
} from "../archive.ts";
import { boardIn, boardReportIn } from "../lists/gallery-rows.ts";
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
import { ArchiveQueries, isOfPart } from "./archive-queries.ts";
import { correctListRows, listRowsIn } from "./list-rows.ts";
import { alteredIn, logOf, rowsOf } from "./log.ts";
import { strangeParts } from "./schema-parts.ts";
import { because } from "./trouble.ts";

/** @throws an error without the password, if the database cannot be used */
export async function postgresArchive(url: string): Promise<Archive> {
  const questions = await ArchiveQueries.begin(url);
  return {
    faults: () => faultsOf(questions),
    unreadable: () => [...questions.unreadable],
    ...matchesIn(questions),
    ...belongingsIn(questions),
    close: () => questions.end(),
  };
}

async function faultsOf(questions: ArchiveQueries): Promise<readonly string[]> {
  try {
    const parts = await questions.attempt(() => strangeParts(questions.sql));
    return parts.map((name) => `${name} differs from the schema of this release`);
  } catch (error) {
    if (!isOfPart(error)) throw error;
    return [because(error)];
  }
}

function matchesIn(questions: ArchiveQueries): ArchivedMatches {
  const { sql } = questions;
  return {
    matches: async () => {
      const ids = [
        await questions.rows("events", () => sql`select distinct stream as id from events`),
        await questions.rows("packed", () => sql`select stream as id from packed`),
        await questions.rows("matches", () => sql`select id from matches where version > 0`),
      ];
      return [...new Set(ids.flatMap((rows) => rows.map(({ id }) => String(id))))].sort();
    },
    read: async (match) => logOf(match, await questions.log(() => rowsOf(sql, match, 0)), 0),
    async altered(match) {
      const rows = await questions.log(() => rowsOf(sql, match, 0));
      const altered = await questions.log(() => alteredIn(sql, match));
      const [head] = await questions.rows(
        "matches",
        () => sql`select version, digest from matches where id = ${match}`,
      );
      const last = rows.at(-1);
      // A forger who recomputes all digests of a log must also change the last one, stored in `matches`.
      if (
        head &&
        last &&
        head.version === last.version &&
        head.digest !== last.digest &&
        !altered.includes(last.version)
      )
        altered.push(last.version);
      return altered;
    },
    rows: (match) => questions.log(() => rowsOf(sql, match, 0)).catch(() => rowsLeft(questions, match)),
    listing: async (summary) => {
      const held = await questions.ask("lists", () => listRowsIn(sql, summary.id), undefined);
      if (!held) return "unreadable";
      return isDeepStrictEqual(held, correctListRows(summary)) ? "current" : listingOf(held.match, summary);
    },
    withCode: async (code) => {
      const [found] = await questions.rows(
        "matches",
        () => sql`select id from matches where code = ${code} and version > 0`,
      );
      return found && String(found.id);
    },
  };
}

async function rowsLeft(questions: ArchiveQueries, match: string): Promise<readonly object[]> {
  const { sql } = questions;
  const packed = await questions.rows("packed", () => sql`select * from packed where stream = ${match}`);
  const events = await questions.rows(
    "events",
    () => sql`select stream, version, schema, entry::text, digest from events where stream = ${match} order by version`,
  );
  return [...packed.map(({ rows, ...row }) => ({ ...row, rows: Buffer.from(rows).toString("base64") })), ...events];
}

function belongingsIn(
  questions: ArchiveQueries,
): ArchivedBelongings & ArchivedGallery & ArchivedSeries & ArchivedPuzzles {
  const { sql } = questions;
  return {
    talk: async (match) => {
      const rows = await questions.rows(
        "talk",
        () => sql`select aside, said from talk where stream = ${match} order by position`,
      );
      return rows.map(({ aside, said }) => ({ aside: Boolean(aside), said: String(said) }));
    },
    notes: async (match) =>
      (await questions.rows("note_sets", () => sql`select * from note_sets where match = ${match} order by id`)).map(
        noteSetIn,
      ),
    notesReports: async () =>
      (await questions.rows("note_reports", () => sql`select * from note_reports order by note_set, player`)).map(
        notesReportIn,
      ),
    boards: async () => (await questions.rows("boards", () => sql`select * from boards order by id`)).map(boardIn),
    boardReports: async () =>
      (await questions.rows("board_reports", () => sql`select * from board_reports order by board, player`)).map(
        boardReportIn,
      ),
    documents: async () =>
      (await questions.rows("documents", () => sql`select * from documents order by player, game, id`)).map(documentIn),
    contacts: async () =>
      (await questions.rows("contacts", () => sql`select * from contacts order by player, other`)).map(contactIn),
    series: async () => (await questions.rows("series", () => sql`select * from series order by id`)).map(seriesIn),
    seriesEntries: async () =>
      (
        await questions.rows("series_entries", () => sql`select * from series_entries order by series, deal, player`)
      ).map(seriesEntryIn),
    puzzleAnswers: async () =>
      (await questions.rows("puzzle_answers", () => sql`select * from puzzle_answers order by day, player`)).map(
        puzzleAnswerIn,
      ),
    puzzleAgreements: async () =>
      (
        await questions.rows("puzzle_agreements", () => sql`select * from puzzle_agreements order by match, player`)
      ).map(puzzleAgreementIn),
    webhooks: async () =>
      (await questions.rows("webhooks", () => sql`select * from webhooks order by target`)).map(webhookIn),
    subscriptions: async () =>
      (await questions.rows("subscriptions", () => sql`select * from subscriptions order by position`)).map(
        subscriptionIn,
      ),
    players: async () => (await questions.rows("players", () => sql`select * from players order by id`)).map(playerIn),
    secret: async (name) => {
      const [found] = await questions.rows("secrets", () => sql`select value from secrets where name = ${name}`);
      return found && String(found.value);
    },
  };
}
