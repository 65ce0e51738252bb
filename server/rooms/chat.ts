import type { Seat } from "../../shared/engine/contract/events.ts";
import { phrasesOf, talkOf } from "../../shared/engine/contract/game.ts";
import type { Phrases } from "../../shared/engine/contract/talk.ts";
import { SIGNS } from "../../shared/engine/log/chat.ts";
import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import type { TableState } from "../../shared/engine/log/table-state.ts";
import type { ChatMessage } from "../../shared/engine/log/wire.ts";
import { distinctNameIn, distinctNamesIn } from "../../shared/engine/people/distinct-names.ts";
import { ANONYMIZED } from "../../shared/engine/people/names.ts";
import type { Table } from "../match/table.ts";
import { MOST_LINES, type StoredChatMessage } from "../store/chat.ts";
import { NotStored } from "../store/errors.ts";
import type { Stores } from "../store/ports.ts";
import type { Caller } from "./handlers.ts";
import type { Payload } from "./request-schemas.ts";
import type { StatePublisher } from "./state-publisher.ts";

/** Minimum time between two signs (see `SIGNS`) of a player, in ms: frequent signs could encode a message. */
const MIN_SIGN_INTERVAL = 30_000;

type Lines = Pick<TableState, "talk" | "inside" | "gallery">;

interface Deps {
  readonly store: Pick<Stores, "chat" | "players">;
  readonly publisher: Pick<StatePublisher, "publishMessage">;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

/** Above this number of speakers, those without messages are forgotten. */
const MOST_SPEAKERS = 6 * MOST_LINES;

/** Control characters, lone surrogates, U+FFFD (for invalid text), and direction embeddings, overrides and isolates. */
const UNSAYABLE = /[\p{Cc}\p{Cs}\ufffd\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * The game limits players' talk, but never signs. During the match, spectators have their own chat, which players see
 * after the end. `TableRoom` limits how many messages a player sends; here only the interval between signs is limited.
 */
export class Chat {
  readonly #state: Lines;
  readonly #deps: Deps;
  readonly #signs = new Map<Seat, number>();
  /** New names while `load` reads earlier messages; undefined for deleted players. */
  #renamedWhileLoading: Map<string, string | undefined> | undefined;
  /** Players who may have messages here. */
  #speakers = new Set<string>();

  constructor(state: Lines, deps: Deps) {
    this.#state = state;
    this.#deps = deps;
  }

  /** A failure is only reported: the match can be played without earlier messages. */
  async load({ id, log }: Pick<Table, "id" | "log">): Promise<void> {
    this.#renamedWhileLoading = new Map();
    try {
      const lines = await this.#deps.store.chat.read(id);
      const speakers = lines.flatMap(({ said }) => (JSON.parse(said) as ChatMessage).player ?? []);
      const names = distinctNamesIn(log, await this.#deps.store.players.names([...new Set(speakers)]));
      for (const line of lines) this.#show(line);
      for (const speaker of speakers) this.#speakers.add(speaker);
      const kept = [...names].map(([player, name]) => [player, name === ANONYMIZED ? undefined : name] as const);
      for (const [player, name] of [...kept, ...this.#renamedWhileLoading]) this.rename(player, name);
    } catch (error) {
      this.#deps.onError(error, "talk");
    } finally {
      this.#renamedWhileLoading = undefined;
    }
  }

  /** Without a name, removes the player's messages. */
  rename(player: string, name: string | undefined): void {
    this.#renamedWhileLoading?.set(player, name);
    if (!this.#speakers.has(player)) return;
    for (const lines of this.#lists) {
      const renamed = [...lines].flatMap((line) => renamedIn(line, player, name) ?? []);
      if (renamed.length === lines.length && renamed.every((line, i) => line === lines[i])) continue;
      lines.splice(0, lines.length, ...renamed);
    }
  }

  say({ player: { id, name, isProgram }, seat }: Caller, payload: Payload<"say">, table: Table): Refused | undefined {
    const said = tidied(payload);
    const refusal = this.#refusalOf(seat, said, table);
    if (refusal) return refusal;
    const at = new Date(this.#deps.now()).toISOString();
    const renamed = distinctNameIn(table.log, { player: id, name });
    const sender = { by: seat ?? "watcher", player: id, name: renamed, ...(isProgram && { kind: "bot" }) };
    const whole = { ...sender, at, ...said } as ChatMessage;
    const line = { aside: seat === undefined && table.match.phase === "live", said: JSON.stringify(whole) };
    this.#speakers.add(id);
    this.#show(line);
    if (this.#speakers.size > MOST_SPEAKERS) this.#forgetSpeakers();
    void this.#keep(table.id, line);
    return undefined;
  }

  async #keep(match: string, line: StoredChatMessage): Promise<void> {
    try {
      await this.#deps.store.chat.add(match, line);
    } catch (error) {
      if (!(error instanceof NotStored)) this.#deps.onError(error, "talk");
    }
  }

  get #lists() {
    return [this.#state.talk, this.#state.inside.talk, this.#state.gallery.lines];
  }

  /** Keeps speakers with messages: any number of spectators may come and go. */
  #forgetSpeakers(): void {
    this.#speakers = new Set(
      this.#lists.flatMap((lines) => [...lines].flatMap((line) => (JSON.parse(line) as ChatMessage).player ?? [])),
    );
  }

  #show({ aside, said }: StoredChatMessage): void {
    const { lines } = this.#state.gallery;
    if (aside) lines.push(said);
    else this.#deps.publisher.publishMessage(said);
    if (lines.length > MOST_LINES) lines.shift();
  }

  #refusalOf(seat: Seat | undefined, said: Payload<"say">, { match, game }: Table): Refused | undefined {
    if ("phrase" in said && isSign(said.phrase)) {
      if (said.n !== undefined) return refused("NoSuchNumber");
      return seat === undefined ? undefined : this.#refuseFrequentSign(seat);
    }
    const allowed = match.phase === "live" && seat !== undefined ? talkOf(game, match.table, seat) : "free";
    if ("text" in said) return allowed === "free" ? unreadable(said.text) : refused("Silence", allowed.rule);
    const ofGame = phrasesOf(game);
    if (!Object.hasOwn(ofGame, said.phrase)) return refused("NoSuchPhrase");
    const { phrases, rule } = allowed === "free" ? { phrases: ofGame, rule: undefined } : allowed;
    if (!Object.hasOwn(phrases, said.phrase)) return refused("Silence", rule);
    return fits(said.n, phrases[said.phrase]) ? undefined : refused("NoSuchNumber", rule);
  }

  #refuseFrequentSign(seat: Seat): Refused | undefined {
    const now = this.#deps.now();
    if (now - (this.#signs.get(seat) ?? Number.NEGATIVE_INFINITY) < MIN_SIGN_INTERVAL) return refused("TooMany");
    this.#signs.set(seat, now);
    return undefined;
  }
}

/** The line with the new name, undefined if its player was deleted. Lines of others stay unchanged. */
function renamedIn(line: string, player: string, name: string | undefined): string | undefined {
  const said: ChatMessage = JSON.parse(line);
  if (said.player !== player) return line;
  return name === undefined ? undefined : JSON.stringify({ ...said, name });
}

const isSign = (phrase: string): boolean => (SIGNS as readonly string[]).includes(phrase);

const tidied = (said: Payload<"say">): Payload<"say"> =>
  "text" in said ? { text: said.text.replace(/\s+/g, " ").trim() } : said;

const unreadable = (text: string): Refused | undefined =>
  UNSAYABLE.test(text) || !VISIBLE.test(text) ? refused("BadText") : undefined;

const fits = (n: number | undefined, numbers: Phrases[string] | undefined): boolean =>
  numbers ? n !== undefined && n >= numbers.least && n <= numbers.most : n === undefined;
