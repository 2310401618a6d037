/** Runs a function repeatedly, after increasing pauses in milliseconds. The last pause repeats. */
export class GrowingPauses {
  readonly #pauses: readonly number[];
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(pauses: readonly number[], run: () => void) {
    this.#pauses = pauses;
    this.#run = run;
  }

  /** Schedules the next run. A pause that has already begun continues. */
  next(): void {
    if (this.#timer !== undefined) return;
    const pause = this.#pauses[Math.min(this.#count++, this.#pauses.length - 1)];
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
