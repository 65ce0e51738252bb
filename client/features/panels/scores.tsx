import type { ScoreView } from "../../contract/seats.ts";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  readonly score: ScoreView;
}

export const ScoreTable = ({ score: { parts } }: Props) => (
  <dl class="tally">
    {parts.map(({ name, says, how, figure }) => (
      <div key={name}>
        <dt>
          {says} {how && <span class="muted">{how}</span>}
        </dt>
        <dd class="num">{figure}</dd>
      </div>
    ))}
  </dl>
);

export const ScoreLine = ({ score: { parts } }: Props) => (
  <span class="sum">
    {parts.map(({ name, says, icon, isCounted, figure }) => (
      <span key={name} data-counted={isCounted} title={says} aria-hidden="true">
        <Icon name={icon} />
        {figure}
      </span>
    ))}
    <span class="unseen">{parts.map(({ says, aloud }) => `${says} ${aloud}`).join(", ")}</span>
  </span>
);
