import type { Seat } from "../../../shared/engine/contract/events.ts";
import { isOfPlayer } from "../../../shared/engine/match/match-events.ts";
import type { Stay } from "../../contract/board.ts";
import type { CountView as Counted, SeatInfo } from "../../contract/seats.ts";
import "./plaques.css";
import "./plaque-forms.css";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { inArea, type PanelStyle, type Panels } from "../../layout/panels.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { plaqueSize } from "./plaque-size.ts";
import { ScoreLine, ScoreTable } from "./scores.tsx";

interface Person extends SeatInfo {
  readonly name: string;
  readonly isSelf: boolean;
  readonly isAway: boolean;
  /** Whether a bot plays for the person. */
  readonly isStoodIn: boolean;
  /** Whether a bot of the server or a program has the seat. */
  readonly isBot: boolean;
}

interface Props {
  readonly connection: TableConnection;
  readonly timeline: Timeline;
  readonly panels: Panels;
  readonly stay: Stay["for"];
  readonly onCount?: (seat: Seat) => void;
}

function peopleAt({ connection, timeline, panels, stay }: Props): readonly Person[] {
  const match = latest(timeline);
  const { value: present } = connection.present;
  const view = { me: timeline.seat, isWide: panels.shape === "desktop", stay };
  return connection.game.seats(match, view).flatMap((info) => {
    const held = match.seats[info.seat];
    if (!held) return [];
    const isSelf = info.seat === timeline.seat;
    const isAway = isOfPlayer(held) && !isSelf && !present[info.seat];
    const isStoodIn = isOfPlayer(held) && held.bot !== undefined;
    return [{ ...info, name: held.name, isSelf, isAway, isStoodIn, isBot: held.kind === "bot" }];
  });
}

interface Part {
  readonly person: Person;
  readonly isWide: boolean;
  readonly onCount?: ((seat: Seat) => void) | undefined;
}

const Plain = ({ icon, n, says }: Pick<Counted, "icon" | "n" | "says">) => (
  <span class="count" title={says}>
    <Icon name={icon} />
    <span aria-hidden="true">{n}</span>
    <span class="unseen">{says}</span>
  </span>
);

const Opening = ({ count, person, onCount }: Omit<Part, "isWide"> & { readonly count: Counted }) => (
  <button
    type="button"
    class="count opens"
    title={count.says}
    aria-label={`${person.name}: ${count.says}`}
    aria-haspopup="dialog"
    onClick={() => onCount?.(person.seat)}
  >
    <Icon name={count.icon} />
    <span>{count.n}</span>
  </button>
);

function Count({ count, ...part }: Part & { readonly count: Counted }) {
  if (count.opens && part.onCount) return <Opening count={count} {...part} />;
  if (!count.beside) return <Plain {...count} />;
  return (
    <span class="count" title={count.says}>
      <Plain {...count} />
      <Icon name={count.beside} size={18} />
    </span>
  );
}

function Counts(part: Part) {
  const { counts, answer } = part.person;
  const [first, ...others] = counts;
  return (
    <div class="counts">
      {first && <Count {...part} count={first} />}
      {answer && <Answer person={part.person} />}
      {others.map((count) => (
        <Count key={count.icon} {...part} count={count} />
      ))}
    </div>
  );
}

function Answer({ person: { answer, doing } }: Pick<Part, "person">) {
  if (!answer) return null;
  return (
    <span class="count offer" title={doing}>
      <Icon name={answer.icon} />
      {answer.n !== undefined && (
        <b class="num" aria-hidden="true">
          {answer.n}
        </b>
      )}
      <span class="unseen">{doing}</span>
    </span>
  );
}

function Role({ person: { role }, isWide }: Part) {
  if (!role) return null;
  return (
    <span class="side" title={role.says}>
      <Icon name={role.icon} size={18} />
      <span class={isWide ? "" : "unseen"}>{role.says}</span>
    </span>
  );
}

/** Whether a panel on a desktop says "you" instead of the activity, which players know themselves. */
const isNamed = ({ isSelf, isAwaited, score, answer }: Person): boolean => isSelf && !isAwaited && !score && !answer;

function Doing({ person, isWide }: Part) {
  const { isAwaited, answer, doing } = person;
  // A player who has answered is not shown as away, because the table does not wait for them.
  const isAway = person.isAway && answer?.n === undefined;
  const says = isAway ? atTable().table.away : doing;
  // Screen readers read the answer itself.
  const isAnswered = answer !== undefined && !isAway;
  if (isAwaited && !answer && !isAway) return <span class={isWide ? "tag" : "unseen"}>{says}</span>;
  if (!isWide) return isAnswered ? null : <span class="unseen">{says}</span>;
  if (isNamed(person)) return <span class="state self">{t().you}</span>;
  return (
    <span class="state" aria-hidden={isAnswered}>
      {says} {!isAnswered && <span class={isAway ? "dot away" : "dot"} />}
    </span>
  );
}

function StandIn({ isSelf }: Pick<Person, "isSelf">) {
  const { company } = atTable();
  const says = isSelf ? company.lent : company.lentBy;
  return (
    <span class="stand-in" title={says}>
      <Icon name="bot" size={18} />
      <span class="unseen">{says}.</span>
    </span>
  );
}

/** On the flag, because the name needs all the room. Wide panels have the word beside the name instead. */
function BotMark({ isSelf, isStoodIn, isBot }: Person) {
  const { bot } = t();
  if (isStoodIn) return <StandIn isSelf={isSelf} />;
  if (!isBot) return null;
  return (
    <span class="stand-in" title={bot}>
      <Icon name="bot" size={18} />
      <span class="unseen">{bot}</span>
    </span>
  );
}

function Name({ person, isWide }: Part) {
  const { name, isSelf, isStoodIn, isBot } = person;
  const { you, bot } = t();
  const aside = isNamed(person) ? undefined : isSelf ? you : isStoodIn || isBot ? bot : undefined;
  return (
    <div class={isWide ? "name" : "name clip"}>
      {isWide && isStoodIn && <StandIn isSelf={isSelf} />}
      {!isWide && isSelf ? <span class="self">{you}</span> : <span class={isWide ? "clip" : ""}>{name}</span>}
      {isWide && aside && <span class="muted"> ({aside})</span>}
    </div>
  );
}

function Scorer(part: Part) {
  const { person, isWide } = part;
  const score = person.score!;
  return (
    <>
      <Flag seat={person.seat} width={isWide ? 44 : 22} />
      {!isWide && <BotMark {...person} />}
      <Name person={person} isWide={isWide} />
      <b class="num points" title={score.says}>
        {score.figure}
      </b>
      <Role person={person} isWide={isWide} />
      {isWide ? <ScoreTable score={score} /> : <ScoreLine score={score} />}
      <Counts {...part} />
      <Doing person={person} isWide={isWide} />
    </>
  );
}

function Player(part: Part) {
  const { person, isWide } = part;
  return (
    <>
      <Flag seat={person.seat} width={isWide ? 44 : 22} />
      {!isWide && <BotMark {...person} />}
      <Name person={person} isWide={isWide} />
      <Doing person={person} isWide={isWide} />
      {isWide && person.answer ? <Answer person={person} /> : <Counts {...part} />}
    </>
  );
}

const classOf = ({ isAwaited, isAway, score }: Person): string =>
  `plaque${score ? " scorer" : ""}${isAwaited ? " turn" : ""}${isAway ? " away" : ""}`;

function Plaque({ at, ...part }: Part & { readonly at: Partial<PanelStyle> | ReturnType<typeof besideRow> }) {
  const { person } = part;
  const Shown = person.score ? Scorer : Player;
  return (
    <li class={classOf(person)} style={at} data-seat={person.seat} aria-current={person.isAwaited ? "step" : undefined}>
      <Shown {...part} />
    </li>
  );
}

/** The panels' order: from top to bottom beside a board's rows, otherwise turn order with the viewer's own panel last. */
const orderOf = ({ seat, row }: Person, { timeline }: Props): number =>
  row?.from ?? (timeline.seat === undefined || seat > timeline.seat ? seat : seat + latest(timeline).seats.length);

/** The part of the column beside a board's rows. Default: the style sheet lists the panels. */
const besideRow = ({ row }: Person) => (row ? { "--from": row.from, "--part": row.part } : {});

export function Plaques(props: Props) {
  const { connection, panels, stay, onCount } = props;
  const people = peopleAt(props).toSorted((a, b) => orderOf(a, props) - orderOf(b, props));
  if (panels.showsSummary || panels.plaques.length === 0 || people.length === 0) return null;
  const isWide = panels.shape === "desktop";
  // In replays the board draws each hand below its panel's text.
  const isBare = stay === "replay" && connection.game.hands !== undefined;
  const form = `${panels.shape} ${isWide ? "wide" : "small"} ${plaqueSize(panels)}`.trim();
  return (
    <ol
      class={`bare plaques ${form}${isBare ? " watched" : ""}`}
      aria-label={atTable().table.players}
      {...inArea("players")}
    >
      {people.map((person) => (
        <Plaque key={person.seat} person={person} isWide={isWide} onCount={onCount} at={besideRow(person)} />
      ))}
    </ol>
  );
}
