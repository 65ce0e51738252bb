import "../../style/plaques.css";
import type { ComponentChildren } from "preact";
import type { Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import type { Side } from "../../../shared/games/tranquility/cards.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { TIGHT } from "../../games/tranquility/frames/upright.ts";
import { type PlayerInfo, playersInfo, stateText } from "../../games/tranquility/players.ts";
import { words } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { figure, Sum, Tally } from "../tranquility/tally.tsx";
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

const SKY: Readonly<Record<Side, IconName>> = { day: "sun", night: "moon" };

interface Part {
  readonly person: Person;
  readonly isWide: boolean;
  /** What stands for the discards of a seat; how many there are, unless told. */
  readonly discardsOf?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** Which side of a duel somebody plays. */
function Plays({ side, isWide }: { readonly side: Side; readonly isWide: boolean }) {
  const says = words.value.score.plays[side];
  return (
    <span class="side" title={says}>
      <Icon name={SKY[side]} size={18} />
      <span class={isWide ? "" : "unseen"}>{says}</span>
    </span>
  );
}

/** How many cards somebody holds; where all hands turn, with the side they show. */
function Hand({ person: { hand, side, score }, isWide }: Part) {
  const says = t().table.hand(hand);
  if (!side || score) return <Count icon="hand" n={hand} says={says} />;
  const shown = `${says}, ${words.value.cells[side]}`;
  if (!isWide) return <Count icon={SKY[side]} n={hand} says={shown} />;
  return (
    <span class="count" title={shown}>
      <Count icon="hand" n={hand} says={shown} />
      <Icon name={SKY[side]} size={18} />
    </span>
  );
}

function Counts({ person, isWide, discardsOf }: Part) {
  const { seat, pile, spent, offering, score } = person;
  const { table } = t();
  return (
    <div class="counts">
      <Hand person={person} isWide={isWide} />
      {offering ? (
        <Offer person={person} />
      ) : (
        pile !== undefined && (isWide || !discardsOf) && <Count icon="pile" n={pile} says={table.pile(pile)} />
      )}
      {discardsOf?.(seat) ?? (isWide && !score && <Count icon="spent" n={spent} says={table.spent(spent)} />)}
    </div>
  );
}

/** How many cards somebody gives to the toll, or that the table waits to hear it. */
function Offer({ person }: Pick<Part, "person">) {
  const says = doing(person);
  return (
    <span class="count offer" title={says}>
      <Icon name={typeof person.offer === "number" ? "give" : "hourglass"} />
      {typeof person.offer === "number" && (
        <b class="num" aria-hidden="true">
          {person.offer}
        </b>
      )}
      <span class="unseen">{says}</span>
    </span>
  );
}

const doing = (person: Person): string => stateText(person, person.isSelf ? person.seat : undefined, words.value);

/** What somebody is doing, in a word or two. */
function Doing({ person, isWide }: Part) {
  const { turn, offering } = person;
  // Once somebody has given, nobody waits for them any more.
  const isAway = person.isAway && typeof person.offer !== "number";
  const says = isAway ? t().table.away : doing(person);
  // The offer itself tells it to those who do not see.
  const isTold = offering && !isAway;
  if (turn && !offering && !isAway) return <span class={isWide ? "tag" : "unseen"}>{says}</span>;
  if (!isWide) return isTold ? null : <span class="unseen">{says}</span>;
  return (
    <span class="state" aria-hidden={isTold}>
      {says} {!isTold && <span class={isAway ? "dot away" : "dot"} />}
    </span>
  );
}

/** That a bot plays in the place of the person whose name stands beside. */
function StandIn({ isSelf }: Pick<Person, "isSelf">) {
  const { company } = t();
  const says = isSelf ? company.lent : company.lentBy;
  return (
    <span class="stand-in" title={says}>
      <Icon name="bot" size={18} />
      <span class="unseen">{says}.</span>
    </span>
  );
}

function Name({ person: { name, isSelf, stoodIn }, isWide }: Part) {
  const { you, bot } = t();
  const aside = isSelf ? you : stoodIn ? bot : undefined;
  return (
    <div class="name clip">
      {stoodIn && <StandIn isSelf={isSelf} />}
      {!isWide && isSelf ? <span class="self">{you}</span> : name}
      {isWide && aside && <span class="muted"> ({aside})</span>}
    </div>
  );
}

/** Somebody in a duel: what they have come to so far, and of what. */
function Duellist(part: Part) {
  const { person, isWide } = part;
  const score = person.score!;
  return (
    <>
      <Flag seat={person.seat} width={isWide ? 44 : 22} />
      <Name person={person} isWide={isWide} />
      <b class="num points" title={words.value.score.points({ n: score.points })}>
        {figure(score.points)}
      </b>
      {person.side && <Plays side={person.side} isWide={isWide} />}
      {isWide ? <Tally score={score} /> : <Sum score={score} />}
      <Counts {...part} />
      <Doing person={person} isWide={isWide} />
    </>
  );
}

function Player(part: Part) {
  const { person, isWide } = part;
  const { seat, offering } = person;
  return (
    <>
      <Flag seat={seat} width={isWide ? 44 : 22} />
      <Name person={person} isWide={isWide} />
      <Doing person={person} isWide={isWide} />
      {isWide && offering ? <Offer person={person} /> : <Counts {...part} />}
    </>
  );
}

const classOf = ({ turn, isAway, score }: Person): string =>
  `plaque${score ? " duellist" : ""}${turn ? " turn" : ""}${isAway ? " away" : ""}`;

function Plaque({ at, ...part }: Part & { readonly at: Place }) {
  const { person } = part;
  const Shown = person.score ? Duellist : Player;
  return (
    <li class={classOf(person)} style={at} aria-current={person.turn ? "step" : undefined}>
      <Shown {...part} />
    </li>
  );
}

interface Props extends Pick<Part, "discardsOf"> {
  readonly link: Link;
  readonly regions: Regions;
}

/** Everybody at the table: who it is, how many cards they have, and whom the table waits for. */
export function Plaques({ link, regions, discardsOf }: Props) {
  if (regions.isTold) return null;
  const people = peopleAt(link);
  const isWide = regions.shape === "desktop";
  const isTight = regions.shape === "portrait" && regions.plaques.some(({ width }) => width < TIGHT);
  return (
    <ol
      class={`bare plaques ${regions.shape} ${isWide ? "wide" : "small"}${isTight ? " tight" : ""}${regions.replay ? " watched" : ""}`}
      aria-label={t().table.players}
    >
      {people.map((person) => {
        const rect = regions.plaques[person.seat];
        return (
          rect && <Plaque key={person.seat} person={person} isWide={isWide} discardsOf={discardsOf} at={placed(rect)} />
        );
      })}
    </ol>
  );
}
