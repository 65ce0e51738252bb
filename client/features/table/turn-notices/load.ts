import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isOnDevice } from "../../../../shared/engine/match/device-id.ts";
import { tableSettingsOf } from "../../../../shared/engine/match/match-events.ts";
import { isOverDays } from "../../../../shared/engine/match/table-settings.ts";
import type { TableConnection } from "../../../contract/table-connection.ts";
import { latest } from "../../../contract/timeline.ts";

type TurnNotices = typeof import("./turn-notices.tsx");

const loaded = signal<TurnNotices | undefined>(undefined);

async function load(): Promise<void> {
  if (loaded.peek()) return;
  const [{ loadTurnNoticeMessages }, notices, { renew }] = await Promise.all([
    import("./messages/messages.ts"),
    import("./turn-notices.tsx"),
    import("../../offline/subscription.ts"),
  ]);
  await loadTurnNoticeMessages();
  loaded.value = notices;
  await renew();
}

/** Undefined while loading, and at tables without turn notices. */
export function useTurnNotices({ timeline }: TableConnection): TurnNotices | undefined {
  const { config, seats } = latest(timeline.value);
  const isMeant = !isOnDevice(config.id) && seats.length > 1 && isOverDays(tableSettingsOf(config));
  useEffect(() => {
    // If loading fails, the table has no turn notices.
    if (isMeant) load().catch(() => {});
  }, [isMeant]);
  return isMeant ? loaded.value : undefined;
}
