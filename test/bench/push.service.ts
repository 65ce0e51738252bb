/** A push service that accepts everything, in its own process, so that its cost is not counted as the sender's. */
import { readFileSync } from "node:fs";
import { createServer } from "node:https";

const pem = (name: string) => readFileSync(new URL(`../fixtures/tls/localhost.${name}.pem`, import.meta.url));

createServer({ key: pem("key"), cert: pem("cert") }, (request, response) => {
  request.resume().on("end", () => response.writeHead(201).end());
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("open"));
