import { type Guest, introduce } from "./api.ts";
import { adopt, guest, introduceOnce, update } from "./identity.ts";
import type { ApiResponse } from "./request.ts";

async function renamed({ token }: Guest, name: string): Promise<ApiResponse<Guest>> {
  const answer = await introduce(name, token);
  if (answer.ok) update(answer);
  return !answer.ok && answer.reason === "NoToken" ? introduceOnce(name) : answer;
}

/** The guest keeps their seats, unless the server no longer accepts the token. */
export async function rename(name: string): Promise<ApiResponse<Guest>> {
  const known = guest.value ?? adopt();
  const answer = known ? await renamed(known, name) : await introduceOnce(name);
  // Another tab may have created the guest meanwhile with another name.
  return !known && answer.ok && answer.name !== name ? renamed(answer, name) : answer;
}
