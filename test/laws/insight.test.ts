import fc from "fast-check";
import { expect } from "vitest";
import {
  fold,
  type GameCommand,
  type GameEvent,
  type Handle,
  isRefusal,
  type Seat,
} from "../../shared/engine/contract/events.ts";
import type { AnyGame, AsyncBot, Bot } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { equal } from "../../shared/engine/equal.ts";
import { type Match, toAct } from "../../shared/engine/match/match.ts";
import { revealAll, viewAt } from "../../shared/engine/match/replay.ts";
import { adviceAt } from "../../shared/insight/advice.ts";
import { estimate } from "../../shared/insight/estimate.ts";
import { judge } from "../../shared/insight/judge.ts";
import { determinized, type InsightGame, withKernel } from "../../shared/insight/playout.ts";
import { chanceOf, rolls, seeds } from "../kit/chance.ts";
import { frozen } from "../kit/frozen.ts";
import { type Plan, plans, play } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { law, lawByKind, matchesEach, type Setting, SHELF } from "../kit/shelf.ts";
import { byStrength } from "../kit/strength.ts";
import { facesOf, holds, type Run, run } from "../kit/twins.ts";
import { apart } from "../kit/views.ts";

/** Early positions, for which most games can list the possible places of cards. */
const early = fc.record({ seed: seeds, choices: fc.array(fc.nat(), { maxLength: 20, size: "max" }) });

law("Law 3: a bot decides by what its seat knows", plans, (setting, plan) => {
  const { game } = setting;
  const { log, match } = play(setting, plan);
  for (const seat of toAct(game, match))
    for (const policy of Object.values(game.bots!)) {
      const view = frozen(viewAt(game, log, seat).table);
      same(policy(match.table, seat, rolls(7)), policy(view, seat, rolls(7)));
    }
});

law("Law 3: candidate moves are legal, and follow from what a seat knows", plans, (setting, plan) => {
  const { game } = setting;
  const { log, match } = play(setting, plan);
  for (const seat of toAct(game, match)) {
    const view = frozen(viewAt(game, log, seat).table);
    const candidates = game.candidates!(view, seat);
    same(game.candidates!(match.table, seat), candidates);
    for (const command of candidates)
      expect(isRefusal(game.decide(match.table, seat, command, chanceOf(plan.seed)))).toBe(false);
  }
});

law("Law 3: a value model depends only on cards known to its perspective", plans, (setting, plan) => {
  const { game, seats } = setting;
  const { features } = game.valueModel!;
  const { log, match } = play(setting, plan);
  if (toAct(game, match).length === 0) return;
  const open = frozen(revealAll(game, log).table);
  for (let seat = 0; seat < seats; seat++) {
    const view = frozen(viewAt(game, log, seat).table);
    same(features(match.table, seat, "seat"), features(view, seat, "seat"));
    same(features(match.table, seat, "open"), features(open, seat, "open"));
  }
});

function insights(game: InsightGame, view: Match, open: Match, seat: Seat, played: GameCommand) {
  return {
    estimate: estimate(game, view, seat, { playouts: 4, rng: rolls(3) }),
    open: estimate(game, open, seat, { playouts: 4, rng: rolls(4) }),
    judgement: judge(game, view, seat, played, { playouts: 12, seed: 5 }),
    advice: adviceAt(game, view, seat, { playouts: 12, seed: 6 }),
  };
}

/** Games by id, with their kernel if they have one. */
const WITH_KERNEL = new Map(
  await Promise.all(Object.values(SHELF).map(async (game) => [game.id, await withKernel(game)] as const)),
);

law("Law 3: insight is the same with a kernel as without", plans, (setting, plan) => {
  const { game } = setting;
  const { log, match } = play(setting, plan);
  const [seat] = toAct(game, match);
  if (seat === undefined) return;
  const [view, open] = [viewAt(game, log, seat), revealAll(game, log)];
  const [policy] = Object.values(game.bots!);
  const played = policy!(view.table, seat, rolls(9));
  same(insights(WITH_KERNEL.get(game.id)!, view, open, seat, played), insights(game, view, open, seat, played));
});

/** Number of positions for which an asynchronous bot is asked. */
const FEW = byStrength({ quick: 2, gate: 2, nightly: 12 });

/** The policy's command before and after the process has handled the full state. */
function decidedBeside(game: AnyGame, policy: Bot<unknown, GameCommand>, truth: unknown, view: unknown, seat: Seat) {
  const before = policy(view, seat, rolls(7));
  game.outcome(truth);
  policy(truth, seat, rolls(8));
  return [before, policy(view, seat, rolls(7))] as const;
}

/** A bot that shows its whole determinized table: a choice among few moves could hide an influence. */
const outspoken: AsyncBot<unknown, GameCommand> = async (game) => (view, _seat, rng) => {
  const table = determinized(game, view, rng);
  return { type: "imagine", faces: table === undefined ? undefined : game.cards!.known(table) };
};

lawByKind("Law 3: an asynchronous bot decides by what its seat knows and by random numbers", async (settings, kind) => {
  const [setting] = settings;
  const { game, options } = setting!;
  let asked = 0;
  let found = 0;
  for (const make of Object.values(game.asyncBots!)) {
    const policy = await make(game, options);
    for (const plan of fc.sample(early, { numRuns: FEW, seed: 17 })) {
      const { log, match } = play(setting!, plan);
      const [seat] = toAct(game, match);
      if (seat === undefined) continue;
      const view = frozen(viewAt(game, log, seat).table);
      const [imagined, again] = decidedBeside(game, await outspoken(game, options), match.table, view, seat);
      same(again, imagined);
      const [command, after] = decidedBeside(game, policy, match.table, view, seat);
      same(after, command);
      expect(isRefusal(game.decide(match.table, seat, command, chanceOf(plan.seed)))).toBe(false);
      const leaky = leaking(game);
      const [unaware, aware] = decidedBeside(leaky, await outspoken(leaky, options), match.table, view, seat);
      if (!equal(aware, unaware)) found++;
      asked++;
    }
  }
  expect([kind, asked > 0, found]).toEqual([kind, true, asked]);
});

/** Runs per setting, at least 20 per kind: some later positions cannot be determinized. */
const runsOf = (settings: readonly Setting[]): number =>
  Math.max(matchesEach(settings, 60), Math.ceil(20 / settings.length));

/** Every game can determinize this. */
const DEAL: readonly [Plan, number] = [{ seed: "0".repeat(64), choices: [] }, 0];

/** Determinizes a view after the process has handled the full state. */
function imaginedBeside(game: AnyGame, truth: unknown, view: Match): unknown {
  game.outcome(truth);
  return determinized(game, view.table, rolls(5));
}

/** Like `imaginedBeside`, with estimate and advice. */
function insightBeside(game: AnyGame, truth: unknown, view: Match, seat: Seat): unknown {
  const table = imaginedBeside(game, truth, view);
  const advice = adviceAt(game, view, seat, { playouts: 4, seed: 3 });
  return { table, estimate: estimate(game, view, seat, { playouts: 2, rng: rolls(11) }), advice };
}

/** A leaky game: returns the first full table that it handled. */
function leaking(game: AnyGame): AnyGame {
  let whole: unknown;
  const isWhole = (table: unknown) => {
    const faces = game.cards!.known(table);
    return game.cards!.places(table).every((cards) => cards.every((card) => faces[card] !== undefined));
  };
  return {
    ...game,
    outcome: (table) => {
      if (whole === undefined && isWhole(table)) whole = table;
      return game.outcome(table);
    },
    cards: { ...game.cards!, determinize: (view, rng) => whole ?? game.cards!.determinize!(view, rng) },
  };
}

lawByKind("Law 3: an insight follows from its view, and planted leaks are found", (settings, kind) => {
  let found = 0;
  let asked = 0;
  for (const setting of settings) {
    const { game, seats } = setting;
    const property = fc.property(early, fc.nat(), (plan, viewer) => {
      const seat = viewer % seats;
      const { log, match } = play(setting, plan);
      const view = frozen(viewAt(game, log, seat));
      const other = determinized(game, view.table, rolls(viewer));
      if (other === undefined || toAct(game, match).length === 0) return;
      asked++;
      const truths = [match.table, other];
      const [one, two] = truths.map((truth) => insightBeside(game, truth, view, seat));
      same(one, two);
      const [leaked, too] = truths.map((truth) => imaginedBeside(leaking(game), truth, view));
      if (!equal(leaked, too)) found++;
    });
    fc.assert(property, { numRuns: runsOf(settings), examples: [[...DEAL]] });
  }
  expect([kind, asked > 0, found]).toEqual([kind, true, asked]);
});

const viewOf = ({ game, options, seats }: Setting, events: readonly GameEvent[], seat: Seat): unknown =>
  fold(
    game,
    game.initial(options, seats),
    events.map((event) => redact(event, seat)),
  );

const dealtWith = (dealt: readonly GameEvent[], faces: Readonly<Record<Handle, string | undefined>>): GameEvent[] =>
  dealt.map((event) => {
    if (!event.secret) return event;
    const faceEntries = Object.keys(event.secret.faces).map((card) => [card, faces[Number(card)]]);
    return { ...event, secret: { ...event.secret, faces: Object.fromEntries(faceEntries) } };
  });

/** Whether cards of hands got new handles; only their holders then know which card is which. */
const isRenamed = ({ cards }: AnyGame, events: readonly GameEvent[]): boolean =>
  events.some((event) => cards!.renames?.(event) !== undefined);

const sorted = (faces: readonly (string | undefined)[]): readonly (string | undefined)[] => [...faces].sort();

lawByKind(
  "Law 5: the missing cards of a view are dealt from it alone, and nothing that was seen contradicts them",
  (settings, kind) => {
    let dealt = 0;
    let replayed = 0;
    for (const setting of settings) {
      const { game, options, seats } = setting;
      const property = fc.property(early, fc.nat(), (plan, viewer) => {
        const seat = viewer % seats;
        const truth = run(setting, plan, game.deal(options, seats, chanceOf(plan.seed)));
        const events = [...truth.dealt, ...truth.steps.flatMap((step) => step.events)];
        const whole = fold(game, game.initial(options, seats), events);
        if (game.outcome(whole)) return;
        const view = frozen(viewOf(setting, events, seat));
        const table = game.cards!.determinize!(view, rolls(viewer));
        if (table === undefined) return;
        dealt++;
        const [seen, imagined] = [apart(game, view), apart(game, table)];
        same(imagined.shape, seen.shape);
        const lying = game.cards!.places(whole).flat();
        for (const card of lying) if (seen.faces[card] !== undefined) same(imagined.faces[card], seen.faces[card]);
        same(
          sorted(lying.map((card) => imagined.faces[card] as string)),
          sorted(lying.map((card) => game.cards!.known(whole)[card])),
        );
        same(game.outcome(table), undefined);
        if (isRenamed(game, events.slice(truth.dealt.length))) return;
        expect(goesTheSameWay(setting, truth, imagined.faces as Record<Handle, string>, seat, plan.seed)).toBe(true);
        replayed++;
      });
      fc.assert(property, { numRuns: runsOf(settings), examples: [[...DEAL]] });
    }
    expect(dealt, kind).toBeGreaterThan(0);
    expect(replayed, kind).toBeGreaterThan(0);
  },
);

/** Whether with these faces every command is legal, and the seat sees the same. */
function goesTheSameWay(
  setting: Setting,
  truth: Run,
  faces: Readonly<Record<Handle, string>>,
  seat: Seat,
  seed: string,
): boolean {
  const before = facesOf(truth.dealt);
  // With other faces, a face-down play may need another command.
  const steps = truth.steps.map((step) => ({
    ...step,
    command: setting.game.inferCommand(dealtWith(step.events, faces)) ?? step.command,
  }));
  return holds(setting, { ...truth, steps }, dealtWith(truth.dealt, { ...before, ...faces }), seat, seed);
}
