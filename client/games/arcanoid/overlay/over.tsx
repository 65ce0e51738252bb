import "../page.css";
import "../table.css";
import "../asking.css";
import { place } from "../../../layout/place.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { ArcanoidGuide } from "../course/guide.ts";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { messages } from "../text/messages/messages.ts";
import { Actions } from "./actions.tsx";
import { Asking, Does } from "./asking.tsx";
import { Berths } from "./berths.tsx";
import { HandCards, RowCards } from "./cards.tsx";
import { Names, Piles } from "./labels.tsx";
import { Looking } from "./looking.tsx";
import { Settled } from "./settled.tsx";

interface Props {
  readonly table: ArcanoidBoardController;
}

/** Whether the viewer plays at this table now. */
function isPlaying({ intent, page }: ArcanoidBoardController): boolean {
  const { for: stay } = page.stay.value;
  const { phase } = intent.match.value;
  return (stay === "playing" || stay === "lesson") && intent.seat.value !== undefined && phase === "live";
}

export function Over({ table: tabletop }: Props) {
  const { intent, page } = tabletop;
  const stay = page.stay.value;
  const guide = stay.for === "lesson" ? (stay.guide as ArcanoidGuide | undefined) : undefined;
  const tableau = tabletop.tableau.value;
  if (!tableau) return null;
  return (
    <>
      <div class="table-overlay">
        <Berths tabletop={tabletop} tableau={tableau} />
        {isPlaying(tabletop) && <RowCards intent={intent} tableau={tableau} />}
      </div>
      {intent.seat.value === undefined && stay.for === "playing" && intent.match.value.phase === "live" && (
        <p class="table-watching" style={place(tableau.frame.hand)}>
          <Icon name="eye" /> {messages.value.table.watching}
        </p>
      )}
      <Names tabletop={tabletop} />
      <Piles tabletop={tabletop} />
      <Settled tabletop={tabletop} />
      <Looking tabletop={tabletop} />
      {guide && <guide.Beacon tabletop={tabletop} task={guide.task} />}
    </>
  );
}

export function OverHand({ table: tabletop }: Props) {
  const tableau = tabletop.tableau.value;
  if (!tableau || !isPlaying(tabletop)) return null;
  return (
    <div class="table-overlay">
      <HandCards intent={tabletop.intent} tableau={tableau} />
    </div>
  );
}

export function OverActions({ table: tabletop }: Props) {
  if (!tabletop.tableau.value || !isPlaying(tabletop)) return null;
  return (
    <>
      <Actions tabletop={tabletop} />
      <Asking tabletop={tabletop} />
      <Does tabletop={tabletop} />
    </>
  );
}
