import { createContext, useContext } from 'react';

/** Lookups that still change a form's fields. Saving waits for them. */
export class PendingFields {
  readonly #pending = new Set<Promise<string | undefined>>();

  /** @param work resolves to the reason of a failure; it must not reject */
  add(work: Promise<string | undefined>): void {
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
  }

  /**
   * Waits for all lookups.
   * @returns the reason of the first failure, if any
   */
  async finish(): Promise<string | undefined> {
    const reasons = await Promise.all(this.#pending);
    return reasons.find((reason) => reason !== undefined);
  }
}

const PendingFieldsContext = createContext(new PendingFields());

export const PendingFieldsProvider = PendingFieldsContext.Provider;

export function usePendingFields(): PendingFields {
  return useContext(PendingFieldsContext);
}
