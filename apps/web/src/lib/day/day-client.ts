import type { ResponseOf } from '@lensemble/contract/endpoint';
import {
  nextOperations,
  type OperationQueue,
  queueFor,
  type RefusedOperation,
  shownPacking,
  shownShots,
  withAnswer,
  withDay,
  withOperations,
  withoutOld,
  withoutRefusals,
  withRefusal,
} from '@lensemble/contract/operation-queue';
import type { applyOperations, Day, Operation } from '@lensemble/contract/operations';
import type { Packing } from '@lensemble/contract/packing';
import type { Shot } from '@lensemble/contract/shots';
import { GrowingPauses } from '@/lib/calls/growing-pauses.ts';
import { listeners } from '@/lib/listeners.ts';
import type { DayStorage } from './day-storage.ts';
import { newOperation, type Wish } from './new-operation.ts';
import { bringingBack, refusedWith } from './refused-wishes.ts';
import { type SendFailure, sendFailure } from './send-failure.ts';

/** What a screen shows of the day of a shoot. */
export interface DayView {
  /** The entries with all changes of this device; undefined until they are known. */
  readonly shots: readonly Shot[] | undefined;
  /** The packing list, likewise. */
  readonly packing: Packing | undefined;
  /** The changes that are not on the server yet, in the order in which they were made. */
  readonly pending: readonly Operation[];
  readonly waiting: number;
  /** Whether changes could not be sent, and wait for the server. */
  readonly isStuck: boolean;
  readonly refused: readonly RefusedOperation[];
}

interface Surroundings {
  readonly send: (operations: readonly Operation[]) => Promise<ResponseOf<typeof applyOperations>>;
  readonly storage: DayStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Reports whether there are changes that the server does not have. */
  readonly onOpen: (isOpen: boolean) => void;
}

const PAUSES_MS = [5_000, 15_000, 60_000];
const unknown: DayView = {
  shots: undefined,
  packing: undefined,
  pending: [],
  waiting: 0,
  isStuck: false,
  refused: [],
};

/**
 * The day of a shoot on this device. A change shows at once, is sent after those before it, and is repeated until the server has
 * answered. Each request has its operations' ids, so a repetition changes nothing.
 */
export class DayClient {
  readonly #shootId: string;
  readonly #with: Surroundings;
  readonly #listeners = listeners();
  readonly #pauses = new GrowingPauses(PAUSES_MS, () => void this.send());
  readonly #loaded: Promise<void>;
  #queue: OperationQueue | undefined;
  #kept: Promise<void> = Promise.resolve();
  #view = unknown;
  /** What the server has answered. */
  readonly #settled = new Set<string>();
  #attempt: Promise<SendFailure | undefined> | undefined;
  #isStuck = false;
  /** After a request that the server refuses, each operation goes alone: the others are not at fault. */
  #goesAlone = false;
  #isClosed = false;

  constructor(shootId: string, surroundings: Surroundings) {
    this.#shootId = shootId;
    this.#with = surroundings;
    this.#loaded = this.#load();
  }

  /** Resolves once what the device keeps of the day is known. */
  get loaded(): Promise<void> {
    return this.#loaded;
  }

  /** Resolves once the device has stored the latest change, or could not. */
  get kept(): Promise<void> {
    return this.#kept;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly current = (): DayView => this.#view;

  /** What the server read. */
  async receive(day: Day): Promise<void> {
    await this.#loaded;
    this.#set(withDay(this.#queue ?? queueFor(day), day));
    await this.#adopt();
    void this.send();
  }

  /** Applies changes, in their order. @throws Error before the day is known */
  apply(...wishes: readonly Wish[]): void {
    if (!this.#queue) throw new Error('The day is not known yet');
    const now = this.#with.now();
    this.#set(
      withOperations(
        this.#queue,
        wishes.map((wish) => newOperation(wish, now)),
      ),
    );
    void this.send();
  }

  /** Forgets the refusals of an operation. */
  dismiss(operationId: string): void {
    if (this.#queue) this.#set(withoutRefusals(this.#queue, operationId));
  }

  /** Brings back a deleted entry with all changes to it that were refused. */
  bringBack(refused: RefusedOperation): void {
    const all = refusedWith(refused, this.#view.refused);
    this.apply(...bringingBack(all));
    for (const { operation } of all) this.dismiss(operation.id);
  }

  /** Sends what waits. Call it when the server may be back. Resolves after an attempt, also one that was under way. */
  async send(): Promise<void> {
    if (this.#attempt !== undefined) {
      await this.#attempt;
      return;
    }
    if (!this.#queue || this.#isClosed) return;
    this.#set(withoutOld(this.#queue, this.#with.now()));
    const operations = nextOperations(this.#queue).slice(0, this.#goesAlone ? 1 : undefined);
    if (operations.length === 0) return;
    this.#attempt = this.#sent(operations);
    const failure = await this.#attempt;
    this.#attempt = undefined;
    if (failure !== 'wait') await this.send();
    else if (!this.#isClosed) this.#pauses.next();
  }

  /** Sends nothing from now on. */
  close(): void {
    this.#isClosed = true;
    this.#pauses.startOver();
    this.letGo();
  }

  /** Reports no changes until the next one. */
  letGo(): void {
    this.#with.onOpen(false);
  }

  async #sent(operations: readonly Operation[]): Promise<SendFailure | undefined> {
    try {
      const answer = await this.#with.send(operations);
      this.#pauses.startOver();
      this.#isStuck = false;
      for (const { id } of operations) this.#settled.add(id);
      this.#change((queue) => withAnswer(queue, operations, answer));
      return undefined;
    } catch (error) {
      const failure = sendFailure(error);
      this.#isStuck = failure === 'wait';
      this.#change((queue) => this.#afterFailure(queue, operations, failure));
      return failure;
    }
  }

  #afterFailure(
    queue: OperationQueue,
    operations: readonly Operation[],
    failure: SendFailure,
  ): OperationQueue {
    if (failure === 'wait') return queue;
    if (failure === 'gone') return withRefusal(queue, queue.pending, 'gone');
    this.#goesAlone = true;
    return operations.length > 1 ? queue : withRefusal(queue, operations, failure);
  }

  async #load(): Promise<void> {
    const kept = await this.#with.storage.load(this.#shootId).catch(() => undefined);
    if (!kept || this.#isClosed) return;
    this.#set(kept);
    void this.send();
  }

  /** Takes over what other tabs have kept, since they may be closed before they have sent it. */
  async #adopt(): Promise<void> {
    const kept = await this.#with.storage.load(this.#shootId).catch(() => undefined);
    if (!kept || !this.#queue || this.#isClosed) return;
    const known = new Set(this.#queue.pending.map(({ id }) => id));
    const missing = kept.pending.filter(({ id }) => !known.has(id) && !this.#settled.has(id));
    if (missing.length > 0) this.#set(withOperations(this.#queue, missing));
  }

  #change(change: (queue: OperationQueue) => OperationQueue): void {
    if (this.#queue) this.#set(change(this.#queue));
  }

  #set(queue: OperationQueue): void {
    const hasNews = queue !== this.#queue;
    if (!hasNews && this.#view.isStuck === this.#isStuck) return;
    this.#queue = queue;
    this.#view = {
      shots: hasNews ? shownShots(queue) : this.#view.shots,
      packing: hasNews ? shownPacking(queue) : this.#view.packing,
      pending: queue.pending,
      waiting: queue.pending.length,
      isStuck: this.#isStuck && queue.pending.length > 0,
      refused: queue.refused,
    };
    if (hasNews) this.#kept = this.#with.storage.keep(this.#shootId, queue).catch(() => {});
    this.#with.onOpen(!this.#isClosed && queue.pending.length > 0);
    this.#listeners.notify();
  }
}
