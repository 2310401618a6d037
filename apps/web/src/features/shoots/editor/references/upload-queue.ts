import { numberedKey } from '@lensemble/contract/numbered-key';
import { referenceUploadWords } from '@lensemble/messages/web/reference-uploads';
import { GrowingPauses } from '@/lib/calls/growing-pauses.ts';
import { randomKey } from '@/lib/calls/random-key.ts';
import { type Passing, type UploadFailure, uploadFailure } from '@/lib/pictures/upload-failure.ts';

/** `held`: the shoot does not exist yet. `waiting`: earlier uploads are in progress. */
export type UploadState = 'held' | 'waiting' | 'sending' | 'failed';

export interface Upload {
  readonly id: string;
  readonly file: File;
  /** An object URL of the file. */
  readonly preview: string;
  readonly state: UploadState;
  readonly progress: number;
  readonly failure: UploadFailure | null;
  /** Whether it failed temporarily and only the queue has retried it since. */
  readonly isStuck: boolean;
  /** The position among all pictures ever added to this queue. */
  readonly number: number;
}

interface Sending {
  readonly file: File;
  /**
   * The idempotency key. It is the same for all attempts, so a picture is stored only once. It contains the number,
   * which gives the picture its position.
   */
  readonly key: string;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

interface Calls<Answer> {
  send: (shootId: string, sending: Sending) => Promise<Answer>;
  /**
   * An upload has succeeded. `later` holds the answers of pictures with higher numbers that arrived earlier, in
   * order.
   */
  onArrived: (shootId: string, answer: Answer, later: readonly Answer[]) => void;
  /** Reports whether the queue of an existing shoot contains uploads. */
  onOpen: (isOpen: boolean) => void;
  /** Uploads have failed and no screen shows the queue. */
  onLeft: (shootId: string, failed: readonly Upload[]) => void;
  /** All uploads reported by `onLeft` and not removed since have succeeded, and still no screen shows the queue. */
  onMadeGood: (shootId: string) => void;
}

const AT_ONCE = 3;
const PAUSES_MS = [10_000, 30_000, 90_000, 300_000];
let lastId = 0;

/** How many of the files become references by themselves. A failed one may never. */
export const countComing = (uploads: readonly Upload[]): number =>
  uploads.filter(({ state }) => state !== 'failed').length;

/**
 * The uploads of one shoot: up to three at a time, each with its progress. Temporary failures are retried
 * automatically; other failures stay until the user retries or removes them. Without a shoot, pictures are held.
 */
export class UploadQueue<Answer> {
  #uploads: readonly Upload[] = [];
  #shootId: string | null;
  readonly #calls: Calls<Answer>;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  /** The answers by number, kept until the queue is empty. */
  readonly #arrived = new Map<number, Answer>();
  /** The part that all idempotency keys of this queue share. */
  readonly #shared = randomKey();
  #count = 0;
  /** The ids reported to `onLeft` since a screen last showed the queue. */
  readonly #told = new Set<string>();
  readonly #pauses = new GrowingPauses(PAUSES_MS, () => this.retryPassing('time'));

  constructor(shootId: string | null, calls: Calls<Answer>) {
    this.#shootId = shootId;
    this.#calls = calls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#told.clear();
    return () => {
      this.#listeners.delete(listener);
      // The next screen may subscribe in the same tick.
      setTimeout(() => this.#tellLeft());
    };
  };

  readonly current = (): readonly Upload[] => this.#uploads;

  /** Adds pictures. `refuse` may return the reason why a file cannot be uploaded. */
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
        failure: reason ? { reason, canRetry: false, passesWith: null } : null,
        isStuck: false,
        number: this.#count++,
      };
    });
    this.#set([...this.#uploads, ...added]);
    this.#next();
  }

  /** Assigns the queue to a new shoot and starts the held uploads. */
  startFor(shootId: string): void {
    this.#shootId = shootId;
    this.#set(this.#uploads.map((each) => (each.state === 'held' ? waiting(each) : each)));
    this.#next();
  }

  retry(id: string): void {
    this.#change(id, (each) => (each.state === 'failed' ? waiting(each) : each));
    this.#next();
  }

  /** Retries failures whose temporary reason has passed. */
  retryPassing(reason: Passing): void {
    const isOver = ({ failure }: Upload) => failure?.passesWith === reason;
    const again = (each: Upload) => ({ ...waiting(each), isStuck: each.isStuck });
    this.#set(this.#uploads.map((each) => (isOver(each) ? again(each) : each)));
    this.#next();
  }

  remove(id: string): void {
    this.#aborts.get(id)?.abort();
    this.#told.delete(id);
    this.#drop(id);
    this.#next();
  }

  /** Removes all uploads without a message. */
  clear(): void {
    this.#told.clear();
    for (const abort of this.#aborts.values()) abort.abort();
    for (const { preview } of this.#uploads) URL.revokeObjectURL(preview);
    this.#set([]);
    this.#next();
  }

  #next(): void {
    const shootId = this.#shootId;
    if (shootId === null) return;
    const sending = this.#uploads.filter(({ state }) => state === 'sending').length;
    const waitingOnes = this.#uploads.filter(({ state }) => state === 'waiting');
    for (const each of waitingOnes.slice(0, Math.max(0, AT_ONCE - sending)))
      void this.#send(shootId, each);
    if (sending === 0 && waitingOnes.length === 0) this.#rest(shootId);
  }

  async #send(shootId: string, { id, file, number }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(id, (each) => ({ ...each, state: 'sending' }));
    const key = numberedKey(this.#shared, number);
    const onProgress = (progress: number) => this.#change(id, (each) => ({ ...each, progress }));
    try {
      const { signal } = abort;
      const answer = await this.#calls.send(shootId, { file, key, onProgress, signal });
      this.#pauses.startOver();
      this.#arrive(shootId, number, answer);
      this.#drop(id);
    } catch (error) {
      if (!abort.signal.aborted) this.#change(id, (each) => failed(each, error));
    }
    this.#aborts.delete(id);
    this.#next();
  }

  #arrive(shootId: string, number: number, answer: Answer): void {
    const later = Array.from(this.#arrived)
      .filter(([other]) => other > number)
      .sort(([a], [b]) => a - b);
    this.#arrived.set(number, answer);
    this.#calls.onArrived(
      shootId,
      answer,
      later.map(([, each]) => each),
    );
  }

  /** Called when every upload has succeeded or failed. */
  #rest(shootId: string): void {
    this.#tellLeft();
    if (this.#uploads.length === 0) this.#end(shootId);
    const isPassing = this.#uploads.some(({ failure }) => failure?.passesWith === 'time');
    if (isPassing) this.#pauses.next();
    else this.#pauses.startOver();
  }

  #end(shootId: string): void {
    if (this.#told.size > 0) this.#calls.onMadeGood(shootId);
    this.#told.clear();
    this.#arrived.clear();
  }

  #tellLeft(): void {
    const isBusy = this.#uploads.some(({ state }) => state !== 'failed');
    if (this.#shootId === null || this.#listeners.size > 0 || isBusy) return;
    const news = this.#uploads.filter(({ id }) => !this.#told.has(id));
    for (const { id } of news) this.#told.add(id);
    if (news.length > 0) this.#calls.onLeft(this.#shootId, this.#uploads);
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
  return { ...upload, state: 'waiting', progress: 0, failure: null, isStuck: false };
}

function failed(upload: Upload, error: unknown): Upload {
  const failure = uploadFailure(
    error,
    referenceUploadWords('failed'),
    referenceUploadWords('noConnection'),
  );
  return { ...upload, state: 'failed', failure, isStuck: failure.passesWith === 'time' };
}
