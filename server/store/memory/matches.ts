import type { Day } from "../../../shared/engine/daily/day.ts";
import { type ScoreCount, standingsOf } from "../../../shared/engine/daily/standings.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { sharedDealOf } from "../../../shared/engine/series/shared-deal.ts";
import { pastAfter, pastAmong } from "../lists/past.ts";
import { answers, compare, limitOf, newestFirst, playersOf } from "../lists/query.ts";
import type { MatchIndex } from "../ports.ts";
import type { MemoryState } from "./state.ts";

export function memoryMatches(state: MemoryState): MatchIndex {
  const triesBetween = (since: Day, until: Day): readonly ScoreCount[] => {
    const counted = state.summariesNow().flatMap((summary) => {
      const deal = sharedDealOf(summary);
      return deal?.counts && deal.key >= since && deal.key <= until ? [deal] : [];
    });
    return [...Map.groupBy(counted, ({ key, score }) => JSON.stringify([key, score]))].map(([, same]) => {
      const { key: day, score } = same[0]!;
      return { day, ...(score ? { score } : {}), tries: same.length };
    });
  };

  /** Whether the log ends at the summary's version, and no later release made the stored summary. */
  const isDue = ({ id, version, summaryVersion = 0 }: Summary): boolean => {
    const held = state.summaries.get(id);
    const isNewer = held !== undefined && ((JSON.parse(held) as Summary).summaryVersion ?? 0) > summaryVersion;
    return !isNewer && state.headOf(id) === version;
  };

  return {
    find: async (query) =>
      state
        .summariesNow()
        .filter((summary) => answers(summary, query))
        .sort(newestFirst)
        .slice(0, limitOf(query)),

    past: async (query) => pastAmong(state.summariesNow(), query),
    pastFrom: async (player, after, limit) => pastAfter(state.summariesNow(), player, after, limit),

    async pastCount(player) {
      const own = state.summariesNow().filter((each) => each.state === "over" && playersOf(each).includes(player));
      return { matches: own.length, changes: state.pastChanges.get(player) ?? 0 };
    },

    tries: async (since, until) => triesBetween(since, until),

    async dayCounts(since, until) {
      const counts = triesBetween(since, until).toSorted((a, b) => compare(a.day, b.day));
      return [...Map.groupBy(counts, ({ day }) => day)].map(([day, counts]) => {
        const { tries, finished } = standingsOf(counts, []);
        return { day, tries, finished, changes: state.dayChanges.get(day) ?? 0 };
      });
    },

    async summaryVersions(after, limit) {
      const ids = [...state.summaries.keys()].filter((id) => id > after).sort();
      return ids.slice(0, limit).map((id) => {
        const { game, state: phase, changedAt, summaryVersion = 0 }: Summary = JSON.parse(state.summaries.get(id)!);
        return { id, game, state: phase, changedAt, summaryVersion };
      });
    },

    async relist(due) {
      const current = due.filter(isDue);
      for (const summary of current) state.list(summary);
      return current.length;
    },
  };
}
