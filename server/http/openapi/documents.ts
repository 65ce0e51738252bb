import { z } from "zod";
import { documentAddress } from "../documents.ts";
import { timestamp } from "./components.ts";
import { json, type Operations } from "./operation.ts";

const tag = "Documents";
const path = documentAddress.shape;
const stored = { title: z.string(), changedAt: timestamp };

export const documentOperations: Operations = {
  "GET /documents/:game": {
    id: "listDocuments",
    tag,
    summary: "Lists the caller's own documents for a game",
    token: "required",
    path,
    answers: {
      200: json(
        "The documents, without their texts",
        z.strictObject({ documents: z.array(z.strictObject({ id: z.string(), ...stored })) }),
      ),
    },
    refusals: { 404: ["NoDocuments"] },
  },
  "GET /documents/:game/:id": {
    id: "readDocument",
    tag,
    summary: "One of the caller's documents",
    token: "required",
    path,
    answers: { 200: json("The document", z.strictObject({ ...stored, text: z.string() })) },
    refusals: { 404: ["NoDocuments", "NoSuchDocument"] },
  },
  "PUT /documents/:game/:id": {
    id: "saveDocument",
    tag,
    summary: "Saves a document, which the game checks",
    token: "required",
    path,
    headers: {
      "If-Match": "The time of the last change that the caller knows, in quotes",
      "If-None-Match": "`*`: only if there is no such document",
    },
    body: { type: "*/*", schema: z.string().describe("The document itself") },
    answers: { 200: json("The document, without its text", z.strictObject(stored)) },
    refusals: {
      400: ["BadDocument"],
      404: ["NoDocuments"],
      409: ["TooManyDocuments"],
      412: ["DocumentChanged"],
      503: ["Busy"],
    },
  },
  "DELETE /documents/:game/:id": {
    id: "deleteDocument",
    tag,
    summary: "Deletes a document",
    token: "required",
    path,
    answers: { 204: { description: "There is no such document any more" } },
    refusals: { 404: ["NoDocuments"] },
  },
};
