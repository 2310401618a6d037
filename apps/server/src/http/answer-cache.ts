import type { Encoded } from './compression.ts';

/** A response that shows more than its revision says, such as a forecast. */
export interface Perishable extends Encoded {
  /** In milliseconds since 1970; undefined if it only changes with its revision. */
  readonly freshUntil?: number | undefined;
}

const isFresh = ({ freshUntil }: Perishable) => freshUntil === undefined || freshUntil > Date.now();

interface Entry<Answer> {
  readonly revision: number;
  readonly answer: Answer;
}

/** Counts the key too, so that many empty answers are bounded as well. */
const sizeOf = (place: string, { answer }: Entry<Encoded>) => place.length + answer.body.length;

/**
 * An LRU cache of compressed responses with the newest revision of each place: a list of one team, or a shared shoot, in
 * one encoding.
 */
export class AnswerCache<Answer extends Perishable = Encoded> {
  readonly #maxBytes: number;
  /** Ordered by last use. */
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #making = new Map<string, Promise<Answer>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Returns the cached response, or calls `make` once for concurrent callers. `make` must read its data after the
   * revision: a cached response can then be newer than its revision, but never older.
   */
  async answer(place: string, revision: number, make: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#entries.get(place);
    if (kept?.revision === revision && isFresh(kept.answer)) {
      this.#touch(place, kept);
      return kept.answer;
    }
    const making = `${place} ${revision}`;
    const answer = this.#making.get(making) ?? this.#make(place, revision, make);
    this.#making.set(making, answer);
    return answer.finally(() => this.#making.delete(making));
  }

  async #make(place: string, revision: number, make: () => Promise<Answer>): Promise<Answer> {
    const answer = await make();
    const kept = this.#entries.get(place);
    if (kept === undefined || kept.revision <= revision) this.#keep(place, { answer, revision });
    return answer;
  }

  #touch(place: string, entry: Entry<Answer>): void {
    this.#entries.delete(place);
    this.#entries.set(place, entry);
  }

  #keep(place: string, entry: Entry<Answer>): void {
    this.#drop(place);
    this.#entries.set(place, entry);
    this.#bytes += sizeOf(place, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(place: string): void {
    const entry = this.#entries.get(place);
    if (entry) this.#bytes -= sizeOf(place, entry);
    this.#entries.delete(place);
  }
}
