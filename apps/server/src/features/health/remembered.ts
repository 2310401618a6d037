export interface Remembered {
  /** Checks, unless a check is under way. @returns what is wrong */
  check(): Promise<string | undefined>;
  /** The faults that the last check found. If that check is old, starts another one without waiting for it. */
  latest(): string | undefined;
}

/**
 * Anyone may ask for the health, so the results of expensive checks are remembered.
 * @param run returns a sentence about what is wrong, and never throws
 * @param freshMs how long a result counts, in milliseconds
 */
export function remembered(run: () => Promise<string | undefined>, freshMs: number): Remembered {
  let trouble: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<string | undefined> | undefined;

  async function runOnce(): Promise<string | undefined> {
    trouble = await run();
    checkedAt = performance.now();
    underWay = undefined;
    return trouble;
  }
  const check = () => {
    underWay ??= runOnce();
    return underWay;
  };
  return {
    check,
    latest() {
      if (performance.now() - checkedAt > freshMs) void check();
      return trouble;
    },
  };
}
