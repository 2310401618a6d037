import { pageLanguage } from '@lensemble/messages/page-language';

const SCRIPT = '/service-worker.js';
/** It has only the pages of shoots in its reach: the landing page and shared pages have none. */
const SCOPE = '/shoots/';
const CACHES = 'on-set ';

/** Keeps *On set* on this device, in the language of the page. */
export async function installOnSet(): Promise<void> {
  await navigator.serviceWorker?.register(`${SCRIPT}?language=${pageLanguage}`, {
    scope: SCOPE,
    updateViaCache: 'none',
  });
}

/** The service worker of this device. It also receives push messages. */
export const onSetRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration(SCOPE);

/** Removes *On set* from this device. */
export async function removeOnSet(): Promise<void> {
  const installed = await onSetRegistration();
  await installed?.unregister();
  const names = await globalThis.caches?.keys();
  await Promise.all(
    (names ?? []).filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)),
  );
}
