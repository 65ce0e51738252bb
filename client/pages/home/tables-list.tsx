import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { tablePath } from "../../../shared/routes.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import { matchName } from "../../catalog/names.ts";
import { freeSeats } from "../../features/new-table/open-match.ts";
import { playerNames } from "../../i18n/player-name.ts";
import { followLink, go } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { Seats } from "../../ui/seats.tsx";
import { messages } from "./messages.ts";

/** Tables shown until the button for the rest is pressed. */
const SHOWN = { open: 4, live: 3 } as const;

const OpenTalk = ({ game, options }: Pick<Summary, "game" | "options">) =>
  manifestOf(game)?.talksFreely?.(options) ? (
    <span class="open-talk">
      <Icon name="say" size={16} /> {messages.value.tables.openTalk}
    </span>
  ) : null;

interface RowProps {
  readonly match: Summary;
  readonly people: ComponentChildren;
  readonly children: ComponentChildren;
}

const Row = ({ match, people, children }: RowProps) => (
  <li class="entry">
    <Seats seats={match.seats} width={28} />
    <div class="grow">
      <b>{matchName(match.game, match.options)}</b> <OpenTalk {...match} />
      <div class="small muted">{people}</div>
    </div>
    {children}
  </li>
);

function OpenRow({ match }: { readonly match: Summary }) {
  const { tables } = messages.value;
  const people = playerNames(match.seats);
  return (
    <Row
      match={match}
      people={
        <>
          {tables.people(people, match.seats.length)}
          <span class="unseen">. {tables.freeSeats(freeSeats(match))}</span>
        </>
      }
    >
      <button
        type="button"
        class="button slim"
        aria-label={tables.sitAt(people)}
        onClick={() => go(tablePath(match.code), {})}
      >
        {tables.sit}
      </button>
    </Row>
  );
}

function LiveRow({ match }: { readonly match: Summary }) {
  const { tables } = messages.value;
  const people = playerNames(match.seats);
  return (
    <Row match={match} people={people}>
      <a
        class="button slim quiet"
        href={tablePath(match.code)}
        aria-label={tables.watchThem(people)}
        onClick={followLink}
      >
        <Icon name="eye" /> {tables.watch}
      </a>
    </Row>
  );
}

const ROWS = { open: OpenRow, live: LiveRow } as const;

export interface TablesListProps {
  readonly of: keyof typeof ROWS;
  readonly matches: readonly Summary[];
}

export function TablesList({ of, matches }: TablesListProps) {
  const [isWhole, setWhole] = useState(false);
  const Entry = ROWS[of];
  return (
    <>
      <ul class="bare entries">
        {matches.slice(0, isWhole ? undefined : SHOWN[of]).map((match) => (
          <Entry key={match.id} match={match} />
        ))}
      </ul>
      {matches.length > SHOWN[of] && !isWhole && (
        <button type="button" class="link" onClick={() => setWhole(true)}>
          {messages.value.tables.all(matches.length)}
        </button>
      )}
    </>
  );
}
