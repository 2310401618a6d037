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
  #onAcknowledged = () => {};
  readonly #writers = Array.from(
    { length: WRITERS },
    () => new Writer(this.client, () => this.#onAcknowledged()),
  );

  get acknowledged(): number {
    return this.#sum((writer) => writer.acknowledged);
  }

  get refused(): number {
    return this.#sum((writer) => writer.refused);
  }

  /**
   * Saves until the server is ended: at a random moment, or at the one at which a save is acknowledged. The latter finds
   * what is acknowledged a little before it is written.
   * @returns whether a save was under way at that moment
   */
  async untilEnded(
    end: () => Promise<void>,
    moment: 'random' | 'acknowledged' = 'random',
  ): Promise<boolean> {
    let gone = false;
    const saving = this.#writers.map((writer) => writer.saveUntilGone(() => gone));
    await Promise.race([this.#untilSomeMoment(), ...saving]);
    const endNow = () => {
      this.#onAcknowledged = () => {};
      gone = true;
      return { ended: end(), wasSaving: this.#writers.some(({ isSaving }) => isSaving) };
    };
    const { ended, wasSaving } =
      moment === 'random' ? endNow() : await this.#atAcknowledgement(endNow, saving);
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

  /** Calls `act` before anything else can happen. @throws if one of the writers fails before */
  async #atAcknowledgement<T>(act: () => T, saving: readonly Promise<void>[]): Promise<T> {
    const acted = new Promise<T>((resolve) => {
      this.#onAcknowledged = () => resolve(act());
    });
    const failed = Promise.all(saving).then(() => acted);
    return Promise.race([acted, failed]);
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
