import type { Match } from "../../../shared/engine/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { type PlayerInfo, playersInfo, stateText } from "../../games/tranquility/players.ts";
import { words } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { type Place, placed, type Regions } from "./regions.ts";

/** A seat as its plaque shows it. */
interface Person extends PlayerInfo {
  readonly isSelf: boolean;
  readonly isAway: boolean;
}

function peopleAt(link: Link): readonly Person[] {
  const timeline = link.timeline.value;
  const present = link.present.value;
  return playersInfo(latest(timeline) as Match<State>).map((info) => {
    const isSelf = info.seat === timeline.seat;
    return { ...info, isSelf, isAway: info.kind === "human" && !isSelf && !present[info.seat] };
  });
}

const Count = ({ icon, n, says }: { readonly icon: IconName; readonly n: number; readonly says: string }) => (
  <span class="count" title={says}>
    <Icon name={icon} />
    <span aria-hidden="true">{n}</span>
    <span class="unseen">{says}</span>
  </span>
);

function Counts({ person, isWide }: { readonly person: Person; readonly isWide: boolean }) {
  const { table } = t();
  return (
    <div class="counts">
      <Count icon="hand" n={person.hand} says={table.hand(person.hand)} />
      {person.offering ? (
        <Offer offer={person.offer} />
      ) : (
        <Count icon="pile" n={person.pile} says={table.pile(person.pile)} />
      )}
      {isWide && <Count icon="spent" n={person.spent} says={table.spent(person.spent)} />}
    </div>
  );
}

interface Props {
  readonly person: Person;
  readonly isWide: boolean;
  readonly at: Place;
}

const classOf = ({ turn, isAway }: Person): string => `plaque${turn ? " turn" : ""}${isAway ? " away" : ""}`;

/** What somebody gives to the toll, large; dots as long as there is no offer. */
const Offer = ({ offer }: { readonly offer: Person["offer"] | undefined }) => (
  <b class="num offer" aria-hidden="true">
    {typeof offer === "number" ? offer : "…"}
  </b>
);

/** What somebody is doing, in a word or two. */
function Doing({ person, isWide }: { readonly person: Person; readonly isWide: boolean }) {
  const { seat, isSelf, turn, offering } = person;
  // Once somebody has given, nobody waits for them any more.
  const isAway = person.isAway && typeof person.offer !== "number";
  const says = stateText(person, isSelf ? seat : undefined, words.value);
  if (turn && !offering && !isAway) return <span class={isWide ? "tag" : "unseen"}>{says}</span>;
  if (!isWide) return <span class="unseen">{isAway ? t().table.away : says}</span>;
  return (
    <span class="state">
      {isAway ? t().table.away : says} {(isAway || !offering) && <span class={isAway ? "dot away" : "dot"} />}
    </span>
  );
}

function Plaque({ person, isWide, at }: Props) {
  const { you } = t();
  const { name, isSelf, turn, offering, offer } = person;
  return (
    <li class={classOf(person)} style={at} aria-current={turn ? "step" : undefined}>
      <Flag seat={person.seat} width={isWide ? 44 : 22} />
      <div class="name clip">
        {!isWide && isSelf ? <span class="self">{you}</span> : name}
        {isWide && isSelf && <span class="muted"> ({you})</span>}
      </div>
      <Doing person={person} isWide={isWide} />
      {isWide && offering ? <Offer offer={offer} /> : <Counts person={person} isWide={isWide} />}
    </li>
  );
}

/** Everybody at the table: who it is, how many cards they have, and whom the table waits for. */
export function Plaques({ link, regions }: { readonly link: Link; readonly regions: Regions }) {
  const people = peopleAt(link);
  const isWide = regions.shape === "desktop";
  return (
    <ol class={`bare plaques ${regions.shape}`} aria-label={t().table.players}>
      {people.map((person) => {
        const rect = regions.plaques[person.seat];
        return rect && <Plaque key={person.seat} person={person} isWide={isWide} at={placed(rect)} />;
      })}
    </ol>
  );
}
