import type { Boot } from '@lensemble/contract/boot';

let read: Boot | null | undefined;

/** What the server wrote into the page about who is signed in; null where it wrote nothing (development). */
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
