import { UnavailableError } from '../../lib/unavailable-error.ts';

/** Long enough for the largest picture over a slow line. */
const TIMEOUT_MS = 20_000;
/** Clients reduce file names to these characters, so nothing in an address is encoded. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]{1,200}){1,8}$/;

/**
 * The public bucket `shoot-images` of a project, into which its clients upload. The server requests only addresses that
 * are exactly of this project and bucket, without redirects, and sends no key.
 */
export function pictureBucket(projectUrl: string) {
  const folder = new URL(`${projectUrl}/storage/v1/object/public/shoot-images`);

  const urlOf = (address: string): URL | undefined => {
    const url = URL.parse(address);
    // Parsing must not change the address: no encoded dots, blanks, users, ports or other spellings.
    if (url?.href !== address || url.origin !== folder.origin) return undefined;
    const path = url.pathname.slice(folder.pathname.length);
    const isInFolder = url.pathname.startsWith(`${folder.pathname}/`) && PATH.test(path);
    return isInFolder && url.href === `${url.origin}${url.pathname}` ? url : undefined;
  };

  return {
    hasPicture: (address: string): boolean => urlOf(address) !== undefined,

    async openPicture(address: string): Promise<ReadableStream<Uint8Array> | undefined> {
      const url = urlOf(address);
      if (!url) return undefined;
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { signal, redirect: 'error' }).catch(fail);
      if (response.ok && response.body) return response.body;
      await response.body?.cancel();
      return response.status < 500 ? undefined : fail();
    },
  };
}

function fail(cause?: unknown): never {
  throw new UnavailableError('The storage of the hosted project is unavailable', { cause });
}
