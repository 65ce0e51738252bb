import type { Handle } from "../../../engine/contract/events.ts";
import { type ArcanoidFace, cardOf, FIELDS, type Field } from "../cards.ts";
import { places } from "../dealing.ts";
import { type PartyEngagement, standingsOn } from "../fields.ts";
import { hiddenFrom } from "../secrecy.ts";
import { handOf, inPlayFrom, isFree, type Party, type State, toUse } from "../state.ts";
import { variantOf } from "../variants.ts";

/** What a party can conclude from its view, computed when read. */
export class Outlook {
  readonly view: State;
  readonly party: Party;
  readonly #standings: (readonly PartyEngagement[] | undefined)[] = [undefined, undefined, undefined, undefined];
  readonly #rivals: (readonly Party[] | undefined)[] = [undefined, undefined, undefined, undefined];
  #inPlay: readonly Party[] | undefined;
  #hidden: ReadonlySet<Handle> | undefined;
  #faces: ReadonlySet<ArcanoidFace | undefined> | undefined;
  #mayBeHeld: ((face: ArcanoidFace) => boolean) | undefined;
  #led: readonly Field[] | undefined;

  constructor(view: State, party: Party) {
    this.view = view;
    this.party = party;
  }

  isFree(field: Field): boolean {
    return isFree(this.view, this.party, field);
  }

  /** Engagements whose cards the party has seen (S6), best first. */
  standings(field: Field): readonly PartyEngagement[] {
    this.#standings[field] ??= this.#seen(standingsOn(this.view, field), field);
    return this.#standings[field]!;
  }

  /** Other parties that are free there, except the Tide and parties of the same seat. */
  rivals(field: Field): readonly Party[] {
    this.#rivals[field] ??= this.#partiesInPlay.filter(
      (other) => !this.isOwn(other) && this.view.parties[other]!.kind !== "tide" && isFree(this.view, other, field),
    );
    return this.#rivals[field]!;
  }

  /** Played by the same seat. */
  isOwn(other: Party): boolean {
    const { parties } = this.view;
    return parties[other]!.seat === parties[this.party]!.seat;
  }

  /** Cards in the pile for each party in play. */
  get leftEach(): number {
    return this.view.pile.length / Math.max(1, this.#partiesInPlay.length);
  }

  /** Fields led by the party's seat, as far as the party knows. */
  get led(): readonly Field[] {
    this.#led ??= FIELDS.filter((field) => {
      const [best] = this.standings(field);
      return best !== undefined && this.isOwn(best.party);
    });
    return this.#led;
  }

  /** Sum of usable numeric cards of the suit. */
  strength(field: Field): number {
    let sum = 0;
    for (const one of toUse(this.view, this.party)) {
      const card = cardOf(this.view.faces[one]!);
      if (card.kind === "numeric" && card.suit === field) sum += card.rank;
    }
    return sum;
  }

  /** The face was seen in another party's hand, or is unseen and the clues allow it there. */
  mayBeHeld(face: ArcanoidFace): boolean {
    this.#mayBeHeld ??= this.#heldByOthers();
    return this.#mayBeHeld(face);
  }

  get #partiesInPlay(): readonly Party[] {
    this.#inPlay ??= inPlayFrom(this.view, this.party);
    return this.#inPlay;
  }

  get #hiddenCards(): ReadonlySet<Handle> {
    const { seat } = this.view.parties[this.party]!;
    this.#hidden ??= new Set(seat === undefined ? [] : hiddenFrom(this.view, seat));
    return this.#hidden;
  }

  #seen(standings: readonly PartyEngagement[], field: Field): readonly PartyEngagement[] {
    if (variantOf(this.view).secret === "none") return standings;
    return standings.filter((standing) => !this.#isUnseen(standing, field));
  }

  #isUnseen({ party: other }: PartyEngagement, field: Field): boolean {
    const stand = this.view.parties[other]!.stands[field];
    if (stand?.how !== "engaged" || !stand.isHidden) return false;
    return stand.cards.some((card) => this.#hiddenCards.has(card));
  }

  #heldByOthers(): (face: ArcanoidFace) => boolean {
    const { view, party } = this;
    const hidden = this.#hiddenCards;
    const held = new Set<ArcanoidFace>();
    const unseen: Handle[] = [];
    for (const [i, other] of view.parties.entries()) {
      if (i === party || other.isOut) continue;
      for (const card of handOf(view, i)) {
        const face = hidden.has(card) ? undefined : view.faces[card];
        if (face === undefined) unseen.push(card);
        else held.add(face);
      }
    }
    const lacks = (card: Handle, face: ArcanoidFace) =>
      view.clues.some((clue) => clue.of === "lacking" && clue.faces.includes(face) && clue.cards.includes(card));
    return (face) => held.has(face) || (!this.#isSeen(face) && unseen.some((card) => !lacks(card, face)));
  }

  #isSeen(face: ArcanoidFace): boolean {
    const { view } = this;
    this.#faces ??= new Set(
      places(view).flatMap((cards) =>
        cards.filter((card) => !this.#hiddenCards.has(card)).map((card) => view.faces[card]),
      ),
    );
    return this.#faces.has(face);
  }
}
