import "./day-card.css";
import type { WholeDayResponse } from "../../../shared/engine/lists/day-responses.ts";
import { readDay } from "../../api/days.ts";
import { guest } from "../../api/identity.ts";
import { usePolled } from "../../api/polled.ts";
import type { ApiResponse } from "../../api/request.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import { matchName } from "../../catalog/names.ts";
import { Thumbnail } from "../../catalog/variant-card.tsx";
import { dayPath, followLink, replayPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages.ts";

/** Interval between requests for the day, in ms. */
const PACE = 60_000;

/** The label for the viewer's own try: play, continue, or the rank. */
function standing({ own, result, tries }: WholeDayResponse): string {
  const { day } = messages.value;
  if (!own) return day.play;
  return own.state === "over" && result ? day.rank(result.rank, tries) : day.goOn;
}

/** Reads today's deal; `told` is undefined if the site has no deals of the day. */
async function readToday(): Promise<ApiResponse<{ readonly told?: WholeDayResponse }>> {
  const answer = await readDay(undefined, guest.peek()?.token);
  if (answer.ok) return { ok: true, told: answer };
  return answer.status === 404 ? { ok: true } : answer;
}

/** The card of the deal of the day: the game, the number of tries, the viewer's own try, and after it the best tries. */
export function DayCard() {
  const { value, isFailing } = usePolled({ ask: readToday, intervalWhenVisible: PACE });
  const { day } = messages.value;
  const told = value.value?.told;
  if (value.value && !told) return null;
  const manifest = told && manifestOf(told.table.game);
  const variant = manifest?.variantOf(told!.table.options);
  return (
    <section class="panel day-card" aria-label={day.title} aria-busy={!told && !isFailing.value}>
      <a class="row" href={dayPath()} onClick={followLink}>
        <span class="picture">
          {manifest && variant !== undefined ? (
            <Thumbnail manifest={manifest} variant={variant} />
          ) : (
            <Icon name="hourglass" />
          )}
        </span>
        <span class="grow">
          <b>{day.title}</b>
          <span class="small muted clip">
            {told ? matchName(told.table.game, told.table.options) : isFailing.value ? day.failed : day.note}
          </span>
          <span class="small muted clip">{told ? day.tries(told.tries) : "\u00a0"}</span>
        </span>
        {told && <span class={told.own ? "tag" : "button slim main"}>{standing(told)}</span>}
      </a>
      {told?.standings && told.standings.best.length > 0 && <Best best={told.standings.best} />}
    </section>
  );
}

/** Links to the best tries; they are sent once the viewer's own try is over. */
const Best = ({ best }: Pick<NonNullable<WholeDayResponse["standings"]>, "best">) => (
  <p class="small row best">
    {messages.value.day.best}
    {best.map(({ match, rank, name }) => (
      <a key={match} class="plain clip" href={replayPath(match)} onClick={followLink}>
        {rank}. {name}
      </a>
    ))}
  </p>
);
