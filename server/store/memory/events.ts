import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { Conflict, NotStored } from "../errors.ts";
import { mustContinue } from "../lists/query.ts";
import { segmentsOf, sharedPoint } from "../log/branching.ts";
import type { EventLog } from "../ports.ts";
import type { MemoryState } from "./state.ts";

const isBranching = ({ type }: Recorded): boolean => type === "MatchBranched";

export function memoryEvents(state: MemoryState): EventLog {
  const { streams, branches, summaries } = state;

  const entriesOf = (stream: string, after = 0): readonly string[] =>
    segmentsOf(stream, after, branches).flatMap(({ stream, since, after, upTo }) =>
      (streams.get(stream) ?? []).slice(after - since, upTo - since),
    );

  return {
    async append(stream, expected, entries, summary, point) {
      mustContinue(point?.version ?? expected, entries);
      const head = state.headOf(stream);
      if (head !== expected) throw new Conflict(`${stream} is at ${head}, not at ${expected}`);
      if (point && state.headOf(point.stream) < point.version)
        throw new NotStored(`${point.stream} has no version ${point.version}`);
      const isShared = point && JSON.parse(summaries.get(point.stream) ?? "{}").state === "over";
      const shared = isShared ? sharedPoint(point, branches) : undefined;
      const copied = point && !shared ? entriesOf(point.stream).slice(0, point.version) : [];
      if (shared) branches.set(stream, shared);
      const lines = entries.map((entry) => JSON.stringify(entry));
      streams.set(stream, [...(streams.get(stream) ?? []), ...copied, ...lines]);
      state.list(summary);
    },

    read: async (stream, after = 0) => entriesOf(stream, after).map((line): Recorded => JSON.parse(line)),

    async remove(stream, version) {
      if (version === 0 || state.headOf(stream) !== version || state.leased.has(stream)) return false;
      const own = (streams.get(stream) ?? []).map((line): Recorded => JSON.parse(line));
      const hasBegun = own.slice(own.findLastIndex(isBranching) + 1).some(({ type }) => type === "MatchStarted");
      if (hasBegun || [...branches.values()].some((point) => point.stream === stream))
        throw new NotStored(`${stream} has started or has branches`);
      for (const held of [streams, branches, summaries, state.chat]) held.delete(stream);
      for (const key of state.notices.keys()) if (JSON.parse(key)[1] === stream) state.notices.delete(key);
      state.webhooks.delete(`match:${stream}`);
      return true;
    },

    pack: async () => 0,
  };
}
