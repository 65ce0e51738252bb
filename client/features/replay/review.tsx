import { useMemo } from "preact/hooks";
import type { TableConnection } from "../../contract/table-connection.ts";
import { useLayer } from "../../ui/layers.ts";
import { replayFromTable } from "./replay-model.ts";
import { Viewer } from "./viewer.tsx";

export interface ReviewProps {
  readonly connection: TableConnection;
  /** The move from which to play. Default: the review starts paused, one move before the last. */
  readonly from?: number | undefined;
  readonly onBack: () => void;
}

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
