import type { Rounds } from "./rounds.ts";

export type ResultFact =
  | { readonly kind: "free"; readonly n: number; readonly of: number }
  | { readonly kind: "harbour"; readonly round: number }
  | { readonly kind: "roof"; readonly round: number }
  | { readonly kind: "storms"; readonly raised: number; readonly cleared: number }
  | { readonly kind: "swallowed"; readonly n: number }
  | { readonly kind: "jokers"; readonly n: number }
  | { readonly kind: "turns"; readonly hands: number; readonly islands: number }
  | { readonly kind: "sweeps"; readonly n: number };

/** Omits facts about events that never happened, except `free`. */
export function factsOf(rounds: Rounds): readonly ResultFact[] {
  const count = (type: Parameters<Rounds["all"]>[0]) => rounds.all(type).length;
  const facts: ResultFact[] = [];
  const harbour = rounds.first("StartPlayed");
  const roof = rounds.first("RoofOpened");
  const { placements } = rounds;
  const jokers = placements.filter(({ entry }) => entry.value !== undefined).length;
  facts.push({ kind: "free", n: placements.filter(({ cost }) => cost === 0).length, of: placements.length });
  if (harbour) facts.push({ kind: "harbour", round: rounds.of(harbour.v) });
  if (roof) facts.push({ kind: "roof", round: rounds.of(roof.v) });
  if (count("StormRaised") > 0)
    facts.push({ kind: "storms", raised: count("StormRaised"), cleared: count("StormCleared") });
  if (count("IslandSwallowed") > 0) facts.push({ kind: "swallowed", n: count("IslandSwallowed") });
  if (jokers > 0) facts.push({ kind: "jokers", n: jokers });
  if (count("HandsTurned") + count("CardTurned") > 0)
    facts.push({ kind: "turns", hands: count("HandsTurned"), islands: count("CardTurned") });
  if (count("HandSwept") > 0) facts.push({ kind: "sweeps", n: count("HandSwept") });
  return facts;
}
