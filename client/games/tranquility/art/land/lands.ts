import type { TranquilityArtContext } from "../scene.ts";
import { arch, cliff, cove } from "./coasts.ts";
import { forest, turtle, whale } from "./creatures.ts";
import { dunes, fields, hills, terraces } from "./hills.ts";
import { mesa, peaks, spire, volcano } from "./mountains.ts";
import { columns, karst, sevens, stacks } from "./pillars.ts";
import { atoll, skerry } from "./shallows.ts";

export const LANDS = {
  hills,
  peaks,
  volcano,
  mesa,
  karst,
  stacks,
  arch,
  atoll,
  dunes,
  cliff,
  terraces,
  cove,
  columns,
  skerry,
  spire,
  forest,
  turtle,
  fields,
  sevens,
  whale,
};

export type Landform = keyof typeof LANDS;
export type Measures<Form extends Landform> =
  Parameters<(typeof LANDS)[Form]> extends [TranquilityArtContext, infer M] ? M : Record<string, never>;
