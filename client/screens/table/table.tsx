import "../../style/table.css";
import { useEffect, useState } from "preact/hooks";
import { movesOf } from "../../../shared/engine/replay.ts";
import { learnGameWords } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import { findMatch } from "../../net/api.ts";
import type { Link } from "../../net/link.ts";
import { openTable } from "../../net/open-table.ts";
import { latest } from "../../play/timeline.ts";
import { remember } from "../../replay/missed.ts";
import { useRulesKey } from "../../rules/key.ts";
import { placeFor } from "../../rules/opened.ts";
import { later } from "../../ui/later.ts";
import { toast } from "../../ui/toast.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { Nowhere } from "../nowhere.tsx";
import { intend, takePurpose } from "../route.ts";
import { whyNot } from "../words.ts";
import { settle } from "./arrival.ts";
import { Crossing, fetchBoard } from "./crossing.tsx";
import type { LobbyProps } from "./lobby.tsx";
import { sheet } from "./sheet.ts";
import { useTurnInTitle } from "./turn-title.ts";

/** Who comes back to a match that goes on needs no lobby. */
const lobby = later<LobbyProps>(
  () => import("./lobby.tsx").then(({ Lobby }) => Lobby),
  () => toast(t().lost.noConnection),
);

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "table"; readonly link: Link; readonly settled: Promise<void> | undefined }
  | { readonly at: "nowhere"; readonly why: "noTable" | "noConnection" | "newer" };

/** Finds the table of a code, and stays in touch with it until the page is left. */
function useVisit(code: string): readonly [Visit, () => void] {
  const [visit, setVisit] = useState<Visit>({ at: "looking" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let link: Link | undefined;
    let isGone = false;
    const arrive = async (): Promise<Visit> => {
      const [answer] = await Promise.all([findMatch(code), learnGameWords()]);
      if (!answer.ok) return { at: "nowhere", why: answer.reason === "NoConnection" ? "noConnection" : "noTable" };
      link = isGone ? undefined : openTable(answer);
      if (!link) return { at: "nowhere", why: "newer" };
      const purpose = takePurpose();
      return { at: "table", link, settled: purpose && settle(link, purpose) };
    };
    // The words are a file of their own, which may be out of reach as well.
    const unreachable = (): Visit => ({ at: "nowhere", why: "noConnection" });
    void arrive()
      .catch(unreachable)
      .then((arrived) => {
        if (!isGone) setVisit(arrived);
      });
    return () => {
      isGone = true;
      link?.close();
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
    return <Nowhere why={t().lost[visit.why]} {...(visit.why === "noConnection" ? { onRetry: retry } : {})} />;
  return visit.at === "table" ? <Attended {...visit} onRenamed={() => comeAgain(visit.link, retry)} /> : <Waiting />;
}

/** A seat has the name it was taken with: who has another one now gets up, and sits down again under it. */
async function comeAgain({ timeline, request }: Link, retry: () => void): Promise<void> {
  const { seat } = timeline.value;
  if (seat !== undefined) {
    await request("stand", { seat });
    intend({ seat });
  }
  retry();
}

/** A table that was found and cannot be entered: it is not for this person, or it cannot be read. */
const whyLost = (reason: string | undefined): string =>
  reason === undefined || reason === "NoSuchMatch" ? t().lost.unreadable : whyNot(reason);

interface Attendance {
  readonly link: Link;
  /** Kept when what the person came for is done, or cannot be done. */
  readonly settled: Promise<void> | undefined;
  readonly onRenamed: () => void;
}

function Attended({ link, settled, onRenamed }: Attendance) {
  const [isSettled, setSettled] = useState(settled === undefined);
  useEffect(() => void settled?.finally(() => setSettled(true)), [settled]);
  useTurnInTitle(link);
  useEffect(() => {
    void fetchBoard();
    return () => {
      sheet.value = undefined;
    };
  }, []);
  const { phase, charter } = latest(link.timeline.value);
  useEffect(() => {
    if (phase === "open") void lobby.fetch();
  }, [phase]);
  const Lobby = lobby.part.value;
  // Who was here before the deal is to see it; what came before a match was played on is nothing that was missed.
  useEffect(() => {
    if (phase === "open") remember(charter.id, movesOf(link.timeline.peek().log).length - 1);
  }, [phase]);
  useRulesKey(phase === "void" ? undefined : placeFor(charter));
  // What a match that is over was can still be looked at.
  if (link.status.value === "lost" && phase !== "over") return <Nowhere why={whyLost(link.loss.value)} />;
  if (phase !== "void" && phase !== "open") return <Crossing link={link} />;
  return phase === "open" && isSettled && Lobby ? <Lobby link={link} onRenamed={onRenamed} /> : <Waiting />;
}
