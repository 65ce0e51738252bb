import fc from "fast-check";
import { expect } from "vitest";
import { accessRefusal } from "../../server/match/access.ts";
import { type Seat, UnknownEvent } from "../../shared/engine/contract/events.ts";
import { isClosed, talkOf } from "../../shared/engine/contract/game.ts";
import { evolve, foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../shared/engine/match/match-events.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { summarize } from "../../shared/engine/match/summary.ts";
import { REFERENCES } from "../../shared/games/references.ts";
import { frozen } from "../kit/frozen.ts";
import { itemAt } from "../kit/item-at.ts";
import { plans, play, playOut, seedOf } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { law, lawByKind } from "../kit/shelf.ts";
import { apart, atEveryVersion, received, viewersOf } from "../kit/views.ts";

const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const around = ({ table: _, undoHistory, ...match }: Match): object => ({
  ...match,
  undoHistory: undoHistory.map(({ version }) => version),
});

law("Law 2: a view is the truth minus faces, and events survive JSON", plans, (setting, plan) => {
  atEveryVersion(play(setting, plan), viewersOf(setting.seats), (truth, views) => {
    const whole = apart(setting.game, truth.table);
    for (const view of views) {
      const { faces, shape } = apart(setting.game, view.table);
      same(shape, whole.shape);
      same(around(view), around(truth));
      for (const [card, face] of Object.entries(faces)) {
        if (face !== undefined) same(face, whole.faces[card]);
      }
    }
  });
});

law("Law 2: folding the log gives the same match", plans, (setting, plan) => {
  const { log, match } = play(setting, plan);
  const again = log.map((entry) => received(entry, "all"));
  same(again, log);
  same(foldMatch(setting.game, INITIAL_MATCH, again), match);
});

lawByKind("Law 2: the figures of a match follow from what all players have seen", (settings) => {
  const setting = settings.at(-1)!;
  const { game, seats } = setting;
  const { kinds, of } = game.figures!;
  const { match, log } = playOut(setting, seedOf("figures"));
  const views = viewersOf(seats).map((viewer) => viewAt(game, log, viewer));
  const figuresBySeat = summarize(game, undefined, match, log).figures!;
  expect(figuresBySeat).toHaveLength(seats);
  for (const [seat, figures] of figuresBySeat.entries()) {
    expect(Object.keys(figures).length).toBeGreaterThan(0);
    for (const [name, figure] of Object.entries(figures)) {
      expect(Object.keys(kinds)).toContain(name);
      expect(Number.isFinite(figure), name).toBe(true);
    }
    for (const { table } of views) same(of(table, seat), figures);
  }
});

lawByKind("Law 2: the unfilled places of a match follow from what all players have seen", (settings) => {
  const setting = itemAt(settings, 0);
  const { game, seats } = setting;
  const { match, log } = playOut(setting, seedOf("unfilled"));
  const places = game.unfilled!(match.table);
  expect(places).toEqual([...new Set(places)].filter((place) => Number.isSafeInteger(place) && place >= 0));
  for (const viewer of viewersOf(seats)) same(game.unfilled!(viewAt(game, log, viewer).table), places);
});

law("Law 3: a question is the same for every viewer, and its game's reference has it", plans, (setting, plan) => {
  const { game, seats } = setting;
  atEveryVersion(play(setting, plan), viewersOf(seats), (truth, views) => {
    if (truth.phase !== "live" || toAct(game, truth).length === 0) return;
    const question = game.question!(truth.table);
    for (const view of views) same(game.question!(view.table), question);
    expect(Object.keys(REFERENCES[game.id]!.questions)).toContain(question);
  });
});

law("Law 3: the moves of a seat follow from what it knows", plans, (setting, plan) => {
  const { game, seats } = setting;
  const phases = new Set<string>();
  atEveryVersion(play(setting, plan), seatsOf(seats), (truth, views) => {
    if (truth.phase !== "live") return;
    for (const [seat, view] of views.entries()) {
      const moves = game.moves(truth.table, seat);
      if (moves.length > 0) phases.add(itemAt(moves, 0).command.type);
      same(game.moves(view.table, seat), moves);
    }
    for (const view of views) same(game.toAct(view.table), game.toAct(truth.table));
  });
  if (plan.choices.length > 0) expect(phases.size).toBeGreaterThan(0);
});

law("Law 3: the phrases of a seat follow from what it knows", plans, (setting, plan) => {
  const { game, seats } = setting;
  atEveryVersion(play(setting, plan), seatsOf(seats), (truth, views) => {
    if (truth.phase !== "live") return;
    for (const [seat, view] of views.entries()) same(talkOf(game, view.table, seat), talkOf(game, truth.table, seat));
  });
});

law("Law 2: an event of an unknown type is distinguished from all others", plans, (setting, plan) => {
  const { game } = setting;
  const { match } = play(setting, plan);
  expect(game.evolve(match.table, { type: "SomethingOfALaterRelease" })).toBe(undefined);
  expect(() => evolve(game, match, { type: "SomethingOfALaterRelease" })).toThrow(UnknownEvent);
  expect(isMatchEvent({ type: "SomethingOfALaterRelease" })).toBe(false);
});

law("Law 4: no seat holds a face that is hidden from it", plans, (setting, plan) => {
  const { game, seats } = setting;
  const onlooker = "table";
  atEveryVersion(play(setting, plan), [...seatsOf(seats), onlooker], (truth, views) => {
    if (truth.phase === "void" || truth.phase === "open") return;
    const hidden = seatsOf(seats).map((seat) => game.cards!.hiddenFrom(truth.table, seat));
    const fromAnySeat = new Set(hidden.flat());
    for (const [at, view] of views.entries()) {
      const faces = game.cards!.known(view.table);
      for (const card of hidden[at] ?? fromAnySeat) same(faces[card], undefined);
    }
  });
});

const absences = fc.record({ plan: plans, away: fc.nat(), back: fc.nat() });

law("Law 6: a viewer who joins late or returns sees the same as one who never left", absences, (setting, absence) => {
  const { game, seats } = setting;
  const { log } = play(setting, absence.plan);
  for (const viewer of viewersOf(seats)) {
    const arriving = log.map((entry) => frozen(received(entry, viewer)));
    const always = arriving.reduce((match, entry) => frozen(foldMatch(game, match, [entry])), INITIAL_MATCH as Match);
    const late = viewAt(game, log, viewer);
    const left = absence.away % log.length;
    const before = frozen(viewAt(game, log, viewer, left));
    const returned = foldMatch(game, before, arriving.slice(left));
    same(late, always);
    same(returned, always);
  }
});

law("Law 2: after an undo every player sees the table as it was then", plans, (setting, plan) => {
  const { game, seats } = setting;
  const { log } = play(setting, plan);
  for (const entry of log) {
    if (entry.type !== "StepTakenBack") continue;
    const { v, to } = entry as Recorded & { readonly to: number };
    for (const viewer of viewersOf(seats)) {
      const [after, then] = [viewAt(game, log, viewer, v), viewAt(game, log, viewer, to)];
      same(after.table, then.table);
      same(toAct(game, after), toAct(game, then));
    }
    expect(movesOf(log.slice(0, v))).toEqual(movesOf(log.slice(0, to)));
  }
  const counted = movesOf(log);
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
});

law("Law 4: a closed table is visible only to those who sit there", plans, (setting, plan) => {
  const { game, options, seats } = setting;
  const { match, log } = play(setting, plan);
  const closed = isClosed(game, options);
  for (const seat of seatsOf(seats)) expect(accessRefusal({ game, match }, `p${seat}`)).toBe(undefined);
  expect(accessRefusal({ game, match }, "a stranger")).toBe(closed ? "NoWatchers" : undefined);
  const listed = { ...match, config: { ...match.config, visibility: "open" } } as Match;
  expect(summarize(game, undefined, listed, log).visibility).toBe(closed ? "private" : "open");
});
