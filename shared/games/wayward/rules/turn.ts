import type { Seat } from "../../../engine/contract/events.ts";
import type { SectionReading, WaywardCommandOf } from "../commands.ts";
import { fleetSection } from "../deck/fleet.ts";
import { mirrored, type Section } from "../deck/schema.ts";
import type { WaywardEventOf } from "../events.ts";
import type { QuestionFlow } from "../question-flow.ts";
import { type QuestionOf, RULE_OF } from "../questions.ts";
import { everyone, isPair, keyOf, type RevealedCard, runnerOf, type State } from "../state.ts";
import { claimReached } from "./achievements.ts";
import { defend } from "./battle.ts";
import { playCard } from "./card.ts";
import { type EffectContext, mayHold } from "./effects.ts";
import { nextAutomaton, totalsOf, winnerOf } from "./ending.ts";
import { gain } from "./holdings.ts";

/** See rule T2. */
const TURNS_OF_A_STAGE = 3;
/** See rule D4. */
const TURNS_TO_A_BONUS = 3;
/** See rules T10, P5. */
const cardsOfALap = (state: Pick<State, "options">): number => 18 / everyone(state).length;

/** Runs the reports of a human's turn, then the next automaton's turn or the final scoring. */
export function takeTurn(flow: QuestionFlow): void {
  const seat = rest(flow);
  if (seat === undefined) return;
  const place: EffectContext = { flow, seat, to: [runnerOf(flow.state, seat)] };
  const battles = playCard(place, revealed(flow, seat, false));
  const { options, automata } = flow.state;
  if (options.difficulty === "extreme" && automata[seat]!.turn % TURNS_TO_A_BONUS === 0) {
    flow.next(() => revealQuestion(flow.state, seat, true));
    playCard(place, revealed(flow, seat, true), flow.version.judgesByTurn ? battles : undefined);
  }
  endTurn(place);
}

/** Asks for the next card (T9), or for the scores (E3). */
function restQuestion(state: State): QuestionOf<"Reveal" | "TellScores"> {
  const seat = nextAutomaton(state);
  if (seat !== undefined) return revealQuestion(state, seat, false);
  return { type: "TellScores", seat: 0, to: Array.from({ length: state.seats }, (_, at) => at) };
}

function revealQuestion(state: State, seat: Seat, isBonus: boolean): QuestionOf<"Reveal"> {
  const turn = state.automata[seat]!.turn + (isBonus ? 0 : 1);
  return { type: "Reveal", seat, to: [runnerOf(state, seat)], turn, stage: stageOf(state, turn), isBonus };
}

/** T2, T3. With an own deck, 1 until the number of stages is known from a section. */
const stageOf = ({ header }: State, turn: number): number =>
  Math.min(Math.ceil(turn / TURNS_OF_A_STAGE), header?.stages ?? 1);

/** Runs reports until the next card is revealed. @returns the automaton whose turn it is; undefined after the scores */
function rest(flow: QuestionFlow): Seat | undefined {
  for (;;) {
    const command = flow.next(() => restQuestion(flow.state));
    switch (command.type) {
      case "ReportFight":
        flow.add({ type: "Reported", seat: command.automaton, rule: "C5", what: command });
        defend(flow, command, [runnerOf(flow.state, command.human)]);
        break;
      case "ReportLost":
        flow.add({ type: "Reported", seat: command.automaton, rule: "A6", what: command });
        flow.add({ type: "BuildingsLost", seat: command.automaton, rule: "A6", buildings: command.buildings });
        break;
      case "ReportExplored":
        flow.add({ type: "Reported", seat: command.human, rule: "S8", what: command });
        break;
      case "TellScores":
        score(flow, command);
        return undefined;
      default:
        return nextAutomaton(flow.state);
    }
  }
}

/** T1, T10, T2: reveals the next card. @returns its section */
function revealed(flow: QuestionFlow, seat: Seat, bonus: boolean): Section {
  const { state } = flow;
  const { drawn } = state.automata[seat]!;
  const deck = state.decks[seat]!;
  const card = deck[drawn % deck.length]!;
  const { turn, stage } = revealQuestion(state, seat, bonus);
  const rule = bonus ? "D4" : "T1";
  const begins = bonus && flow.version.judgesByTurn ? { begins: false as const } : {};
  const face = state.faces[card]!;
  flow.add({ type: "CardRevealed", seat, rule, card, face, turn, stage, bonus, ...begins });
  const inLap = cardsOfALap(state);
  if (drawn > 0 && drawn % inLap === 0)
    flow.add({ type: "LapBegun", seat, rule: isPair(state) ? "P5" : "T10", lap: drawn / inLap + 1 });
  read(flow, flow.state.card!);
  return flow.state.card!.section!;
}

/** For an own deck, asks for the section; with `remembersSections`, only once in a match. */
function read(flow: QuestionFlow, { seat, no, side, stage }: RevealedCard): void {
  const { options, header, read: known } = flow.state;
  if (options.deck === "practice") {
    addSection(flow, { ...header!, section: fleetSection(no, side, stage) });
    return;
  }
  const before = flow.version.remembersSections ? known[keyOf(no, side, stage)] : undefined;
  if (before) {
    addSection(flow, { ...header!, section: before }, { again: true });
    return;
  }
  const to = Array.from({ length: flow.state.seats }, (_, at) => at);
  const command = flow.next((): QuestionOf<"ReadSection"> => ({ type: "ReadSection", seat, to, no, side, stage }));
  addSection(flow, (command as WaywardCommandOf<"ReadSection">).read);
}

function addSection(
  flow: QuestionFlow,
  { section, ...header }: SectionReading,
  known: Pick<WaywardEventOf<"SectionRead">, "again"> = {},
): void {
  const { seat, no, side, stage } = flow.state.card!;
  const isMirrored = header.mirror && seat === 1;
  const shown = isMirrored ? mirrored(section, header.grid) : section;
  flow.add({ type: "SectionRead", seat, rule: "T2", no, side, stage, section: shown, ...header, ...known });
}

/** D5: asks for the harvest (T5), and lays out delayed goods (T7). */
function endTurn({ flow, seat, to }: EffectContext): void {
  const own = () => flow.state.automata[seat]!;
  const { due } = own();
  if (mayHold({ flow, seat }) || due.coins + due.cargo > 0) {
    const told = flow.ask((): QuestionOf<"TellHarvest"> => {
      const { placed, due: laid } = own();
      return { type: "TellHarvest", seat, to, cells: placed, due: laid };
    });
    if (told.taken.length > 0) flow.add({ type: "IslandsTaken", seat, rule: "L6", cells: told.taken });
    claimReached(flow, seat);
    gain(flow, seat, told, "T5");
  }
  const { later, everHeld } = own();
  if (later.coins + later.cargo > 0) {
    if (everHeld) flow.add({ type: "GoodsLaid", seat, rule: "T7", ...later });
    else flow.add({ type: "StepSkipped", seat, rule: "R10" });
  }
  flow.add({ type: "TurnEnded", seat, rule: "T9" });
}

/** See rules E5, P6. */
function score(flow: QuestionFlow, told: WaywardCommandOf<"TellScores">): void {
  const { type, ...answer } = told;
  flow.add({ type: "Answered", seat: 0, rule: RULE_OF[type], question: type, answer });
  const totals = totalsOf(flow.state, told);
  const to = Array.from({ length: flow.state.seats }, (_, at) => at);
  const winner =
    winnerOf(totals) ?? flow.ask((): QuestionOf<"TellTie"> => ({ type: "TellTie", seat: 0, to, totals })).winner;
  flow.add({ type: "Scored", seat: 0, rule: isPair(flow.state) ? "P6" : "E5", totals, winner });
}
