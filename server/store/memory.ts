import { randomBytes } from "node:crypto";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { namesIn } from "./listed.ts";
import { pastAmong } from "./past.ts";
import { answers, limitOf, mustContinue, newestFirst } from "./query.ts";
import {
  Conflict,
  type DocumentKey,
  type Line,
  MOST_LINES,
  NotStored,
  type Store,
  StoreClosed,
  type StoredDocument,
  type StoredPlayer,
  type StoredSubscription,
} from "./store.ts";

/**
 * A store that lasts as long as the process: for tests and for tables nobody wants to keep. Entries and summaries are held as
 * JSON, so that what is read has been through the same as what comes back from a disk, and nobody can change it afterwards.
 */
export function memoryStore(): Store {
  const streams = new Map<string, string[]>();
  const summaries = new Map<string, string>();
  const talks = new Map<string, readonly Line[]>();
  const secrets = new Map<string, string>();
  const documents = new Map<string, StoredDocument>();
  const players = new Map<string, StoredPlayer>();
  /** By endpoint, as they came. */
  const subscriptions = new Map<string, StoredSubscription>();
  const notices = new Map<string, { turn: string; at: string; isMuted: boolean }>();
  let closed = false;

  const mustBeOpen = () => {
    if (closed) throw new StoreClosed();
  };

  const noticeKey = (player: string, match: string): string => JSON.stringify([player, match]);
  const nameOf = ({ player, game, id }: DocumentKey): string => JSON.stringify([player, game, id]);

  const documentsOf = ({ player, game }: Pick<DocumentKey, "player" | "game">): readonly StoredDocument[] =>
    [...documents.values()]
      .filter((one) => one.player === player && one.game === game)
      .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt) || (a.id < b.id ? -1 : 1));

  return {
    async append(stream, expected, entries, summary) {
      mustBeOpen();
      mustContinue(expected, entries);
      const held = streams.get(stream) ?? [];
      if (held.length !== expected) throw new Conflict(`${stream} is at ${held.length}, not at ${expected}`);
      const [lines, line] = [entries.map((entry) => JSON.stringify(entry)), JSON.stringify(summary)];
      streams.set(stream, [...held, ...lines]);
      summaries.set(summary.id, line);
    },

    // Nobody else can have it.
    async acquireLease() {
      mustBeOpen();
    },

    async releaseLease() {
      mustBeOpen();
    },

    async isLeasedElsewhere() {
      mustBeOpen();
      return false;
    },

    onTakeover: () => () => {},

    async read(stream, after = 0) {
      mustBeOpen();
      return (streams.get(stream) ?? []).slice(after).map((line): Recorded => JSON.parse(line));
    },

    async find(query) {
      mustBeOpen();
      return [...summaries.values()]
        .map((line): Summary => JSON.parse(line))
        .filter((summary) => answers(summary, query))
        .sort(newestFirst)
        .slice(0, limitOf(query));
    },

    async past(query) {
      mustBeOpen();
      return pastAmong(
        [...summaries.values()].map((line): Summary => JSON.parse(line)),
        query,
      );
    },

    async tries(since, until) {
      mustBeOpen();
      const counted = [...summaries.values()].flatMap((line) => {
        const { daily }: Summary = JSON.parse(line);
        return daily?.counts && daily.day >= since && daily.day <= until ? [daily] : [];
      });
      return [...Map.groupBy(counted, ({ day, score }) => JSON.stringify([day, score]))].map(([, same]) => {
        const { day, score } = same[0]!;
        return { day, ...(score ? { score } : {}), tries: same.length };
      });
    },

    async say(stream, { aside, said }) {
      mustBeOpen();
      const lines = [...(talks.get(stream) ?? []), { aside, said }];
      const last = (isAside: boolean) => lines.filter(({ aside }) => aside === isAside).slice(-MOST_LINES);
      const kept = new Set([...last(true), ...last(false)]);
      talks.set(
        stream,
        lines.filter((line) => kept.has(line)),
      );
    },

    async talk(stream) {
      mustBeOpen();
      return talks.get(stream) ?? [];
    },

    async documents({ player, game }) {
      mustBeOpen();
      return documentsOf({ player, game }).map(({ text: _, ...line }) => line);
    },

    async document(key) {
      mustBeOpen();
      return documents.get(nameOf(key));
    },

    async keepDocument(document, most) {
      mustBeOpen();
      const name = nameOf(document);
      if (!documents.has(name) && documentsOf(document).length >= most) return false;
      documents.set(name, { ...document });
      return true;
    },

    async dropDocument(key) {
      mustBeOpen();
      documents.delete(nameOf(key));
    },

    async player(id) {
      mustBeOpen();
      return players.get(id);
    },

    async names(ids) {
      mustBeOpen();
      return namesIn(ids.flatMap((id) => players.get(id) ?? []));
    },

    async dropPossessions(player) {
      mustBeOpen();
      for (const [name, document] of documents) if (document.player === player) documents.delete(name);
      for (const subscription of subscriptions.values())
        if (subscription.player === player) subscriptions.delete(subscription.endpoint);
      for (const key of notices.keys()) if (JSON.parse(key)[0] === player) notices.delete(key);
      for (const [match, lines] of talks)
        talks.set(
          match,
          lines.filter(({ said }) => JSON.parse(said).player !== player),
        );
    },

    async relist(due) {
      mustBeOpen();
      const current = due.filter(({ id, version }) => (streams.get(id) ?? []).length === version);
      for (const summary of current) summaries.set(summary.id, JSON.stringify(summary));
      return current.length;
    },

    async playerBy(recovery) {
      mustBeOpen();
      return [...players.values()].find((one) => recovery !== "" && one.recovery === recovery);
    },

    async changePlayer(id, change) {
      mustBeOpen();
      const isTaken = [...players.values()].some((one) => one.id !== id && one.recovery === change.recovery);
      if (change.recovery && isTaken) throw new NotStored("somebody else comes back by this digest");
      players.set(id, {
        ...(players.get(id) ?? { id, name: "", isOpen: false, recovery: "", isGone: false }),
        ...change,
      });
    },

    async subscriptions(player) {
      mustBeOpen();
      return [...subscriptions.values()].filter((one) => one.player === player);
    },

    async subscribers() {
      mustBeOpen();
      return [...new Set([...subscriptions.values()].map(({ player }) => player))].sort();
    },

    async keepSubscription(subscription, most) {
      mustBeOpen();
      subscriptions.delete(subscription.endpoint);
      subscriptions.set(subscription.endpoint, { ...subscription });
      const own = [...subscriptions.values()].filter(({ player }) => player === subscription.player);
      for (const { endpoint } of own.slice(0, Math.max(0, own.length - most))) subscriptions.delete(endpoint);
    },

    async dropSubscription(endpoint) {
      mustBeOpen();
      subscriptions.delete(endpoint);
    },

    async claimNotice({ player, match, turn, at }, quietSince) {
      mustBeOpen();
      const key = noticeKey(player, match);
      const last = notices.get(key);
      if (last && (last.isMuted || last.turn >= turn || last.at > quietSince)) return false;
      notices.set(key, { turn, at: last && last.turn !== "" ? at : "", isMuted: false });
      return true;
    },

    async releaseNotice({ player, match, turn }) {
      mustBeOpen();
      const key = noticeKey(player, match);
      const last = notices.get(key);
      if (last?.turn === turn) notices.set(key, { ...last, turn: "", at: "" });
    },

    async isMuted(player, match) {
      mustBeOpen();
      return notices.get(noticeKey(player, match))?.isMuted ?? false;
    },

    async mute(player, match, isMuted) {
      mustBeOpen();
      const key = noticeKey(player, match);
      notices.set(key, { ...(notices.get(key) ?? { turn: "", at: "" }), isMuted });
    },

    async secret(name, first = randomBytes(32).toString("hex")) {
      mustBeOpen();
      const secret = secrets.get(name) ?? first;
      secrets.set(name, secret);
      return secret;
    },

    // Nothing lies anywhere.
    async pack() {
      mustBeOpen();
      return 0;
    },

    async probe() {
      mustBeOpen();
    },

    async close() {
      closed = true;
    },
  };
}
