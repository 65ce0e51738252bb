import { type Request, Router } from "express";
import { z } from "zod";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { CONTACT_CHOICES } from "../../shared/engine/people/contacts.ts";
import type { Contacts } from "../players/contacts.ts";
import type { Player } from "../players/tokens.ts";
import { HttpError, parsed } from "./errors.ts";
import { noSuchMatch } from "./reads.ts";

interface ContactDeps {
  readonly contacts: Pick<Contacts, "list" | "at" | "choose">;
  readonly requireCaller: (request: Request) => Promise<Player>;
  /** @throws HttpError, TooMany */
  readonly summaryOf: (idOrCode: unknown, request: Request) => Promise<Summary>;
  /** @throws TooMany */
  readonly countChoice: (request: Request) => Promise<void>;
}

export const contactQuery = z.strictObject({
  match: z.string().min(1).max(64).optional().describe("Id or code of a match: only the people who played it"),
});

export const contactRequest = z.strictObject({
  choice: z.enum([...CONTACT_CHOICES, "none"]),
  match: z.string().min(1).max(64),
});

export function contactRoutes({ contacts, requireCaller, summaryOf, countChoice }: ContactDeps): Router {
  const router = Router();

  router.get("/contacts", async (request, response) => {
    const { id } = await requireCaller(request);
    const { match } = parsed(contactQuery, request.query, "query");
    const people =
      match === undefined ? await contacts.list(id) : await contacts.at(await summaryOf(match, request), id);
    response.json({ people });
  });

  router.put("/contacts/:player", async (request, response) => {
    const { id } = await requireCaller(request);
    const { choice, match } = parsed(contactRequest, request.body, "body");
    await countChoice(request);
    const wanted = choice === "none" ? undefined : choice;
    const contact = await contacts.choose(id, String(request.params.player), await summaryOf(match, request), wanted);
    if (!contact) throw noSuchMatch();
    if (contact === "full")
      throw new HttpError(409, "TooManyContacts", "the limit of stored contacts is reached: delete one");
    response.json(contact);
  });

  return router;
}
