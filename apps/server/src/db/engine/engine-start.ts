/** What the thread of the engine is asked. It answers `measure` with a number of bytes, and ends on `close`. */
export type EngineRequest = 'measure' | 'close';

export interface EngineStart {
  folder: string;
  socket: string;
  /** Milliseconds that a transaction may be idle while it blocks all others. */
  timeoutMs: number;
  /** A 64-bit counter of syncs to disk. */
  syncs: SharedArrayBuffer;
}
