import { expect } from "vitest";
import type { Chance } from "../../../../shared/engine/chance/rng.ts";
import { fold, type Handle, isRefusal, type Seat } from "../../../../shared/engine/contract/events.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { type ArcanoidFace, cardOf, codeOf, FACES, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import { type Command, command as schema } from "../../../../shared/games/arcanoid/commands.ts";
import type { ArcanoidEventOf, Event } from "../../../../shared/games/arcanoid/events.ts";
import { type Options, options } from "../../../../shared/games/arcanoid/options.ts";
import { handOf, type Party, type Stand, type State } from "../../../../shared/games/arcanoid/state.ts";
import { frozen } from "../../../kit/frozen.ts";
import { itemAt } from "../../../kit/item-at.ts";

export const [SWORDS, STAVES, CUPS, COINS] = [0, 1, 2, 3] as const satisfies readonly Field[];

/** Faces stand for handles and for the code of a call. */
type CommandByFaces = { readonly type: Command["type"] } & Readonly<Record<string, unknown>>;

/** A table at the beginning of a round. Faces are separated by spaces. */
interface Setup {
  readonly hands: readonly string[];
  /** Faces of the pile, from its top. */
  readonly pile?: string;
  /** Faces of the Tide, oldest first. Default: no Tide. */
  readonly tide?: string;
  readonly options?: Partial<Options>;
  /** Version of the rules. Default: the current one. */
  readonly rules?: number;
  /** Default: 0. */
  readonly first?: Seat;
}

const facesIn = (text: string): ArcanoidFace[] => (text === "" ? [] : (text.split(" ") as ArcanoidFace[]));

/** With the highest numbers, shuffles change nothing. */
const unmoved: Chance = () => (n) => n - 1;

/** A frozen state, with queries. */
export class Table {
  readonly state: State;
  readonly events: readonly Event[];

  constructor(state: State, events: readonly Event[] = []) {
    this.state = frozen(state);
    this.events = events;
  }

  /** The handle of the card with this face, wherever it lies. @throws if there is none */
  card(face: string): Handle {
    const found = arcanoid.cards
      .places(this.state)
      .flat()
      .find((card) => this.state.faces[card] === face);
    if (found === undefined) throw new Error(`no ${face} on this table`);
    return found;
  }

  #command({ type, ...fields }: CommandByFaces): Command {
    const handles = (text: unknown) => facesIn(text as string).map((face) => this.card(face));
    const resolved = Object.entries(fields).map(([name, value]) => {
      if (name === "card" || name === "magician") return [name, this.card(value as string)];
      if (name === "cards") return [name, handles(value)];
      if (name === "core") return [name, handles(value).sort((a, b) => a - b)];
      return [name, name === "call" && typeof value === "string" ? codeOf(value as ArcanoidFace) : value];
    });
    return schema.parse({ type, ...Object.fromEntries(resolved) }) as Command;
  }

  /** Plays a command. The command inferred from its events must give the same events. @throws if it is refused */
  do(seat: Seat, wanted: CommandByFaces): Table {
    const command = this.#command(wanted);
    const events = arcanoid.decide(this.state, seat, command, unmoved);
    if (isRefusal(events)) throw new Error(`refused: ${events.refused} (${events.rule})`);
    const inferred = arcanoid.inferCommand(events)!;
    expect(arcanoid.decide(this.state, seat, inferred, unmoved)).toEqual(events);
    return this.after(events);
  }

  refuses(seat: Seat, wanted: CommandByFaces, refused: string, rule?: string): Table {
    const result = arcanoid.decide(this.state, seat, this.#command(wanted), unmoved);
    expect(result).toEqual(rule === undefined ? expect.objectContaining({ refused }) : { refused, rule });
    return this;
  }

  /** Sets a scene without a command. */
  after(events: readonly Event[]): Table {
    return new Table(fold(arcanoid, this.state, frozen(events)), events);
  }

  stands(party: Party, field: Field, cards: string, more: Partial<ArcanoidEventOf<"EngagementTried">> = {}): Table {
    const handles = facesIn(cards).map((face) => this.card(face));
    const before = this.state.turn;
    const drawn: Event = { type: "CardsDrawn", party, cards: handles };
    const faces = Object.fromEntries(handles.map((card) => [card, itemAt(this.state.faces, card)]));
    const scene = this.after([
      drawn,
      { type: "EngagementTried", party, field, cards: handles, faces, ...more },
      { type: "EngagementStood", party, field },
    ]);
    return scene.after([{ type: "TurnStarted", party: before.party }]);
  }

  abdicated(party: Party, ...fields: readonly Field[]): Table {
    const { party: turn } = this.state.turn;
    const given = fields.map((field): Event => ({ type: "FieldAbdicated", party, field, reason: "choice" }));
    return this.after([...given, { type: "TurnStarted", party: turn }]);
  }

  turn(party: Party): Table {
    return this.after([{ type: "TurnStarted", party }]);
  }

  eventsOf<Type extends Event["type"]>(type: Type): readonly ArcanoidEventOf<Type>[] {
    return this.events.filter((event): event is ArcanoidEventOf<Type> & Event => event.type === type);
  }

  get types(): readonly string[] {
    return this.events.map(({ type }) => type);
  }

  faces(cards: readonly Handle[]): string {
    return cards.map((card) => this.state.faces[card]).join(" ");
  }

  hand(party: Party): string {
    return this.faces(handOf(this.state, party));
  }

  get discards(): string {
    return this.faces(this.state.discard.map(({ card }) => card));
  }

  on(party: Party, field: Field): Stand | undefined {
    return itemAt(this.state.parties, party).stands[field];
  }

  isOut(party: Party): boolean {
    return itemAt(this.state.parties, party).isOut;
  }

  get asked(): readonly Party[] {
    return this.state.stage.at === "window" ? this.state.stage.waiting : [];
  }

  get toAct(): readonly Seat[] {
    return arcanoid.toAct(this.state).map(({ seat }) => seat);
  }

  moves(seat: Seat): readonly string[] {
    return [...new Set(arcanoid.moves(this.state, seat).map(({ command }) => command.type))];
  }

  offers(seat: Seat, type: Command["type"]) {
    return arcanoid.moves(this.state, seat).filter(({ command }) => command.type === type);
  }
}

/** Sets up a table at the beginning of a round. @throws if a card is named twice */
export function given({ hands, pile = "", tide, options: chosen, rules, first = 0 }: Setup): Table {
  const dealt = [...hands.map(facesIn), ...(tide === undefined ? [] : [facesIn(tide)])];
  const all = [...dealt.flat(), ...facesIn(pile)];
  const faces = Object.fromEntries(all.map((face, i) => [i + 1, face]));
  if (new Set(all).size < all.length) throw new Error(`a card is there twice: ${all.join(" ")}`);
  let last = 0;
  const drawn = dealt.map(
    (hand, party): Event => ({
      type: "CardsDrawn",
      party,
      cards: hand.map(() => ++last),
      secret: { to: [], faces: {} },
    }),
  );
  const parsed = options.parse({ ...chosen, tide: tide !== undefined });
  return new Table(arcanoid.initial(parsed, hands.length, rules)).after([
    { type: "RoundBegun", round: 1, first },
    { type: "PileDealt", pile: all.map((_, i) => i + 1), secret: { to: [], faces } },
    ...drawn,
    { type: "TurnStarted", party: first },
  ]);
}

/** Number cards to fill hands. */
const FILLER = "co2 co3 co4 co6 st2 st3 st4 cu2 cu3 cu4 sw2 sw3 sw4 co10 st10 cu10 st9 cu9 co9 cu8 co8 st8".split(" ");

export const filler = (count: number, from = 0): string => FILLER.slice(from, from + count).join(" ");

/** Number cards from 2 to 10, except the named ones. */
export const others = (...named: readonly string[]): string =>
  FACES.filter(
    (face) => cardOf(face).kind === "numeric" && !/[a-z]1$/.test(face) && !named.join(" ").split(" ").includes(face),
  ).join(" ");
