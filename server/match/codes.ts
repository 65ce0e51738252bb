import { inviteCode } from "../ids.ts";
import type { Store } from "../store/ports.ts";

/** A new invitation code, which no match has. */
export async function newCode(store: Pick<Store, "find">): Promise<string> {
  for (;;) {
    const code = inviteCode();
    const [taken] = await store.find({ code, limit: 1 });
    if (!taken) return code;
  }
}
