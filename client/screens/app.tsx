import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { Toasts } from "../ui/toast.tsx";
import { Home } from "./home/home.tsx";
import { Nowhere } from "./nowhere.tsx";
import { route, startRouting } from "./route.ts";

type TableScreen = ComponentType<{ readonly code: string }>;

/** The table brings the canvas, the rules and the socket with it; the home page does without them. */
const tableScreen = signal<TableScreen | undefined>(undefined);
const isUnreachable = signal(false);

function fetchTableScreen(): void {
  isUnreachable.value = false;
  import("./table/table.tsx").then(
    ({ Table }) => {
      tableScreen.value = Table;
    },
    () => {
      isUnreachable.value = true;
    },
  );
}

startRouting();

function Page() {
  const here = route.value;
  const isTable = here.at === "table";
  useEffect(() => {
    if (isTable && !tableScreen.value) fetchTableScreen();
  }, [isTable]);
  if (here.at === "home") return <Home />;
  if (here.at === "nowhere") return <Nowhere />;
  const Table = tableScreen.value;
  if (isUnreachable.value) return <Nowhere why={t().lost.noConnection} onRetry={fetchTableScreen} />;
  return Table ? <Table key={here.code} code={here.code} /> : <Waiting />;
}

const Waiting = () => (
  <main class="waiting">
    <p class="pill">{t().loading}</p>
  </main>
);

export const App = () => (
  <>
    <Page />
    <Toasts />
  </>
);
