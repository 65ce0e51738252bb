import type { Ids } from "../ids.ts";
import type { Stores } from "../store/ports.ts";

export async function newCode(
  store: Pick<Stores, "matches">,
  ids: Pick<Ids, "inviteCode">,
  match: string,
): Promise<string> {
  for (;;) {
    const code = ids.inviteCode(match);
    const [taken] = await store.matches.find({ code, limit: 1 });
    if (!taken) return code;
  }
}
