import fc from "fast-check";
import { expect } from "vitest";
import { type GameEvent, type Handle, isRefusal, type Viewer } from "../../shared/engine/contract/events.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { isBranchPoint } from "../../shared/engine/match/branch.ts";
import { decide } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import { inferMatchCommand } from "../../shared/engine/match/infer-match-command.ts";
import { payloadOf, type Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../shared/engine/match/match.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import { movesOf, stepsOf } from "../../shared/engine/match/steps.ts";
import { rolls, seeds } from "../kit/chance.ts";
import { itemAt } from "../kit/item-at.ts";
import { fileOf, type Plan, type PlayedMatch, plans, play, playedOn, playToEnd, seedOf } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { gameOf, law } from "../kit/shelf.ts";

const forks = fc.record({ plan: plans, seed: seeds });

/** A random branch point; the deal if there is none. */
function someMoment({ log }: PlayedMatch, { choices }: Plan): number {
  const moments = movesOf(log).filter((version) => isBranchPoint(log, version));
  return moments[rolls(choices.length)(moments.length)] ?? itemAt(movesOf(log), 0);
}

law(
  "Law 8: a branch of a match, and a branch of that branch, can each be verified by its own log alone",
  forks,
  (setting, { plan, seed }) => {
    const first = play(setting, plan);
    const version = someMoment(first, plan);
    const second = playToEnd(playedOn(first, version, seed));
    expect(verify(fileOf(second), gameOf)).toBe(undefined);
    same(second.log.slice(0, version), first.log.slice(0, version));
    const third = playToEnd(playedOn(second, someMoment(second, plan), seedOf(seed)));
    expect(verify(fileOf(third), gameOf)).toBe(undefined);
  },
  { matches: 20 },
);

law(
  "Law 6: a player of a branch sees at first what the same seat saw, and no card has moved",
  forks,
  (setting, { plan, seed }) => {
    const { game } = setting;
    const first = play(setting, plan);
    const version = someMoment(first, plan);
    const second = playedOn(first, version, seed);
    for (const viewer of ["all", "table", 0, setting.seats - 1] as const) {
      same(viewAt(game, second.log, viewer).table, viewAt(game, first.log, viewer, version).table);
    }
  },
  { matches: 20 },
);

law(
  "Law 5: cards that a seat has not seen can be reshuffled at its turn, and it sees no difference",
  forks,
  (setting, { plan, seed }) => {
    const { game } = setting;
    const first = play(setting, plan);
    const version = someMoment(first, plan);
    const at = (log: PlayedMatch["log"], viewer: Viewer) =>
      viewAt(game, log, viewer, log === first.log ? version : undefined);
    const truth = at(first.log, "all");
    const { reshuffle, known, places, hiddenFrom } = game.cards!;
    const [seat] = toAct(game, truth);
    if (seat === undefined || !reshuffle!(truth.table, seat, () => rolls(1))) return;
    const second = playedOn(first, version, seed, seat);
    same(at(second.log, seat).table, at(first.log, seat).table);
    same(at(second.log, "table").table, at(first.log, "table").table);
    const [before, after] = [truth.table, second.match.table];
    const [were, are] = [known(before), known(after)];
    const sorted = (faces: typeof were) => Object.values(faces).toSorted();
    expect(sorted(are)).toEqual(sorted(were));
    same(places(after), places(before));
    const hidden = new Set(hiddenFrom(before, seat));
    for (const card of Object.keys(were).map(Number)) if (!hidden.has(card)) expect(are[card]).toBe(were[card]);
    for (const other of second.match.seats.keys()) {
      const faces = known(at(second.log, other).table);
      for (const card of hiddenFrom(after, other)) expect(faces[card]).toBe(undefined);
    }
    expect(verify(fileOf(playToEnd(second)), gameOf)).toBe(undefined);
  },
  { matches: 40 },
);

law(
  "Law 8: if reshuffled cards had been dealt from the start, every earlier command would give the events in the log",
  forks,
  (setting, { plan, seed }) => {
    const { game } = setting;
    const first = play(setting, plan);
    const version = someMoment(first, plan);
    const before = foldMatch(game, INITIAL_MATCH, first.log.slice(0, version));
    const [seat] = toAct(game, before);
    if (seat === undefined || !game.cards!.reshuffle!(before.table, seat, () => rolls(1))) return;
    const faces = game.cards!.known(playedOn(first, version, seed, seat).match.table);
    let match: Match = INITIAL_MATCH;
    for (const step of stepsOf(first.log.slice(0, version))) {
      const redealt = step.map((entry) => dealtAs(faces, entry)) as [Recorded, ...Recorded[]];
      const command = inferMatchCommand(game, match, redealt)!;
      // A deal, also of a later round, is random, so its faces are not compared.
      const isDealt = redealt.some((entry) => game.cards!.renames?.(entry));
      const shown = (events: readonly GameEvent[]) => (isDealt ? events.map(({ secret: _, ...open }) => open) : events);
      if (command.type !== "start") {
        const events = decide(game, match, command, first.seed);
        same(isRefusal(events) ? events : shown(events), shown(redealt.map(payloadOf)));
      }
      match = foldMatch(game, match, redealt);
    }
  },
  { matches: 40 },
);

/** Replaces the faces of cards; faces of an earlier deal stay the same. */
function dealtAs(faces: Readonly<Record<Handle, string | undefined>>, entry: Recorded): Recorded {
  if (!entry.secret) return entry;
  const redealt = Object.entries(entry.secret.faces).map(([card, was]) => [card, faces[Number(card)] ?? was]);
  return { ...entry, secret: { ...entry.secret, faces: Object.fromEntries(redealt) } };
}
