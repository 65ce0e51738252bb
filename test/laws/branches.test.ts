import fc from "fast-check";
import { expect } from "vitest";
import { isMoment } from "../../shared/engine/branch.ts";
import type { Viewer } from "../../shared/engine/game.ts";
import { movesOf, viewAt } from "../../shared/engine/replay.ts";
import { verify } from "../../shared/engine/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import { rolls, seeds } from "../kit/chance.ts";
import { fileOf, type Plan, type Played, plans, play, playedOn, playToEnd, seedOf } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { law } from "../kit/shelf.ts";

const forks = fc.record({ plan: plans, seed: seeds });

/** Some moment of a match; its last move may have been its end. */
function someMoment({ log }: Played, { choices }: Plan): number {
  const moments = movesOf(log).filter((version) => isMoment(log, version));
  return moments[rolls(choices.length)(moments.length)] ?? movesOf(log)[0]!;
}

law(
  "Law 8: a match that is played on from another, and from that again, is proved by its own log alone",
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
  "Law 6: who plays on sees at first what the same seat saw, and no card has moved",
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
  "Law 5: what a seat has not seen can be shuffled anew at its turn, and it sees no difference",
  forks,
  (setting, { plan, seed }) => {
    const { game } = setting;
    const first = play(setting, plan);
    const version = someMoment(first, plan);
    const at = (log: Played["log"], viewer: Viewer) =>
      viewAt(game, log, viewer, log === first.log ? version : undefined);
    const truth = at(first.log, "all");
    const [seat] = game.toAct(truth.table);
    if (seat === undefined || !game.reshuffle(truth.table, seat, () => rolls(1))) return;
    const second = playedOn(first, version, seed, seat);
    same(at(second.log, seat).table, at(first.log, seat).table);
    same(at(second.log, "table").table, at(first.log, "table").table);
    const [before, after] = [truth.table, second.match.table] as [Faced, Faced];
    expect(after.faces.toSorted()).toEqual(before.faces.toSorted());
    same(game.places(after), game.places(before));
    const hidden = new Set(game.hiddenFrom(before, seat));
    for (const card of before.faces.keys()) if (!hidden.has(card)) expect(after.faces[card]).toBe(before.faces[card]);
    for (const other of second.match.seats.keys()) {
      const { faces } = at(second.log, other).table as Faced;
      for (const card of game.hiddenFrom(after, other)) expect(faces[card]).toBe(undefined);
    }
    expect(verify(fileOf(playToEnd(second)), gameOf)).toBe(undefined);
  },
  { matches: 40 },
);

/** What a test looks at of a table: the face of each card, by handle. */
interface Faced {
  readonly faces: readonly (string | undefined)[];
}
