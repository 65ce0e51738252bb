import { useEffect, useMemo } from "preact/hooks";
import type { Summary } from "../../../shared/engine/summary.ts";
import { language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { listMatches } from "../../net/api.ts";
import { guest } from "../../net/identity.ts";
import { Seats } from "../../ui/seats.tsx";
import { go, tablePath } from "../route.ts";
import { listed, modeName } from "../words.ts";
import { freeSeats } from "./departures.ts";
import { JoinByCode } from "./join.tsx";
import { poll } from "./polled.ts";

const SHOWN = 5;

function Row({ match }: { readonly match: Summary }) {
  const { tables } = t();
  const names = match.seats.flatMap((seat) => (seat ? [seat.name] : []));
  const people = listed(names, language.value);
  return (
    <li class="entry">
      <Seats seats={match.seats} width={28} />
      <div class="grow">
        <b>{modeName(match.game, match.options)}</b>
        <div class="small muted">
          {names.length ? tables.people(people, match.seats.length) : tables.empty(match.seats.length)}
          <span class="unseen">. {tables.freeSeats(freeSeats(match))}</span>
        </div>
      </div>
      <button
        type="button"
        class="button slim"
        aria-label={names.length ? tables.sitAt(people) : undefined}
        onClick={() => go(tablePath(match.code), {})}
      >
        {tables.sit}
      </button>
    </li>
  );
}

/** Tables that wait for players. */
export function OpenTables() {
  const { value, isFailing, stop } = useMemo(() => poll(() => listMatches({ state: ["open"], limit: 30 })), []);
  useEffect(() => stop, [stop]);
  const { tables } = t();
  const isOwn = ({ seats }: Summary) => seats.some((seat) => seat && seat.player === guest.value?.player);
  const open = value.value?.matches.filter((match) => freeSeats(match) > 0 && !isOwn(match)).slice(0, SHOWN) ?? [];
  return (
    <section class="panel tables" aria-labelledby="tables" aria-busy={value.value === undefined}>
      <h2 id="tables">{tables.title}</h2>
      {open.length > 0 && (
        <ul class="bare entries">
          {open.map((match) => (
            <Row key={match.id} match={match} />
          ))}
        </ul>
      )}
      {open.length === 0 && (
        <div class="nothing">
          <Seats seats={[null, null, null, null]} width={34} />
          <p>{isFailing.value && !value.value ? tables.failed : tables.none}</p>
          <p class="small muted">{tables.noneNote}</p>
        </div>
      )}
      <JoinByCode />
    </section>
  );
}
