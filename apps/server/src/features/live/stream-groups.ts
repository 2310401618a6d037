import type { EventStream } from './event-stream.ts';

/** Streams by an id of their owner. */
export class StreamGroups {
  readonly #groups = new Map<string, Set<EventStream>>();
  readonly #idOf: (stream: EventStream) => string;

  constructor(idOf: (stream: EventStream) => string) {
    this.#idOf = idOf;
  }

  add(stream: EventStream): void {
    const id = this.#idOf(stream);
    this.#groups.set(id, (this.#groups.get(id) ?? new Set()).add(stream));
  }

  delete(stream: EventStream): void {
    const id = this.#idOf(stream);
    const group = this.#groups.get(id);
    group?.delete(stream);
    if (group?.size === 0) this.#groups.delete(id);
  }

  has(id: string): boolean {
    return this.#groups.has(id);
  }

  /** The oldest first. */
  of(id: string): readonly EventStream[] {
    return [...(this.#groups.get(id) ?? [])];
  }

  all(): readonly EventStream[] {
    return [...this.#groups.values()].flatMap((group) => [...group]);
  }
}
