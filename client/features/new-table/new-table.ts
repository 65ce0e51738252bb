import { computed, signal } from "@preact/signals";
import type { MatchConfig } from "../../../shared/engine/match/match-events.ts";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../../shared/engine/match/table-settings.ts";
import { allGames, hasBots, isClosed, manifestOf } from "../../catalog/catalog.ts";
import type { ChoiceValues, GameManifest, VariantManifest } from "../../contract/manifest.ts";
import { readStored, writeStored } from "../../storage/local-storage.ts";
import { TABLE_SETTINGS } from "./table-settings.ts";

/** Choices have the names in the game's manifest. */
export interface NewTable {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  /** All choices of the game. Those that the variant lacks are kept for other variants. */
  readonly options: ChoiceValues;
  readonly settings: TableSettings;
}

/** The storage key, which must not change. */
const KEPT = "wishes";

/** The first game's manifest if this game is unknown. */
const knownManifest = (game: unknown): GameManifest => (typeof game === "string" && manifestOf(game)) || allGames()[0]!;

/** The default variant if this one is unknown. */
const knownVariant = ({ variants }: GameManifest, name: unknown): string =>
  typeof name === "string" && Object.hasOwn(variants, name) ? name : Object.keys(variants)[0]!;

const variantIn = ({ game, variant }: Pick<NewTable, "game" | "variant">): VariantManifest =>
  knownManifest(game).variants[variant]!;

const range = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);

/** The possible numbers of seats for a table with `sitting` players. */
export const seatsFrom = (
  { seats: [least, most] }: Pick<VariantManifest, "seats">,
  sitting: number,
): readonly number[] => range(Math.max(least, sitting), most);

/** The possible numbers of seats; 1 only for a solo variant. */
export function seatsFor(game: string, variant: string): readonly number[] {
  const possible = seatsFrom(variantIn({ game, variant }), 2);
  return possible.length > 0 ? possible : [1];
}

const nearest = (numbers: readonly number[], wanted: number): number | undefined =>
  numbers.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];

const choose = <
  Specs extends Readonly<Record<string, { readonly values: readonly unknown[]; readonly usual: unknown }>>,
>(
  specs: Specs,
  wanted: ChoiceValues,
) =>
  Object.fromEntries(
    Object.entries(specs).map(([name, { values, usual }]) => [
      name,
      values.includes(wanted[name]) ? wanted[name] : usual,
    ]),
  );

const settingSpecs = Object.fromEntries(
  Object.entries(TABLE_SETTINGS).map(([name, values]) => [name, { values, usual: values[0] }]),
);

const asRecord = (value: unknown): ChoiceValues => (typeof value === "object" && value !== null ? { ...value } : {});

/** Replaces unknown games, variants and values by defaults. */
function validForm(wanted: Readonly<Partial<Record<keyof NewTable, unknown>>>): NewTable {
  const manifest = knownManifest(wanted.game);
  const variant = knownVariant(manifest, wanted.variant);
  const possible = seatsFor(manifest.id, variant);
  return {
    game: manifest.id,
    variant,
    seats: possible.find((n) => n === wanted.seats) ?? nearest(possible, 2)!,
    options: choose(manifest.choices, asRecord(wanted.options)),
    settings: choose(settingSpecs, asRecord(wanted.settings)) as unknown as TableSettings,
  };
}

export const fitting = (table: NewTable, possible: readonly number[]): NewTable => ({
  ...table,
  seats: nearest(possible, table.seats) ?? table.seats,
});

/**
 * The settings that apply: `patience` needs bots and several players, `clock` several players, `watchers` a game that
 * admits spectators, `watchDelay` a table that admits them.
 */
export const applicableSettings = (table: NewTable): readonly (keyof TableSettings)[] => [
  ...(hasBots(table.game) && !isForOne(table) ? ["patience" as const] : []),
  ...(isForOne(table) ? [] : ["clock" as const]),
  ...(isClosed(table.game, optionsOf(table)) ? [] : ["watchers" as const]),
  ...(isClosed(table.game, optionsOf(table)) || !table.settings.watchers ? [] : ["watchDelay" as const]),
];

export const mayPractise = (table: NewTable): boolean =>
  knownManifest(table.game).practice === true && mayBeAlone(table);

export const settingsAlone = (table: NewTable, isPractice: boolean): TableSettings => ({
  ...settingsOf(table),
  practice: isPractice && mayPractise(table),
});

/** The settings sent to the server; those that do not apply have their defaults. */
export const settingsOf = (table: NewTable): TableSettings =>
  choose(
    settingSpecs,
    Object.fromEntries(applicableSettings(table).map((name) => [name, table.settings[name]])),
  ) as unknown as TableSettings;

export function newTableFrom({
  game,
  options,
  seats,
  house = DEFAULT_TABLE_SETTINGS,
}: Pick<MatchConfig, "game" | "options" | "seats" | "house">): NewTable {
  const manifest = knownManifest(game);
  const usual = choose(manifest.choices, {});
  const given = Object.entries(options).filter(([name]) => Object.hasOwn(manifest.choices, name));
  return {
    game: manifest.id,
    variant: knownVariant(manifest, manifest.variantOf(options)),
    seats,
    options: { ...usual, ...Object.fromEntries(given) },
    settings: house,
  };
}

/** Earlier releases stored the form flat, with the variant as `mode`. */
const readStoredForm = (found: ChoiceValues): ChoiceValues =>
  "mode" in found ? { variant: found.mode, seats: found.seats, options: found, settings: found } : found;

function remembered(): ChoiceValues {
  try {
    return readStoredForm(asRecord(JSON.parse(readStored(KEPT) ?? "{}")));
  } catch {
    return {};
  }
}

const found = remembered();

/** Undefined before the first change on this page. */
const chosen = signal<NewTable | undefined>(undefined);

export const newTable = computed((): NewTable => chosen.value ?? validForm(found));

/** The forms of the other games, by id. */
let others: ChoiceValues = asRecord(found.others);

/** The current form if it has that game, else the last one for the game, else its defaults. */
export const newTableOf = (game: string): NewTable =>
  newTable.value.game === game
    ? newTable.value
    : validForm({ ...asRecord(others[game]), game, settings: newTable.value.settings });

/** Whether solo matches are practice. Undefined if the player has not chosen: then only the first match is. */
const practice = signal(typeof found.practice === "boolean" ? found.practice : undefined);

export const practises = (hasPlayed: boolean): boolean => practice.value ?? !hasPlayed;

export function choosePractice(isPractice: boolean): void {
  practice.value = isPractice;
  store();
}

const store = (): void => writeStored(KEPT, JSON.stringify({ ...newTable.value, others, practice: practice.value }));

export const changedTable = (table: NewTable, change: Partial<NewTable>): NewTable =>
  validForm({ ...table, ...change });

export function changeNewTable(change: Partial<NewTable>): void {
  const before = newTable.value;
  const { id: game } = knownManifest(change.game ?? before.game);
  if (game !== before.game) others = { ...others, [before.game]: before };
  chosen.value = validForm({ ...newTableOf(game), ...change });
  store();
}

export const defaultNewTable = ({ game, variant, seats }: Pick<NewTable, "game" | "variant" | "seats">): NewTable =>
  validForm({ game, variant, seats });

const countChanges = (names: readonly string[], chosen: ChoiceValues, usual: ChoiceValues): number =>
  names.filter((name) => chosen[name] !== usual[name]).length;

/** The number of choices that differ from their defaults, not counting the seats. */
export const changedChoices = computed(() => {
  const { value } = newTable;
  const usual = defaultNewTable(value);
  return (
    countChanges(variantIn(value).choices, value.options, usual.options) +
    countChanges(applicableSettings(value), asRecord(value.settings), asRecord(usual.settings))
  );
});

export const needsNoOthers = (table: NewTable): boolean => mayBeAlone(table) || hasBots(table.game);

export const mayBeAlone = (table: NewTable): boolean => variantIn(table).seats[0] === 1;

export const isForOne = (table: Pick<NewTable, "game" | "variant">): boolean => variantIn(table).seats[1] === 1;

export function optionsOf(table: NewTable): object {
  const chosen = variantIn(table).choices.map((name) => [name, table.options[name]]);
  return knownManifest(table.game).optionsOf(table.variant, Object.fromEntries(chosen));
}
