import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { ImageStorage } from '../../ports/storage/port.ts';

/** Anyone may ask for the health, so the answers of the store are remembered. */
const FRESH_MS = 60_000;

export interface StorageHealth {
  /** Asks the store, unless that is under way. @returns what is wrong with it */
  check(): Promise<string | undefined>;
  /** What was wrong at the last check. Starts another check when that was a minute ago, without waiting for it. */
  latest(): string | undefined;
}

export function storageHealth(storage: Pick<ImageStorage, 'check'>): StorageHealth {
  let trouble: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<string | undefined> | undefined;

  async function run(): Promise<string | undefined> {
    trouble = await troubleOf(storage);
    checkedAt = performance.now();
    underWay = undefined;
    return trouble;
  }
  const check = () => {
    underWay ??= run();
    return underWay;
  };
  return {
    check,
    latest() {
      if (performance.now() - checkedAt > FRESH_MS) void check();
      return trouble;
    },
  };
}

async function troubleOf(storage: Pick<ImageStorage, 'check'>): Promise<string | undefined> {
  try {
    await storage.check();
    return undefined;
  } catch (error) {
    return error instanceof UnavailableError ? error.message : 'The picture store does not work';
  }
}
