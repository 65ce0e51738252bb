import "./table.css";
import { useEffect, useState } from "preact/hooks";
import { movesOf } from "../../shared/engine/steps.ts";
import { findMatch } from "../api/api.ts";
import { NotFound } from "../app/not-found.tsx";
import { isOnDevice, setPurpose, takePurpose } from "../app/route.ts";
import { variantName, whyNot } from "../app/words.ts";
import { loadFirst, loadGame } from "../games/load.ts";
import { t } from "../i18n/t.ts";
import { connectToTable } from "../match/connect.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { isMyTurn, latest } from "../match/timeline.ts";
import { useRulesKey } from "../rules/key.ts";
import { bookFor } from "../rules/opened.ts";
import { idle } from "../ui/idle.ts";
import { type Lazy, usePart } from "../ui/lazy.ts";
import { Loading } from "../ui/loading.tsx";
import { useTab } from "../ui/tab.ts";
import { carryOutPurpose } from "./arrival.ts";
import { fetchBoard, isCut, LiveTable } from "./live-table.tsx";
import type { LobbyProps } from "./lobby.tsx";
import { remember } from "./seen.ts";
import { sheet } from "./sheet.ts";

/** Fetches everything that this module does not bring along and a table is likely to need: a game, its board, and what it is drawn with. */
export async function fetchRest(): Promise<void> {
  const game = await loadFirst();
  if (game) await fetchBoard(game);
  await idle();
  await game?.prefetch?.();
}

/** Whoever plays alone gathers nobody. */
const loadLobby: Lazy<LobbyProps> = () => import("./lobby.tsx").then(({ Lobby }) => Lobby);

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "table"; readonly connection: TableConnection; readonly settled: Promise<void> | undefined }
  | { readonly at: "nowhere"; readonly why: "noTable" | "noConnection" | "newer" };

/** Finds the table of a code, and stays in touch with it until the page is left. */
function useVisit(code: string): readonly [Visit, () => void] {
  const [visit, setVisit] = useState<Visit>({ at: "looking" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let connection: TableConnection | undefined;
    let isGone = false;
    const arrive = async (): Promise<Visit> => {
      if (isOnDevice(code)) {
        takePurpose();
        connection = await import("../alone/alone.ts").then(({ openAlone }) => openAlone(code));
        return connection ? { at: "table", connection, settled: undefined } : { at: "nowhere", why: "noTable" };
      }
      const answer = await findMatch(code);
      if (!answer.ok) return { at: "nowhere", why: answer.reason === "NoConnection" ? "noConnection" : "noTable" };
      const game = await loadGame(answer.game);
      if (!game) return { at: "nowhere", why: "newer" };
      if (isGone) return { at: "looking" };
      connection = connectToTable(answer.id, game);
      const purpose = takePurpose();
      return { at: "table", connection, settled: purpose && carryOutPurpose(connection, purpose) };
    };
    // The game and its words are files of their own, which may be out of reach as well.
    const unreachable = (): Visit => ({ at: "nowhere", why: "noConnection" });
    void arrive()
      .catch(unreachable)
      .then((arrived) => {
        if (!isGone) setVisit(arrived);
      });
    return () => {
      isGone = true;
      connection?.close();
    };
  }, [code, attempt]);
  const retry = () => {
    setVisit({ at: "looking" });
    setAttempt(attempt + 1);
  };
  return [visit, retry];
}

/** One table: its seats until it starts, then the board with everything around it. */
export function Table({ code }: { readonly code: string }) {
  const [visit, retry] = useVisit(code);
  if (visit.at === "nowhere")
    return <NotFound why={t().lost[visit.why]} {...(visit.why === "noConnection" ? { onRetry: retry } : {})} />;
  if (visit.at === "looking") return <Loading />;
  return <Attended {...visit} onRetry={retry} onRenamed={() => comeAgain(visit.connection, retry)} />;
}

/** A seat has the name it was taken with: who has another one now gets up, and sits down again under it. */
async function comeAgain({ timeline, request }: TableConnection, retry: () => void): Promise<void> {
  const { seat } = timeline.value;
  if (seat !== undefined) {
    await request("stand", { seat });
    setPurpose({ seat });
  }
  retry();
}

/** A table that was found and cannot be entered: it is not for this person, or it cannot be read. */
const whyLost = (reason: string | undefined): string =>
  reason === undefined || reason === "NoSuchMatch" ? t().lost.unreadable : whyNot(reason);

/** Places become free again. */
const isPassing = (reason: string | undefined): boolean => reason?.startsWith("TooMany") ?? false;

interface Attendance {
  readonly connection: TableConnection;
  /** Kept when what the person came for is done, or cannot be done. */
  readonly settled: Promise<void> | undefined;
  readonly onRetry: () => void;
  readonly onRenamed: () => void;
}

function Attended({ connection, settled, onRetry, onRenamed }: Attendance) {
  const [isSettled, setSettled] = useState(settled === undefined);
  useEffect(() => void settled?.finally(() => setSettled(true)), [settled]);
  useTurnInTitle(connection);
  useEffect(() => {
    void fetchBoard(connection.game);
    return () => {
      sheet.value = undefined;
    };
  }, []);
  const { phase, charter } = latest(connection.timeline.value);
  // Who was here before the deal is to see it; what came before a match was played on is nothing that was missed.
  useEffect(() => {
    if (phase === "open") remember(charter.id, movesOf(connection.timeline.peek().log).length - 1);
  }, [phase]);
  useRulesKey(phase === "void" ? undefined : bookFor(charter));
  const isGathering = phase === "open" && isSettled;
  const Lobby = usePart(loadLobby, isGathering, isCut);
  // What a match that is over was can still be looked at.
  const { loss } = connection;
  if (connection.status.value === "lost" && phase !== "over")
    return <NotFound why={whyLost(loss.value)} {...(isPassing(loss.value) ? { onRetry } : {})} />;
  if (phase !== "void" && phase !== "open") return <LiveTable connection={connection} />;
  return isGathering && Lobby ? <Lobby connection={connection} onRenamed={onRenamed} /> : <Loading />;
}

/** Says in the tab whose turn it is. */
function useTurnInTitle({ timeline }: TableConnection): void {
  const { charter } = latest(timeline.value);
  const name = charter.game ? variantName(charter.game, charter.options) : undefined;
  const isAwaited = isMyTurn(timeline.value);
  useTab(isAwaited ? t().table.yourTurn : name, isAwaited);
}
