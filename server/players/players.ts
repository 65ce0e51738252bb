import { createHash, randomBytes } from "node:crypto";
import { NAMELESS, type NewName } from "../../shared/engine/naming.ts";
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

export interface PlayersDeps {
  readonly tokens: Tokens;
  readonly store: Pick<Store, "player" | "playerBy" | "changePlayer" | "dropPossessions">;
  /** Calls somebody so wherever they are named; resolves when that is done. */
  readonly call: (news: NewName) => Promise<void>;
}

/** Who people are: by a token, which their device keeps, or by a phrase, which they keep themselves. */
export class Players {
  readonly #deps: PlayersDeps;

  constructor(deps: PlayersDeps) {
    this.#deps = deps;
  }

  /** The player a token was signed for, by the name they have now; undefined for anything else, and for who is gone. */
  async verify(token: string | undefined): Promise<Player | undefined> {
    const { tokens, store } = this.#deps;
    const player = await tokens.verify(token);
    const kept = player && (await store.player(player.id));
    if (!player || kept?.isGone) return undefined;
    return { id: player.id, name: kept?.name || player.name };
  }

  /** Somebody new. */
  create = (name: string): Promise<Introduced> => this.introduced({ id: playerId(), name });

  /** Another name, on all devices, at all tables and in all lists. @throws NotStored */
  async rename({ id }: Player, name: string): Promise<Introduced> {
    await this.#deps.store.changePlayer(id, { name });
    await this.#deps.call({ player: id, name, isGone: false });
    return this.introduced({ id, name });
  }

  /**
   * Nobody is this player any more: their name is nowhere shown, what they kept for themselves is gone, and no token or phrase is
   * theirs. Matches stay as they were played. Who is cut off half way is still somebody, and can do it again.
   * @throws NotStored
   */
  async remove({ id }: Player): Promise<void> {
    const { store, call } = this.#deps;
    await store.changePlayer(id, { name: NAMELESS, isOpen: false, recovery: "" });
    await store.dropPossessions(id);
    await call({ player: id, name: NAMELESS, isGone: true });
    await store.changePlayer(id, { isGone: true });
  }

  /**
   * A phrase by which a player comes back, whatever became of their devices; the one before is worth nothing from now on. Only its
   * digest is kept. @throws NotStored
   */
  async newPhrase({ id, name }: Player): Promise<string> {
    const phrase = phraseOf(randomBytes(PHRASE_BYTES));
    await this.#deps.store.changePlayer(id, { name, recovery: digestOf(phrase) });
    return phrase;
  }

  /** Whose phrase this is. It works as often as one likes, until another one is made. */
  async comeBack(typed: string): Promise<Introduced | undefined> {
    const phrase = readPhrase(typed);
    const player = phrase === undefined ? undefined : await this.#deps.store.playerBy(digestOf(phrase));
    return player && this.introduced(player);
  }

  async introduced({ id, name }: Player): Promise<Introduced> {
    return { player: id, name, token: await this.#deps.tokens.sign({ id, name }) };
  }
}

const digestOf = (phrase: string): string => createHash("sha256").update(phrase).digest("hex");
