import { setTimeout as wait } from 'node:timers/promises';
import { Client } from './client.ts';
import { type Shoot, Writer } from './writer.ts';

const WRITERS = 8;
const LONGEST_ROUND_MS = 500;
const LOOK_MS = 5;

/** Clients that save continuously on one server, and know which saves it has acknowledged. */
export class Load {
  readonly client = new Client();
  readonly losses: string[] = [];
  readonly #writers = Array.from({ length: WRITERS }, () => new Writer(this.client));

  get acknowledged(): number {
    return this.#sum((writer) => writer.acknowledged);
  }

  get refused(): number {
    return this.#sum((writer) => writer.refused);
  }

  /**
   * Saves until the server is ended at a random moment.
   * @returns whether a save was under way at that moment
   */
  async untilEnded(end: () => Promise<void>): Promise<boolean> {
    let gone = false;
    const saving = this.#writers.map((writer) => writer.saveUntilGone(() => gone));
    await Promise.race([this.#untilSomeMoment(), ...saving]);
    gone = true;
    const ended = end();
    const wasSaving = this.#writers.some(({ isSaving }) => isSaving);
    await ended;
    await Promise.all(saving);
    return wasSaving;
  }

  /** Saves while the server or its database is disturbed at random moments, until it saves again after each. */
  async through(times: number, disturb: (turn: number) => Promise<void>): Promise<void> {
    let isOver = false;
    const saving = this.#writers.map((writer) => writer.saveThrough(() => isOver));
    const disturbing = async () => {
      for (let turn = 0; turn < times; turn++) {
        await this.#untilSomeMoment();
        await disturb(turn);
      }
      await this.#untilSomeMoment();
      isOver = true;
    };
    await Promise.all([disturbing(), ...saving]);
  }

  /** Looks for every acknowledged save. */
  async check(): Promise<void> {
    for (const writer of this.#writers) await writer.settle();
    const list = await this.client.expect<Shoot[]>(200, 'GET', '/api/shoots');
    const byId = new Map(list.map((shoot) => [shoot.id, shoot]));
    this.losses.push(...this.#writers.flatMap((writer) => writer.findLosses(byId)));
    const known = this.#sum(({ size }) => size);
    if (list.length !== known) this.losses.push(`${list.length} shoots instead of ${known}`);
  }

  async #untilSomeMoment(): Promise<void> {
    const before = this.acknowledged;
    while (this.acknowledged === before) await wait(LOOK_MS);
    await wait(Math.random() * LONGEST_ROUND_MS);
  }

  #sum(numberOf: (writer: Writer) => number): number {
    return this.#writers.reduce((total, writer) => total + numberOf(writer), 0);
  }
}
