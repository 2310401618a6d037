/** What the engine's thread is started with. */
export interface EngineStart {
  /** The database's own folder. */
  folder: string;
  /** Where its socket is made. */
  socket: string;
  /** Milliseconds that a transaction may keep all others waiting in silence. */
  patience: number;
  /** One 64-bit number, which the thread raises with every sync to disk. */
  syncs: SharedArrayBuffer;
}
