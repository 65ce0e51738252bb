import type { Timestamp } from "../../shared/engine/time.ts";
import { ask, type Guest, ignoreBody } from "./api.ts";
import { become } from "./identity.ts";
import { type ApiResponse, post } from "./request.ts";

/** A pass signs in another device once. */
export interface PassResponse {
  readonly pass: string;
  readonly until: Timestamp;
}

export const makePass = (token: string) => ask<PassResponse>("/passes", post({}), token);

const usePass = (pass: string) => ask<Guest>("/passes/use", post({ pass }));

/** Earlier recovery words become invalid. */
export const makePhrase = (token: string) => ask<{ readonly phrase: string }>("/recovery", post({}), token);

const usePhrase = (phrase: string) => ask<Guest>("/recovery/use", post({ phrase }));

export const deleteGuest = (player: string, token: string) =>
  ask<object>(`/players/${player}`, { method: "DELETE" }, token, ignoreBody);

/** This browser becomes the guest who made the pass. */
export async function takeOver(pass: string): Promise<ApiResponse<Guest>> {
  const answer = await usePass(pass);
  if (answer.ok) become(answer);
  return answer;
}

/** This browser becomes the guest with these recovery words. */
export async function comeBack(phrase: string): Promise<ApiResponse<Guest>> {
  const answer = await usePhrase(phrase);
  if (answer.ok) become(answer);
  return answer;
}
