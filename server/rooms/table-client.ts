import type { Client } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import type { TableState } from "../../shared/engine/log/schemas.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { type SecretAccess, secretAccessOf } from "../match/access.ts";
import type { Player } from "../players/tokens.ts";

/** An authenticated player and their network. */
export type Visitor = Player & { readonly network: string };

/** A client of a table room; `userData` is what its view contains. */
export type TableClient = Client<{ auth: Visitor; userData: SecretAccess }>;

/**
 * Updates what a client is sent beside the public part of the state: the faces of its own seat, what spectators see later, and the
 * spectators' chat, which players see only after the match.
 */
export function updateView(client: TableClient, state: TableState, match: Match): void {
  client.view ??= new StateView();
  const { view, userData: before } = client;
  const now = secretAccessOf(match, client.auth!.id);
  if (before?.seat !== now.seat) {
    if (before?.seat !== undefined) view.remove(state.seats[before.seat]!);
    if (now.seat !== undefined) view.add(state.seats[now.seat]!);
    if (before?.seat !== undefined && now.seat === undefined) view.remove(state.inside);
    if (before?.seat === undefined && now.seat !== undefined) view.add(state.inside);
  }
  if (before?.gallery && !now.gallery) view.remove(state.gallery);
  if (!before?.gallery && now.gallery) view.add(state.gallery);
  client.userData = now;
}
