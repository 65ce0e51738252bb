import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import type { Match } from "../../../shared/engine/match/match.ts";
import type { Question } from "../../../shared/games/wayward/questions.ts";
import { pretend } from "../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../shared/games/wayward/state.ts";
import { wayward as game } from "../../../shared/games/wayward/wayward.ts";
import { rolls } from "../../kit/chance.ts";
import { command, dealt, moving, type PlayedMatch, seedOf } from "../../kit/play.ts";
import { type FindMoment, lobby } from "./moments.ts";

/** Turns before this one show less. */
const LATER = 4;

type QuestionTest = (question: Question, state: State) => boolean;

/** The first question to `seat` that passes the test, from turn `from` on. */
const asked =
  (isMeant: QuestionTest, { seat = 0, from = LATER } = {}): FindMoment<State> =>
  (states) =>
    states.find(({ phase, table }) => {
      const { question, automata } = table;
      return phase === "live" && question?.to[0] === seat && automata[0]!.turn >= from && isMeant(question, table);
    });

const of =
  (type: Question["type"]): QuestionTest =>
  (question) =>
    question.type === type;

const moments = {
  lobby,
  first: asked(of("Reveal"), { from: 0 }),
  sheet: asked(({ type }, { card }) => type === "TellUnexplored" && card!.section!.claim.length > 0, { from: 2 }),
  battle: asked((question) => question.type === "TellFight" && question.sum.parts.length > 1),
  upgrade: asked(of("TellUpgrade"), { from: 1 }),
  goods: asked(of("TellGoods"), { from: 1 }),
  harvest: asked((question) => question.type === "TellHarvest" && question.cells.length > 1),
  turn: asked(of("Reveal")),
  other: asked(({ type }) => type === "TellClaim", { seat: 1, from: 2 }),
  last: asked((question, { ending }) => question.type === "Reveal" && ending !== undefined),
  scores: asked(of("TellScores")),
  over: (states) => states.at(-1),
} satisfies Readonly<Record<string, FindMoment<State>>>;

export type MomentName = keyof typeof moments;

/** Answers are simulated, because bots cannot see the printed board. */
function play({ options, seats, id }: { options: object; seats: number; id: string }): PlayedMatch {
  const rng = rolls(Number.parseInt(seedOf(id).slice(0, 7), 16));
  let played = dealt({ game: game as unknown as AnyGame, options, seats }, seedOf(id));
  while (played.match.phase === "live") {
    const state = (played.match as Match<State>).table;
    const question = state.question!;
    played = command(played, moving(played.match, question.to[0]!, pretend(state, question, rng)));
  }
  return played;
}

export const wayward = { game: game as unknown as AnyGame, moments, play };
