import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { idle, savesData } from "../ui/idle.ts";
import { Loading } from "../ui/loading.tsx";
import { Toasts } from "../ui/toast.tsx";
import { NotFound } from "./not-found.tsx";
import { type Route, route } from "./route.ts";
import { RulesDialog } from "./rules-dialog.tsx";
import { loadScreen, type Screen, screenOf } from "./screens.tsx";

/** The screens that are there. */
const screens = signal<Readonly<Record<string, Screen>>>({});
const isUnreachable = signal(false);

async function load(wanted: Exclude<Route, { readonly at: "nowhere" }>): Promise<void> {
  const screen = await loadScreen(wanted);
  screens.value = { ...screens.value, [screenOf(wanted)]: screen };
}

/** Fetches what a page needs, if it is not there yet. Never rejects: a page that cannot be fetched says so itself. */
export async function fetchScreen(wanted: Route): Promise<void> {
  if (wanted.at === "nowhere" || screens.peek()[screenOf(wanted)]) return;
  isUnreachable.value = false;
  await load(wanted).catch(() => {
    isUnreachable.value = true;
  });
}

/** Who is at home will go to a table: what that needs is fetched as soon as there is nothing else to do. */
async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  await idle();
  await load({ at: "table", code: "" });
  await idle();
  await import("../table/table.tsx").then(({ fetchRest }) => fetchRest());
}

function Page() {
  const here = route.value;
  const key = screenOf(here);
  useEffect(() => {
    void fetchScreen(here);
    if (here.at === "home") fetchAhead().catch(() => {});
  }, [key]);
  if (here.at === "nowhere") return <NotFound />;
  const screen = screens.value[key];
  if (screen) return screen(here);
  if (!isUnreachable.value) return <Loading />;
  return <NotFound why={t().lost.noConnection} onRetry={() => fetchScreen(here)} />;
}

export const App = () => (
  <>
    <Page />
    <RulesDialog />
    <Toasts />
  </>
);
