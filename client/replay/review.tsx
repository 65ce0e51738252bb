import { useMemo } from "preact/hooks";
import type { TableConnection } from "../match/table-connection.ts";
import { useLayer } from "../ui/layers.ts";
import { replayFromTable } from "./replay-model.ts";
import { Viewer } from "./viewer.tsx";

export interface ReviewProps {
  readonly connection: TableConnection;
  /** The move to begin after, to be played from there; the last one, to be stepped back from, unless told. */
  readonly from?: number | undefined;
  readonly onBack: () => void;
}

/** A match under way, looked back on: one's own view of it, and the way back. */
export function Review({ connection, from, onBack }: ReviewProps) {
  const show = useMemo(() => {
    const made = replayFromTable(connection);
    const { playback } = made;
    if (from === undefined) playback.go(playback.last.peek() - 1);
    else {
      playback.go(from);
      playback.play();
    }
    return made;
  }, [connection]);
  useLayer(onBack);
  return <Viewer show={show} onBack={onBack} />;
}
