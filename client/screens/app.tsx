import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { Toasts } from "../ui/toast.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { learnHomeWords } from "./home/words/words.ts";
import { Nowhere } from "./nowhere.tsx";
import { type Route, route } from "./route.ts";
import { RulesDialog } from "./rules-dialog.tsx";

interface Screens {
  readonly home?: ComponentType;
  readonly table?: ComponentType<{ readonly code: string }>;
  readonly history?: ComponentType<{ readonly table: string | undefined }>;
  readonly device?: ComponentType;
  readonly learn?: ComponentType;
  readonly replay?: ComponentType<{ readonly id: string | undefined; readonly isBare: boolean }>;
}

/** Each screen is a chunk of its own: the home page does without canvas, rules and socket, the table without the home page. */
const screens = signal<Screens>({});
const isUnreachable = signal(false);

async function load(at: Route["at"]): Promise<void> {
  if (at === "home") {
    const [{ Home }] = await Promise.all([import("./home/home.tsx"), learnHomeWords()]);
    screens.value = { ...screens.value, home: Home };
  } else if (at === "table") {
    const { Table } = await import("./table/table.tsx");
    screens.value = { ...screens.value, table: Table };
  } else if (at === "history") {
    const { History } = await import("./history/history.tsx");
    screens.value = { ...screens.value, history: History };
  } else if (at === "device") {
    const { Device } = await import("./device/device.tsx");
    screens.value = { ...screens.value, device: Device };
  } else if (at === "learn") {
    const { Learn } = await import("./learn/learn.tsx");
    screens.value = { ...screens.value, learn: Learn };
  } else if (at === "replay") {
    const { Replay } = await import("./replay/replay.tsx");
    screens.value = { ...screens.value, replay: Replay };
  }
}

/** Fetches what a page needs, if it is not there yet. Never rejects: a page that cannot be fetched says so itself. */
export async function fetchScreen(at: Route["at"]): Promise<void> {
  if (at === "nowhere" || screens.peek()[at]) return;
  isUnreachable.value = false;
  await load(at).catch(() => {
    isUnreachable.value = true;
  });
}

function Page() {
  const here = route.value;
  useEffect(() => void fetchScreen(here.at), [here.at]);
  if (here.at === "nowhere") return <Nowhere />;
  const { home: Home, table: Table, device: Device, learn: Learn, replay: Replay, history: History } = screens.value;
  if (here.at === "home" && Home) return <Home />;
  if (here.at === "device" && Device) return <Device />;
  if (here.at === "learn" && Learn) return <Learn />;
  if (here.at === "table" && Table) return <Table key={here.code} code={here.code} />;
  if (here.at === "history" && History) return <History key={here.table ?? ""} table={here.table} />;
  if (here.at === "replay" && Replay) return <Replay key={here.id ?? ""} id={here.id} isBare={here.isBare} />;
  if (!isUnreachable.value) return <Waiting />;
  return <Nowhere why={t().lost.noConnection} onRetry={() => fetchScreen(here.at)} />;
}

export const App = () => (
  <>
    <Page />
    <RulesDialog />
    <Toasts />
  </>
);
