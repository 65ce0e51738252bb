import { useEffect, useRef, useState } from "preact/hooks";
import { tablePath } from "../../../shared/routes.ts";
import { findMatch } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { whyNot } from "../../i18n/t.ts";
import { go } from "../../navigation/route.ts";
import { say } from "../../ui/aloud.tsx";
import { messages } from "./messages.ts";

/** The code in a typed code or pasted link: the text after the last slash, in lower case, without spaces or hyphens. */
export function codeIn(text: string): string {
  const last = text.trim().replace(/\/+$/, "").split("/").at(-1) ?? "";
  return last.replace(/[\s-]+/g, "").toLowerCase();
}

export function JoinByCode() {
  const [code, setCode] = useState("");
  const [complaint, setComplaint] = useState("");
  const place = useRef<HTMLParagraphElement>(null);
  // On a phone the message would be below the edge of the window.
  useEffect(() => {
    if (complaint === "") return;
    place.current?.scrollIntoView({ block: "nearest" });
    say(complaint);
  }, [complaint]);
  const join = async (event: Event) => {
    event.preventDefault();
    const wanted = codeIn(code);
    if (!wanted) return;
    const answer = await findMatch(wanted, guest.peek()?.token);
    if (answer.ok) go(tablePath(answer.code));
    else setComplaint(answer.reason === "NoSuchMatch" ? messages.value.join.unknown : whyNot(answer.reason));
  };
  return (
    <form class="join" onSubmit={join}>
      <label class="grow">
        <span class="unseen">{messages.value.join.label}</span>
        <input
          class="field"
          value={code}
          placeholder={messages.value.join.label}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={120}
          aria-invalid={complaint !== ""}
          aria-describedby="join-complaint"
          onInput={({ currentTarget }) => {
            setCode(currentTarget.value);
            setComplaint("");
          }}
        />
      </label>
      <button type="submit" class="button">
        {messages.value.join.go}
      </button>
      <p ref={place} id="join-complaint" class="small complaint">
        {complaint}
      </p>
    </form>
  );
}
