import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CallSheetFormat } from '@lensemble/contract/call-sheets';
import { HttpError } from '../../http/errors/http-error.ts';
import { bareEnv } from '../../lib/bare-env.ts';
import { errorCode } from '../../lib/error-code.ts';
import { takingTurns } from '../../lib/turns.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { Papers } from './pdf/papers.ts';
import type { PrintedSheet } from './printed-sheet.ts';
import type { Thumbnail } from './thumbnails.ts';

export interface SheetJob {
  readonly format: CallSheetFormat;
  readonly sheet: PrintedSheet;
  readonly pictures: readonly Thumbnail[];
  /** A JPEG, if the sheet names its attribution. */
  readonly map: Uint8Array | undefined;
}

interface PapersJob {
  readonly format: 'papers';
  readonly papers: Papers;
}

export type RenderJob = SheetJob | PapersJob;

/** What the letters of a job are in. */
const contentOf = (job: RenderJob) => (job.format === 'papers' ? job.papers : job.sheet);

const PROGRAM = fileURLToPath(new URL('render-process.ts', import.meta.url));
/** Starting the process takes longer than rendering. Ending it later frees its memory. */
const IDLE_MS = 30_000;
/** The letters of a sheet. A shot list of 200 entries with the longest notes has 400,000, and 500 items 100,000. */
const LETTERS_MAX = 800_000;

/** What the process needs beside its heap: Node itself, fonts and pictures. */
const BESIDE_HEAP_MB = 200;

interface Limits {
  /** The processor time of one document. */
  readonly cpuMs: number;
  /** The time after which one is given up, because the machine is busy. Other documents wait meanwhile. */
  readonly patienceMs: number;
  /** The heap of the process. */
  readonly memoryMb: number;
  /** Documents being prepared. One is rendered at a time. */
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingPerPerson: number;
}

/** Fifty pages take less than a second. */
const LIMITS: Limits = {
  cpuMs: 15_000,
  patienceMs: 60_000,
  memoryMb: 512,
  atOnce: 4,
  waiting: 40,
  waitingPerPerson: 10,
};

/**
 * Renders documents in another process, one at a time, so that the server survives if memory runs out. Each person has
 * one document under way, and people take turns. `prepare` supplies the job.
 * @throws UnavailableError if too many documents are waiting; `prepare` is not called then. Also if the machine is too busy
 * @throws HttpError 413 if a document exceeds the limit of text, processor time or memory
 */
export function renderingApart(limits: Limits = LIMITS) {
  const { cpuMs, patienceMs, memoryMb, atOnce, waiting, waitingPerPerson } = limits;
  const inTurn = takingTurns(atOnce, { waiting, waitingPerPerson, perPerson: 1 });
  const aloneInTurn = takingTurns(1);
  let child: ChildProcess | undefined;
  let leaving: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(PROGRAM, [memoryMb + BESIDE_HEAP_MB, cpuMs].map(String), {
      // Hides the environment of the server, which contains secrets.
      env: bareEnv(),
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    // Lets the server exit while the process runs, which then ends itself.
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function dismiss(): void {
    if (child?.pid !== undefined) child.kill('SIGKILL');
    child = undefined;
  }

  async function render(job: RenderJob): Promise<Buffer> {
    clearTimeout(leaving);
    child ??= start();
    try {
      return await ask(child, job, patienceMs);
    } catch (cause) {
      dismiss();
      throw cause;
    } finally {
      leaving = setTimeout(dismiss, IDLE_MS).unref();
    }
  }

  return (person: string, prepare: () => Promise<RenderJob>): Promise<Buffer> =>
    inTurn(async () => {
      const job = await prepare();
      if (JSON.stringify(contentOf(job)).length > LETTERS_MAX) throw tooMuch();
      return aloneInTurn(() => render(job));
    }, person);
}

/** A process that ends by a signal has exceeded its memory or its time. One that ends by itself has failed. */
async function ask(child: ChildProcess, job: RenderJob, patienceMs: number): Promise<Buffer> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(patienceMs)]);
  const gone = once(child, 'exit', { signal }).then(([code]) => {
    throw code === null ? tooMuch() : new Error(`The process that renders ended with ${code}`);
  });
  const answered = once(child, 'message', { signal });
  for (const each of [answered, gone]) each.catch(() => {});
  try {
    // A process that could not be started has no channel, and tells so by an error.
    child.send?.(job, () => {});
    const [made] = (await Promise.race([answered, gone])) as [Uint8Array];
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  } catch (error) {
    throw errorCode(error) === 'ABORT_ERR'
      ? new UnavailableError('The machine is too busy to render')
      : error;
  } finally {
    stop.abort();
  }
}

const tooMuch = () => new HttpError(413, 'too_large', 'This shoot is too long for a call sheet');
