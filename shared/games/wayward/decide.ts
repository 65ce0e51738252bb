import { type Refusal, refuse, type Seat } from "../../engine/contract/events.ts";
import { isMove } from "../../engine/contract/moves.ts";
import { equal } from "../../engine/equal.ts";
import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import { moves } from "./moves.ts";
import { RULE_OF } from "./questions.ts";
import { CURRENT_RULES, type Version } from "./rules/versions.ts";
import { after } from "./run.ts";
import { keyOf, type State } from "./state.ts";

/** The order of a command's lists has no meaning. */
export const decide = (state: State, seat: Seat, command: Command): readonly Event[] | Refusal =>
  decideBy(CURRENT_RULES, state, seat, command);

export function decideBy(version: Version, state: State, seat: Seat, unordered: Command): readonly Event[] | Refusal {
  const command = inOrder(unordered);
  const refusal = objectionTo(state, seat, version.asksLostCargo ? command : withLostCargo(command));
  if (refusal) return refusal;
  return after(state, command, version);
}

/** Commands of rules 1 lack `lostCargo`. */
const withLostCargo = (command: Command): Command =>
  command.type === "TellFight" ? { ...command, lostCargo: command.lostCargo ?? 0 } : command;

const inOrder = (command: Command): Command =>
  Object.fromEntries(
    Object.entries(command).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toSorted((a, b) => a - b) : value,
    ]),
  ) as unknown as Command;

function objectionTo(state: State, seat: Seat, command: Command): Refusal | undefined {
  const { question } = state;
  if (!question) return refuse("MatchIsOver", "E5");
  const offered = moves(state, seat).filter((move) => move.command.type === command.type);
  if (offered.some((move) => isMove(move, command))) return undefined;
  if (command.type === "ReadSection") return objectionToReading(state, command, offered.length > 0);
  const rule = command.type === question.type ? RULE_OF[question.type] : "T9";
  if (offered.length === 0)
    return command.type === question.type ? refuse("NotYourAutomaton", rule) : refuse("NotNow", rule);
  return refuse(namesWrongSpace(offered, command) ? "NoSuchSpace" : "OutOfRange", rule);
}

/** V5 to V9: a due section is invalid or has another header; one that is not due may differ from the known one. */
function objectionToReading(
  { card, read }: State,
  { read: sent }: Extract<Command, { type: "ReadSection" }>,
  isDue: boolean,
): Refusal {
  if (isDue) return refuse("NotThisSection", "V7");
  const known = card && read[keyOf(card.no, card.side, card.stage)];
  return known && !equal(known, sent.section) ? refuse("NotThisSection", "T2") : refuse("NotNow", "T2");
}

function namesWrongSpace(offered: ReturnType<typeof moves>, command: Command): boolean {
  const fields = command as unknown as Readonly<Record<string, unknown>>;
  const parts = offered.flatMap(({ parts: open = [] }) => open);
  return parts.some((part) => {
    const value = fields[part.into];
    if (part.of === "cards") return Array.isArray(value) && !value.every((cell) => part.from.includes(cell));
    return part.of === "option" && /cell|pirate/.test(part.into) && !part.from.includes(value as number);
  });
}
