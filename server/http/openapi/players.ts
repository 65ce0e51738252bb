import { z } from "zod";
import type { OfferingProgram } from "../../../shared/engine/people/program-offers.ts";
import { usedPass, usedPhrase } from "../players.ts";
import { newPlayer, offerRequest, type ProgramPage, programQuery } from "../programs.ts";
import { type Fields, player, timestamp } from "./components.ts";
import { json, jsonBody, type Operations } from "./operation.ts";

const credentials = z
  .strictObject({ player, name: z.string(), token: z.string().describe("Sent as `Authorization: Bearer`") })
  .meta({ id: "Credentials" });

const programPage = z.strictObject({
  programs: z.array(
    z
      .strictObject({
        player,
        name: z.string(),
        owner: z.string(),
        link: z.string(),
        ...offerRequest.omit({ key: true }).shape,
        here: z.boolean().describe("Whether its stream is open; false during the minute after it was closed"),
      } satisfies Fields<OfferingProgram>)
      .meta({ id: "OfferingProgram" }),
  ),
  next: z.string().exactOptional().describe("The `after` of the following page"),
} satisfies Fields<ProgramPage>);

const NOT_OFFERED = ["NotAProgram", "NoProgramKey"] as const;

const tag = "Players and devices";

export const playerOperations: Operations = {
  "POST /players": {
    id: "createPlayer",
    tag,
    summary: "Creates a guest or a program; with a token, renames the caller",
    token: "optional",
    body: jsonBody(newPlayer),
    answers: { 201: json("The player, with a token", credentials) },
    refusals: { 401: ["NoToken"], 403: ["NoProgramKey"] },
  },
  "GET /players/me": {
    id: "readCaller",
    tag,
    summary: "The caller, with the current name",
    token: "required",
    answers: {
      200: json("The caller", z.strictObject({ player, name: z.string(), kind: z.enum(["human", "bot"]) })),
    },
  },
  "GET /programs/:player": {
    id: "readProgram",
    tag,
    summary: "What a program says about itself",
    answers: {
      200: json("The program", z.strictObject({ player, name: z.string(), owner: z.string(), link: z.string() })),
    },
    refusals: { 404: ["NoSuchProgram"] },
  },
  "GET /programs": {
    id: "listPrograms",
    tag,
    summary: "The programs that offer themselves now, ordered by id",
    query: programQuery,
    answers: { 200: json("A page of the list, at most a second old", programPage) },
  },
  "PUT /programs/me": {
    id: "offer",
    tag,
    summary: "Says what the caller, a program, offers; replaces what it offered before",
    token: "required",
    body: jsonBody(offerRequest),
    answers: { 200: json("What it offers", offerRequest.omit({ key: true })) },
    refusals: { 400: ["NoSuchGame", "BadOptions", "SeatCount"], 403: NOT_OFFERED },
  },
  "DELETE /programs/me": {
    id: "withdrawOffer",
    tag,
    summary: "Withdraws what the caller offers",
    token: "required",
    answers: { 204: { description: "It offers nothing" } },
    refusals: { 403: ["NotAProgram"] },
  },
  "DELETE /players/:player": {
    id: "deletePlayer",
    tag,
    summary: "Deletes the caller permanently",
    token: "required",
    answers: { 204: { description: "The player is deleted" } },
    refusals: { 403: ["NotYou"] },
  },
  "POST /recovery": {
    id: "createRecoveryPhrase",
    tag,
    summary: "Creates a phrase that brings the caller back; an earlier one stops working",
    token: "required",
    answers: { 201: json("The phrase, which is stored nowhere", z.strictObject({ phrase: z.string() })) },
  },
  "POST /recovery/use": {
    id: "useRecoveryPhrase",
    tag,
    summary: "Brings a player back by their phrase",
    body: jsonBody(usedPhrase),
    answers: { 200: json("The owner of the phrase", credentials) },
    refusals: { 404: ["NoSuchPhrase"] },
  },
  "POST /passes": {
    id: "createPass",
    tag,
    summary: "Creates a pass for another device of the caller",
    token: "required",
    answers: { 201: json("The pass, and until when it works", z.strictObject({ pass: z.string(), until: timestamp })) },
    refusals: { 503: ["Busy"] },
  },
  "POST /passes/use": {
    id: "usePass",
    tag,
    summary: "Uses a pass, which works once",
    body: jsonBody(usedPass),
    answers: { 200: json("The owner of the pass", credentials) },
    refusals: { 404: ["NoSuchPass"] },
  },
};
