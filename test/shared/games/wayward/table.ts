import { fold, isRefusal, type Seat } from "../../../../shared/engine/contract/events.ts";
import type { Command, SectionReading, WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import { command as schema } from "../../../../shared/games/wayward/commands.ts";
import { fleetHeader } from "../../../../shared/games/wayward/deck/fleet.ts";
import type { Plain, Section, SectionEffect } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Event, WaywardEventOf } from "../../../../shared/games/wayward/events.ts";
import { type Options, options } from "../../../../shared/games/wayward/options.ts";
import type { Automaton, State } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { frozen } from "../../../kit/frozen.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

/** Default answers: nothing of interest is on the board; every battle is won without damage. */
const USUAL: { readonly [Type in Command["type"]]?: Omit<WaywardCommandOf<Type>, "type"> } = {
  TellUnexplored: { cells: [] },
  TellObstacles: { forts: [], garrisons: [], pirate0: 0, pirate1: 0 },
  TellClaim: { lies: "none", icons: 0 },
  TellBack: { icons: 0 },
  TellLaden: { seats: [] },
  TellInPort: { seats: [] },
  TellSupport: { buildings: 0 },
  TellTarget: { target: "tie" },
  TellGoods: { cell: 0, fort: false, garrison: false },
  TellFight: { won: true, hits: 0, coins: 0, cargo: 0, lost: 0, lostCargo: 0, sank: false },
  TellUpgrade: { cannons: "none" },
  TellBuilt: { built: false },
  TellProduced: { coins: 0, cargo: 0 },
  TellMerchant: { icons: "none" },
  TellHarvest: { taken: [], coins: 0, cargo: 0 },
};

/** Answers by type of question: one for all, or a list with one for each. */
type Answers = { readonly [Type in Command["type"]]?: object | readonly object[] };

const EMPTY: Section = { claim: [], cubes: [], end: 0, laden: false, goods: false, right: [] };

/** An effect: `then` if the automaton has this many cannons, else `otherwise` (R11). */
export const condition = (cannons: number, then: readonly Plain[], otherwise: readonly Plain[]): SectionEffect => ({
  do: "if",
  cannons,
  then,
  else: otherwise,
});

interface Setup {
  readonly options?: Partial<Options>;
  readonly seats?: number;
  /** Fields of the automata, by seat. */
  readonly automata?: readonly Partial<Automaton>[];
  readonly coins?: readonly ("heads" | "tails")[];
  readonly first?: Seat;
}

/** A table at which sections are read out, so that a test can reveal any card. */
export class Table {
  state: State;
  /** `events` and `asked`: since the last card was revealed. */
  events: Event[] = [];
  asked: string[] = [];

  constructor({ options: chosen = {}, seats, automata = [], coins = [], first = 0 }: Setup = {}) {
    const all = options.parse({ deck: "own", ...chosen });
    const count = seats ?? wayward.seats(all)[1];
    const dealt = fold(wayward, wayward.initial(all, count), wayward.deal(all, count, chanceOf(seedOf("way"))));
    const flips = Object.fromEntries(coins.map((face, i) => [itemAt(dealt.coins, i), face]));
    const question = dealt.question && { ...dealt.question, seat: first, to: [count > 1 ? first : 0] };
    this.state = {
      ...dealt,
      first,
      question,
      faces: { ...dealt.faces, ...flips },
      automata: dealt.automata.map((own, seat) => ({ ...own, ...automata[seat] })),
      explored: automata.length > 0 ? ALL : [],
    };
  }

  own(seat: Seat = 0): Automaton {
    return itemAt(this.state.automata, seat);
  }

  /** @throws if the command is refused */
  say(said: Command, seat: Seat = this.state.question?.to[0] ?? 0): this {
    const events = wayward.decide(this.state, seat, schema.parse(said) as Command);
    if (isRefusal(events)) throw new Error(`refused: ${events.refused} (${events.rule}): ${JSON.stringify(said)}`);
    this.events.push(...events);
    this.state = frozen(fold(wayward, this.state, events));
    return this;
  }

  /** Why a command is refused; undefined for a legal one. */
  refusal(said: Command, seat: Seat = 0): string | undefined {
    const events = wayward.decide(this.state, seat, said);
    return isRefusal(events) ? `${events.refused} ${events.rule}` : undefined;
  }

  reveal(section: Partial<Section>, header: Partial<SectionReading> = {}): this {
    this.events = [];
    this.asked = [];
    this.say({ type: "Reveal" });
    if (this.state.question?.type !== "ReadSection") return this;
    const { mode } = this.state.options;
    const known = this.state.header ?? { ...fleetHeader(mode), mirror: false };
    return this.say({ type: "ReadSection", read: { ...known, ...header, section: { ...EMPTY, ...section } } });
  }

  /** Answers questions until one of the kind `until` is asked, or one has no answer. */
  answer(answers: Answers = {}, until?: Command["type"]): this {
    const left = new Map(
      Object.entries(answers).map(([type, given]) => [type, Array.isArray(given) ? [...given] : given]),
    );
    for (;;) {
      const { question } = this.state;
      if (!question || question.type === until || !(question.type in USUAL || left.has(question.type))) return this;
      const { type } = question;
      const given = left.get(type);
      const own = Array.isArray(given) ? given.shift() : given;
      this.asked.push(type);
      this.say({ type, ...USUAL[type], ...own } as Command);
    }
  }

  turn(section: Partial<Section>, answers: Answers = {}): this {
    return this.reveal(section).answer(answers);
  }

  eventsOf<Type extends Event["type"]>(type: Type): WaywardEventOf<Type>[] {
    return this.events.filter((event): event is WaywardEventOf<Type> => event.type === type);
  }

  rules(type: Event["type"]): string[] {
    return this.eventsOf(type).map((event) => ("rule" in event ? event.rule : ""));
  }
}

/** All spaces. If a test gives automata, all are explored, so that no question is about them. */
const ALL = Array.from({ length: 9 }, (_, row) => [1, 2, 3, 4].map((lane) => 10 * (row + 1) + lane)).flat();
