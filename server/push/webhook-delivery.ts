import { Agent } from "node:https";
import type { WebhookFormat } from "../../shared/engine/people/webhooks.ts";
import type { Language } from "../../shared/languages.ts";
import type { PushNotice } from "../../shared/push.ts";
import { tablePath } from "../../shared/routes.ts";
import { Outbound } from "../outbound.ts";
import type { StoredWebhook } from "../store/webhooks.ts";
import { DELIVERY_TIMEOUT, type DeliveryOutcome, outcomeOf, RETRY } from "./push-delivery.ts";

export type WebhookMessage =
  | { readonly says: "test" }
  | ({ readonly code: string } & (
      | { readonly says: PushNotice }
      | { readonly says: "toMove"; readonly names: readonly string[] }
    ));

export interface WebhookDelivery {
  /** The form to store; undefined if the URL is not allowed. */
  urlOf(text: string): string | undefined;
  /** Never rejects. */
  deliver(to: StoredWebhook, message: WebhookMessage): Promise<DeliveryOutcome>;
  close(): void;
}

interface WebhookOptions {
  /** In the form of `OutboundRules.hosts` in outbound.ts. */
  readonly services: readonly string[];
  readonly agent?: Agent;
}

/** Maximum number of connections per service. */
const CONNECTIONS = 8;

const WORDS: Readonly<
  Record<
    Language,
    {
      readonly test: string;
      readonly yourTurn: string;
      readonly invitation: string;
      readonly toMove: (names: string) => string;
    }
  >
> = {
  en: {
    test: "Test message: notifications from Stillwater will arrive here",
    yourTurn: "It’s your turn",
    invitation: "You’re invited to a table",
    toMove: (names) => `To move: ${names}`,
  },
  de: {
    test: "Testnachricht: Hier kommen Benachrichtigungen von Stillwater an",
    yourTurn: "Du bist am Zug",
    invitation: "Du bist an einen Tisch eingeladen",
    toMove: (names) => `Am Zug: ${names}`,
  },
  fr: {
    test: "Message d’essai : les notifications de Stillwater arriveront ici",
    yourTurn: "C’est à vous de jouer",
    invitation: "On vous invite à une table",
    toMove: (names) => `À jouer : ${names}`,
  },
};

/** Escapes a text for the Markdown of Discord and Matrix. */
const asMarkdown = (text: string): string => text.replace(/[\\`*_~|<>#@[\](){}-]/g, "\\$&");

const SLACK_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const ESCAPED: Readonly<Record<WebhookFormat, (text: string) => string>> = {
  discord: asMarkdown,
  matrix: asMarkdown,
  slack: (text) => text.replace(/[&<>]/g, (mark) => SLACK_ENTITIES[mark]!),
};

const BODIES: Readonly<Record<WebhookFormat, (text: string) => object>> = {
  // Without `allowed_mentions`, a name such as "@everyone" would notify people.
  discord: (content) => ({ content, allowed_mentions: { parse: [] } }),
  matrix: (text) => ({ text }),
  slack: (text) => ({ text }),
};

export function webhookBody({ format, language, origin }: StoredWebhook, message: WebhookMessage): object {
  const words = WORDS[language as Language] ?? WORDS.en;
  const says =
    message.says === "toMove" ? words.toMove(message.names.map(ESCAPED[format]).join(", ")) : words[message.says];
  const path = message.says === "test" ? "" : tablePath(message.code);
  return BODIES[format](`${says} – ${origin}${path}`);
}

export function webhookDelivery({ services, agent }: WebhookOptions): WebhookDelivery {
  const outbound = new Outbound({
    hosts: services,
    agent: agent ?? new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
    timeLimit: DELIVERY_TIMEOUT,
  });
  return {
    urlOf: (text) => outbound.allowed(text)?.href,
    async deliver(to, message) {
      // The URL may have been stored under other settings.
      const url = outbound.allowed(to.url)?.href;
      if (url === undefined) return "refused";
      const body = Buffer.from(JSON.stringify(webhookBody(to, message)));
      const headers = { "content-type": "application/json", "content-length": body.length };
      try {
        return outcomeOf(await outbound.post(url, { headers, body }));
      } catch {
        return { againIn: RETRY };
      }
    },
    close: () => outbound.close(),
  };
}
