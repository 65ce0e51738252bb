import { identify, renew } from "./identity.ts";
import type { ApiResponse } from "./request.ts";

/** Acts as this browser's guest; if the server does not know the guest, repeats the request as a new guest. */
export async function asGuest<T>(ask: (token: string) => Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  const guest = await identify();
  if (!guest) return { ok: false, reason: "NoConnection" };
  const answer = await ask(guest.token);
  if (answer.ok || answer.reason !== "NoToken") return answer;
  const renewed = await renew();
  return renewed ? ask(renewed.token) : answer;
}
