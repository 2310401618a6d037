import { onUnsaved } from '../session/session-end.ts';

/** Code that is not part of the first screen. */
export interface LateCode<Code> {
  /** Loads the code once. A failed attempt can be repeated. */
  readonly get: () => Promise<Code>;
  /** The code; undefined before it has loaded. */
  readonly loaded: () => Code | undefined;
}

/**
 * Code that loads when it is about to be needed. It also loads as soon as there are unsaved changes: later, the server
 * may only have a newer version.
 */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined;
  const get = async () => {
    code ??= await load();
    return code;
  };
  onUnsaved(() => void get().catch(() => {}));
  return { get, loaded: () => code };
}
