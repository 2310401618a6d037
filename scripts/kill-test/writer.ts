import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

export interface Shoot {
  id: string;
  title: string;
  version: number;
}

const MAX_SHOOTS = 25;

/** A client that saves continuously and records which saves are acknowledged or uncertain. */
export class Writer {
  acknowledged = 0;
  /** The last acknowledged title by id. */
  #saved = new Map<string, string>();
  #uncertainChange: { id: string; title: string } | undefined;
  #uncertainShoot: { key: string; title: string } | undefined;
  #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Saves until the server is gone. Unexpected responses are errors. */
  async saveUntilGone(isGone: () => boolean): Promise<void> {
    while (!isGone()) {
      try {
        await this.#save();
      } catch (error) {
        if (!isGone()) throw error;
      }
    }
  }

  /** Repeats the unanswered create with the same key, like a browser. */
  async settle(): Promise<void> {
    if (this.#uncertainShoot) await this.#create(this.#uncertainShoot);
  }

  /** Compares the server's list with the acknowledged saves. @returns a message for each difference */
  findLosses(list: Map<string, Shoot>): string[] {
    const losses = [...this.#saved].flatMap(([id, title]) => {
      const found = list.get(id);
      if (!found) return [`"${title}" is gone`];
      if (found.title === title) return [];
      const uncertain = this.#uncertainChange;
      if (uncertain?.id !== id || uncertain.title !== found.title) {
        return [`"${title}" is "${found.title}"`];
      }
      this.#saved.set(id, found.title);
      return [];
    });
    this.#uncertainChange = undefined;
    return losses;
  }

  get isSaving(): boolean {
    return this.#uncertainChange !== undefined || this.#uncertainShoot !== undefined;
  }

  get size(): number {
    return this.#saved.size;
  }

  async #save(): Promise<void> {
    const isNew = this.#saved.size === 0 || (this.#saved.size < MAX_SHOOTS && Math.random() < 0.3);
    if (isNew) await this.#create({ key: randomUUID(), title: `Shoot ${randomUUID()}` });
    else await this.#change();
  }

  async #create(shoot: { key: string; title: string }): Promise<void> {
    this.#uncertainShoot = shoot;
    const headers = { 'Idempotency-Key': shoot.key };
    const body = { title: shoot.title };
    const made = await this.#client.expect<Shoot>(201, 'POST', '/api/shoots', body, headers);
    this.#uncertainShoot = undefined;
    this.#acknowledge(made);
  }

  async #change(): Promise<void> {
    const ids = [...this.#saved.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
    const title = `Changed ${randomUUID()}`;
    this.#uncertainChange = { id, title };
    const changed = await this.#client.expect<Shoot>(200, 'PATCH', `/api/shoots/${id}`, { title });
    this.#uncertainChange = undefined;
    this.#acknowledge(changed);
  }

  #acknowledge({ id, title }: Shoot): void {
    this.#saved.set(id, title);
    this.acknowledged += 1;
  }
}
