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
const POLL_INTERVAL = 60_000;

/** What the link says: play, continue, or the rank. */
function standing({ own, result, tries }: WholeDayResponse): string {
  const { day } = messages.value;
  if (!own) return day.play;
  return own.state === "over" && result ? day.rank(result.rank, tries) : day.goOn;
}

/** `today` is undefined if the site has no deals of the day. */
async function readToday(): Promise<ApiResponse<{ readonly today?: WholeDayResponse }>> {
  const answer = await readDay(undefined, guest.peek()?.token);
  if (answer.ok) return { ok: true, today: answer };
  return answer.status === 404 ? { ok: true } : answer;
}

export function DayCard() {
  const { value, isFailing } = usePolled({ ask: readToday, intervalWhenVisible: POLL_INTERVAL });
  const { day } = messages.value;
  const today = value.value?.today;
  if (value.value && !today) return null;
  const manifest = today && manifestOf(today.table.game);
  const variant = manifest?.variantOf(today!.table.options);
  return (
    <section class="panel day-card" aria-label={day.title} aria-busy={!today && !isFailing.value}>
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
            {today ? matchName(today.table.game, today.table.options) : isFailing.value ? day.failed : day.note}
          </span>
          <span class="small muted clip">{today ? day.tries(today.tries) : "\u00a0"}</span>
        </span>
        {today && <span class={today.own ? "tag" : "button slim main"}>{standing(today)}</span>}
      </a>
      {today?.standings && today.standings.best.length > 0 && <Best best={today.standings.best} />}
    </section>
  );
}

/** The server sends the best attempts once the viewer's own is over. */
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
