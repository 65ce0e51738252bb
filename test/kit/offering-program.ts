import { expect } from "vitest";
import type { ProgramOffer } from "../../shared/engine/people/program-offers.ts";
import { invitationLinesOf } from "./streams.ts";

/** Plays over HTTP only. */
export interface OfferingClient {
  readonly player: string;
  readonly token: string;
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Default: every game, at two tables. */
  offer(offer?: Partial<ProgramOffer>): Promise<void>;
  listen(): ReturnType<typeof invitationLinesOf>;
}

/** @param more further fields of the request, such as the host's key */
export async function programOf(origin: string, name: string, more: object = {}): Promise<OfferingClient> {
  let token = "";
  const send: OfferingClient["send"] = async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
  };
  const { status, body } = await send("POST", "/api/players", { name, kind: "bot", owner: "Ann", ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  token = body.token as string;
  return {
    player: body.player as string,
    token,
    send,
    async offer(offer = {}) {
      const games = ["tranquility", "arcanoid", "wayward"].map((game) => ({ game }));
      const answer = await send("PUT", "/api/programs/me", { games, tables: 2, ...offer });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    },
    listen: () => invitationLinesOf(origin, token),
  };
}
