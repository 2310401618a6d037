import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CallSheetFormat } from '@lensemble/contract/call-sheets';
import { HttpError } from '../../http/errors/http-error.ts';
import { errorCode } from '../../lib/error-code.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { CallSheet } from './call-sheet.ts';
import type { Thumbnail } from './thumbnails.ts';

export interface RenderJob {
  readonly format: CallSheetFormat;
  readonly sheet: CallSheet;
  readonly pictures: readonly Thumbnail[];
}

const PROGRAM = new URL('render-worker.ts', import.meta.url);
/** Starting the thread takes longer than rendering. Ending it later frees its memory. */
const IDLE_MS = 30_000;

interface Limits {
  /** The time limit of one document. Other documents wait meanwhile. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly atOnce: number;
}

/** Fifty pages take less than a second. */
const LIMITS: Limits = { timeoutMs: 15_000, memoryMb: 512, atOnce: 20 };

/**
 * Renders documents in a worker thread, one at a time, so that layout does not block the server. `prepare` supplies the
 * job.
 * @throws UnavailableError if too many documents are under way; `prepare` is not called then
 * @throws HttpError 413 if a document exceeds the time or memory limit
 */
export function renderingApart({ timeoutMs, memoryMb, atOnce }: Limits = LIMITS) {
  let worker: Worker | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;

  function startWorker(): Worker {
    const started = new Worker(PROGRAM, {
      // Hides the environment of the server, which contains secrets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // Lets the server exit while the thread runs.
    started.unref();
    // `ask` handles the error. Without this listener, the error would end the server.
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  function dismiss(): void {
    void worker?.terminate();
    worker = undefined;
  }

  async function render(job: RenderJob): Promise<Buffer> {
    clearTimeout(leaving);
    worker ??= startWorker();
    try {
      return await ask(worker, job, timeoutMs);
    } catch (cause) {
      dismiss();
      throw isTooMuch(cause) ? tooMuch() : cause;
    } finally {
      leaving = setTimeout(dismiss, IDLE_MS).unref();
    }
  }

  function renderInTurn(job: RenderJob): Promise<Buffer> {
    const mine = last.then(() => render(job));
    last = mine.catch(() => {});
    return mine;
  }

  return async (prepare: () => Promise<RenderJob>): Promise<Buffer> => {
    if (underWay >= atOnce) throw new UnavailableError('Too many call sheets are waiting');
    underWay++;
    try {
      return await renderInTurn(await prepare());
    } finally {
      underWay--;
    }
  };
}

async function ask(thread: Worker, job: RenderJob, timeoutMs: number): Promise<Buffer> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]);
  const gone = once(thread, 'exit', { signal }).then(([code]) => {
    throw new Error(`The thread that makes documents ended with ${code}`);
  });
  const answered = once(thread, 'message', { signal });
  thread.postMessage(job);
  try {
    const [made] = (await Promise.race([answered, gone])) as [Uint8Array];
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  } finally {
    for (const each of [answered, gone]) each.catch(() => {});
    stop.abort();
  }
}

const isTooMuch = (error: unknown) =>
  ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'].includes(errorCode(error) ?? '');
const tooMuch = () => new HttpError(413, 'too_large', 'This shoot is too long for a call sheet');
