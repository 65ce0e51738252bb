import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort } from "node:worker_threads";

/** Requests of one network; `rate` is their total per second. */
export interface Barrage {
  readonly origin: string;
  readonly network: string;
  readonly lines: number;
  readonly rate: number;
  readonly seconds: number;
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly type?: string;
  /** Each request replaces `{n}` by another number. */
  readonly body?: string;
}

export type Answers = Readonly<Record<number, number>>;

// The attacker's own thread does not delay honest players. `node:http` takes a third of the processor time of `fetch`.

/** @returns 0 without an answer */
const send = (agent: Agent, { origin, network, method, path, token, type }: Barrage, body: string | undefined) =>
  new Promise<number>((done) => {
    const headers = {
      "x-forwarded-for": network,
      "accept-encoding": "gzip",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { "content-type": type }),
      ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
    };
    request(`${origin}${path}`, { agent, method, headers }, (response) => {
      response.on("error", () => done(0));
      response.on("end", () => done(response.statusCode!)).resume();
    })
      .on("error", () => done(0))
      .end(body);
  });

parentPort!.on("message", async (barrage: Barrage) => {
  const { lines, rate, seconds, body } = barrage;
  const agent = new Agent({ keepAlive: true });
  const answers: Record<number, number> = {};
  const end = performance.now() + 1000 * seconds;
  const between = (1000 * lines) / rate;
  let n = 0;
  const line = async (at: number) => {
    await pause((between * at) / lines);
    for (let next = performance.now(); next < end; next += between) {
      await pause(Math.max(0, next - performance.now()));
      const status = await send(agent, barrage, body?.replaceAll("{n}", String(n++)));
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, at) => line(at)));
  agent.destroy();
  parentPort!.postMessage(answers);
});
