import { identify, renew } from "./identity.ts";
import type { ApiResponse } from "./request.ts";

/** Sends a request that needs a guest; a guest unknown to the server is introduced again. */
export async function asGuest<T>(ask: (token: string) => Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  const guest = await identify();
  if (!guest) return { ok: false, reason: "NoConnection" };
  const answer = await ask(guest.token);
  if (answer.ok || answer.reason !== "NoToken") return answer;
  const renewed = await renew();
  return renewed ? ask(renewed.token) : answer;
}
