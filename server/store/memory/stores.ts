import type { Stores } from "../ports.ts";
import { untilClosed } from "../until-closed.ts";
import { memoryChat } from "./chat.ts";
import { memoryContacts } from "./contacts.ts";
import { memoryDocuments } from "./documents.ts";
import { memoryEvents } from "./events.ts";
import { memoryGallery } from "./gallery.ts";
import { memoryLeases } from "./leases.ts";
import { memoryMatches } from "./matches.ts";
import { memoryNotes } from "./notes.ts";
import { memoryPlayers } from "./players.ts";
import { memoryPush } from "./push.ts";
import { memoryPuzzleAgreements } from "./puzzle-agreements.ts";
import { memoryPuzzleAnswers } from "./puzzle-answers.ts";
import { memorySecrets } from "./secrets.ts";
import { memorySeries } from "./series.ts";
import { MemoryState } from "./state.ts";
import { memoryWebhooks } from "./webhooks.ts";

/** For tests, and for servers without persistence. */
export function memoryStores(): Stores {
  const state = new MemoryState();
  return untilClosed(() => ({
    events: memoryEvents(state),
    leases: memoryLeases(state),
    matches: memoryMatches(state),
    chat: memoryChat(state),
    documents: memoryDocuments(state),
    notes: memoryNotes(state),
    gallery: memoryGallery(state),
    players: memoryPlayers(state),
    contacts: memoryContacts(state),
    webhooks: memoryWebhooks(state),
    push: memoryPush(state),
    series: memorySeries(state),
    puzzleAnswers: memoryPuzzleAnswers(state),
    puzzleAgreements: memoryPuzzleAgreements(state),
    secrets: memorySecrets(),
    probe: async () => {},
    close: async () => {},
  }));
}
