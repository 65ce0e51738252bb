import type { Match } from "../../../shared/engine/match/match.ts";
import type { Layout } from "../../../shared/games/tranquility/layouts.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { BoardPanels, PageAreas } from "../../contract/layout.ts";
import type { TranquilityPageLayout } from "./scene/frame.ts";
import { extraOf, occasionOf } from "./scene/page/occasion.ts";
import { onSide } from "./scene/page/on-side.ts";
import { classesOf } from "./scene/page/traits.ts";
import { upright } from "./scene/page/upright.ts";
import { wide } from "./scene/page/wide.ts";
import type { TranquilityTableView } from "./scene/view.ts";

/** Layouts cached per measurement of a page; a table alternates between a few. */
const MAX_CACHED = 8;
const known = new WeakMap<PageAreas, Map<string, TranquilityPageLayout>>();

type PageView = Pick<TranquilityTableView, "match" | "seat" | "viewport" | "areas" | "stay">;

/** Equal inputs give the same object, so that dependents are not redrawn. */
export function frameAt({ match, seat, viewport, areas, stay = "playing" }: PageView): TranquilityPageLayout {
  const occasion = occasionOf(match, seat, viewport, stay);
  const own = known.get(areas) ?? new Map<string, TranquilityPageLayout>();
  known.set(areas, own);
  const key = JSON.stringify(occasion);
  const frame = own.get(key) ?? PLACED_BY[areas.shape](occasion, areas);
  own.delete(key);
  own.set(key, frame);
  if (own.size > MAX_CACHED) own.delete(own.keys().next().value!);
  return frame;
}

const PLACED_BY = { desktop: wide, tablet: wide, portrait: upright, landscape: onSide } as const;

export const areas = ({ config }: Pick<Match<State>, "config">): readonly string[] => [
  "areas",
  ...classesOf(config.layout as Layout, extraOf(config.options as Options)),
];

/** Notices appear where an open toll is counted. */
export const panelsIn = ({ regions: { toll, watchers } }: TranquilityPageLayout): BoardPanels => ({
  notice: toll,
  ...(watchers ? { watchers } : {}),
});
