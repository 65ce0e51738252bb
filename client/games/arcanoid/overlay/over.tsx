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
import { Cards } from "./cards.tsx";
import { Names, Piles } from "./labels.tsx";
import { Looking } from "./looking.tsx";
import { Settled } from "./settled.tsx";

export function Over({ table: tabletop }: { readonly table: ArcanoidBoardController }) {
  const { intent, page } = tabletop;
  const stay = page.stay.value.for;
  const guide = page.stay.value.for === "lesson" ? (page.stay.value.guide as ArcanoidGuide | undefined) : undefined;
  const tableau = tabletop.tableau.value;
  if (!tableau) return null;
  const seat = intent.seat.value;
  const match = intent.match.value;
  const plays = (stay === "playing" || stay === "lesson") && seat !== undefined && match.phase === "live";
  return (
    <>
      <div class="table-overlay">
        {plays && <Cards intent={intent} tableau={tableau} />}
        <Berths tabletop={tabletop} tableau={tableau} />
      </div>
      {seat === undefined && stay === "playing" && match.phase === "live" && (
        <p class="table-watching" style={place(tableau.frame.hand)}>
          <Icon name="eye" /> {messages.value.table.watching}
        </p>
      )}
      <Names tabletop={tabletop} />
      <Piles tabletop={tabletop} />
      <Settled tabletop={tabletop} />
      <Looking tabletop={tabletop} />
      {plays && <Actions tabletop={tabletop} />}
      {plays && <Asking tabletop={tabletop} />}
      {plays && <Does tabletop={tabletop} />}
      {guide && <guide.Beacon tabletop={tabletop} task={guide.task} />}
    </>
  );
}
