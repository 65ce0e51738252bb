import type { VNode } from "preact";
import type { Route } from "../../shared/routes.ts";
import { loadManifestMessages } from "../catalog/catalog.ts";
import { loadTableMessages } from "../i18n/at-table.ts";
import { Home } from "../pages/home/home.tsx";

type At = Exclude<Route["at"], "nowhere">;
type RouteAt<Name extends At> = Extract<Route, { readonly at: Name }>;

export type Screen = (here: Route) => VNode;

export type ScreenLoaders = {
  readonly [Name in At]: (route: RouteAt<Name>) => Promise<(here: RouteAt<Name>) => VNode>;
};

/** The screens on the way to a first match. The code of the home page is already loaded. */
const FIRST_SCREENS: Pick<ScreenLoaders, "home" | "table"> = {
  async home() {
    return () => <Home />;
  },
  async table() {
    const { Table } = await import("../features/table/table.tsx");
    return ({ code }) => <Table key={code} code={code} />;
  },
};

const loadersOf = async (at: At): Promise<Partial<ScreenLoaders>> =>
  at in FIRST_SCREENS ? FIRST_SCREENS : (await import("./other-screens.tsx")).OTHER_SCREENS;

/** Each course, workshop and rules chapter has its own key. */
export function screenOf(route: Route): string {
  if (route.at === "learn" || route.at === "workshop") return `${route.at}/${route.game ?? ""}`;
  if (route.at === "rules") return `rules/${route.game ?? ""}/${route.chapter ?? ""}`;
  return route.at;
}

export async function loadScreen(route: Exclude<Route, { readonly at: "nowhere" }>): Promise<Screen> {
  const load = (await loadersOf(route.at))[route.at] as (here: Route) => Promise<Screen>;
  const [screen] = await Promise.all([
    load(route),
    loadManifestMessages(),
    ...(route.at === "home" ? [] : [loadTableMessages()]),
  ]);
  return screen;
}
