import { Readable } from 'node:stream';
import { CHANGES_MAX } from '@lensemble/contract/constants';
import type { Change, streamEnds } from '@lensemble/contract/live';
import { changeEvent, endEvent } from './event-text.ts';

/** What a client may leave unread before it is dropped. It then connects again. */
const UNREAD_MAX_BYTES = 64 * 1024;
/** How long a client that does not read may keep a stream that has ended. */
const END_MS = 1_000;

export interface Owner {
  readonly userId: string;
  readonly teamId: string;
  /** The token of the session. */
  readonly token: string;
}

/** The stream of one client. It tells each revision once, in order, and nothing while the client's access is in doubt. */
export class EventStream {
  readonly owner: Owner;
  readonly body = new Readable({ read() {} });
  readonly #onOver: () => void;
  /** The newest revision that the client knows; undefined until `begin`. */
  #known: number | undefined;
  #holds = 1;
  #waiting: (() => void)[] = [];
  #isOver = false;

  /** @param onOver is called once, when the stream has ended or lost its client */
  constructor(owner: Owner, onOver: () => void) {
    this.owner = owner;
    this.#onOver = onOver;
    this.body.once('close', () => this.end());
    // A client that leaves is no failure.
    this.body.on('error', () => {});
  }

  /**
   * Begins with what the client has missed.
   * @param revision that of the team, read after the stream was registered
   * @param since the revision that the client knows
   */
  begin(revision: number, since: number | undefined): void {
    this.#known = revision;
    this.#write(changeEvent({ revision, changes: since === revision ? [] : null }));
    this.release();
  }

  /** @param changes null for anything */
  tellChanges(revision: number, changes: readonly Change[] | null): void {
    this.#whenFree(() => {
      if (this.#known === undefined || revision <= this.#known) return;
      this.#known = revision;
      const isMany = changes !== null && changes.length > CHANGES_MAX;
      this.#write(changeEvent({ revision, changes: changes && !isMany ? [...changes] : null }));
    });
  }

  tell(event: string): void {
    this.#whenFree(() => this.#write(event));
  }

  /** Keeps events until `release`, which must be called as often. */
  hold(): void {
    this.#holds += 1;
  }

  release(): void {
    this.#holds -= 1;
    if (this.#holds > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const write of waiting) write();
  }

  end(reason?: (typeof streamEnds)[number]): void {
    if (this.#isOver) return;
    if (reason) this.#write(endEvent(reason));
    this.#isOver = true;
    this.#waiting = [];
    this.body.push(null);
    setTimeout(() => this.body.destroy(), END_MS).unref();
    this.#onOver();
  }

  #whenFree(write: () => void): void {
    if (this.#isOver) return;
    if (this.#holds > 0) this.#waiting.push(write);
    else write();
  }

  #write(text: string): void {
    if (this.#isOver || this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > UNREAD_MAX_BYTES) this.body.destroy();
  }
}
