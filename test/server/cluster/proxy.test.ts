import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { processesConf } from "../../../server/cluster/proxy/proxy.ts";

const shipped = (name: string) => readFileSync(new URL(`../../../server/cluster/${name}`, import.meta.url), "utf8");

test("the proxy of the compose file leads to its processes, each at the address it tells people", () => {
  const compose = shipped("compose.yaml");
  const names = [...compose.matchAll(/^ {2}(stillwater-\d+):$/gm)].map(([, name]) => name!);
  expect(names).toHaveLength(3);
  expect(shipped("proxy/processes.conf")).toBe(processesConf(names.map((name) => `${name}:2567`)));
  const told = [...compose.matchAll(/PUBLIC_ADDRESS: "\$\{PUBLIC_HOST:-localhost:8080\}(\/p\/\d+)"/g)].map(
    ([, path]) => path,
  );
  expect(told).toEqual(names.map((_, i) => `/p/${i + 1}`));
});
