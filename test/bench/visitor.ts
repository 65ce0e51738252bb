import { once } from "node:events";
import { Client } from "colyseus.js";

// Makes first visits from a separate process. Arguments: ORIGIN VISITS JOINS PATH…

const [origin = "", visits, joins, ...paths] = process.argv.slice(2);

process.send!("ready");
await once(process, "message");
for (let n = 0; n < Number(visits); n++) {
  const answers = await Promise.all(
    paths.map((path) => fetch(`${origin}${path}`, { headers: { "accept-encoding": "br, gzip" } })),
  );
  for (const answer of answers) {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  if (joins === "true") await (await new Client(origin).joinOrCreate("lobby")).leave();
}
process.exit(0);
