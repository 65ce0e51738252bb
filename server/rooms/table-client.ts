import type { Client } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { TableState } from "../../shared/engine/log/table-state.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { type SecretAccess, secretAccessOf } from "../match/access.ts";
import { StreamClient } from "./stream-client.ts";
import type { Visitor } from "./visitor.ts";

/** `userData`: what the client's view contains. */
export type TableClient = Client<{ auth: Visitor; userData: SecretAccess }>;

/** Updates what a client sees besides the public state. */
export function updateView(client: TableClient, state: TableState, match: Match): void {
  const { userData: before } = client;
  const now = secretAccessOf(match, client.auth!.id);
  client.userData = now;
  if (client instanceof StreamClient) return;
  client.view ??= new StateView();
  const { view } = client;
  if (before?.seat !== now.seat) {
    if (before?.seat !== undefined) view.remove(state.seats[before.seat]!);
    if (now.seat !== undefined) view.add(state.seats[now.seat]!);
    if (before?.seat !== undefined && now.seat === undefined) view.remove(state.inside);
    if (before?.seat === undefined && now.seat !== undefined) view.add(state.inside);
  }
  if (before?.gallery && !now.gallery) view.remove(state.gallery);
  if (!before?.gallery && now.gallery) view.add(state.gallery);
  if (client.auth!.wantsAsked) updateAsked(view, state, [before?.seat, now.seat]);
}

function updateAsked(view: StateView, { asked }: TableState, [before, now]: readonly (Seat | undefined)[]): void {
  if (before === now) return;
  if (before !== undefined && asked[before]) view.remove(asked[before]);
  if (now !== undefined) view.add(asked[now]!);
}
