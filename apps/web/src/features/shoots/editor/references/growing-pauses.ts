/** The last pause repeats. */
const PAUSES_MS = [10_000, 30_000, 90_000, 300_000];

/** Runs a function repeatedly, after increasing pauses. */
export class GrowingPauses {
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** Schedules the next run. A pause that has already begun continues. */
  next(): void {
    if (this.#timer !== undefined) return;
    const pause = PAUSES_MS[Math.min(this.#count++, PAUSES_MS.length - 1)];
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#run();
    }, pause);
  }

  /** Cancels the next run and resets to the shortest pause. */
  startOver(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#count = 0;
  }
}
