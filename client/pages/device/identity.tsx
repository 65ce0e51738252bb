import "./identity.css";
import { useId, useState } from "preact/hooks";
import { readPhrase } from "../../../shared/phrase.ts";
import { asGuest } from "../../api/as-guest.ts";
import { forget, guest } from "../../api/identity.ts";
import { comeBack, deleteGuest, makePhrase } from "../../api/passes.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { messages } from "../../features/identity/messages/messages.ts";
import { OtherDevice } from "../../features/identity/section.tsx";
import { unsubscribe } from "../../features/offline/subscription.ts";
import { whyNot } from "../../i18n/t.ts";
import { devicePath, go } from "../../navigation/route.ts";
import { dropTables } from "../../storage/tables.ts";
import { copy } from "../../ui/copy-link.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { save } from "../../ui/save.ts";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { OwnNotes } from "./own-notes.tsx";

export function Identity() {
  const { title, here, nobody } = messages.value;
  const name = guest.value?.name;
  useTab(title, false);
  return (
    <PageFrame kind="identity">
      <main id="content">
        <h1>{title}</h1>
        <p>{name === undefined ? nobody : here(name)}</p>
        {name !== undefined && <Phrase name={name} />}
        {name !== undefined && (
          <div class="panel">
            <OtherDevice />
          </div>
        )}
        {name !== undefined && <OwnNotes />}
        <ComeBack />
        {name !== undefined && (
          <>
            <AccountAction says={messages.value.leaving} name={name} part={leave} />
            <AccountAction says={messages.value.deleting} name={name} part={beDeleted} />
          </>
        )}
      </main>
    </PageFrame>
  );
}

/** The words are made and shown only on demand: anyone who reads them can sign in as this player. */
function Phrase({ name }: { readonly name: string }) {
  const [phrase, setPhrase] = useState<string>();
  const [complaint, setComplaint] = useState("");
  const say = messages.value;
  const make = async () => {
    const answer = await asGuest(makePhrase);
    setComplaint(answer.ok ? "" : whyNot(answer.reason));
    if (answer.ok) setPhrase(answer.phrase);
  };
  const keep = (made: string) =>
    save(new Blob([say.file(name, made, `${location.origin}${devicePath}`)], { type: "text/plain" }), say.fileName);
  return (
    <section class="panel col" aria-labelledby="phrase">
      <h2 id="phrase">{say.phrase}</h2>
      <p class="muted">{phrase === undefined ? say.phraseNote : say.madeNote}</p>
      {phrase !== undefined && (
        <ol class="words" aria-label={say.made}>
          {phrase.split("-").map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
      )}
      <p class="complaint" role="alert">
        {complaint}
      </p>
      <div class="row wrap">
        {phrase !== undefined && (
          <>
            <button type="button" class="button slim" onClick={() => copy(phrase, say.copied, say.copyHint)}>
              <Icon name="copy" /> {say.copy}
            </button>
            <button type="button" class="button slim" onClick={() => keep(phrase)}>
              <Icon name="down" /> {say.save}
            </button>
          </>
        )}
        <button type="button" class={phrase === undefined ? "button slim" : "button slim quiet"} onClick={make}>
          {phrase === undefined ? say.make : say.makeAnew}
        </button>
      </div>
    </section>
  );
}

function ComeBack() {
  const { back, backNote } = messages.value;
  const name = guest.value?.name;
  return (
    <section class="panel col" aria-labelledby="back">
      <h2 id="back">{back}</h2>
      <p class="muted">{backNote}</p>
      {name !== undefined && <p class="muted">{messages.value.pass.instead(name)}</p>}
      <WordsForm />
    </section>
  );
}

function WordsForm() {
  const [typed, setTyped] = useState("");
  const [complaint, setComplaint] = useState("");
  const say = messages.value;
  const enter = async (text: string) => setComplaint((await goBack(text)) ?? "");
  const submit = (event: Event) => {
    event.preventDefault();
    void enter(typed);
  };
  return (
    <form class="col" noValidate onSubmit={submit}>
      <label class="col">
        {say.words}
        <textarea
          class="field"
          rows={3}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={typed}
          aria-invalid={complaint !== ""}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setComplaint("");
          }}
        />
      </label>
      <p class="complaint" role="alert">
        {complaint}
      </p>
      <div class="row wrap">
        <button type="submit" class="button main slim">
          {say.goOn}
        </button>
        <label class="button slim">
          <Icon name="up" /> {say.open}
          <input
            type="file"
            class="unseen"
            accept=".txt,text/plain"
            onChange={async ({ currentTarget: { files } }) => files?.[0] && enter(await files[0].text())}
          />
        </label>
      </div>
    </form>
  );
}

/** Resolves to an error message, if any. */
async function goBack(text: string): Promise<string | undefined> {
  const { mistyped, unknown, welcome } = messages.value;
  const phrase = readPhrase(text);
  if (phrase === undefined) return mistyped;
  const answer = await comeBack(phrase);
  if (!answer.ok) return answer.reason === "NoSuchPhrase" ? unknown : whyNot(answer.reason);
  toast(welcome(answer.name));
  go("/");
  return undefined;
}

/** The browser's next user must not get this player's notices or see their tables. */
async function beForgotten(): Promise<void> {
  await Promise.all([unsubscribe("unasked").catch(() => {}), dropTables()]);
  forget();
}

async function leave(): Promise<string | undefined> {
  await beForgotten();
  return undefined;
}

async function beDeleted(): Promise<string | undefined> {
  const { player, token } = guest.peek()!;
  const answer = await deleteGuest(player, token);
  // A player unknown to the server is already deleted.
  if (!answer.ok && answer.reason !== "NoToken") return whyNot(answer.reason);
  await beForgotten();
  return undefined;
}

interface AccountActionProps {
  readonly says: (typeof messages.value)["leaving"];
  readonly name: string;
  /** Resolves to an error message, if any. */
  readonly part: () => Promise<string | undefined>;
}

/** Asks for confirmation. */
function AccountAction({ says, name, part }: AccountActionProps) {
  const [isAsked, setAsked] = useState(false);
  const [complaint, setComplaint] = useState("");
  const id = useId();
  const close = () => setAsked(false);
  const act = async () => {
    const why = await part();
    if (why !== undefined) return setComplaint(why);
    toast(says.done);
    go("/");
  };
  return (
    <section class="panel col" aria-labelledby={id}>
      <h2 id={id}>{says.title}</h2>
      <p class="muted">{says.note(name)}</p>
      <button type="button" class="button slim" onClick={() => setAsked(true)}>
        {says.title}
      </button>
      {isAsked && (
        <Dialog
          title={says.title}
          onClose={close}
          foot={
            <>
              <button type="button" class="button slim" onClick={close}>
                {messages.value.stay}
              </button>
              <button type="button" class="button main slim" onClick={act}>
                {says.title}
              </button>
            </>
          }
        >
          <p>{says.ask(name)}</p>
          <p class="complaint" role="alert">
            {complaint}
          </p>
        </Dialog>
      )}
    </section>
  );
}
