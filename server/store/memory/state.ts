import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { BranchPoint } from "../branch-point.ts";
import type { StoredChatMessage } from "../chat.ts";
import type { StoredContact } from "../contacts.ts";
import type { StoredDocument } from "../documents.ts";
import type { BoardReport, StoredBoard } from "../gallery.ts";
import { countedDealOf, playersOf, scoreKey, scoreOf } from "../lists/query.ts";
import type { NotesReport, StoredNoteSet } from "../notes.ts";
import type { StoredPlayer } from "../players.ts";
import type { StoredSubscription } from "../push.ts";
import type { PuzzleAgreement } from "../puzzle-agreements.ts";
import type { StoredPuzzleAnswer } from "../puzzle-answers.ts";
import type { SeriesEntry, StoredSeries } from "../series.ts";
import type { StoredWebhook } from "../webhooks.ts";

interface LastNotice {
  readonly turn: string;
  readonly at: string;
  readonly isMuted: boolean;
}

/** Entries and summaries are JSON, so that reads return the same as from a disk. */
export class MemoryState {
  /** The entries that each stream itself stores. */
  readonly streams = new Map<string, readonly string[]>();
  readonly branches = new Map<string, BranchPoint>();
  /** Streams whose lease this process has. */
  readonly leased = new Set<string>();
  readonly summaries = new Map<string, string>();
  readonly chat = new Map<string, readonly StoredChatMessage[]>();
  /** By `keyOf(player, game, id)`. */
  readonly documents = new Map<string, StoredDocument>();
  readonly noteSets = new Map<string, StoredNoteSet>();
  /** By `keyOf(set, player)`. */
  readonly notesReports = new Map<string, NotesReport>();
  readonly boards = new Map<string, StoredBoard>();
  /** By `keyOf(board, player)`. */
  readonly boardReports = new Map<string, BoardReport>();
  readonly players = new Map<string, StoredPlayer>();
  /** By `keyOf(player, other)`. */
  readonly contacts = new Map<string, StoredContact>();
  readonly webhooks = new Map<string, StoredWebhook>();
  readonly series = new Map<string, StoredSeries>();
  /** By `keyOf(series, deal, player)`. */
  readonly seriesEntries = new Map<string, SeriesEntry>();
  /** By endpoint, in the order of their addition. */
  readonly subscriptions = new Map<string, StoredSubscription>();
  /** By `keyOf(player, match)`. */
  readonly notices = new Map<string, LastNotice>();
  /** By `keyOf(day, player)`. */
  readonly puzzleAnswers = new Map<string, StoredPuzzleAnswer>();
  /** By `keyOf(match, player)`. */
  readonly puzzleAgreements = new Map<string, PuzzleAgreement>();
  /** Changes of past matches' summaries, by player. */
  readonly pastChanges = new Map<string, number>();
  /** Changes of tries, by the key of the shared deal. */
  readonly dayChanges = new Map<string, number>();

  summariesNow(): Summary[] {
    return [...this.summaries.values()].map((line) => JSON.parse(line));
  }

  /** A stream's last version; 0 if it does not exist. */
  headOf(stream: string): number {
    return (this.branches.get(stream)?.version ?? 0) + (this.streams.get(stream)?.length ?? 0);
  }

  list(summary: Summary): void {
    const line = JSON.stringify(summary);
    const held = this.summaries.get(summary.id);
    this.summaries.set(summary.id, line);
    const before: Summary | undefined = held === undefined ? undefined : JSON.parse(held);
    if (held !== line && before?.state === "over")
      for (const player of playersOf(before)) increment(this.pastChanges, player);
    const [was, is] = [before, summary].map((each) => each && [countedDealOf(each), scoreKey(scoreOf(each))]);
    if (String(was) === String(is)) return;
    for (const day of new Set([was?.[0], is?.[0]])) if (day) increment(this.dayChanges, day);
  }
}

export const keyOf = (...ids: readonly string[]): string => JSON.stringify(ids);

const increment = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
