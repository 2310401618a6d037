import { onUnsaved } from '../session/session-end.ts';

/** Code that is not part of the first screen. */
export interface LateCode<Code> {
  /** Loads the code once. A failed attempt can be repeated. */
  readonly get: () => Promise<Code>;
  /** The code; undefined before it has loaded. */
  readonly loaded: () => Code | undefined;
}

const PAUSE_MS = 200;
let lastKeyMs = 0;
globalThis.addEventListener?.('keydown', ({ timeStamp }) => {
  lastKeyMs = timeStamp;
});

async function pauseInTyping() {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  while (performance.now() - lastKeyMs < PAUSE_MS);
}

/** One load after another, while the user types nothing: all at once, they delay the key that makes the first change. */
let loads: Promise<unknown> = Promise.resolve();

/**
 * Code that loads when it is about to be needed. It also loads soon after there are unsaved changes: later, the server
 * may only have a newer version.
 */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined;
  const get = async () => {
    code ??= await load();
    return code;
  };
  onUnsaved(() => {
    if (!code)
      loads = loads
        .then(pauseInTyping)
        .then(get)
        .catch(() => {});
  });
  return { get, loaded: () => code };
}
