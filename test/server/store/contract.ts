import { describe } from "vitest";
import type { Stores } from "../../../server/store/ports.ts";
import { test as placed } from "./place.ts";

/** Opens empty stores, in a file at this path if they need one. */
type Open = (file: string) => Stores | Promise<Stores>;

const testOn = (open: Open) =>
  placed.extend("store", async ({ file }, { onCleanup }): Promise<Stores> => {
    const store = await open(file);
    onCleanup(() => store.close());
    return store;
  });

type StoreTest = ReturnType<typeof testOn>;

type Contract = (name: string, open: Open) => void;

export const contractOf =
  (port: string, tests: (test: StoreTest) => void): Contract =>
  (name, open) =>
    describe.concurrent(`${name} keeps the contract of ${port}`, () => tests(testOn(open)));
