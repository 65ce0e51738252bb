import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import type { TableState } from "../../shared/engine/log/table-state.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { SeatQuestions } from "../../shared/engine/match/seat-questions.ts";
import type { Invited } from "../../shared/engine/match/seating.ts";
import type { Limits } from "../limits.ts";
import type { ProgramOffers } from "../match/program-offers.ts";
import type { Table } from "../match/table.ts";
import type { StreamedTable } from "./match-stream.ts";
import type { StatePublisher } from "./state-publisher.ts";
import { StreamClient } from "./stream-client.ts";
import { streamedTo } from "./streamed-table.ts";
import type { TableClient } from "./table-client.ts";
import type { Visitor } from "./visitor.ts";

interface ProgramsDeps {
  readonly state: TableState;
  readonly table: Table;
  readonly clients: () => readonly TableClient[];
  readonly publisher: Pick<StatePublisher, "publicVersion" | "addAsked" | "publishAsked">;
}

/** Publishes questions to seats, and updates streams. */
export class Programs {
  readonly #deps: ProgramsDeps;
  readonly #questions: SeatQuestions;

  constructor(deps: ProgramsDeps) {
    this.#deps = deps;
    this.#questions = new SeatQuestions(deps.table);
  }

  /** Call this before the client's view is created. */
  prepare(client: TableClient): void {
    if (client.auth!.wantsAsked) this.#deps.publisher.addAsked();
  }

  admit(client: TableClient): void {
    this.publishAsked();
    if (client instanceof StreamClient) client.stream?.attach(() => this.#streamedTo(client));
  }

  /** Call this with new entries, before `publishAsked`. */
  note(entries: readonly Recorded[]): void {
    this.#questions.note(entries);
  }

  /** Call this after the seats' cards were published. */
  publishAsked(): void {
    const { clients, publisher } = this.#deps;
    const seats = new Set(clients().flatMap(({ auth, userData }) => (auth?.wantsAsked ? [userData?.seat] : [])));
    for (const seat of seats) if (seat !== undefined) publisher.publishAsked(seat, this.#questions.to(seat));
  }

  /** Call this after the state was sent to sockets. */
  updateStreams(): void {
    for (const client of this.#deps.clients()) if (client instanceof StreamClient) client.stream?.update();
  }

  #streamedTo(client: StreamClient): StreamedTable {
    const { state, table, publisher } = this.#deps;
    return streamedTo(client, { state, table, publicVersion: publisher.publicVersion, questions: this.#questions });
  }
}

export interface InvitingDeps {
  readonly limits: Limits;
  readonly offers: Pick<ProgramOffers, "guestFor">;
}

export async function inviteProgram(
  { limits, offers }: InvitingDeps,
  { config: { game, options }, seats }: Match,
  { id: by, network }: Visitor,
  program: string,
): Promise<Invited | Refused> {
  const wait =
    (await limits.wait("invitations", by)) ?? (await limits.wait("programInvitations", `${network} ${program}`));
  return wait === undefined ? offers.guestFor(program, { by, game, options, seats: seats.length }) : refused("TooMany");
}
