import type { Summary } from "../../../shared/engine/match/summary.ts";
import { guest } from "../../api/identity.ts";
import { t } from "../../i18n/t.ts";
import { followLink, historyPath, logbookPath, openFilePath } from "../../navigation/route.ts";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { awaitsPlayer, byUrgency, SHOWN } from "./match-lists.ts";
import { messages } from "./messages.ts";
import type { MyMatchesListProps } from "./my-matches-list.tsx";

/** Loaded only for visitors with matches. */
const loadList: Lazy<MyMatchesListProps> = () =>
  import("./my-matches-list.tsx").then(({ MyMatchesList }) => MyMatchesList);

interface Props {
  /** Undefined until known. */
  readonly matches?: readonly Summary[] | undefined;
  /** The matches are from storage, because the server does not answer. */
  readonly isOld?: true | undefined;
  readonly isFailing: boolean;
}

/** Shows the most urgent matches, and all that wait for the player. */
export function MyMatches({ matches: known, isOld, isFailing }: Props) {
  const all = known ?? [];
  const { mine } = messages.value;
  const player = guest.value?.player;
  const calls = all.filter((match) => awaitsPlayer(match, player)).length;
  const matches = byUrgency(all, player).slice(0, Math.max(SHOWN, calls));
  const List = usePart(loadList, matches.length > 0);
  return (
    <section
      class={calls > 0 ? "panel mine calling" : "panel mine"}
      aria-labelledby="mine"
      aria-busy={known === undefined}
    >
      <h2 id="mine">{mine.title}</h2>
      {isOld && <p class="small muted">{mine.old}</p>}
      {matches.length > 0 ? (
        List && <List matches={matches} />
      ) : (
        <div class="nothing">
          <p>{known ? mine.none : isFailing ? mine.failed : t().loading}</p>
          {known && <p class="small muted">{mine.noneNote}</p>}
        </div>
      )}
      <p class="small row wrap ways-back">
        <a class="plain" href={historyPath()} onClick={followLink}>
          {mine.past}
        </a>
        <a class="plain" href={logbookPath()} onClick={followLink}>
          {mine.logbook}
        </a>
        <a class="plain" href={openFilePath} onClick={followLink}>
          {mine.openFile}
        </a>
      </p>
    </section>
  );
}
