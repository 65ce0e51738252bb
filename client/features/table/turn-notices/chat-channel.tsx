import { useEffect, useState } from "preact/hooks";
import { WEBHOOK_FORMATS, type WebhookFormat } from "../../../../shared/engine/people/webhooks.ts";
import { asGuest } from "../../../api/as-guest.ts";
import { deleteWebhook, putWebhook, readWebhook, testWebhook, type WebhookAnswer } from "../../../api/push.ts";
import { language } from "../../../i18n/language.ts";
import { whyNot } from "../../../i18n/t.ts";
import { toast } from "../../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";

const NAMES: Readonly<Record<WebhookFormat, string>> = {
  discord: "Discord",
  slack: "Slack",
  matrix: "Matrix (hookshot)",
};

/** The format of messages by the URL's service, if it is recognised; else the chosen one. */
const formatOf = (url: string, chosen: WebhookFormat): WebhookFormat =>
  url.includes("discord") ? "discord" : url.includes("slack.com") ? "slack" : chosen;

interface Props {
  /** The match whose turns are reported; undefined for turns at all tables. */
  readonly match: string | undefined;
}

/** Renders nothing if the server sends no webhooks. */
export function ChatChannel({ match }: Props) {
  const [answer, setAnswer] = useState<WebhookAnswer>();
  const { channel, failed } = messages.value;
  useEffect(() => {
    void asGuest((token) => readWebhook(match, token)).then((read) => read.ok && setAnswer(read));
  }, [match]);
  if (!answer) return null;
  const remove = async () => {
    const removed = await asGuest((token) => deleteWebhook(match, token));
    if (removed.ok) setAnswer({ ...answer, webhook: null });
    else toast(failed);
  };
  const test = async () => {
    const sent = await asGuest((token) => testWebhook(match, token));
    toast(sent.ok ? channel.tested[sent.delivered] : whyNot(sent.reason));
  };
  const { webhook, services } = answer;
  const title = match === undefined ? channel.own : channel.table;
  return (
    <fieldset class="chat-channel">
      <legend class="small">{title}</legend>
      {webhook ? (
        <p class="row wrap small">
          <span class="grow clip">
            {NAMES[webhook.format]}
            {webhook.url && ` · ${new URL(webhook.url).host}`}
          </span>
          {webhook.isOwn && (
            <button type="button" class="link" onClick={test}>
              {channel.test}
            </button>
          )}
          <button type="button" class="link" onClick={remove}>
            {channel.remove}
          </button>
        </p>
      ) : (
        <Form match={match} services={services} onKept={setAnswer} />
      )}
    </fieldset>
  );
}

interface FormProps extends Props {
  readonly services: readonly string[];
  readonly onKept: (answer: WebhookAnswer) => void;
}

function Form({ match, services, onKept }: FormProps) {
  const [url, setUrl] = useState("");
  const [format, setFormat] = useState<WebhookFormat>("discord");
  const { channel } = messages.value;
  const save = async (event: Event) => {
    event.preventDefault();
    const wanted = { url, format, language: language.peek() };
    const kept = await asGuest((token) => putWebhook(match, wanted, token));
    if (kept.ok) onKept(kept);
    else toast(kept.reason === "NoWebhookService" ? channel.noService(services.join(", ")) : whyNot(kept.reason));
  };
  const type = (text: string) => {
    setUrl(text);
    setFormat(formatOf(text, format));
  };
  return (
    <form class="row wrap" onSubmit={save}>
      <select
        class="field"
        aria-label={channel.service}
        value={format}
        onChange={({ currentTarget }) => setFormat(currentTarget.value as WebhookFormat)}
      >
        {WEBHOOK_FORMATS.map((one) => (
          <option key={one} value={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
      <input
        class="field grow"
        type="url"
        required
        maxLength={1024}
        placeholder="https://"
        aria-label={channel.url}
        value={url}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <button type="submit" class="button slim">
        {channel.save}
      </button>
    </form>
  );
}
