import { z } from "zod";
import { usedPass, usedPhrase } from "../players.ts";
import { newPlayer } from "../programs.ts";
import { player, timestamp } from "./components.ts";
import { json, jsonBody, type Operations } from "./operation.ts";

const credentials = z
  .strictObject({ player, name: z.string(), token: z.string().describe("Sent as `Authorization: Bearer`") })
  .meta({ id: "Credentials" });

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
