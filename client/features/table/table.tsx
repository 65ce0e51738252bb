import { fetchBoard, isCut } from "../panels/board.ts";
import "../panels/styles.ts";
import { useEffect, useState } from "preact/hooks";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { findMatch } from "../../api/api.ts";
import { guest, isGuestStored } from "../../api/identity.ts";
import { loadFirst, loadGame } from "../../catalog/load.ts";
import { matchName } from "../../catalog/names.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { isMyTurn, latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t, whyNot } from "../../i18n/t.ts";
import { connectToTable } from "../../match/connect.ts";
import { knownTable } from "../../match/known-table.ts";
import { devicePath, dropPurpose, go, purposeHere, setPurpose } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { idle } from "../../ui/idle.ts";
import { type FetchFailure, type Lazy, usePart, whyFailed } from "../../ui/lazy.ts";
import { Loading } from "../../ui/loading.tsx";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { NotFound } from "../frame/not-found.tsx";
import { useRulesKey } from "../rules/key.ts";
import { bookFor } from "../rules/opened.ts";
import { carryOutPurpose } from "./arrival.ts";
import { LiveTable } from "./live-table.tsx";
import type { LobbyProps } from "./lobby.tsx";
import { OutOfReach } from "./out-of-reach.tsx";
import { remember } from "./seen.ts";
import { sheet } from "./sheet.ts";

/** Preloads what a table needs beyond this module: the first game, its board, and the board's parts. */
export async function fetchRest(): Promise<void> {
  const game = await loadFirst();
  if (game) await fetchBoard(game);
  await idle();
  await game?.prefetch?.();
}

/** Solo matches do not need the lobby. */
const loadLobby: Lazy<LobbyProps> = () => import("./lobby.tsx").then(({ Lobby }) => Lobby);

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "table"; readonly connection: TableConnection; readonly settled: Promise<void> | undefined }
  | { readonly at: "nowhere"; readonly why: FetchFailure | "noTable" | "newer" | "NotPlayedYet" };

const LOOKING: Visit = { at: "looking" };

function whyNowhere(reason: string): Visit {
  if (reason === "NotPlayedYet") return { at: "nowhere", why: reason };
  return { at: "nowhere", why: reason === "NoConnection" ? "noConnection" : "noTable" };
}

/** Opens the table of a code, if it exists and the page is still open. */
async function arrive(code: string, isGone: () => boolean): Promise<Visit> {
  if (isOnDevice(code)) {
    dropPurpose(location.pathname);
    const connection = await import("../alone/alone.ts").then(({ openAlone }) => openAlone(code));
    return connection ? { at: "table", connection, settled: undefined } : { at: "nowhere", why: "noTable" };
  }
  const answer = await findMatch(code, guest.peek()?.token);
  if (!answer.ok)
    return (answer.reason === "NoConnection" && (await arriveUnserved(code))) || whyNowhere(answer.reason);
  const game = await loadGame(answer.game);
  if (!game) return { at: "nowhere", why: "newer" };
  if (isGone()) return LOOKING;
  const connection = connectToTable({ id: answer.id, game });
  return { at: "table", connection, settled: carryOut(connection) };
}

/** Carries out the visitor's purpose, or leaves it to the page that a reload opens meanwhile. */
function carryOut(connection: TableConnection): Promise<void> | undefined {
  const purpose = purposeHere();
  const { pathname } = location;
  return purpose && carryOutPurpose(connection, purpose).finally(() => dropPurpose(pathname));
}

/** When the server does not answer, shows the table as its player last saw it. */
async function arriveUnserved(code: string): Promise<Visit | undefined> {
  const known = await knownTable(code);
  return known && { at: "table", connection: connectToTable(known), settled: undefined };
}

const mayAppear = (visit: Visit): boolean => visit.at === "nowhere" && visit.why === "noConnection";

function useVisit(code: string) {
  const ask = (isGone: () => boolean) =>
    // Loading the game and its messages may fail too.
    arrive(code, isGone).catch(async (): Promise<Visit> => ({ at: "nowhere", why: await whyFailed() }));
  const { answer: visit = LOOKING, isTrying, retry } = useAnswer({ ask, isPassing: mayAppear }, [code]);
  const leave = () => {
    if (visit.at === "table") visit.connection.close();
  };
  useEffect(() => leave, [visit]);
  const again = () => {
    leave();
    retry();
  };
  return { visit: isTrying && visit.at === "table" ? LOOKING : visit, isTrying, again };
}

const lostMessage = (why: Extract<Visit, { readonly at: "nowhere" }>["why"]): string =>
  why === "NotPlayedYet" ? whyNot(why) : t().lost[why];

/** The lobby until the match starts, then the board with everything around it. */
export function Table({ code }: { readonly code: string }) {
  const { visit, isTrying, again } = useVisit(code);
  if (visit.at === "nowhere") {
    const retry = mayAppear(visit) ? { onRetry: again, isTrying } : {};
    return <NotFound why={lostMessage(visit.why)} {...retry} />;
  }
  if (visit.at === "looking") return <Loading />;
  return <Attended {...visit} onRetry={again} onRenamed={() => comeAgain(visit.connection, again)} />;
}

/** Leaves the seat, takes it again, and reconnects, so that seat and connection have the player's new name. */
async function comeAgain({ timeline, request }: TableConnection, retry: () => void): Promise<void> {
  const { seat } = timeline.value;
  if (seat !== undefined) {
    await request("stand", { seat });
    setPurpose({ seat });
  }
  retry();
}

const whyLost = (reason: string | undefined): string =>
  reason === "CannotConnect"
    ? t().lost.cannotShow
    : reason === undefined || reason === "NoSuchMatch"
      ? t().lost.unreadable
      : whyNot(reason);

/** Whether a retry may succeed: limits on connections are temporary. */
const isPassing = (reason: string | undefined): boolean => reason?.startsWith("TooMany") ?? false;

interface Attendance {
  readonly connection: TableConnection;
  /** Resolves when the visitor's purpose is carried out, or has failed. */
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
  const { phase, config } = latest(connection.timeline.value);
  useWarning(connection.timeline.value.seat !== undefined && !isOnDevice(config.id));
  // A player who is here before the deal sees it. At a table that continues another match, earlier moves count as seen.
  useEffect(() => {
    if (phase === "open") remember(config.id, movesOf(connection.timeline.peek().log).length - 1);
  }, [phase]);
  useRulesKey(phase === "void" ? undefined : bookFor(config));
  const isGathering = phase === "open" && isSettled;
  const Lobby = usePart(loadLobby, isGathering, isCut);
  // A finished match stays visible after the connection is lost.
  const { loss } = connection;
  if (connection.status.value === "lost" && phase !== "over")
    return <NotFound why={whyLost(loss.value)} {...(isPassing(loss.value) ? { onRetry } : {})} />;
  if (phase !== "void" && phase !== "open") return <LiveTable connection={connection} />;
  if (phase === "void") return <OutOfReach connection={connection} />;
  return isGathering && Lobby ? <Lobby connection={connection} onRenamed={onRenamed} /> : <Loading />;
}

let isWarned = false;

/** Warns seated players once if the browser stores nothing, because closing the page then loses the seat. */
function useWarning(isSeated: boolean): void {
  useEffect(() => {
    if (!isSeated || isWarned || isGuestStored()) return;
    isWarned = true;
    const { unstored, writeDown } = atTable().table;
    toast(unstored, { says: writeDown, does: () => go(devicePath) });
  }, [isSeated]);
}

function useTurnInTitle({ timeline }: TableConnection): void {
  const { config } = latest(timeline.value);
  const name = config.game ? matchName(config.game, config.options) : undefined;
  const isAwaited = isMyTurn(timeline.value);
  useTab(isAwaited ? atTable().table.yourTurn : name, isAwaited);
}
