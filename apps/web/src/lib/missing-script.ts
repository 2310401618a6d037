const PATIENCE_MS = 5_000;
const MARK = 'Missing script: ';

/**
 * Keeps the router from starting the page anew as soon as a script is missing: where the server cannot be reached, that would
 * end in the browser's own error page. It knows such errors by how they begin.
 */
export function keepPageOnMissingScript(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(MARK)) payload.message = MARK + payload.message;
  });
}

/** A script of the application could not be fetched: no network, or a newer version was put on the server meanwhile. */
export function isMissingScript(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(MARK);
}

/** Whether this page could be loaded now. */
export async function isPageThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const init: RequestInit = { method: 'HEAD', cache: 'no-store', signal };
    return (await fetch(window.location.href, init)).ok;
  } catch {
    return false;
  }
}

/** Whether the page was not yet started anew for this script: what is still missing then will not come. */
export function isFirstMiss({ message }: Error): boolean {
  try {
    if (sessionStorage.getItem(message) !== null) return false;
    sessionStorage.setItem(message, '');
    return true;
  } catch {
    return false;
  }
}
