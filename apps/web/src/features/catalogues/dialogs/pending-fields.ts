import { createContext, useContext } from 'react';

/** What is still on its way into a form's fields while it may be saved already. */
export class PendingFields {
  readonly #pending = new Set<Promise<void>>();

  add(work: Promise<void>): void {
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
  }

  async finish(): Promise<void> {
    await Promise.allSettled(this.#pending);
  }
}

const PendingFieldsContext = createContext(new PendingFields());

export const PendingFieldsProvider = PendingFieldsContext.Provider;

export function usePendingFields(): PendingFields {
  return useContext(PendingFieldsContext);
}
