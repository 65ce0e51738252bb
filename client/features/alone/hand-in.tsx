import "./hand-in.css";
import { useEffect, useState } from "preact/hooks";
import { t, whyNot } from "../../i18n/t.ts";
import { followLink, replayPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { mayRetry, type UploadState, upload, uploadStateOf } from "./handing-in.ts";
import { messages } from "./messages/messages.ts";

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    for (const name of ["online", "offline"]) addEventListener(name, look);
    return () => {
      for (const name of ["online", "offline"]) removeEventListener(name, look);
    };
  }, []);
  return isOnline;
}

export interface HandInProps {
  readonly match: string;
  readonly onDone?: () => void;
}

/** Offers to upload a match, and shows the upload's state. */
export function HandIn({ match, onDone }: HandInProps) {
  const [standing, setStanding] = useState<UploadState>();
  const isOnline = useOnline();
  useEffect(() => {
    let isGone = false;
    void uploadStateOf(match).then((found) => isGone || setStanding(found));
    return () => {
      isGone = true;
    };
  }, [match]);
  const send = async () => {
    setStanding({ at: "asking" });
    const next = await upload(match);
    setStanding(next);
    if (next.at === "history") onDone?.();
  };
  // `status` announces the outcome after the focused button has disappeared.
  return (
    <div class="hand-in small" role="status">
      {standing && <State standing={standing} isOnline={isOnline} onSend={send} />}
    </div>
  );
}

interface StateProps {
  readonly standing: UploadState;
  readonly isOnline: boolean;
  readonly onSend: () => void;
}

function State({ standing, isOnline, onSend }: StateProps) {
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
      return isOnline ? (
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
