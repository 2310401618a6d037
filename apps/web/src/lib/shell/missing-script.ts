const TIMEOUT_MS = 5_000;
const MARK = 'Missing script: ';

/**
 * Keeps the router from reloading the page when a script is missing: while the server is unreachable, a reload would
 * show the browser's error page. The router recognizes these errors by the start of their message, so this changes the
 * message.
 */
export function keepPageOnMissingScript(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(MARK)) payload.message = MARK + payload.message;
  });
}

/** Whether a script of the application failed to load: no network, or the server has a newer version. */
export function isMissingScript(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(MARK);
}

/** Whether the server would answer a reload of this page. */
export async function isPageThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init: RequestInit = { method: 'HEAD', cache: 'no-store', signal };
    return (await fetch(window.location.href, init)).ok;
  } catch {
    return false;
  }
}

/**
 * Whether the page was not yet reloaded because of this script. If it is still missing after a reload, another reload
 * would not help.
 */
export function isFirstMiss({ message }: Error): boolean {
  try {
    if (sessionStorage.getItem(message) !== null) return false;
    sessionStorage.setItem(message, '');
    return true;
  } catch {
    return false;
  }
}
