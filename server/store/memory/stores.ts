import { randomBytes } from "node:crypto";
import type { Day } from "../../../shared/engine/daily/day.ts";
import { type ScoreCount, standingsOf } from "../../../shared/engine/daily/standings.ts";
import type { Recorded } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { pastAfter, pastAmong } from "../lists/past.ts";
import {
  answers,
  compare,
  countedDayOf,
  limitOf,
  mustContinue,
  newestFirst,
  playersOf,
  scoreKey,
} from "../lists/query.ts";
import { namesIn } from "../lists/rows.ts";
import { type BranchPoint, segmentsOf, sharedPoint } from "../log/branching.ts";
import {
  Conflict,
  type DocumentKey,
  MOST_LINES,
  NotStored,
  type Store,
  StoreClosed,
  type StoredChatMessage,
  type StoredContact,
  type StoredDocument,
  type StoredPlayer,
  type StoredSubscription,
  type StoredWebhook,
} from "../ports.ts";

const isBranching = ({ type }: Recorded): boolean => type === "MatchBranched";

/**
 * A store in the memory of the process, for tests and for servers without persistence. It keeps entries and summaries as JSON, so
 * that reads return the same as from a disk, and later changes of objects have no effect.
 */
export function memoryStore(): Store {
  const streams = new Map<string, string[]>();
  const branches = new Map<string, BranchPoint>();
  const summaries = new Map<string, string>();
  /** Number of changed listings of each player's past matches, and of each day's tries. */
  const [pastChanges, dayChanges] = [new Map<string, number>(), new Map<string, number>()];
  const talks = new Map<string, readonly StoredChatMessage[]>();
  const secrets = new Map<string, string>();
  const documents = new Map<string, StoredDocument>();
  const players = new Map<string, StoredPlayer>();
  /** By endpoint, in the order they were added. */
  const subscriptions = new Map<string, StoredSubscription>();
  const webhooks = new Map<string, StoredWebhook>();
  /** By the pair of players. */
  const contacts = new Map<string, StoredContact>();
  const notices = new Map<string, { turn: string; at: string; isMuted: boolean }>();
  let closed = false;

  const mustBeOpen = () => {
    if (closed) throw new StoreClosed();
  };

  const summariesNow = (): Summary[] => [...summaries.values()].map((line) => JSON.parse(line));
  const grow = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  function list(summary: Summary): void {
    const line = JSON.stringify(summary);
    const held = summaries.get(summary.id);
    summaries.set(summary.id, line);
    const before: Summary | undefined = held === undefined ? undefined : JSON.parse(held);
    if (held !== line && before?.state === "over") for (const player of playersOf(before)) grow(pastChanges, player);
    const [was, is] = [before, summary].map((each) => each && [countedDayOf(each), scoreKey(each.daily?.score)]);
    if (String(was) !== String(is)) for (const day of new Set([was?.[0], is?.[0]])) if (day) grow(dayChanges, day);
  }

  const triesBetween = (since: Day, until: Day): readonly ScoreCount[] => {
    const counted = summariesNow().flatMap(({ daily }) =>
      daily?.counts && daily.day >= since && daily.day <= until ? [daily] : [],
    );
    return [...Map.groupBy(counted, ({ day, score }) => JSON.stringify([day, score]))].map(([, same]) => {
      const { day, score } = same[0]!;
      return { day, ...(score ? { score } : {}), tries: same.length };
    });
  };

  /** The last version of a stream. */
  const headOf = (stream: string): number => (branches.get(stream)?.version ?? 0) + (streams.get(stream)?.length ?? 0);

  const noticeKey = (player: string, match: string): string => JSON.stringify([player, match]);
  const nameOf = ({ player, game, id }: DocumentKey): string => JSON.stringify([player, game, id]);

  const documentsOf = ({ player, game }: Pick<DocumentKey, "player" | "game">): readonly StoredDocument[] =>
    [...documents.values()]
      .filter((one) => one.player === player && one.game === game)
      .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt) || (a.id < b.id ? -1 : 1));

  const entriesOf = (stream: string, after = 0): readonly string[] =>
    segmentsOf(stream, after, branches).flatMap(({ stream, since, after, upTo }) =>
      (streams.get(stream) ?? []).slice(after - since, upTo - since),
    );

  return {
    async append(stream, expected, entries, summary, point) {
      mustBeOpen();
      mustContinue(point?.version ?? expected, entries);
      const head = headOf(stream);
      if (head !== expected) throw new Conflict(`${stream} is at ${head}, not at ${expected}`);
      const isShared = point && JSON.parse(summaries.get(point.stream) ?? "{}").state === "over";
      const shared = isShared ? sharedPoint(point, branches) : undefined;
      const copied = point && !shared ? entriesOf(point.stream).slice(0, point.version) : [];
      if (shared) branches.set(stream, shared);
      const lines = entries.map((entry) => JSON.stringify(entry));
      streams.set(stream, [...(streams.get(stream) ?? []), ...copied, ...lines]);
      list(summary);
    },

    // No other process can hold it.
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
    onHeartbeat: () => () => {},

    async read(stream, after = 0) {
      mustBeOpen();
      return entriesOf(stream, after).map((line): Recorded => JSON.parse(line));
    },

    async remove(stream, version) {
      mustBeOpen();
      if (version === 0 || headOf(stream) !== version) return false;
      const own = (streams.get(stream) ?? []).map((line): Recorded => JSON.parse(line));
      const hasBegun = own.slice(own.findLastIndex(isBranching) + 1).some(({ type }) => type === "MatchStarted");
      if (hasBegun || [...branches.values()].some((point) => point.stream === stream))
        throw new NotStored(`${stream} has started or has branches`);
      for (const held of [streams, branches, summaries, talks]) held.delete(stream);
      for (const key of notices.keys()) if (JSON.parse(key)[1] === stream) notices.delete(key);
      webhooks.delete(`match:${stream}`);
      return true;
    },

    async find(query) {
      mustBeOpen();
      return summariesNow()
        .filter((summary) => answers(summary, query))
        .sort(newestFirst)
        .slice(0, limitOf(query));
    },

    async past(query) {
      mustBeOpen();
      return pastAmong(summariesNow(), query);
    },

    async tries(since, until) {
      mustBeOpen();
      return triesBetween(since, until);
    },

    async dayCounts(since, until) {
      mustBeOpen();
      const counts = triesBetween(since, until).toSorted((a, b) => compare(a.day, b.day));
      return [...Map.groupBy(counts, ({ day }) => day)].map(([day, counts]) => {
        const { tries, finished } = standingsOf(counts, []);
        return { day, tries, finished, changes: dayChanges.get(day) ?? 0 };
      });
    },

    async pastFrom(player, after, limit) {
      mustBeOpen();
      return pastAfter(summariesNow(), player, after, limit);
    },

    async pastCount(player) {
      mustBeOpen();
      const own = summariesNow().filter((each) => each.state === "over" && playersOf(each).includes(player));
      return { matches: own.length, changes: pastChanges.get(player) ?? 0 };
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
      if (players.get(document.player)?.isGone) return false;
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
      for (const webhook of webhooks.values()) if (webhook.player === player) webhooks.delete(webhook.target);
      for (const [key, contact] of contacts)
        if (contact.player === player || contact.other === player) contacts.delete(key);
      for (const [match, lines] of talks)
        talks.set(
          match,
          lines.filter(({ said }) => JSON.parse(said).player !== player),
        );
    },

    async summaryVersions(after, limit) {
      mustBeOpen();
      const ids = [...summaries.keys()].filter((id) => id > after).sort();
      return ids.slice(0, limit).map((id) => {
        const { game, state, changedAt, summaryVersion = 0 }: Summary = JSON.parse(summaries.get(id)!);
        return { id, game, state, changedAt, summaryVersion };
      });
    },

    async relist(due) {
      mustBeOpen();
      const current = due.filter(({ id, version, summaryVersion = 0 }) => {
        const held = summaries.get(id);
        const isNewer = held !== undefined && ((JSON.parse(held) as Summary).summaryVersion ?? 0) > summaryVersion;
        return !isNewer && headOf(id) === version;
      });
      for (const summary of current) list(summary);
      return current.length;
    },

    async playerBy(recovery) {
      mustBeOpen();
      return [...players.values()].find((one) => recovery !== "" && one.recovery === recovery);
    },

    async changePlayer(id, change) {
      mustBeOpen();
      const isTaken = [...players.values()].some((one) => one.id !== id && one.recovery === change.recovery);
      if (change.recovery && isTaken) throw new NotStored("another player has this recovery digest");
      if (players.get(id)?.isGone) return false;
      players.set(id, {
        ...(players.get(id) ?? { id, name: "", isOpen: false, recovery: "", isGone: false }),
        ...change,
      });
      return true;
    },

    async contacts(of, about) {
      mustBeOpen();
      return [...contacts.values()].filter(
        ({ player, other }) => of.includes(player) && (about === undefined || about.includes(other)),
      );
    },

    async keepContact(contact, most) {
      mustBeOpen();
      const { player, other } = contact;
      const key = JSON.stringify([player, other]);
      const isFull = [...contacts.values()].filter((one) => one.player === player).length >= most;
      if ((isFull && !contacts.has(key)) || [player, other].some((id) => players.get(id)?.isGone)) return false;
      contacts.set(key, { ...contact });
      return true;
    },

    async dropContact({ player, other }) {
      mustBeOpen();
      contacts.delete(JSON.stringify([player, other]));
    },

    async webhook(target) {
      mustBeOpen();
      return webhooks.get(target);
    },

    async webhookTargets(after, limit) {
      mustBeOpen();
      const targets = [...webhooks.values()].map(({ target }) => target);
      return targets
        .filter((target) => target > after)
        .sort()
        .slice(0, limit);
    },

    async keepWebhook(webhook) {
      mustBeOpen();
      if (players.get(webhook.player)?.isGone) return false;
      webhooks.set(webhook.target, { ...webhook });
      return true;
    },

    async dropWebhook(target) {
      mustBeOpen();
      webhooks.delete(target);
    },

    async subscriptions(player) {
      mustBeOpen();
      return [...subscriptions.values()].filter((one) => one.player === player);
    },

    async subscribers(after, limit) {
      mustBeOpen();
      const players = new Set([...subscriptions.values()].map(({ player }) => player));
      return [...players]
        .filter((player) => player > after)
        .sort()
        .slice(0, limit);
    },

    async keepSubscription(subscription, most) {
      mustBeOpen();
      if (players.get(subscription.player)?.isGone) return;
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

    // There is nothing to pack.
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
