/** What a step found. `total.mjs` adds the results of all steps. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { readonly title: string; readonly message?: string }[];
}

/** Collects what a step has checked, and prints each check. */
export class Checks {
  readonly #failures: { title: string; message: string }[] = [];
  #passed = 0;

  expect(isTrue: boolean, title: string, message = ''): void {
    console.log(`${isTrue ? '✓' : '✗'} ${title}`);
    if (isTrue) this.#passed++;
    else this.#failures.push({ title, message });
  }

  get result(): Result {
    return { passed: this.#passed, failed: this.#failures.length, failures: this.#failures };
  }
}

export const joined = (...results: readonly Result[]): Result => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
});
