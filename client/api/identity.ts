import { signal } from "@preact/signals";
import { type Language, language } from "../i18n/language.ts";
import { readStored, writeStored } from "../storage/local-storage.ts";
import { type Answer, type Guest, introduce, usePass, usePhrase, whoIs } from "./api.ts";

/** Names for people who have not chosen one: what one is called on a quiet sea, in their own language. */
export const GUEST_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: (
    "Albatross Anchor Breeze Coral Cormorant Current Curlew Driftwood Dune Eider Fulmar Gannet Gull Heron Kelp Kestrel " +
    "Lagoon Lantern Limpet Marina Otter Pebble Petrel Puffin Reed Ripple Sandpiper Seal Skipper Starfish Tern Tide Walrus Wren"
  ).split(" "),
  fr: (
    "Aigrette Albatros Algue Ancre Bécasseau Bernache Brise Corail Cormoran Courlis Courant Cygne Dune Étoile Galet Goéland " +
    "Guillemot Hareng Héron Lagune Lanterne Loutre Macareux Marée Mouette Otarie Pétrel Phoque Pluvier Ressac Roseau Sarcelle Sterne"
  ).split(" "),
  de: (
    "Albatros Alpenstrandläufer Anker Austernfischer Basstölpel Bernstein Brise Brachvogel Düne Eiderente Eissturmvogel Ebbe " +
    "Flut Kiesel Koralle Kormoran Lagune Lachmöwe Laterne Otter Papageitaucher Regenpfeifer Reiher Ringelgans Robbe " +
    "Sandregenpfeifer Schilf Seestern Seeschwalbe Strandläufer Strömung Tang Treibholz Trottellumme Walross"
  ).split(" "),
};

const KEY = "player";

const isGuest = (value: unknown): value is Guest =>
  typeof value === "object" && value !== null && "player" in value && "token" in value && "name" in value;

function remembered(): Guest | undefined {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "null");
    return isGuest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Who this browser is to the server; nobody until an identity was first needed. */
export const guest = signal<Guest | undefined>(remembered());

function become(next: Guest): Guest {
  const { player, token, name } = next;
  writeStored(KEY, JSON.stringify({ player, token, name }));
  guest.value = { player, token, name };
  return guest.value;
}

function anyName(): string {
  const names = GUEST_NAMES[language.peek()];
  return names[crypto.getRandomValues(new Uint16Array(1))[0]! % names.length]!;
}

let introducing: Promise<Guest | undefined> | undefined;

/** The guest of this browser, introduced silently when first needed; undefined when the server cannot be reached. */
export function identify(): Promise<Guest | undefined> {
  if (guest.value) return Promise.resolve(guest.value);
  introducing ??= introduce(anyName()).then((answer) => {
    introducing = undefined;
    return answer.ok ? become(answer) : undefined;
  });
  return introducing;
}

/** Forgets a token the server no longer honours, and becomes a new guest of the same name. */
export async function renew(): Promise<Guest | undefined> {
  const answer = await introduce(guest.value?.name ?? anyName());
  return answer.ok ? become(answer) : undefined;
}

/** Becomes the guest who made a pass on another device. Who this browser was before is forgotten here. */
export async function takeOver(pass: string): Promise<Answer<Guest>> {
  const answer = await usePass(pass);
  if (answer.ok) become(answer);
  return answer;
}

/** Becomes the guest who wrote these words down. Who this browser was before is forgotten here. */
export async function comeBack(phrase: string): Promise<Answer<Guest>> {
  const answer = await usePhrase(phrase);
  if (answer.ok) become(answer);
  return answer;
}

/** Takes over the name that the guest was given at another device, if so. */
export async function learnOwnName(): Promise<void> {
  const known = guest.peek();
  if (!known) return;
  const answer = await whoIs(known.token);
  if (answer.ok && guest.peek() === known && answer.name !== known.name) become({ ...known, name: answer.name });
}

/** Forgets who this browser is. */
export function forget(): void {
  writeStored(KEY, undefined);
  guest.value = undefined;
}

/** Takes another name. The seats stay one's own: the player is the same, unless the server no longer honours the token. */
export async function rename(name: string): Promise<Answer<Guest>> {
  const same = await introduce(name, guest.value?.token);
  const answer = !same.ok && same.reason === "NoToken" ? await introduce(name) : same;
  if (answer.ok) become(answer);
  return answer;
}
