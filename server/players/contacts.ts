import { type ReservedPlayer, reservationFor } from "../../shared/engine/match/seating.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { type Contact, type ContactChoice, isMutual } from "../../shared/engine/people/contacts.ts";
import { ANONYMIZED } from "../../shared/engine/people/names.ts";
import { compare } from "../store/lists/query.ts";
import type { Stores } from "../store/ports.ts";

type ContactStore = Pick<Stores, "matches" | "contacts">;

/** Maximum numbers of searched past matches, of listed people, and of choices per player. */
const [LOOKED_THROUGH, MOST_PEOPLE, MOST_CHOICES] = [50, 80, 60];

type MetPlayer = Pick<Contact, "player" | "name" | "kind" | "match" | "changedAt">;

/** The other players, without deleted ones; none before the start, or if the player has no seat. */
function othersIn({ id, state, seats, changedAt }: Summary, player: string): readonly MetPlayer[] {
  if (state === "open" || !seats.some((held) => held?.player === player)) return [];
  return seats.flatMap((held) =>
    held?.player === undefined || held.player === player || held.name === ANONYMIZED
      ? []
      : [{ player: held.player, name: held.name, kind: held.kind, match: id, changedAt }],
  );
}

/** Two players may invite each other if both want to play together. Players do not learn that they were blocked. */
export class Contacts {
  readonly #store: ContactStore;

  constructor(store: ContactStore) {
    this.#store = store;
  }

  /** At most 80 people of the latest 50 matches, or about whom the player made a choice. Latest match first. */
  async list(player: string): Promise<readonly Contact[]> {
    const [past, own] = await Promise.all([
      this.#store.matches.past({ player, limit: LOOKED_THROUGH }),
      this.#store.contacts.of([player]),
    ]);
    const met = new Map<string, MetPlayer>();
    const meet = (matches: readonly Summary[]) => {
      for (const one of matches.flatMap((match) => othersIn(match, player)))
        if (!met.has(one.player)) met.set(one.player, one);
    };
    meet(past);
    const missing = own.filter(({ other }) => !met.has(other)).map(({ match }) => match);
    if (missing.length > 0) meet(await this.#store.matches.find({ ids: missing, limit: MOST_CHOICES }));
    const chosen = new Set(own.map(({ other }) => other));
    const people = [...met.values()].toSorted((a, b) => Number(chosen.has(b.player)) - Number(chosen.has(a.player)));
    const listed = await this.#withChoices(player, people.slice(0, MOST_PEOPLE));
    return listed.toSorted((a, b) => compare(b.changedAt, a.changedAt));
  }

  async at(match: Summary, player: string): Promise<readonly Contact[]> {
    return this.#withChoices(player, othersIn(match, player));
  }

  /**
   * @param choice undefined removes the choice
   * @returns undefined if the two did not play that match, "full" beyond the maximum number of choices
   * @throws `NotStored`
   */
  async choose(
    player: string,
    other: string,
    match: Summary,
    choice: ContactChoice | undefined,
  ): Promise<Contact | "full" | undefined> {
    const met = othersIn(match, player).find((one) => one.player === other);
    if (!met) return undefined;
    if (choice === undefined) await this.#store.contacts.drop({ player, other });
    else if (!(await this.#store.contacts.keep({ player, other, choice, match: match.id }, MOST_CHOICES)))
      return "full";
    return (await this.#withChoices(player, [met]))[0];
  }

  /** Undefined unless the player and each invited player want to play with each other. */
  async guestsOf(player: string, invited: readonly string[]): Promise<readonly ReservedPlayer[] | undefined> {
    const own = await this.#store.contacts.of([player], invited);
    const matches = own.map(({ match }) => match);
    const found = own.length === 0 ? [] : await this.#store.matches.find({ ids: matches, limit: MOST_CHOICES });
    const met = found.flatMap((match) => othersIn(match, player));
    const contacts = new Map((await this.#withChoices(player, met)).map((one) => [one.player, one]));
    const guests = invited.map((other) => contacts.get(other));
    return guests.every((guest) => guest !== undefined && isMutual(guest))
      ? guests.map((guest) => reservationFor(guest!))
      : undefined;
  }

  /** Those with whom the wish to play is mutual. */
  async mutualWith(player: string, others: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#between(player, others);
    const wants = (from: string, to: string) =>
      rows.some((row) => row.player === from && row.other === to && row.choice === "wanted");
    return others.filter((other) => wants(player, other) && wants(other, player));
  }

  async blockersOf(player: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#store.contacts.of(others, [player]);
    return new Set(rows.filter(({ choice }) => choice === "blocked").map((row) => row.player));
  }

  async #between(player: string, others: readonly string[]) {
    const [own, theirs] = await Promise.all([
      this.#store.contacts.of([player], others),
      this.#store.contacts.of(others, [player]),
    ]);
    return [...own, ...theirs];
  }

  async #withChoices(player: string, people: readonly MetPlayer[]): Promise<readonly Contact[]> {
    if (people.length === 0) return [];
    const rows = await this.#between(
      player,
      people.map((one) => one.player),
    );
    const choiceOf = (from: string, to: string) => rows.find((row) => row.player === from && row.other === to)?.choice;
    return people.map((one) => {
      const own = choiceOf(player, one.player);
      const isWanting = choiceOf(one.player, player) === "wanted";
      return { ...one, ...(own && { own }), isWanting };
    });
  }
}
