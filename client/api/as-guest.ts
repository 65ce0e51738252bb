import type { Answer } from "./api.ts";
import { identify, renew } from "./identity.ts";

/** Sends a request that needs a guest; a guest unknown to the server is introduced again. */
export async function asGuest<T>(ask: (token: string) => Promise<Answer<T>>): Promise<Answer<T>> {
  const guest = await identify();
  if (!guest) return { ok: false, reason: "NoConnection" };
  const answer = await ask(guest.token);
  if (answer.ok || answer.reason !== "NoToken") return answer;
  const renewed = await renew();
  return renewed ? ask(renewed.token) : answer;
}
