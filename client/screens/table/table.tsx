import "../../style/table.css";
import { useEffect, useState } from "preact/hooks";
import { learnGameWords } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import { findMatch } from "../../net/api.ts";
import type { Link } from "../../net/link.ts";
import { openTable } from "../../net/open-table.ts";
import { latest } from "../../play/timeline.ts";
import { Nowhere } from "../nowhere.tsx";
import { takePurpose } from "../route.ts";
import { settle } from "./arrival.ts";
import { Crossing, fetchBoard } from "./crossing.tsx";
import { Lobby } from "./lobby.tsx";
import { useTurnInTitle } from "./turn-title.ts";

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "table"; readonly link: Link }
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
      return link ? { at: "table", link } : { at: "nowhere", why: "newer" };
    };
    // The words are a file of their own, which may be out of reach as well.
    const unreachable = (): Visit => ({ at: "nowhere", why: "noConnection" });
    void arrive()
      .catch(unreachable)
      .then((arrived) => {
        if (isGone) return;
        setVisit(arrived);
        const purpose = link && takePurpose();
        if (link && purpose) void settle(link, purpose);
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
  return visit.at === "table" ? <Attended link={visit.link} /> : <Waiting />;
}

const Waiting = () => (
  <main class="waiting">
    <p class="pill">{t().loading}</p>
  </main>
);

function Attended({ link }: { readonly link: Link }) {
  useTurnInTitle(link);
  useEffect(() => void fetchBoard(), []);
  const { phase } = latest(link.timeline.value);
  // What a match that is over was can still be looked at.
  if (link.status.value === "lost" && phase !== "over") return <Nowhere why={t().lost.noTable} />;
  if (phase === "void") return <Waiting />;
  return phase === "open" ? <Lobby link={link} /> : <Crossing link={link} />;
}
