import { expect } from "vitest";
import type { Chance } from "../../shared/engine/chance/rng.ts";
import { fold, type Handle, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { Outcome } from "../../shared/engine/contract/game.ts";
import { cardsPart, numberPart } from "../../shared/engine/contract/moves.ts";
import type { TranquilityFace } from "../../shared/games/tranquility/cards.ts";
import { type Command, command as schema } from "../../shared/games/tranquility/commands.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import { options } from "../../shared/games/tranquility/options.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { frozen } from "./frozen.ts";
import { type CommandByFaces, cardOf, type ExpectedEvent } from "./tranquility.builders.ts";
import { eventsOf, type Setup } from "./tranquility.setup.ts";

export type { Setup } from "./tranquility.setup.ts";

/** A frozen state with queries about cards and moves. */
export class Table {
  readonly state: State;
  constructor(state: State) {
    this.state = frozen(state);
  }

  /** The handle of a card with this face, preferably in the seat's hand. @throws if there is none */
  card(seat: Seat, face: string, taken: readonly Handle[] = []): Handle {
    const wanted = cardOf(face);
    const everywhere = [...(this.state.hands[seat] ?? []), ...tranquility.cards.places(this.state).flat()];
    const found = everywhere.find((card) => this.state.faces[card] === wanted && !taken.includes(card));
    if (found === undefined) throw new Error(`no ${wanted} on this table`);
    return found;
  }

  /** Turns faces into handles; the same face twice means two cards. */
  command(seat: Seat, commandByFaces: CommandByFaces): Command {
    const taken: Handle[] = [];
    const command = commandByFaces((face) => {
      const card = this.card(seat, face, taken);
      taken.push(card);
      return card;
    });
    return schema.parse(command) as Command;
  }

  when(seat: Seat, commandByFaces: CommandByFaces, chance: Chance = () => () => 0): Answer {
    const command = this.command(seat, commandByFaces);
    return new Answer(this, tranquility.decide(this.state, seat, command, chance));
  }

  /** Legal moves as text: `PlaceCard 7 3 -2` (card, cell, cost), `DiscardPair`, `OfferToll 0..4` … */
  moves(seat: Seat): string[] {
    return tranquility.moves(this.state, seat).map((move) => {
      const { command } = move;
      const [choose, range] = [cardsPart(move), numberPart(move)];
      const card = "card" in command ? ` ${this.state.faces[command.card]?.replace(/^i/, "")}` : "";
      const as = range ? ` as ${range.least}..${range.most}` : "";
      if (command.type === "PlaceCard") return `${command.type}${card}${as} ${command.cell} -${choose?.most ?? 0}`;
      if (command.type === "OfferToll") return `${command.type} ${choose?.least}..${choose?.most}`;
      if (command.type === "PayCost") return `${command.type} ${choose?.most}`;
      return "cell" in command ? `${command.type}${card} ${command.cell}` : command.type + card;
    });
  }

  hand(seat: Seat): (TranquilityFace | undefined)[] {
    return this.state.hands[seat]!.map((card) => this.state.faces[card]);
  }

  get outcome(): Outcome | undefined {
    return tranquility.outcome(this.state);
  }

  get toAct(): readonly Seat[] {
    return tranquility.toAct(this.state).map(({ seat }) => seat);
  }

  /** Replaces handles by faces, and sorts a shuffled hand. */
  byFaces(event: Event): ExpectedEvent {
    const face = (card: Handle) => this.state.faces[card] as string;
    if (event.type === "HandShuffled") {
      const secret = { to: event.secret!.to, faces: Object.values(event.secret!.faces).sort() };
      return { type: event.type, seat: event.seat, were: event.were.map(face).sort(), secret };
    }
    const out: Record<string, unknown> = { ...event };
    for (const key of ["card", "storm", "monster", "rocks", "compass"])
      if (key in event) out[key] = face(out[key] as Handle);
    if ("cards" in event) out.cards = event.cards.map(face);
    if ("faces" in event) out.faces = Object.values(event.faces);
    if ("paid" in event) out.paid = event.paid.map(({ seat, cards }) => ({ seat, cards: cards.map(face) }));
    if (event.secret) out.secret = { to: event.secret.to, faces: Object.values(event.secret.faces) };
    return out as ExpectedEvent;
  }
}

class Answer {
  readonly before: Table;
  readonly result: ReturnType<typeof tranquility.decide>;
  constructor(before: Table, result: ReturnType<typeof tranquility.decide>) {
    this.before = before;
    this.result = result;
  }

  /** Expects exactly these events; returns the table after them. */
  // biome-ignore lint/suspicious/noThenProperty: given, when, then; an answer is never awaited
  then(...events: readonly ExpectedEvent[]): Table {
    if (isRefusal(this.result)) throw new Error(`refused: ${this.result.refused} (${this.result.rule})`);
    expect(this.result.map((event) => this.before.byFaces(event))).toEqual(events);
    return this.after;
  }

  /** @throws if the command was refused */
  get after(): Table {
    if (isRefusal(this.result)) throw new Error(`refused: ${this.result.refused} (${this.result.rule})`);
    return new Table(fold(tranquility, this.before.state, this.result));
  }

  refused(reason: string, rule?: string): void {
    expect(this.result).toEqual(rule === undefined ? { refused: reason } : { refused: reason, rule });
  }
}

export function given(setup: Setup): Table {
  const chosen = options.parse({ mode: "standard", ...setup.options });
  return new Table(fold(tranquility, tranquility.initial(chosen, setup.hands.length), eventsOf(setup)));
}
