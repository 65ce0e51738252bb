import type { GameCommand, GameEvent } from "../../shared/engine/contract/events.ts";
import type { Game } from "../../shared/engine/contract/game.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../shared/engine/match/table-settings.ts";
import type { Invitation, ProgramOffer } from "../../shared/engine/people/program-offers.ts";
import { type ApiResponse, post, request } from "../api/request.ts";
import { invitationsOf, StreamRefused } from "./invitations.ts";
import { RemoteTable } from "./remote-table.ts";
import { until } from "./table.ts";

/** A program's or a person's account; the token proves it. */
export interface Account {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

/** Programs are shown as bots. `key`: the host's, if the server requires one. */
type NewAccount =
  | { readonly name: string; readonly kind?: "human" }
  | {
      readonly name: string;
      readonly kind: "bot";
      readonly owner?: string;
      readonly link?: string;
      readonly key?: string;
    };

/** Missing options have the game's defaults. */
interface OpenSettings {
  readonly options?: object;
  readonly seats: number;
  /** Default: `private`. */
  readonly visibility?: Summary["visibility"];
  readonly house?: TableSettings;
}

/** `about`: a sentence for people. `tables`: the maximum at the same time, 1 to 50; default: 1. */
type Offer = Pick<ProgramOffer, "games"> & Partial<Pick<ProgramOffer, "about" | "tables">> & { readonly key?: string };

/** The server refused a request, or did not answer. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  /** The code of the refusal; `NoConnection` without an answer. */
  readonly reason: string;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(`the server refused: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** An account at a server, and what it can do outside tables. */
export class Session {
  /** The server's origin, such as `https://example.com`. */
  readonly origin: string;
  readonly account: Account;

  constructor(origin: string, account: Account) {
    this.origin = origin;
    this.account = account;
  }

  /** @throws RequestFailed */
  static async create(origin: string, account: NewAccount): Promise<Session> {
    return new Session(origin, granted(await request<Account>(`${origin}/api/players`, post(account))));
  }

  /** @throws RequestFailed */
  async open(
    { id }: Pick<Game, "id">,
    settings: OpenSettings,
  ): Promise<{ readonly id: string; readonly code: string }> {
    const { options = {}, seats, visibility = "private", house = DEFAULT_TABLE_SETTINGS } = settings;
    return this.#send("/matches", post({ game: id, options, seats, visibility, house }));
  }

  /** @throws RequestFailed */
  match = (idOrCode: string): Promise<Summary> => this.#send(`/matches/${encodeURIComponent(idOrCode)}`);

  /**
   * Lists open tables of the lobby, live matches, or a player's matches, in the server's order.
   * @throws RequestFailed
   */
  async matches(query: { readonly state?: string; readonly player?: string } = {}): Promise<readonly Summary[]> {
    const { matches } = await this.#send<{ readonly matches: readonly Summary[] }>(
      `/matches?${new URLSearchParams(query)}`,
    );
    return matches;
  }

  /**
   * The table reconnects when the connection is lost. The program is a spectator until it sits down.
   * @param game the rules of the match's game, which fold the log
   * @throws RequestFailed if there is no such match, or it may not be joined
   */
  async join<State, Command extends GameCommand, Event extends GameEvent, Options extends object>(
    game: Game<State, Command, Event, Options>,
    idOrCode: string,
  ): Promise<RemoteTable<State, Command>> {
    const { id } = await this.match(idOrCode);
    const table = new RemoteTable(game, { origin: this.origin, id, token: this.account.token });
    await until(table, () => table.isComplete).catch(() => {
      throw new RequestFailed(table.loss ?? "NoConnection");
    });
    return table;
  }

  /** Replaces the program's earlier offer. @throws RequestFailed */
  async offer(offer: Offer): Promise<void> {
    await this.#send("/programs/me", { method: "PUT", body: JSON.stringify(offer) });
  }

  /** @throws RequestFailed */
  async withdrawOffer(): Promise<void> {
    await this.#send("/programs/me", { method: "DELETE" }, async () => ({}));
  }

  /**
   * Yields each invitation once, across lost connections, until `signal` aborts. The program can be invited while it
   * reads this. To accept, join the invitation's `match` and sit down.
   * @throws RequestFailed if the server refuses, for example because the account is not a program
   */
  async *invitations(signal?: AbortSignal): AsyncGenerator<Invitation> {
    try {
      yield* invitationsOf(`${this.origin}/api/programs/me/stream`, this.account.token, signal);
    } catch (error) {
      throw error instanceof StreamRefused ? new RequestFailed(error.reason, error.status) : error;
    }
  }

  /** Declining frees the seat. @throws RequestFailed for example if the invitation has ended */
  async decline({ match, seat }: Pick<Invitation, "match" | "seat">): Promise<void> {
    await this.#send(`/matches/${encodeURIComponent(match)}/requests/free`, post({ seat }));
  }

  async #send<T extends object>(path: string, init?: RequestInit, read?: () => Promise<unknown>): Promise<T> {
    return granted(await request<T>(`${this.origin}/api${path}`, init, this.account.token, read));
  }
}

function granted<T>(answer: ApiResponse<T>): T {
  if (!answer.ok) throw new RequestFailed(answer.reason, answer.status);
  return answer;
}
