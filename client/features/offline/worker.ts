import { isLanguage, type Language } from "../../../shared/languages.ts";
import type { PushMessage, PushNotice } from "../../../shared/push.ts";
import { tablePath } from "../../../shared/routes.ts";
import type { CachedBuild, StoredBuildMessage } from "./cached-build.ts";

/* The service worker: stores one whole build of the client, and opens the site from it without the server. File names
   contain hashes (except pictures), so a document only finds the files of its own build. */

/** Inserted by client/build/installable.ts. */
declare const BUILD: CachedBuild;

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface OpenPage {
  readonly url: string;
  readonly visibilityState: "hidden" | "visible";
  focus(): Promise<unknown>;
  postMessage(data: StoredBuildMessage): void;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of?: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as Scope;

/** The only use of `BUILD`, because the build is inserted at each use. */
const build = BUILD;

const PREFIX = "build-";
const CACHE = `${PREFIX}${build.name}`;
const FILES: ReadonlySet<string> = new Set(build.files);

/** Longest wait for a document from the server, in ms. */
const TIMEOUT = 6_000;

const isAsset = (path: string): boolean => path.startsWith("/assets/");

/** Assets with the same name are the same file in all builds. */
const cachedFile = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true });

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { priority: "low", cache: isAsset(path) ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path} of this build cannot be loaded: status ${response.status}`);
  return response;
}

/** Stores one file after another, to leave bandwidth for the match. After a failure, the next call continues. */
async function storeBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of build.files) {
    if (await cache.match(path)) continue;
    await cache.put(path, (isAsset(path) && (await cachedFile(path))) || (await fetched(path)));
  }
}

/** Deletes builds without an open page. Each page holds a lock named after its entry. */
async function forgetOld(): Promise<void> {
  // While another worker is installing, its build is incomplete and no page holds its lock.
  if (scope.registration.installing) return;
  const { held = [] } = await navigator.locks.query();
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith(PREFIX)) continue;
    const cache = await caches.open(name);
    const pages = await Promise.all(held.map((lock) => cache.match(lock.name ?? "")));
    if (pages.every((page) => page === undefined)) await caches.delete(name);
  }
}

async function takeOver(): Promise<void> {
  await scope.clients.claim();
  for (const client of await scope.clients.matchAll()) client.postMessage({ kept: build.entry });
  await forgetOld();
}

async function shell(): Promise<Response> {
  const spoken = navigator.languages.map((language) => language.slice(0, 2));
  const language = spoken.find((wanted): wanted is Language => Object.hasOwn(build.shells, wanted)) ?? "en";
  return (await cachedFile(build.shells[language])) ?? Response.error();
}

/** Loads a page from the server, or the stored shell if the server is unreachable or too slow. */
function pageFor(request: Request): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const instead = () => resolve(shell());
  const late = setTimeout(instead, TIMEOUT);
  fetch(request)
    .then(resolve, instead)
    .finally(() => clearTimeout(late));
  return promise;
}

type Notice = Readonly<Record<Language, { readonly title: string; readonly body: string }>>;

/** Without names of tables and players, because a locked screen shows notices to anyone. */
const NOTICES = {
  yourTurn: {
    en: { title: "It is your turn", body: "A table is waiting for you." },
    fr: { title: "C’est à vous de jouer", body: "Une table vous attend." },
    de: { title: "Du bist am Zug", body: "Ein Tisch wartet auf dich." },
  },
  invitation: {
    en: { title: "You are invited to play", body: "Someone you played with is saving you a seat." },
    fr: { title: "On vous invite à jouer", body: "Une personne avec qui vous avez joué vous garde une place." },
    de: {
      title: "Du bist zum Spielen eingeladen",
      body: "Jemand, mit dem du gespielt hast, hält dir einen Platz frei.",
    },
  },
} satisfies Readonly<Record<PushNotice, Notice>>;

const openPages = () => scope.clients.matchAll({ type: "window", includeUncontrolled: true });

const isAt = ({ url }: OpenPage, path: string): boolean => new URL(url).pathname === path;

/** Shows a notice, unless a page at the table is visible. */
async function announce({ says, code, language }: PushMessage): Promise<void> {
  const path = tablePath(code);
  const pages = await openPages();
  if (pages.some((page) => page.visibilityState === "visible" && isAt(page, path))) return;
  const spoken = isLanguage(language) ? language : "en";
  const { title, body } = NOTICES[says][spoken];
  const icon = "/icon-192.png";
  await scope.registration.showNotification(title, { body, icon, badge: icon, lang: spoken, tag: path, data: path });
}

async function lead(path: string): Promise<void> {
  const there = (await openPages()).find((page) => isAt(page, path));
  await (there ? there.focus() : scope.clients.openWindow(path));
}

scope.addEventListener("push", (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  // A server of a later release may send unknown messages.
  if (message && Object.hasOwn(NOTICES, message.says)) event.waitUntil(announce(message));
});
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});
scope.addEventListener("install", (event) => event.waitUntil(storeBuild().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // Left to the browser: requests of the API, and embedded pages, which have headers of their own.
  if (/^\/(embed|api)\//.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (isAsset(pathname)) event.respondWith(cachedFile(pathname).then((file) => file ?? fetch(request)));
  else if (FILES.has(pathname))
    event.respondWith(fetch(request).catch(async () => (await cachedFile(pathname)) ?? Response.error()));
});
