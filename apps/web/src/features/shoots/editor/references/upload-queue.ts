import { ApiError } from '@/lib/api.ts';
import { NetworkError } from '@/lib/upload.ts';

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
  /** Why it failed, for people. */
  readonly reason: string | null;
  /** Whether another try can help by itself, once the network is back. */
  readonly isNetwork: boolean;
}

interface Sending {
  readonly file: File;
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
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): readonly Upload[] => this.#uploads;

  /** Takes pictures in. `refuse` may say at once why one cannot be sent. */
  add(files: readonly File[], refuse: (file: File) => string | null = () => null): void {
    const atFirst = this.#shootId === null ? 'held' : 'waiting';
    const added = files.map((file): Upload => {
      const reason = refuse(file);
      return {
        id: `upload-${++lastId}`,
        file,
        preview: URL.createObjectURL(file),
        state: reason ? 'failed' : atFirst,
        progress: 0,
        reason,
        isNetwork: false,
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
    this.#set(this.#uploads.map((each) => (each.isNetwork ? waiting(each) : each)));
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

  async #send(shootId: string, { id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(id, (each) => ({ ...each, state: 'sending' }));
    const onProgress = (progress: number) => this.#change(id, (each) => ({ ...each, progress }));
    try {
      const answer = await this.#calls.send(shootId, { file, onProgress, signal: abort.signal });
      this.#answers.set(id, answer);
      this.#calls.onArrived(shootId, answer);
      this.#drop(id);
    } catch (error) {
      if (!abort.signal.aborted) this.#change(id, (each) => ({ ...each, ...failureOf(error) }));
    }
    this.#aborts.delete(id);
    this.#next();
  }

  #finish(shootId: string): void {
    if (this.#answers.size === 0) return;
    const answers = this.#order.flatMap((id) => this.#answers.get(id) ?? []);
    this.#answers.clear();
    this.#calls.onDone(shootId, answers);
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
    for (const listener of this.#listeners) listener();
  }
}

function waiting(upload: Upload): Upload {
  return { ...upload, state: 'waiting', progress: 0, reason: null, isNetwork: false };
}

function failureOf(error: unknown): Pick<Upload, 'state' | 'reason' | 'isNetwork'> {
  const isNetwork = error instanceof NetworkError;
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  const reason = isNetwork ? 'No connection' : (sentence ?? 'Failed to upload image');
  return { state: 'failed', reason, isNetwork };
}
