import { NotStored } from "../errors.ts";
import { namesIn, programsIn } from "../lists/rows.ts";
import type { StoredPlayers } from "../ports.ts";
import { dropSeriesWithoutBoard } from "./series.ts";
import type { MemoryState } from "./state.ts";

export const memoryPlayers = (state: MemoryState): StoredPlayers => ({
  get: async (id) => state.players.get(id),

  byRecovery: async (digest) => [...state.players.values()].find((one) => digest !== "" && one.recovery === digest),

  names: async (ids) => namesIn(ids.flatMap((id) => state.players.get(id) ?? [])),

  programs: async (ids) => programsIn(ids.flatMap((id) => state.players.get(id) ?? [])),

  async change(id, change) {
    const { players } = state;
    const isTaken = [...players.values()].some((one) => one.id !== id && one.recovery === change.recovery);
    if (change.recovery && isTaken) throw new NotStored("another player has this recovery digest");
    if (players.get(id)?.isGone) return false;
    players.set(id, {
      ...(players.get(id) ?? { id, name: "", isOpen: false, recovery: "", program: null, isGone: false }),
      ...change,
    });
    return true;
  },

  async dropPossessions(player) {
    const {
      documents,
      noteSets,
      notesReports,
      boards,
      boardReports,
      subscriptions,
      notices,
      webhooks,
      contacts,
      series,
      puzzleAnswers,
      puzzleAgreements,
      chat,
    } = state;
    dropFrom(documents, (document) => document.player === player);
    const isOfPlayer = (id: string) => noteSets.get(id)?.player === player;
    dropFrom(notesReports, (report) => report.player === player || isOfPlayer(report.set));
    dropFrom(noteSets, (set) => set.player === player);
    const isPublished = (id: string) => boards.get(id)?.publisher === player;
    dropFrom(boardReports, (report) => report.player === player || isPublished(report.board));
    dropFrom(boards, (board) => board.publisher === player);
    dropFrom(subscriptions, (subscription) => subscription.player === player);
    dropFrom(notices, (_, key) => JSON.parse(key)[0] === player);
    dropFrom(webhooks, (webhook) => webhook.player === player);
    dropFrom(contacts, (contact) => contact.player === player || contact.other === player);
    dropSeriesWithoutBoard(state);
    for (const [id, one] of series) if (one.opener === player) series.set(id, { ...one, opener: "" });
    dropFrom(puzzleAnswers, (answer) => answer.player === player);
    dropFrom(puzzleAgreements, (agreement) => agreement.player === player);
    for (const [match, messages] of chat)
      chat.set(
        match,
        messages.filter(({ said }) => JSON.parse(said).player !== player),
      );
  },
});

function dropFrom<Value>(held: Map<string, Value>, isDue: (value: Value, key: string) => boolean): void {
  for (const [key, value] of held) if (isDue(value, key)) held.delete(key);
}
