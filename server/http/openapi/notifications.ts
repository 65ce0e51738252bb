import { z } from "zod";
import { WEBHOOK_FORMATS, type Webhook } from "../../../shared/engine/people/webhooks.ts";
import { mutingRequest, subscription, unsubscription } from "../push.ts";
import { webhookRequest } from "../webhooks.ts";
import type { Fields } from "./components.ts";
import { json, jsonBody, type Operation, type Operations } from "./operation.ts";

const tag = "Notifications";

const muted = z.strictObject({ muted: z.boolean() });

const webhook = z.strictObject({
  format: z.enum(WEBHOOK_FORMATS),
  isOwn: z.boolean().describe("Whether the caller has set it"),
  url: z.string().exactOptional().describe("Only for the player who has set it"),
} satisfies Fields<Webhook>) satisfies z.ZodType<Webhook>;

const webhookAnswer = json(
  "The channel, or null, and the hosts of allowed URLs",
  z.strictObject({ webhook: webhook.nullable(), services: z.array(z.string()) }),
);

export const pushOperations: Operations = {
  "GET /push": {
    id: "readPushKey",
    tag,
    summary: "The key with which browsers subscribe to notifications",
    answers: { 200: json("The key", z.strictObject({ publicKey: z.string() })) },
    refusals: { 404: ["NoPush"] },
  },
  "PUT /push/subscription": {
    id: "subscribe",
    tag,
    summary: "Subscribes a browser of the caller",
    token: "required",
    body: jsonBody(subscription),
    answers: { 204: { description: "The browser is subscribed" } },
    refusals: { 400: ["NoPushService"], 404: ["NoPush"] },
  },
  "DELETE /push/subscription": {
    id: "unsubscribe",
    tag,
    summary: "Ends a subscription of the caller",
    token: "required",
    body: jsonBody(unsubscription),
    answers: { 204: { description: "There is no such subscription any more" } },
  },
  "GET /push/matches/:match": {
    id: "readMuting",
    tag,
    summary: "Whether the caller has muted a match",
    token: "required",
    answers: { 200: json("Whether it is muted", muted) },
    refusals: { 404: ["NoPush", "NoSuchMatch"] },
  },
  "PUT /push/matches/:match": {
    id: "muteMatch",
    tag,
    summary: "Mutes the notifications of a match, or unmutes them",
    token: "required",
    body: jsonBody(mutingRequest),
    answers: { 200: json("Whether it is muted", muted) },
    refusals: { 404: ["NoPush", "NoSuchMatch"] },
  },
};

/**
 * @param of part of the operation ids: `read${of}Webhook`
 * @param what the channel's owner, in summaries
 */
function operationsOf(path: string, of: string, what: string, reasons: Operation["refusals"]): Operations {
  const refused = { ...reasons, 404: ["NoWebhooks", ...(reasons?.[404] ?? [])] };
  const usual = { tag, token: "required", refusals: refused } as const;
  return {
    [`GET ${path}`]: {
      ...usual,
      id: `read${of}Webhook`,
      summary: `The chat channel of ${what}`,
      answers: { 200: webhookAnswer },
    },
    [`PUT ${path}`]: {
      ...usual,
      id: `set${of}Webhook`,
      summary: `Sets the chat channel of ${what}`,
      body: jsonBody(webhookRequest),
      answers: { 200: webhookAnswer },
      refusals: { ...refused, 400: ["NoWebhookService"] },
    },
    [`DELETE ${path}`]: {
      ...usual,
      id: `remove${of}Webhook`,
      summary: `Removes the chat channel of ${what}`,
      answers: { 204: { description: "There is no channel any more" } },
    },
    [`POST ${path}/test`]: {
      ...usual,
      id: `test${of}Webhook`,
      summary: `Sends a test message to the chat channel of ${what}`,
      answers: {
        200: json(
          "Whether it arrived",
          z.strictObject({ delivered: z.enum(["delivered", "gone", "refused", "unreachable"]) }),
        ),
      },
      refusals: { ...refused, 404: [...refused[404], "NoSuchWebhook"] },
    },
  };
}

export const webhookOperations: Operations = {
  ...operationsOf("/webhooks/me", "Own", "the caller", {}),
  ...operationsOf("/webhooks/matches/:match", "Match", "a match over days", {
    404: ["NoSuchMatch"],
    409: ["NotOverDays"],
  }),
};
