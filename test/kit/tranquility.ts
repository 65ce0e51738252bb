import { expect } from "vitest";
import { fold, type Handle, isRefusal, type Outcome, type Seat } from "../../shared/engine/game.ts";
import type { Face } from "../../shared/games/tranquility/cards.ts";
import { type Command, command as schema } from "../../shared/games/tranquility/commands.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import { type Options, options } from "../../shared/games/tranquility/options.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { frozen } from "./frozen.ts";
import { type Asked, cardOf, faces, type Told } from "./tranquility.words.ts";

/** A table in the middle of a match. What is left out is empty. */
export interface Setup {
  readonly options?: Partial<Options>;
  /** The hand of each seat; there are as many seats as hands. */
  readonly hands: readonly string[];
  /** Each pile from its top. */
  readonly piles?: readonly string[];
  readonly discards?: readonly string[];
  readonly board?: Readonly<Record<number, number>>;
  /** Whether a start lies on its space, its toll long paid. */
  readonly start?: "played";
  /** Whose turn it is; seat 0 unless told. */
  readonly turn?: Seat;
}

/** A table at a moment, and what may be asked of it. */
export class Table {
  readonly state: State;
  constructor(state: State) {
    this.state = frozen(state);
  }

  /** The handle of a card: in the hand of this seat, else wherever one with that face is. */
  card(seat: Seat, face: string, taken: readonly Handle[] = []): Handle {
    const wanted = cardOf(face);
    const everywhere = [...(this.state.hands[seat] ?? []), ...tranquility.places(this.state).flat()];
    const found = everywhere.find((card) => this.state.faces[card] === wanted && !taken.includes(card));
    if (found === undefined) throw new Error(`no ${wanted} on this table`);
    return found;
  }

  /** A command of a seat, by faces; the same face twice means two cards. */
  command(seat: Seat, asked: Asked): Command {
    const taken: Handle[] = [];
    const command = asked((face) => {
      const card = this.card(seat, face, taken);
      taken.push(card);
      return card;
    });
    return schema.parse(command) as Command;
  }

  when(seat: Seat, asked: Asked): Answer {
    const command = this.command(seat, asked);
    return new Answer(
      this,
      tranquility.decide(this.state, seat, command, () => () => 0),
    );
  }

  /** What the seat may do now: `PlaceCard i7 3 -2` (a card, a cell, what it costs), `DiscardPair`, `OfferToll 0..4` … */
  moves(seat: Seat): string[] {
    return tranquility.moves(this.state, seat).map(({ command, choose }) => {
      const card = "card" in command ? ` ${this.state.faces[command.card]?.replace(/^i/, "")}` : "";
      if (command.type === "PlaceCard") return `${command.type}${card} ${command.cell} -${choose?.most ?? 0}`;
      return command.type === "OfferToll" ? `${command.type} ${choose?.least}..${choose?.most}` : command.type + card;
    });
  }

  hand(seat: Seat): (Face | undefined)[] {
    return this.state.hands[seat]!.map((card) => this.state.faces[card]);
  }

  get outcome(): Outcome | undefined {
    return tranquility.outcome(this.state);
  }

  get toAct(): readonly Seat[] {
    return tranquility.toAct(this.state);
  }

  /** An event with faces where it has handles. */
  told(event: Event): Told {
    const face = (card: Handle) => this.state.faces[card] as string;
    const out: Record<string, unknown> = { ...event };
    if ("card" in event) out.card = face(event.card);
    if ("cards" in event) out.cards = event.cards.map(face);
    if ("paid" in event) out.paid = event.paid.map(({ seat, cards }) => ({ seat, cards: cards.map(face) }));
    if (event.secret) out.secret = { to: event.secret.to, faces: Object.values(event.secret.faces) };
    return out as Told;
  }
}

/** What the rules answered. */
export class Answer {
  readonly before: Table;
  readonly result: ReturnType<typeof tranquility.decide>;
  constructor(before: Table, result: ReturnType<typeof tranquility.decide>) {
    this.before = before;
    this.result = result;
  }

  /** Exactly these events follow, in this order. The table after them goes on. */
  // biome-ignore lint/suspicious/noThenProperty: given, when, then; nobody awaits an answer
  then(...events: readonly Told[]): Table {
    if (isRefusal(this.result)) throw new Error(`refused: ${this.result.refused} (${this.result.rule})`);
    expect(this.result.map((event) => this.before.told(event))).toEqual(events);
    return this.after;
  }

  /** The table after whatever follows. */
  get after(): Table {
    if (isRefusal(this.result)) throw new Error(`refused: ${this.result.refused} (${this.result.rule})`);
    return new Table(fold(tranquility.evolve, this.before.state, this.result));
  }

  refused(reason: string, rule?: string): void {
    expect(this.result).toEqual(rule === undefined ? { refused: reason } : { refused: reason, rule });
  }
}

/** A table set up by events alone: it is a fold, as every table is. */
export function given(setup: Setup): Table {
  const { hands, turn: first = 0 } = setup;
  const chosen = options.parse({ mode: "standard", ...setup.options });
  const events = eventsOf(setup, first);
  return new Table(fold(tranquility.evolve, tranquility.initial(chosen, hands.length), events));
}

function eventsOf({ hands, piles = [], discards = [], board = {}, start }: Setup, first: Seat): Event[] {
  const told: Record<Handle, Face> = {};
  let last = 0;
  const name = (cards: readonly Face[]): Handle[] =>
    cards.map((face) => {
      told[++last] = face;
      return last;
    });
  const lying = name(Object.values(board).map((number): Face => `i${number}`));
  const started = start ? name(["start"]) : [];
  const gone = hands.map((_, seat) => name(faces(discards[seat] ?? "")));
  const held = hands.map((hand) => name(faces(hand)));
  const rest = hands.map((_, seat) => name(faces(piles[seat] ?? "")));
  const used = (seat: Seat) => [...(seat === 0 ? [...lying, ...started] : []), ...gone[seat]!];
  const seats = [...hands.keys()];
  const secret = (to: readonly Seat[], cards: readonly Handle[]) => ({
    to,
    faces: Object.fromEntries(cards.map((card) => [card, told[card]!])),
  });
  const draws = (zones: (seat: Seat) => readonly Handle[]): Event[] =>
    seats.map((seat) => ({ type: "CardsDrawn", seat, cards: zones(seat), secret: secret([seat], zones(seat)) }));
  const cells = Object.keys(board).map(Number);
  return [
    {
      type: "PilesDealt",
      piles: seats.map((seat) => [...used(seat), ...held[seat]!, ...rest[seat]!]),
      secret: { to: [], faces: told },
    },
    ...draws(used),
    { type: "TurnStarted", seat: 0 },
    ...cells.map((cell, i): Event => ({ type: "CardPlaced", seat: 0, card: lying[i]!, face: told[lying[i]!]!, cell })),
    ...started.flatMap((card): Event[] => [
      { type: "StartPlayed", seat: 0, card, face: "start" },
      { type: "TollOpened", amount: 0 },
      { type: "TollSettled", paid: [] },
    ]),
    ...seats.map((seat): Event => ({ type: "PairDiscarded", seat, cards: gone[seat]! })),
    ...draws((seat) => held[seat]!),
    { type: "TurnStarted", seat: first },
  ];
}
