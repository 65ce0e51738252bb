import { parse } from "zod/v4/core";
import { type AnyGame, variantOf } from "../../shared/engine/contract/game.ts";
import { arcanoid } from "../../shared/games/arcanoid/arcanoid.ts";
import { deal } from "../../shared/games/tranquility/kernel/deal.ts";
import { Kernel } from "../../shared/games/tranquility/kernel/kernel.ts";
import { playOut } from "../../shared/games/tranquility/kernel/policy/lines.ts";
import { playRandomly } from "../../shared/games/tranquility/kernel/random.ts";
import { rulesOf } from "../../shared/games/tranquility/kernel/rules.ts";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { type Peer, standardGame } from "./peers/boardgame-io.ts";
import { fourFields } from "./peers/four-fields.ts";
import type { Row } from "./report.ts";
import { median, movesPerSecond, picker, playerOf, playoutOf, rate, scripts } from "./script.ts";

interface Pair {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: readonly [least: number, most: number];
  readonly peer: Peer;
  readonly theirs: string;
  readonly kernel?: (match: number) => number;
}

const STANDARD = parse(tranquility.options, { mode: "standard" });

/** A fast random generator replaces the seed's HMAC. */
function kernelMatches(): (match: number) => number {
  const rng = picker(7);
  const table = new Kernel(rulesOf(STANDARD));
  return (match) => {
    deal(table, STANDARD, 1 + (match % 5), () => rng);
    return playRandomly(table, rng);
  };
}

const PAIRS: readonly Pair[] = [
  {
    name: "standard, decide and evolve",
    game: tranquility,
    options: STANDARD,
    seats: [1, 5],
    peer: standardGame,
    theirs: "the same game",
    kernel: kernelMatches(),
  },
  {
    name: "four fields and 22 trumps",
    game: arcanoid,
    options: parse(arcanoid.options, { rounds: 1 }),
    seats: [2, 6],
    peer: fourFields,
    theirs: "four fields without trumps",
  },
];

/**
 * Matches of random legal moves, in turn with boardgame.io 0.50, then playouts by bots. Choosing random moves is
 * measured only on the kernel.
 */
export const benchEngine = (rounds = 7, slice = 600): Row[] => [
  ...PAIRS.flatMap((pair) => besidePeer(pair, rounds, slice)),
  ...playouts(rounds, slice),
];

interface PlayedOut {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly kernel?: (match: number) => number;
}

/** The bot `steady` plays. */
function kernelPlayouts(options: Options): (match: number) => number {
  const table = new Kernel(rulesOf(options));
  return (match) => {
    const rng = picker(match);
    deal(table, options, 2, () => rng);
    return playOut(table, rng);
  };
}

const PLAYED_OUT: readonly PlayedOut[] = [
  ...(["standard", "arch", "pyramid", "day-night", "duel"] as const).map((mode): PlayedOut => {
    const options = parse(tranquility.options, { mode });
    return { game: tranquility, options, seats: 2, kernel: kernelPlayouts(options) };
  }),
  { game: arcanoid, options: parse(arcanoid.options, { rounds: 1 }), seats: 4 },
];

function playouts(rounds: number, slice: number): Row[] {
  const playing = PLAYED_OUT.map(({ game, options, seats, kernel }) => {
    const playout = playoutOf(game, options, seats);
    return () => {
      const engine = movesPerSecond(playout, slice);
      return { engine, kernel: kernel ? movesPerSecond(kernel, slice) : 0 };
    };
  });
  for (const rate of playing) rate();
  const runs = Array.from({ length: rounds }, () => playing.map((rate) => rate()));
  return PLAYED_OUT.flatMap(({ game, options, seats, kernel }, i) => {
    const name = `${game.id} ${variantOf(game, options)} with ${seats}`;
    const rates = runs.map((run) => run[i]!);
    const row = (title: string, of: (rate: (typeof rates)[number]) => number): Row => ({
      name: title,
      figures: { "moves/s": median(rates.map(of)) },
    });
    const own = row(`played out by the bot: ${name}`, ({ engine }) => engine);
    if (!kernel) return [own];
    return [
      own,
      row("the same bot on its kernel", (rate) => rate.kernel),
      ratioRow(
        "ratio of the bot on the kernel",
        rates.map((rate) => rate.kernel / rate.engine),
      ),
    ];
  });
}

function besidePeer({ name, game, options, seats, peer, theirs, kernel }: Pair, rounds: number, slice: number): Row[] {
  const { record, play } = playerOf(game, options);
  const ours = scripts(record, ...seats);
  const peers = scripts(peer.record, ...seats);
  rate(ours, play, slice);
  rate(peers, peer.play, slice);
  if (kernel) movesPerSecond(kernel, slice);
  const pairs = Array.from({ length: rounds }, () => {
    const own = rate(ours, play, slice);
    const other = rate(peers, peer.play, slice);
    const bare = kernel ? movesPerSecond(kernel, slice) : 0;
    return { own, other, ratio: own / other, bare, bareRatio: bare / other };
  });
  const row = (title: string, of: (pair: (typeof pairs)[number]) => number) => ({
    name: title,
    figures: { "moves/s": median(pairs.map(of)) },
  });
  return [
    row(name, ({ own }) => own),
    row(`boardgame.io 0.50, ${theirs}`, ({ other }) => other),
    ratioRow(
      "ratio",
      pairs.map(({ ratio }) => ratio),
    ),
    ...(kernel
      ? [
          row("its kernel, which also chooses the moves", ({ bare }) => bare),
          ratioRow(
            "ratio of the kernel",
            pairs.map(({ bareRatio }) => bareRatio),
          ),
        ]
      : []),
  ];
}

const ratioRow = (name: string, ratios: readonly number[]): Row => ({
  name,
  figures: { "moves/s": `${median(ratios).toFixed(1)} x` },
});
