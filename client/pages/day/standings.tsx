import type { OwnResult, StandingsResponse } from "../../../shared/engine/lists/day-responses.ts";
import type { FigureMessages } from "../../contract/manifest.ts";
import { locale } from "../../i18n/language.ts";
import { followLink, replayPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { numberOf } from "../logbook/logbook-texts.ts";
import { resultText } from "./day-texts.ts";
import { Histogram } from "./histogram.tsx";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly standings: StandingsResponse;
  readonly own: OwnResult | undefined;
  readonly named: FigureMessages;
}

export function Standings({ standings, own, named }: Props) {
  return (
    <>
      <Histogram standings={standings} own={own} named={named} />
      {standings.best.length > 0 && <Best standings={standings} named={named} />}
      {standings.finished > 0 && <Averages standings={standings} own={own} named={named} />}
    </>
  );
}

function Best({ standings: { best }, named }: Omit<Props, "own">) {
  const { best: title, watch, watchOf, you } = messages.value;
  return (
    <section class="panel" aria-labelledby="best">
      <h2 id="best">{title}</h2>
      <ol class="bare entries day-best">
        {best.map(({ rank, name, match, figures, isFinished, isOwn }) => (
          <li key={match} class="row">
            <b class="num" aria-hidden="true">
              {rank}
            </b>
            <span class="grow">
              <b class="names">{name}</b> {isOwn && <span class="tag plain">{you}</span>}
              <span class="small muted note">{resultText({ isFinished, figures }, named)}</span>
            </span>
            <a class="button slim" href={replayPath(match)} aria-label={watchOf(name)} onClick={followLink}>
              <Icon name="rewind" /> {watch}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Omits the first figure, which is always 0. */
function Averages({ standings: { averages, order }, own, named }: Props) {
  const { average, you } = messages.value;
  const number = numberOf(locale.value);
  const names = order.slice(1).filter((name) => named[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="averages">
      <h2 id="averages">{average}</h2>
      <dl class="tiles">
        {names.map((name) => (
          <div key={name}>
            <dt>{named[name]}</dt>
            <dd class="num">{number(averages[name]!)}</dd>
            {own?.figures?.[name] !== undefined && (
              <dd class="small muted">
                {you}: {number(own.figures[name])}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
