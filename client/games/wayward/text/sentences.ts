import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Laden } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import { achievementsOf, isPair, type State } from "../../../../shared/games/wayward/state.ts";
import type { SeatInfo } from "../../../contract/seats.ts";
import type { BannerContext } from "../../../contract/sentences.ts";
import type { WaywardEntry } from "../play/steps.ts";
import { saidIn } from "./answers.ts";
import { messages } from "./messages/messages.ts";

/** The human's name, or a letter if one device runs both automata; equal names are followed by a letter. */
export function humanOf({ seats, table }: Pick<Match<State>, "seats" | "table">, seat: Seat): string {
  const name = isPair(table) && seats.length === 1 ? undefined : seats[seat]?.name;
  const isShared = name !== undefined && seats.some((other, at) => at !== seat && other?.name === name);
  return isShared ? `${name} ${messages.value.human({ seat })}` : messages.value.human({ seat, name });
}

/** Two automata are named by their human. */
export const automatonOf = (match: Match<State>, seat: Seat): string =>
  isPair(match.table) ? messages.value.itOf(humanOf(match, seat)) : messages.value.it;

export function questionIn({ table }: Match<State>, question: Question): string {
  const say = messages.value;
  if (question.type === "Reveal") return say.turn(question.turn);
  const asks = say.questions as unknown as Readonly<Record<string, (question: Question, of: Laden) => string>>;
  const { laden, goods } = table.header ?? {};
  return asks[question.type]!(question, (question.type === "TellGoods" ? goods : laden) ?? "coins");
}

export function askedOf(match: Match<State>, seat: Seat): string | undefined {
  const { question } = match.table;
  return question?.to.includes(seat) ? questionIn(match, question) : undefined;
}

export function lineOf(event: WaywardEntry, { match }: Pick<BannerContext<State, Event>, "match">) {
  const say = messages.value.events as unknown as Partial<Record<string, (event: unknown, who: string) => string>>;
  const sentence = say[event.type];
  if (!sentence || isRevealing(event)) return undefined;
  const text = sentence(event, automatonOf(match, (event as { readonly seat?: Seat }).seat ?? 0));
  const said = "answer" in event && "question" in event && answerOf(event as never, match);
  return [said ? `${text} – ${said}` : text];
}

const answerOf = ({ question, answer }: { readonly question: string; readonly answer: object }, match: Match<State>) =>
  saidIn(question, answer, messages.value, (seat) => (isPair(match.table) ? humanOf(match, seat) : messages.value.you));

/** The answer that turns the card up has no text, because the card shows it. */
const isRevealing = (event: object): boolean => "question" in event && event.question === "Reveal";

export const seatsOf = ({ table, seats, phase }: Match<State>): readonly SeatInfo[] =>
  seats.map((_, seat) => {
    const say = messages.value;
    const isAwaited = phase === "live" && (table.question?.to.includes(seat) ?? false);
    const n = achievementsOf(table, { kind: "human", seat });
    return {
      seat,
      isAwaited,
      doing: isAwaited ? say.awaited : say.waits,
      counts: [{ icon: "tick", n, says: say.achievementsOf(n) }],
    };
  });
