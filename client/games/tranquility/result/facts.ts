import type { Rounds } from "./rounds.ts";

/** Further facts about a match; each mode has its own. */
export type ResultFact =
  | { readonly tell: "free"; readonly n: number; readonly of: number }
  | { readonly tell: "harbour"; readonly round: number }
  | { readonly tell: "roof"; readonly round: number }
  | { readonly tell: "storms"; readonly raised: number; readonly cleared: number }
  | { readonly tell: "swallowed"; readonly n: number }
  | { readonly tell: "jokers"; readonly n: number }
  | { readonly tell: "turns"; readonly hands: number; readonly islands: number }
  | { readonly tell: "sweeps"; readonly n: number };

/** The facts of a match, from its log; absent for what never happened. */
export function factsOf(rounds: Rounds): readonly ResultFact[] {
  const count = (type: Parameters<Rounds["all"]>[0]) => rounds.all(type).length;
  const facts: ResultFact[] = [];
  const harbour = rounds.first("StartPlayed");
  const roof = rounds.first("RoofOpened");
  const { placements } = rounds;
  const jokers = placements.filter(({ entry }) => entry.value !== undefined).length;
  facts.push({ tell: "free", n: placements.filter(({ cost }) => cost === 0).length, of: placements.length });
  if (harbour) facts.push({ tell: "harbour", round: rounds.of(harbour.v) });
  if (roof) facts.push({ tell: "roof", round: rounds.of(roof.v) });
  if (count("StormRaised") > 0)
    facts.push({ tell: "storms", raised: count("StormRaised"), cleared: count("StormCleared") });
  if (count("IslandSwallowed") > 0) facts.push({ tell: "swallowed", n: count("IslandSwallowed") });
  if (jokers > 0) facts.push({ tell: "jokers", n: jokers });
  if (count("HandsTurned") + count("CardTurned") > 0)
    facts.push({ tell: "turns", hands: count("HandsTurned"), islands: count("CardTurned") });
  if (count("HandSwept") > 0) facts.push({ tell: "sweeps", n: count("HandSwept") });
  return facts;
}
