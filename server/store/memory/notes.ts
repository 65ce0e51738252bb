import type { NoteSetHeader, NotesReport, StoredNoteSet } from "../notes.ts";
import type { StoredNotes } from "../ports.ts";
import { keyOf, type MemoryState } from "./state.ts";

const byChange = (a: NoteSetHeader, b: NoteSetHeader): number =>
  Date.parse(b.changedAt) - Date.parse(a.changedAt) || (a.id < b.id ? -1 : 1);

const lineOf = ({ text: _, ...header }: StoredNoteSet): NoteSetHeader => header;

export function memoryNotes({
  noteSets,
  notesReports,
  players,
}: Pick<MemoryState, "noteSets" | "notesReports" | "players">): StoredNotes {
  const reportsOf = (id: string): readonly NotesReport[] =>
    [...notesReports.values()]
      .filter(({ set }) => set === id)
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.player < b.player ? -1 : 1));
  const dropReports = (id: string) => {
    for (const [key, { set }] of notesReports) if (set === id) notesReports.delete(key);
  };

  return {
    async list({ authors, match, after, limit }) {
      const isLater = (set: NoteSetHeader) => !after || byChange(after as NoteSetHeader, set) < 0;
      return [...noteSets.values()]
        .filter((set) => authors.includes(set.player) && (match === undefined || set.match === match) && isLater(set))
        .sort(byChange)
        .slice(0, limit)
        .map(lineOf);
    },

    get: async (id) => noteSets.get(id),

    async keep(set, most) {
      const held = noteSets.get(set.id);
      if (held && (held.player !== set.player || held.match !== set.match)) return "taken";
      if (players.get(set.player)?.isGone) return held ? "taken" : "full";
      const count = (key: "player" | "match") => [...noteSets.values()].filter((one) => one[key] === set[key]).length;
      const isFull = noteSets.size >= most.all || count("player") >= most.player || count("match") >= most.match;
      if (!held && isFull) return "full";
      noteSets.set(set.id, { ...set });
      return undefined;
    },

    async drop(id) {
      dropReports(id);
      return noteSets.delete(id);
    },

    async report(report, most) {
      const key = keyOf(report.set, report.player);
      if (!noteSets.has(report.set) || players.get(report.player)?.isGone) return;
      if (notesReports.has(key) || reportsOf(report.set).length < most) notesReports.set(key, { ...report });
    },

    reportsOf: async (id) => reportsOf(id),

    dropReports: async (id) => dropReports(id),

    reported: async (limit) =>
      [...noteSets.values()]
        .map((set) => ({ ...lineOf(set), reports: reportsOf(set.id).length }))
        .filter(({ reports }) => reports > 0)
        .sort((a, b) => b.reports - a.reports || byChange(a, b))
        .slice(0, limit),
  };
}
