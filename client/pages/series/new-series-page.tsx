import "../logbook/logbook.css";
import "./series.css";
import { useState } from "preact/hooks";
import { LONGEST_TITLE } from "../../../shared/engine/series/series.ts";
import { asGuest } from "../../api/as-guest.ts";
import { openSeries } from "../../api/series.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { SeatsChoice } from "../../features/new-table/seats-choice.tsx";
import { go, seriesPath } from "../../navigation/route.ts";
import { Choice } from "../../ui/choice.tsx";
import { useTab } from "../../ui/tab.ts";
import { Boards } from "./boards.tsx";
import { messages } from "./messages/messages.ts";
import {
  initialForm,
  mayHaveBots,
  objectionTo,
  requestOf,
  type SeriesChoices,
  seatsInCommon,
  seatsOf,
} from "./series-form.ts";
import { seriesRefusal } from "./series-texts.ts";
import { WindowChoice } from "./window-choice.tsx";

export { loadSeriesMessages } from "./messages/messages.ts";

export function NewSeriesPage() {
  const { form } = messages.value;
  const [choices, setChoices] = useState(initialForm);
  const [complaint, setComplaint] = useState("");
  const [isSending, setSending] = useState(false);
  useTab(form.title, false);
  const change = (more: Partial<SeriesChoices>) => setChoices({ ...choices, ...more });

  const send = async (event: Event) => {
    event.preventDefault();
    const fault = objectionTo(choices, Date.now());
    setComplaint(fault);
    if (fault !== "") return;
    setSending(true);
    const answer = await asGuest((token) => openSeries(requestOf(choices, Date.now()), token));
    setSending(false);
    if (answer.ok) go(seriesPath(answer.id));
    else setComplaint(seriesRefusal(answer.reason));
  };

  return (
    <PageFrame kind="logbook series">
      <main id="content">
        <h1>{form.title}</h1>
        <form class="panel series-form" onSubmit={send}>
          <p class="small muted">{form.note}</p>
          <label class="small" for="series-title">
            {form.name}
          </label>
          <input
            id="series-title"
            class="field"
            value={choices.title}
            maxLength={LONGEST_TITLE}
            autocomplete="off"
            onInput={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <Boards groups={choices.groups} onChange={(groups) => change({ groups })} />
          <Players choices={choices} onChange={change} />
          <WindowChoice choices={choices} onChange={change} />
          <Choice
            legend={form.who}
            options={[
              { value: "link", label: form.byLink, note: form.byLinkNote },
              { value: "all", label: form.listed, note: form.listedNote },
            ]}
            chosen={choices.isListed ? "all" : "link"}
            onChoose={(who) => change({ isListed: who === "all" })}
          />
          <p class="complaint" role="alert">
            {complaint}
          </p>
          <button type="submit" class="button main" disabled={isSending}>
            {form.submit}
          </button>
        </form>
      </main>
    </PageFrame>
  );
}

interface PlayersProps {
  readonly choices: SeriesChoices;
  readonly onChange: (more: Partial<SeriesChoices>) => void;
}

function Players({ choices, onChange }: PlayersProps) {
  const { form } = messages.value;
  const seats = seatsOf(choices);
  return (
    <>
      {seats !== undefined && (
        <SeatsChoice
          legend={form.seats}
          possible={seatsInCommon(choices.groups)}
          chosen={seats}
          onChoose={(seats) => onChange({ seats })}
        />
      )}
      {mayHaveBots(choices) && (
        <label class="check">
          <input type="checkbox" checked={choices.hasBots} onChange={() => onChange({ hasBots: !choices.hasBots })} />
          <span>
            <b>{form.bots}</b>
            <span class="small note muted">{form.botsNote}</span>
          </span>
        </label>
      )}
    </>
  );
}
