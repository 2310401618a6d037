import type { Boot, HostedIdentity, SignUps } from '@lensemble/contract/boot';

let read: Boot | null | undefined;

/** The session data that the server wrote into the page; null in development. */
export function bootData(): Boot | null {
  if (read === undefined) read = parse(globalThis.document?.getElementById('boot')?.textContent);
  return read;
}

function parse(text: string | null | undefined): Boot | null {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The hosted identity; null if this server keeps the accounts. */
export const hostedIdentity = (): HostedIdentity | null => bootData()?.hosted ?? null;

/** Who may create an account. Without boot data (development) the page assumes that anyone may; the server decides. */
export const signUps = (): SignUps => bootData()?.signUps ?? 'open';
