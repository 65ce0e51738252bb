import "./hand-in.css";
import { useEffect, useState } from "preact/hooks";
import { t, whyNot } from "../../i18n/t.ts";
import { followLink, replayPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { handIn, mayRetry, standingOf, type UploadState } from "./handing-in.ts";
import { messages } from "./messages/messages.ts";

/** Whether the browser believes that it is online; the server may still be unreachable. */
function useLine(): boolean {
  const [hasLine, setLine] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setLine(navigator.onLine);
    for (const name of ["online", "offline"]) addEventListener(name, look);
    return () => {
      for (const name of ["online", "offline"]) removeEventListener(name, look);
    };
  }, []);
  return hasLine;
}

export interface HandInProps {
  /** The id of a finished match on this device. */
  readonly match: string;
  readonly onDone?: () => void;
}

/** Offers to upload a match from this device to the history, and shows the state of the upload or why it was refused. */
export function HandIn({ match, onDone }: HandInProps) {
  const [standing, setStanding] = useState<UploadState>();
  const hasLine = useLine();
  useEffect(() => {
    let isGone = false;
    void standingOf(match).then((found) => isGone || setStanding(found));
    return () => {
      isGone = true;
    };
  }, [match]);
  const send = async () => {
    setStanding({ at: "asking" });
    const next = await handIn(match);
    setStanding(next);
    if (next.at === "history") onDone?.();
  };
  // `status` announces the outcome, even though the focused button is gone.
  return (
    <div class="hand-in small" role="status">
      {standing && <State standing={standing} hasLine={hasLine} onSend={send} />}
    </div>
  );
}

interface StateProps {
  readonly standing: UploadState;
  readonly hasLine: boolean;
  readonly onSend: () => void;
}

function State({ standing, hasLine, onSend }: StateProps) {
  const { asking, done, here, noLine, send, watch, why } = messages.value;
  switch (standing.at) {
    case "history":
      return (
        <p class="row wrap">
          <Icon name="tick" size={16} /> {done}
          <a class="plain" href={replayPath(standing.id)} onClick={followLink}>
            {watch}
          </a>
        </p>
      );
    case "asking":
      return <p class="muted">{asking}</p>;
    case "refused":
      return (
        <div class="row wrap">
          <p class="grow">{why[standing.reason] ?? whyNot(standing.reason)}</p>
          {mayRetry(standing.reason) && (
            <button type="button" class="button slim" onClick={onSend}>
              {t().lost.retry}
            </button>
          )}
        </div>
      );
    case "device":
      return hasLine ? (
        <div class="row wrap">
          <p class="grow muted">{here}</p>
          <button type="button" class="button slim" onClick={onSend}>
            {send}
          </button>
        </div>
      ) : (
        <p class="muted">{noLine}</p>
      );
  }
}
