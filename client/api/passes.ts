import type { Timestamp } from "../../shared/engine/time.ts";
import { ask, type Guest, ignoreBody } from "./api.ts";
import { become } from "./identity.ts";
import { type ApiResponse, post } from "./request.ts";

/** With a pass, another device can sign in as this guest once, until `until`. */
export interface PassResponse {
  readonly pass: string;
  readonly until: Timestamp;
}

export const makePass = (token: string) => ask<PassResponse>("/passes", post({}), token);

/** Returns the guest who made the pass, which cannot be used again. */
const usePass = (pass: string) => ask<Guest>("/passes/use", post({ pass }));

/** Makes recovery words for the guest; earlier ones become invalid. */
export const makePhrase = (token: string) => ask<{ readonly phrase: string }>("/recovery", post({}), token);

const usePhrase = (phrase: string) => ask<Guest>("/recovery/use", post({ phrase }));

export const deleteGuest = (player: string, token: string) =>
  ask<object>(`/players/${player}`, { method: "DELETE" }, token, ignoreBody);

/** This browser becomes the guest who made the pass, and forgets its previous guest. */
export async function takeOver(pass: string): Promise<ApiResponse<Guest>> {
  const answer = await usePass(pass);
  if (answer.ok) become(answer);
  return answer;
}

/** This browser becomes the guest of these recovery words, and forgets its previous guest. */
export async function comeBack(phrase: string): Promise<ApiResponse<Guest>> {
  const answer = await usePhrase(phrase);
  if (answer.ok) become(answer);
  return answer;
}
