import type { Boot, HostedIdentity, SignUps } from '@lensemble/contract/boot';
import { REFERENCES_MAX } from '@lensemble/contract/constants';

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

/** The most reference images of a shoot. Without boot data (development), the server alone knows a lower number. */
export const mostReferences = (): number =>
  Math.min(bootData()?.quotas.references ?? REFERENCES_MAX, REFERENCES_MAX);
