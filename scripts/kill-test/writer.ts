import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

export interface Shoot {
  id: string;
  title: string;
  version: number;
}

const MAX_SHOOTS = 25;

/** Somebody who saves without pause, and remembers what was acknowledged and what is uncertain. */
export class Writer {
  acknowledged = 0;
  /** By id: the title that was acknowledged last. */
  #saved = new Map<string, string>();
  /** A change that was sent, and never answered. */
  #uncertainChange: { id: string; title: string } | undefined;
  /** A new shoot that was sent, and never answered. */
  #uncertainShoot: { key: string; title: string } | undefined;
  #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Saves until the server is gone. Answers other than success are errors. */
  async saveUntilGone(isGone: () => boolean): Promise<void> {
    while (!isGone()) {
      try {
        await this.#save();
      } catch (error) {
        if (!isGone()) throw error;
      }
    }
  }

  /** Sends again what was never answered, as a browser would, with the same key. */
  async settle(): Promise<void> {
    if (this.#uncertainShoot) await this.#create(this.#uncertainShoot);
  }

  /** What is wrong with the server's list, in words. */
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

  /** Whether a save was sent and is not answered yet. */
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
