import type { Change } from '@lensemble/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { affectedBy, affectedByAny, lost } from './affected-queries.ts';

/** Bursts are applied together: the first change at once, those that follow after this time. */
const PAUSE_MS = 250;
/** Own writes in flight may show more than the server has. They are waited for, but no longer than this. */
const WRITE_MS = 3_000;
/** More shoots at once are read as a list. */
const SHOOTS_MAX = 5;

export interface Surroundings {
  readonly client: QueryClient;
  /** Reads a shoot and puts it into the list of shoots. */
  readonly reloadListed: (shootId: string) => void;
  readonly reloadList: () => void;
  /** Of a shoot, whose queries stay as they are. */
  readonly onGone: (shootId: string) => void;
}

/** Makes the affected queries load again. Those that no screen shows do so when one does. */
export class ChangeApplier {
  readonly #with: Surroundings;
  #changes = new Map<string, Change>();
  #isAny = false;
  #appliedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(surroundings: Surroundings) {
    this.#with = surroundings;
  }

  /** @param changes null if anything may have changed */
  add(changes: readonly Change[] | null): void {
    if (changes === null) this.#isAny = true;
    for (const change of changes ?? []) this.#changes.set(`${change.kind} ${change.id}`, change);
    this.#schedule(this.#appliedAt + PAUSE_MS - performance.now());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changes = new Map();
    this.#isAny = false;
  }

  #schedule(pause: number, since = performance.now()): void {
    if (this.#timer !== undefined) return;
    const run = () => {
      this.#timer = undefined;
      const isWriting = this.#with.client.isMutating() > 0;
      if (isWriting && performance.now() - since < WRITE_MS) this.#schedule(PAUSE_MS / 5, since);
      else this.#apply();
    };
    if (pause > 0 || this.#with.client.isMutating() > 0)
      this.#timer = setTimeout(run, Math.max(pause, 0));
    else run();
  }

  #apply(): void {
    const { client, reloadListed, reloadList, onGone } = this.#with;
    const all = [...this.#changes.values()];
    const gone = all.filter(({ isGone }) => isGone).map(({ id }) => id);
    const changes = all.filter(({ id }) => !gone.includes(id));
    const isAny = this.#isAny;
    this.stop();
    this.#appliedAt = performance.now();
    const keys = isAny ? affectedByAny : [...gone.flatMap(lost), ...changes.flatMap(affectedBy)];
    for (const id of gone) onGone(id);
    const unique = new Map(keys.map((key) => [JSON.stringify(key), key]));
    for (const queryKey of unique.values()) void client.invalidateQueries({ queryKey });
    const shoots = changes.filter(({ kind }) => kind === 'shoot');
    if (isAny) return;
    if (shoots.length > SHOOTS_MAX) reloadList();
    else for (const { id } of shoots) reloadListed(id);
  }
}
