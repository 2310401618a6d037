import { createContext, useContext } from 'react';

/** What is still on its way into a form's fields while it may be saved already. */
export class PendingFields {
  readonly #pending = new Set<Promise<string | undefined>>();

  /** @param work never rejects: resolves to why it failed, if it did */
  add(work: Promise<string | undefined>): void {
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
  }

  /** Waits for all of it. @returns why something failed, if so */
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
