import type { Event } from "../../../../shared/games/wayward/events.ts";
import type { MatchStory } from "../../../contract/parts.ts";
import "./result.css";
import { useMemo } from "preact/hooks";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { everyone, isPair, isSame, type State, type TurnPlayer } from "../../../../shared/games/wayward/state.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { playerNames } from "../../../i18n/player-name.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ICONS } from "../overlay/icons.ts";
import { messages } from "../text/messages/messages.ts";
import { automatonOf, humanOf } from "../text/sentences.ts";
import { type CountedAchievement, factsOf, type MatchFacts } from "./facts.ts";
import { storyMessages } from "./messages/messages.ts";

/** The automaton's points are split into coins and the rest. */
function Points({ isTeam, ended }: { readonly isTeam: boolean; readonly ended: NonNullable<MatchFacts["ended"]> }) {
  const { sides, sum } = storyMessages.value;
  return (
    <dl class="scores">
      <div>
        <dt>{isTeam ? sides.team : sides.yours}</dt>
        <dd class="num">{ended.yours}</dd>
      </div>
      <div>
        <dt>
          <span>
            {isTeam ? sides.automata : sides.its}
            <span class="small muted way-sum">{sum({ coins: ended.coins, rest: ended.its - ended.coins })}</span>
          </span>
        </dt>
        <dd class="num">{ended.its}</dd>
      </div>
    </dl>
  );
}

const Tile = ({ n, label }: { readonly n: number; readonly label: string }) => (
  <div>
    <dt class="small muted">{label}</dt>
    <dd class="num">{n}</dd>
  </div>
);

interface ClaimsProps {
  readonly title: string;
  readonly claims: readonly CountedAchievement[];
}

function Claims({ title, claims }: ClaimsProps) {
  const { inTurn, none } = storyMessages.value;
  return (
    <section aria-label={title}>
      <h3 class="row">
        <Icon name={ICONS.achievements} size={20} /> {title}
      </h3>
      {claims.length === 0 && <p class="small muted">{none}</p>}
      <ul class="bare">
        {claims.map(({ by, achievement, turn }) => (
          <li key={`${by.seat} ${achievement}`} class="row between">
            {messages.value.achievements[achievement]}
            {turn !== undefined && <span class="small muted">{inTurn(turn)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Humans first. */
const playersAt = (table: State): readonly TurnPlayer[] =>
  (["human", "automaton"] as const).flatMap((kind) => everyone(table).map((seat) => ({ kind, seat })));

/** Undefined for the human of a solo match. */
function whoIs({ kind, seat }: TurnPlayer, match: Match<State>): string | undefined {
  if (kind === "automaton") return automatonOf(match, seat);
  return isPair(match.table) ? humanOf(match, seat) : undefined;
}

function Body({ timeline }: { readonly timeline: Timeline<State, Event> }) {
  const facts = useMemo(() => factsOf(timeline), [timeline]);
  const { turns, isPair: isTeam, battles, claims, ended, called } = facts;
  const { conceded, called: calledIn, turns: ofTurns, battles: ofBattles, battlesWon, sides } = storyMessages.value;
  const match = latest(timeline);
  return (
    <div class="way-story">
      {ended ? <Points isTeam={isTeam} ended={ended} /> : <p class="muted">{conceded(turns)}</p>}
      {called && <p class="muted">{calledIn({ ...called, who: whoIs(called.by, match) })}</p>}
      <dl class="way-tiles">
        <Tile n={turns} label={ofTurns(turns)} />
        <Tile n={battles.fought} label={ofBattles(battles.fought)} />
        {battles.fought > 0 && <Tile n={battles.won} label={battlesWon} />}
      </dl>
      <div class="way-claimed">
        {playersAt(match.table).map((player) => (
          <Claims
            key={`${player.kind} ${player.seat}`}
            title={whoIs(player, match) ?? sides.yours}
            claims={claims.filter(({ by }) => isSame(by, player))}
          />
        ))}
      </div>
    </div>
  );
}

export const story: MatchStory<State, Event> = {
  aloud: (timeline) => story.title(timeline),
  title(timeline) {
    const { seats, outcome } = latest(timeline);
    const { isPair: isTeam, ended } = factsOf(timeline);
    const { won, lost, draw } = storyMessages.value;
    if (!ended || !outcome) return undefined;
    const who = timeline.seat === undefined ? playerNames(seats) : undefined;
    if (outcome.result === "draw") return draw(ended.yours);
    return outcome.result === "won" ? won({ ...ended, who }) : lost({ ...ended, isPair: isTeam });
  },
  Body,
};
