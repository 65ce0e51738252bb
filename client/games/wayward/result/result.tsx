import "./result.css";
import { useMemo } from "preact/hooks";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { listed } from "../../../app/words.ts";
import { language } from "../../../i18n/language.ts";
import { latest, type Timeline } from "../../../match/timeline.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { MatchStory } from "../../game.ts";
import { ICONS } from "../over/icons.ts";
import { words } from "../speech/words/words.ts";
import { type Claimed, type Facts, factsOf } from "./facts.ts";
import { storyWords } from "./words/words.ts";

/** The points of both sides; of the automaton's, the coins are known one by one. */
function Points({ isPair, ended }: { readonly isPair: boolean; readonly ended: NonNullable<Facts["ended"]> }) {
  const { sides, sum } = storyWords.value;
  return (
    <dl class="scores">
      <div>
        <dt>{isPair ? sides.team : sides.yours}</dt>
        <dd class="num">{ended.yours}</dd>
      </div>
      <div>
        <dt>
          <span>
            {isPair ? sides.automata : sides.its}
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
    <dd class="num">{n}</dd>
    <dt class="small muted">{label}</dt>
  </div>
);

interface ClaimsProps {
  readonly title: string;
  readonly claims: readonly Claimed[];
}

function Claims({ title, claims }: ClaimsProps) {
  const { inTurn, none } = storyWords.value;
  return (
    <section aria-label={title}>
      <h3 class="row">
        <Icon name={ICONS.achievements} size={20} /> {title}
      </h3>
      {claims.length === 0 && <p class="small muted">{none}</p>}
      <ul class="bare">
        {claims.map(({ by, achievement, turn }) => (
          <li key={`${by.seat} ${achievement}`} class="row between">
            {words.value.achievements[achievement]}
            {turn !== undefined && <span class="small muted">{inTurn(turn)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What came of it, and how long it took. */
function Body({ timeline }: { readonly timeline: Timeline<State> }) {
  const facts = useMemo(() => factsOf(timeline), [timeline]);
  const { turns, isPair, battles, claims, ended, called } = facts;
  const { conceded, called: calledIn, turns: ofTurns, battles: ofBattles, battlesWon, sides } = storyWords.value;
  const claimedBy = (kind: Claimed["by"]["kind"]) => claims.filter(({ by }) => by.kind === kind);
  return (
    <div class="way-story">
      {ended ? <Points isPair={isPair} ended={ended} /> : <p class="muted">{conceded(turns)}</p>}
      {called && <p class="muted">{calledIn(called)}</p>}
      <dl class="way-tiles">
        <Tile n={turns} label={ofTurns(turns)} />
        <Tile n={battles.fought} label={ofBattles(battles.fought)} />
        {battles.fought > 0 && <Tile n={battles.won} label={battlesWon} />}
      </dl>
      <div class="way-claimed">
        <Claims title={isPair ? sides.team : sides.yours} claims={claimedBy("human")} />
        <Claims title={isPair ? sides.automata : sides.its} claims={claimedBy("automaton")} />
      </div>
    </div>
  );
}

/** The story of a match of Wayward. */
export const story: MatchStory<State> = {
  title(timeline) {
    const { seats, outcome } = latest(timeline);
    const { isPair, ended } = factsOf(timeline);
    const { won, lost, draw } = storyWords.value;
    if (!ended || !outcome) return undefined;
    const names = seats.flatMap((held) => held?.name ?? []);
    const who = timeline.seat === undefined ? listed(names, language.value) : undefined;
    if (outcome.result === "draw") return draw(ended.yours);
    return outcome.result === "won" ? won({ ...ended, who }) : lost({ ...ended, isPair });
  },
  Body,
};
