import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';
import { untilTaken } from './until-taken.ts';

export interface Shoot {
  id: string;
  title: string;
  version: number;
}

const MAX_SHOOTS = 25;
/** The share of changes that replace the links of a shoot. */
const LINKED = 0.5;

/** A client that saves continuously and records which saves are acknowledged or uncertain. */
export class Writer {
  acknowledged = 0;
  /** The number of saves that the server refused for now. */
  refused = 0;
  /** The last acknowledged title by id. */
  #saved = new Map<string, string>();
  #uncertainChange: { id: string; title: string } | undefined;
  #uncertainShoot: { key: string; title: string } | undefined;
  #client: Client;
  #onAcknowledged: () => void;

  constructor(client: Client, onAcknowledged: () => void) {
    this.#client = client;
    this.#onAcknowledged = onAcknowledged;
  }

  /** Saves until the server is gone. Unexpected responses are errors. */
  async saveUntilGone(isGone: () => boolean): Promise<void> {
    while (!isGone()) {
      try {
        await this.#nextSave()();
      } catch (error) {
        if (!isGone()) throw error;
      }
    }
  }

  /** Saves until told to stop, and repeats each save that the server refuses for now. */
  async saveThrough(isOver: () => boolean): Promise<void> {
    while (!isOver()) this.refused += await untilTaken(this.#nextSave());
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

  #nextSave(): () => Promise<void> {
    const isNew = this.#saved.size === 0 || (this.#saved.size < MAX_SHOOTS && Math.random() < 0.3);
    if (isNew) {
      const shoot = { key: randomUUID(), title: `Shoot ${randomUUID()}` };
      return () => this.#create(shoot);
    }
    const ids = [...this.#saved.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
    if (Math.random() < LINKED) return () => this.#link(id);
    const title = `Changed ${randomUUID()}`;
    return () => this.#change(id, title);
  }

  async #create(shoot: { key: string; title: string }): Promise<void> {
    this.#uncertainShoot = shoot;
    const headers = { 'Idempotency-Key': shoot.key };
    const body = { title: shoot.title };
    const made = await this.#client.expect<Shoot>(201, 'POST', '/api/shoots', body, headers);
    this.#uncertainShoot = undefined;
    this.#acknowledge(made);
  }

  async #change(id: string, title: string): Promise<void> {
    this.#uncertainChange = { id, title };
    const changed = await this.#client.expect<Shoot>(200, 'PATCH', `/api/shoots/${id}`, { title });
    this.#uncertainChange = undefined;
    this.#acknowledge(changed);
  }

  /** Replaces lists in a transaction of several statements, which a restart can hit between two of them. */
  async #link(id: string): Promise<void> {
    const nothing = { propIds: [], costumeIds: [], equipmentIds: [] };
    await this.#client.expect(200, 'PATCH', `/api/shoots/${id}/resources`, nothing);
  }

  #acknowledge({ id, title }: Shoot): void {
    this.#saved.set(id, title);
    this.acknowledged += 1;
    this.#onAcknowledged();
  }
}
