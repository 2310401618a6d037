/** The last one again and again. */
const PAUSES_MS = [10_000, 30_000, 90_000, 300_000];

/** Does something again and again for as long as it is asked to, each time after a longer pause. */
export class GrowingPauses {
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** Once more, after the next pause; where that has begun already, it goes on. */
  next(): void {
    if (this.#timer !== undefined) return;
    const pause = PAUSES_MS[Math.min(this.#count++, PAUSES_MS.length - 1)];
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#run();
    }, pause);
  }

  /** Nothing is to be done any more; another time begins with the shortest pause. */
  startOver(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#count = 0;
  }
}
