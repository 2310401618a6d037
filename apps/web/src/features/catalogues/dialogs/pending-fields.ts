import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Lookups that still change a form's fields, and what is saved with them. Saving waits for them. */
export class PendingFields {
  readonly #pending = new Set<Promise<string | undefined>>();
  readonly #beforeSaving = new Set<() => Promise<string | undefined>>();

  /** @param work resolves to the reason of a failure; it must not reject */
  add(work: Promise<string | undefined>): void {
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
  }

  /** @param work as above, for each attempt to save @returns a function that takes it back */
  beforeSaving(work: () => Promise<string | undefined>): () => void {
    this.#beforeSaving.add(work);
    return () => this.#beforeSaving.delete(work);
  }

  /**
   * Waits for all lookups and all work before saving.
   * @returns the reason of the first failure, if any
   */
  async finish(): Promise<string | undefined> {
    const work = Array.from(this.#beforeSaving, (start) => start());
    const reasons = await Promise.all([...this.#pending, ...work]);
    return reasons.find((reason) => reason !== undefined);
  }
}

const PendingFieldsContext = createContext(new PendingFields());

export const PendingFieldsProvider = PendingFieldsContext.Provider;

export function usePendingFields(): PendingFields {
  return useContext(PendingFieldsContext);
}

/** @param work what to save before the form; resolves to the reason of a failure, which keeps the form open */
export function useBeforeSaving(work: () => Promise<string | undefined>): void {
  const pending = usePendingFields();
  const latest = useEffectEvent(work);
  useEffect(() => pending.beforeSaving(() => latest()), [pending]);
}
