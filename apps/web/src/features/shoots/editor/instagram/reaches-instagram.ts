import type { InstagramEmbed } from '@lensemble/contract/instagram';

const TIMEOUT_MS = 10_000;

/**
 * Rejects if the browser cannot load an embed, e.g. because an extension blocks it. The frame does not tell: its `load`
 * event also follows an error page.
 */
export async function reachesInstagram({ src }: InstagramEmbed, signal: AbortSignal) {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  await Promise.race([
    fetch(src, { mode: 'no-cors', credentials: 'omit', signal }),
    new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason))),
  ]);
  return true;
}
