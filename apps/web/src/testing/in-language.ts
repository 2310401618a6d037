import { vi } from 'vitest';

/** Loads a module as a page in this language does. */
export async function inLanguage<T>(lang: string, load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang } });
  try {
    return await load();
  } finally {
    vi.unstubAllGlobals();
    vi.resetModules();
  }
}
