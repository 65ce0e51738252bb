import { createHash, randomBytes } from "node:crypto";
import { PHRASE_BYTES, phraseOf, readPhrase } from "../../shared/phrase.ts";
import { playerId } from "../ids.ts";
import type { Store } from "../store/store.ts";
import type { Player, Tokens } from "./tokens.ts";

/** A player, and what proves that somebody is them. */
export interface Introduced {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

/** Who people are: by a token, which their device keeps, or by a phrase, which they keep themselves. */
export class Players {
  readonly #tokens: Tokens;
  readonly #store: Pick<Store, "player" | "playerBy" | "changePlayer">;

  constructor(tokens: Tokens, store: Pick<Store, "player" | "playerBy" | "changePlayer">) {
    this.#tokens = tokens;
    this.#store = store;
  }

  /** The player a token was signed for, by the name they have now; undefined for anything else. */
  async verify(token: string | undefined): Promise<Player | undefined> {
    const player = await this.#tokens.verify(token);
    if (!player) return undefined;
    const { name } = (await this.#store.player(player.id)) ?? player;
    return { id: player.id, name: name === "" ? player.name : name };
  }

  /** Somebody new. */
  create = (name: string): Promise<Introduced> => this.introduced({ id: playerId(), name });

  /** Another name, on all devices. @throws NotStored */
  async rename({ id }: Player, name: string): Promise<Introduced> {
    await this.#store.changePlayer(id, { name });
    return this.introduced({ id, name });
  }

  /**
   * A phrase by which a player comes back, whatever became of their devices; the one before is worth nothing from now on. Only its
   * digest is kept. @throws NotStored
   */
  async newPhrase({ id, name }: Player): Promise<string> {
    const phrase = phraseOf(randomBytes(PHRASE_BYTES));
    await this.#store.changePlayer(id, { name, recovery: digestOf(phrase) });
    return phrase;
  }

  /** Whose phrase this is. It works as often as one likes, until another one is made. */
  async comeBack(typed: string): Promise<Introduced | undefined> {
    const phrase = readPhrase(typed);
    const player = phrase === undefined ? undefined : await this.#store.playerBy(digestOf(phrase));
    return player && this.introduced(player);
  }

  async introduced({ id, name }: Player): Promise<Introduced> {
    return { player: id, name, token: await this.#tokens.sign({ id, name }) };
  }
}

const digestOf = (phrase: string): string => createHash("sha256").update(phrase).digest("hex");
