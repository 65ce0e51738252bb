import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isEmbeddable, type Route } from "../../shared/routes.ts";
import { NotFound } from "../features/frame/not-found.tsx";
import { opened } from "../features/rules/opened.ts";
import { t } from "../i18n/t.ts";
import { route } from "../navigation/route.ts";
import { Aloud } from "../ui/aloud.tsx";
import { contentStart, landOn } from "../ui/focus.ts";
import { idle, savesData } from "../ui/idle.ts";
import { type FetchFailure, type Lazy, usePart, whyFailed } from "../ui/lazy.ts";
import { Loading } from "../ui/loading.tsx";
import { Toasts, toast } from "../ui/toast.tsx";
import { useRetries } from "../ui/use-retries.ts";
import { loadScreen, type Screen, screenOf } from "./screens.tsx";

const screens = signal<Readonly<Record<string, Screen>>>({});
const failed = signal<{ readonly screen: string; readonly why: FetchFailure; readonly isTrying: boolean } | undefined>(
  undefined,
);

async function load(wanted: Exclude<Route, { readonly at: "nowhere" }>): Promise<void> {
  const screen = await loadScreen(wanted);
  screens.value = { ...screens.value, [screenOf(wanted)]: screen };
}

/** Never rejects: the page shows a failure. */
export async function fetchScreen(wanted: Route): Promise<void> {
  if (wanted.at === "nowhere" || screens.peek()[screenOf(wanted)]) return;
  const screen = screenOf(wanted);
  const before = failed.peek();
  failed.value = before?.screen === screen ? { ...before, isTrying: true } : undefined;
  try {
    await load(wanted);
    failed.value = undefined;
  } catch {
    failed.value = { screen, why: await whyFailed(), isTrying: false };
  }
}

/** Preloads other screens while the home page is idle. */
async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  await idle();
  await Promise.all([load({ at: "table", code: "" }), import("./other-screens.tsx")]);
  await idle();
  await import("../features/table/table.tsx").then(({ fetchRest }) => fetchRest());
}

function Page() {
  const here = route.value;
  const key = screenOf(here);
  useEffect(() => {
    void fetchScreen(here);
    // A failed preload does no harm: opening a screen loads it again.
    if (here.at === "home") fetchAhead().catch(() => {});
  }, [key]);
  const retry = () => void fetchScreen(here);
  const lost = failed.value?.screen === key ? failed.value : undefined;
  useRetries(lost?.isTrying === false, retry);
  if (here.at === "nowhere") return <NotFound />;
  const screen = screens.value[key];
  if (screen) return screen(here);
  return lost ? <NotFound why={t().lost[lost.why]} onRetry={retry} isTrying={lost.isTrying} /> : <Loading />;
}

const loadRulesDialog: Lazy<object> = () =>
  import("../pages/book/rules-dialog.tsx").then(({ RulesDialog }) => RulesDialog);

function Rules() {
  const RulesDialog = usePart(loadRulesDialog, opened.value !== undefined, () => toast(t().lost.noConnection));
  return RulesDialog ? <RulesDialog /> : null;
}

/** Focuses the content without changing the address. */
function skip(event: Event): void {
  event.preventDefault();
  const start = contentStart();
  if (start) landOn(start);
}

const SkipLink = () =>
  isEmbeddable(route.value) ? null : (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, also without scripts
    <a class="unseen skip" href="#content" onClick={skip}>
      {t().frame.skip}
    </a>
  );

export const App = () => (
  <>
    <SkipLink />
    <Page />
    <Rules />
    <Toasts />
    <Aloud />
  </>
);
