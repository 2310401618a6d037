/// <reference lib="webworker" />

import { onSetShell } from '@lensemble/contract/on-set-shell';
import { OPEN_PLACE, type PushMessage } from '@lensemble/contract/push-message';
import { languages, SOURCE } from '@lensemble/messages/languages';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { KeptFiles } from '../build/on-set.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build puts it in. */
declare const __KEPT__: KeptFiles;

/** After this, a page of *On set* opens from the device: a network may be there and still answer nothing. */
const PATIENCE_MS = 2_500;
/** Browsers open no window long after a click. */
const ANSWER_MS = 400;
/** A proxy answers with these statuses for a server that is down. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];
const ON_SET = /^\/shoots\/([^/]+\/)?day\/?$/;
const CACHES = 'on-set ';
const EMPTY: PushMessage = { title: 'Lensemble', body: '', tag: 'empty', url: '/notifications' };
const ICON = '/icon-192.png';

const asked = new URL(self.location.href).searchParams.get('language');
const language = languages.find((each) => each === asked) ?? SOURCE;
const shell = onSetShell(language);
const ownFiles = __KEPT__.files[language] ?? [];

const kept = new PrecacheController({ cacheName: `${CACHES}${__KEPT__.build} ${language}` });
kept.precache([
  { url: shell, revision: __KEPT__.build },
  ...ownFiles.map((url) => ({ url, revision: null })),
]);

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode !== 'navigate') {
    if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  } else if (ON_SET.test(pathname)) {
    event.respondWith(page(request));
    event.waitUntil(forgetOldBuilds());
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPlace(String(event.notification.data)));
});

/** Browsers end subscriptions whose messages show nothing. */
async function show({ data }: PushEvent): Promise<void> {
  const { title, body, tag, url }: PushMessage = data?.json() ?? EMPTY;
  await self.registration.showNotification(title, { body, tag, data: url, icon: ICON });
}

/** A window of the application goes to the place, which asks there if something is not saved. Without one, a new one opens. */
async function openPlace(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ports = await Promise.all(windows.map(portOf));
  const at = ports.findIndex((port) => port !== undefined);
  ports[at]?.postMessage(url);
  await (windows[at]?.focus() ?? self.clients.openWindow(url));
}

/** The way to tell a window a place. Windows without the application, such as personal links, do not answer. */
const portOf = (window: WindowClient) =>
  new Promise<MessagePort | undefined>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1);
    setTimeout(() => resolve(undefined), ANSWER_MS);
    window.postMessage(OPEN_PLACE, [port2]);
  });

/** Takes over at once. Open pages keep finding the files of their own build. */
async function install(event: ExtendableEvent): Promise<void> {
  try {
    await keepFiles(event);
  } catch (error) {
    // The next try would find its document, which can be of another build.
    await caches.delete(kept.strategy.cacheName);
    throw error;
  }
  await self.skipWaiting();
}

async function keepFiles(event: ExtendableEvent): Promise<void> {
  await kept.install(event);
  const document = await (await kept.matchPrecache(shell))?.text();
  const needed = document?.match(/\/assets\/[^"]+/g) ?? [];
  // While servers are updated one after the other, the document can be of another build than this script.
  if (needed.length === 0 || needed.some((url) => !ownFiles.includes(url)))
    throw new Error('The document is of another build');
}

/** A file of any build: its name changes with its content. */
const file = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The newest page, or that of the device where there is no network. */
async function page(request: Request): Promise<Response> {
  const answer = fetch(request);
  const isIn = answer.then(
    ({ status }) => !GATEWAY_STATUSES.includes(status),
    () => false,
  );
  const isTimely = await Promise.race([isIn, waited()]);
  if (isTimely) return answer;
  return (await kept.matchPrecache(shell)) ?? answer;
}

const waited = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
  });

/** Old files stay as long as a page may need them. */
async function forgetOldBuilds(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ url }) => ON_SET.test(new URL(url).pathname))) return;
  const own = kept.strategy.cacheName;
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
}
