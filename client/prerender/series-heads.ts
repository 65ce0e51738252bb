import { MOST_DEALS } from "../../shared/engine/series/series.ts";
import { type Heads, SERIES_TITLE, seriesHeadName, TITLED_SERIES } from "../../shared/head.ts";
import { t } from "../i18n/t.ts";
import { messages as series } from "../pages/series/messages/messages.ts";

/** The link previews of series, for every number of deals. */
export function seriesHeads(): Heads {
  const { untitled, preview } = series.value;
  const { place } = t();
  const numbers = Array.from({ length: MOST_DEALS }, (_, i) => i + 1);
  return {
    [TITLED_SERIES]: { title: `${SERIES_TITLE} — ${place}`, description: "" },
    ...Object.fromEntries(
      numbers.map((n) => [seriesHeadName(n), { title: `${untitled(n)} — ${place}`, description: preview(n) }]),
    ),
  };
}
