import { createHash, randomBytes } from "node:crypto";
import { ANONYMIZED } from "../../shared/engine/people/names.ts";
import type { ProgramOffer } from "../../shared/engine/people/program-offers.ts";
import type { PlayerRenamed } from "../../shared/engine/people/renaming.ts";
import { PHRASE_BYTES, phraseOf, readPhrase } from "../../shared/phrase.ts";
import type { Ids } from "../ids.ts";
import type { ProgramProfile, StoredPlayer } from "../store/players.ts";
import type { Stores } from "../store/ports.ts";
import { ProgramKey } from "./program-key.ts";
import type { Player, Tokens } from "./tokens.ts";

interface GuestCredentials {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

/** The owner of a program, and the URL of a page about it; either may be empty. */
type ProgramDescription = Pick<ProgramProfile, "owner" | "link">;

interface PlayersDeps {
  readonly tokens: Tokens;
  readonly ids: Pick<Ids, "player">;
  readonly store: Pick<Stores, "players">;
  /** Default: programs need no key. */
  readonly programKey?: ProgramKey;
  /** Applies a new name everywhere. */
  readonly rename: (news: PlayerRenamed) => Promise<void>;
}

/** A token or a recovery phrase proves who a player is. */
export class Players {
  readonly #deps: PlayersDeps;
  readonly #programKey: ProgramKey;
  /** Each player's last pending change. */
  readonly #changes = new Map<string, Promise<unknown>>();

  constructor(deps: PlayersDeps) {
    this.#deps = deps;
    this.#programKey = deps.programKey ?? new ProgramKey(undefined);
  }

  /** Undefined for an invalid token or a deleted player. */
  async verify(token: string | undefined): Promise<Player | undefined> {
    const player = await this.#deps.tokens.verify(token);
    return player && this.#withCurrentName(player);
  }

  /** Undefined if the player is deleted. */
  async #withCurrentName({ id, name }: Player): Promise<Player | undefined> {
    const kept = await this.#deps.store.players.get(id);
    if (kept?.isGone) return undefined;
    const { program } = kept ?? {};
    return {
      id,
      name: kept?.name || name,
      ...(program && { isProgram: true as const }),
      ...(program && !this.#programKey.isShownBy(program) && { lacksKey: true as const }),
    };
  }

  create = (name: string): Promise<GuestCredentials> => this.credentialsOf({ id: this.#deps.ids.player(name), name });

  /**
   * The caller must have checked the host's key.
   * @throws `NotStored`
   */
  async createProgram(name: string, { owner, link }: ProgramDescription): Promise<GuestCredentials> {
    const id = this.#deps.ids.player(name);
    const program = { owner, link, ...this.#programKey.proof };
    await this.#deps.store.players.change(id, { name, program });
    return this.credentialsOf({ id, name });
  }

  /** What a program says about itself; undefined for people. */
  async program(id: string): Promise<(ProgramDescription & Pick<Player, "name">) | undefined> {
    const kept = await this.#deps.store.players.get(id);
    if (!kept?.program) return undefined;
    const { owner, link } = kept.program;
    return { name: kept.name, owner, link };
  }

  /**
   * @param offer undefined withdraws the offer
   * @param showsKey whether the program has shown the host's key now
   * @returns false if the program is deleted
   * @throws `NotStored`
   */
  offer = ({ id }: Player, offer: ProgramOffer | undefined, showsKey: boolean): Promise<boolean> =>
    this.#inTurn(id, async () => {
      const kept = await this.#deps.store.players.get(id);
      if (!kept?.program) return false;
      const { offer: _, ...own } = kept.program;
      const program = { ...own, ...(showsKey && this.#programKey.proof), ...(offer && { offer }) };
      return this.#deps.store.players.change(id, { program });
    });

  /**
   * Renames a player at all tables and in all lists.
   * @returns undefined if the player is deleted
   * @throws `NotStored`
   */
  rename = ({ id }: Player, name: string): Promise<GuestCredentials | undefined> =>
    this.#inTurn(id, async () => {
      if (!(await this.#deps.store.players.change(id, { name }))) return undefined;
      await this.#applyName({ player: id, name, isGone: false });
      return this.credentialsOf({ id, name });
    });

  /**
   * Deletes name, private data, tokens and phrase; matches stay. May be repeated after a failure.
   * @throws `NotStored`
   */
  remove = ({ id }: Player): Promise<void> =>
    this.#inTurn(id, async () => {
      const { store } = this.#deps;
      const nobody = { name: ANONYMIZED, isOpen: false, recovery: "", program: null };
      await store.players.change(id, nobody);
      await this.#forget(id);
      await store.players.change(id, { ...nobody, isGone: true });
      // Another process may have stored data again before `isGone`.
      await this.#forget(id);
    });

  /**
   * Voids the previous phrase. Only the digest is stored.
   * @returns undefined if the player is deleted
   * @throws `NotStored`
   */
  newPhrase = ({ id, name }: Player): Promise<string | undefined> =>
    this.#inTurn(id, async () => {
      const phrase = phraseOf(randomBytes(PHRASE_BYTES));
      return (await this.#change(id, name, { recovery: digestOf(phrase) })) ? phrase : undefined;
    });

  /** @returns false for a deleted player */
  openLogbook = ({ id, name }: Player, isOpen: boolean): Promise<boolean> =>
    this.#inTurn(id, () => this.#change(id, name, { isOpen }));

  /** Also stores the given name if there is none. */
  async #change(
    id: string,
    name: string,
    change: Pick<Partial<StoredPlayer>, "recovery" | "isOpen">,
  ): Promise<boolean> {
    const { store } = this.#deps;
    return store.players.change(id, { name: (await store.players.get(id))?.name || name, ...change });
  }

  async #forget(id: string): Promise<void> {
    await this.#deps.store.players.dropPossessions(id);
    await this.#applyName({ player: id, name: ANONYMIZED, isGone: true });
  }

  /** Repeats if another process has stored a newer name meanwhile. */
  async #applyName(news: PlayerRenamed): Promise<void> {
    const { store, rename } = this.#deps;
    await rename(news);
    const kept = await store.players.get(news.player);
    if (kept && kept.name !== news.name)
      await this.#applyName({ player: news.player, name: kept.name, isGone: kept.isGone });
  }

  /** The later of a rename and a deletion must win. */
  #inTurn<T>(id: string, change: () => Promise<T>): Promise<T> {
    const changed = (this.#changes.get(id) ?? Promise.resolve()).then(change, change);
    this.#changes.set(id, changed);
    const forget = () => {
      if (this.#changes.get(id) === changed) this.#changes.delete(id);
    };
    changed.then(forget, forget);
    return changed;
  }

  /** The phrase stays valid. Undefined if no player has it. */
  async comeBack(typed: string): Promise<GuestCredentials | undefined> {
    const phrase = readPhrase(typed);
    const player = phrase === undefined ? undefined : await this.#deps.store.players.byRecovery(digestOf(phrase));
    return player && this.credentialsOf(player);
  }

  /** Undefined if the player is deleted. */
  async welcome(player: Player): Promise<GuestCredentials | undefined> {
    const now = await this.#withCurrentName(player);
    return now && this.credentialsOf(now);
  }

  async credentialsOf({ id, name }: Player): Promise<GuestCredentials> {
    return { player: id, name, token: await this.#deps.tokens.sign({ id, name }) };
  }
}

const digestOf = (phrase: string): string => createHash("sha256").update(phrase).digest("hex");
