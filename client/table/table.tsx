import "./table.css";
import { useEffect, useState } from "preact/hooks";
import { movesOf } from "../../shared/engine/steps.ts";
import { findMatch } from "../api/api.ts";
import { guest, isGuestStored } from "../api/identity.ts";
import { NotFound } from "../app/not-found.tsx";
import { devicePath, go, isOnDevice, setPurpose, takePurpose } from "../app/route.ts";
import { matchName, whyNot } from "../app/words.ts";
import { loadFirst, loadGame } from "../games/load.ts";
import { t } from "../i18n/t.ts";
import { connectToTable } from "../match/connect.ts";
import { knownTable } from "../match/kept-table.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { isMyTurn, latest } from "../match/timeline.ts";
import { useRulesKey } from "../rules/key.ts";
import { bookFor } from "../rules/opened.ts";
import { useAnswer } from "../ui/answer.ts";
import { idle } from "../ui/idle.ts";
import { type FetchFailure, type Lazy, usePart, whyFailed } from "../ui/lazy.ts";
import { Loading } from "../ui/loading.tsx";
import { useTab } from "../ui/tab.ts";
import { toast } from "../ui/toast.tsx";
import { carryOutPurpose } from "./arrival.ts";
import { fetchBoard, isCut, LiveTable } from "./live-table.tsx";
import type { LobbyProps } from "./lobby.tsx";
import { OutOfReach } from "./out-of-reach.tsx";
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
  | { readonly at: "nowhere"; readonly why: FetchFailure | "noTable" | "newer" | "NotPlayedYet" };

const LOOKING: Visit = { at: "looking" };

/** Why a match that was asked for is not shown. */
function whyNowhere(reason: string): Visit {
  if (reason === "NotPlayedYet") return { at: "nowhere", why: reason };
  return { at: "nowhere", why: reason === "NoConnection" ? "noConnection" : "noTable" };
}

/** Goes to the table of a code, if there is one, and if nobody has left for another page meanwhile. */
async function arrive(code: string, isGone: () => boolean): Promise<Visit> {
  if (isOnDevice(code)) {
    takePurpose();
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
  const purpose = takePurpose();
  return { at: "table", connection, settled: purpose && carryOutPurpose(connection, purpose) };
}

/** Shows the table as somebody who sits there saw it last, while its server does not answer. */
async function arriveUnserved(code: string): Promise<Visit | undefined> {
  const known = await knownTable(code);
  return known && { at: "table", connection: connectToTable(known), settled: undefined };
}

/** Whether the table may be there when it is asked for again. */
const mayAppear = (visit: Visit): boolean => visit.at === "nowhere" && visit.why === "noConnection";

/** Finds the table of a code, and stays in touch with it until the page is left. */
function useVisit(code: string) {
  const ask = (isGone: () => boolean) =>
    // The game and its words are files of their own, which may be out of reach as well.
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

const lostWords = (why: Extract<Visit, { readonly at: "nowhere" }>["why"]): string =>
  why === "NotPlayedYet" ? whyNot(why) : t().lost[why];

/** One table: its seats until it starts, then the board with everything around it. */
export function Table({ code }: { readonly code: string }) {
  const { visit, isTrying, again } = useVisit(code);
  if (visit.at === "nowhere") {
    const retry = mayAppear(visit) ? { onRetry: again, isTrying } : {};
    return <NotFound why={lostWords(visit.why)} {...retry} />;
  }
  if (visit.at === "looking") return <Loading />;
  return <Attended {...visit} onRetry={again} onRenamed={() => comeAgain(visit.connection, again)} />;
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

/** A table that was found and cannot be entered: it is not for this person or this browser, or it cannot be read. */
const whyLost = (reason: string | undefined): string =>
  reason === "CannotConnect"
    ? t().lost.cannotShow
    : reason === undefined || reason === "NoSuchMatch"
      ? t().lost.unreadable
      : whyNot(reason);

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
  useWarning(connection.timeline.value.seat !== undefined && !isOnDevice(charter.id));
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
  if (phase === "void") return <OutOfReach connection={connection} />;
  return isGathering && Lobby ? <Lobby connection={connection} onRenamed={onRenamed} /> : <Loading />;
}

let isWarned = false;

/** Says once to a player of whom the browser stores nothing that their seat is lost with the page. */
function useWarning(isSeated: boolean): void {
  useEffect(() => {
    if (!isSeated || isWarned || isGuestStored()) return;
    isWarned = true;
    const { unstored, writeDown } = t().device;
    toast(unstored, { says: writeDown, does: () => go(devicePath) });
  }, [isSeated]);
}

/** Says in the tab whose turn it is. */
function useTurnInTitle({ timeline }: TableConnection): void {
  const { charter } = latest(timeline.value);
  const name = charter.game ? matchName(charter.game, charter.options) : undefined;
  const isAwaited = isMyTurn(timeline.value);
  useTab(isAwaited ? t().table.yourTurn : name, isAwaited);
}
