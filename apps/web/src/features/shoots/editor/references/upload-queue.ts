import { randomKey } from '@/lib/random-key.ts';
import type { UploadFailure } from '@/lib/upload-failure.ts';
import { uploadFailure } from '@/lib/upload-failure.ts';

/** `held`: its shoot does not exist yet. `waiting`: others are on their way first. */
export type UploadState = 'held' | 'waiting' | 'sending' | 'failed';

export interface Upload {
  readonly id: string;
  readonly file: File;
  /** An object URL, to show the picture meanwhile. */
  readonly preview: string;
  readonly state: UploadState;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly failure: UploadFailure | null;
  /** Stays the same however often it is tried, so that it cannot arrive twice. */
  readonly key: string;
}

interface Sending {
  readonly file: File;
  readonly key: string;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

interface Calls<Answer> {
  /** Sends one picture to a shoot. */
  send: (shootId: string, sending: Sending) => Promise<Answer>;
  /** A picture has arrived. */
  onArrived: (shootId: string, answer: Answer) => void;
  /** All have arrived or failed; the answers of this run in the order in which the pictures were chosen. */
  onDone: (shootId: string, answers: readonly Answer[]) => void;
  /** Whether any belongs to a shoot and has not arrived. */
  onOpen: (isOpen: boolean) => void;
  /** Some have failed, and no screen shows it. */
  onLeft: (shootId: string, failed: readonly Upload[]) => void;
}

const AT_ONCE = 3;
let lastId = 0;

/**
 * The pictures on their way to one shoot: three at a time, each with its progress. What fails stays until it is tried
 * again or removed. While there is no shoot, pictures are held.
 */
export class UploadQueue<Answer> {
  #uploads: readonly Upload[] = [];
  #shootId: string | null;
  readonly #calls: Calls<Answer>;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  readonly #order: string[] = [];
  readonly #answers = new Map<string, Answer>();

  constructor(shootId: string | null, calls: Calls<Answer>) {
    this.#shootId = shootId;
    this.#calls = calls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // The next screen may show the queue at once.
      setTimeout(() => this.#tellLeft());
    };
  };

  readonly current = (): readonly Upload[] => this.#uploads;

  /** Takes pictures in. `refuse` may say at once why one cannot be sent. */
  add(
    files: readonly File[],
    refuse: (file: File) => string | null | undefined = () => null,
  ): void {
    const atFirst = this.#shootId === null ? 'held' : 'waiting';
    const added = files.map((file): Upload => {
      const reason = refuse(file);
      return {
        id: `upload-${++lastId}`,
        file,
        preview: URL.createObjectURL(file),
        state: reason ? 'failed' : atFirst,
        progress: 0,
        failure: reason ? { reason, canRetry: false, isNetwork: false } : null,
        key: randomKey(),
      };
    });
    this.#order.push(...added.map(({ id }) => id));
    this.#set([...this.#uploads, ...added]);
    this.#next();
  }

  /** The shoot exists now: what was held goes on its way. */
  startFor(shootId: string): void {
    this.#shootId = shootId;
    this.#set(this.#uploads.map((each) => (each.state === 'held' ? waiting(each) : each)));
    this.#next();
  }

  retry(id: string): void {
    this.#change(id, (each) => (each.state === 'failed' ? waiting(each) : each));
    this.#next();
  }

  /** Tries again what failed for want of a network. */
  retryNetwork(): void {
    this.#set(this.#uploads.map((each) => (each.failure?.isNetwork ? waiting(each) : each)));
    this.#next();
  }

  remove(id: string): void {
    this.#aborts.get(id)?.abort();
    this.#drop(id);
    this.#next();
  }

  clear(): void {
    for (const { id } of this.#uploads) this.remove(id);
  }

  #next(): void {
    const shootId = this.#shootId;
    if (shootId === null) return;
    const sending = this.#uploads.filter(({ state }) => state === 'sending').length;
    const waitingOnes = this.#uploads.filter(({ state }) => state === 'waiting');
    for (const each of waitingOnes.slice(0, Math.max(0, AT_ONCE - sending)))
      void this.#send(shootId, each);
    if (sending === 0 && waitingOnes.length === 0) this.#finish(shootId);
  }

  async #send(shootId: string, { id, file, key }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(id, (each) => ({ ...each, state: 'sending' }));
    const onProgress = (progress: number) => this.#change(id, (each) => ({ ...each, progress }));
    try {
      const { signal } = abort;
      const answer = await this.#calls.send(shootId, { file, key, onProgress, signal });
      this.#answers.set(id, answer);
      this.#calls.onArrived(shootId, answer);
      this.#drop(id);
    } catch (error) {
      if (!abort.signal.aborted) this.#change(id, (each) => failed(each, error));
    }
    this.#aborts.delete(id);
    this.#next();
  }

  #finish(shootId: string): void {
    this.#tellLeft();
    if (this.#answers.size === 0) return;
    const answers = this.#order.flatMap((id) => this.#answers.get(id) ?? []);
    this.#answers.clear();
    this.#calls.onDone(shootId, answers);
  }

  #tellLeft(): void {
    const isBusy = this.#uploads.some(({ state }) => state !== 'failed');
    if (this.#shootId === null || this.#listeners.size > 0 || isBusy) return;
    if (this.#uploads.length > 0) this.#calls.onLeft(this.#shootId, this.#uploads);
  }

  #drop(id: string): void {
    const upload = this.#uploads.find((each) => each.id === id);
    if (upload) URL.revokeObjectURL(upload.preview);
    this.#set(this.#uploads.filter((each) => each.id !== id));
  }

  #change(id: string, change: (upload: Upload) => Upload): void {
    this.#set(this.#uploads.map((each) => (each.id === id ? change(each) : each)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    this.#calls.onOpen(this.#shootId !== null && uploads.length > 0);
    for (const listener of this.#listeners) listener();
  }
}

function waiting(upload: Upload): Upload {
  return { ...upload, state: 'waiting', progress: 0, failure: null };
}

function failed(upload: Upload, error: unknown): Upload {
  const failure = uploadFailure(error, 'Failed to upload image', 'No connection');
  return { ...upload, state: 'failed', failure };
}
