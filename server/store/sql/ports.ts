import type { Ports } from "../ports.ts";
import { sqlChat } from "./chat.ts";
import { sqlContacts } from "./contacts.ts";
import type { SqlDatabase } from "./database.ts";
import { sqlDocuments } from "./documents.ts";
import { sqlGallery } from "./gallery.ts";
import { sqlNotes } from "./notes.ts";
import { sqlPlayers } from "./players.ts";
import { sqlPush } from "./push.ts";
import { sqlPuzzleAgreements } from "./puzzle-agreements.ts";
import { sqlPuzzleAnswers } from "./puzzle-answers.ts";
import { sqlSeries } from "./series.ts";
import { sqlWebhooks } from "./webhooks.ts";

export const sqlPorts = (db: SqlDatabase): Omit<Ports, "events" | "leases" | "matches" | "secrets"> => ({
  chat: sqlChat(db),
  contacts: sqlContacts(db),
  documents: sqlDocuments(db),
  gallery: sqlGallery(db),
  notes: sqlNotes(db),
  players: sqlPlayers(db),
  push: sqlPush(db),
  series: sqlSeries(db),
  puzzleAnswers: sqlPuzzleAnswers(db),
  puzzleAgreements: sqlPuzzleAgreements(db),
  webhooks: sqlWebhooks(db),
});
