/**
 * Commits of one turn of the event loop share one sync to disk (group commit). Connections that wait for a sync send their
 * next commits meanwhile, so that a slow disk takes many at a time.
 *
 * PostgreSQL believes that a commit is on disk before it is. That stays unseen, because no answer is sent before the sync
 * (`whenDurable`), and no other file changes before it (`sync`): the log must be on disk before the change that it describes.
 */
export class LogSync {
  #unsynced = new Set<string>();
  #waiting: (() => void)[] = [];
  #syncFile: (path: string) => void;

  /** @param syncFile syncs a file or ends the engine */
  constructor(syncFile: (path: string) => void) {
    this.#syncFile = syncFile;
  }

  get hasUnsynced(): boolean {
    return this.#unsynced.size > 0;
  }

  /** Notes a file of the log that must be synced. */
  add(path: string): void {
    this.#unsynced.add(path);
  }

  /** Calls back when all commits so far are on disk: at once if they are. Keeps the order of the calls. */
  whenDurable(then: () => void): void {
    if (!this.hasUnsynced && this.#waiting.length === 0) {
      then();
      return;
    }
    if (this.#waiting.length === 0) setImmediate(() => this.#release());
    this.#waiting.push(then);
  }

  /** Syncs the log now. */
  sync(): void {
    for (const path of this.#unsynced) this.#syncFile(path);
    this.#unsynced.clear();
  }

  #release(): void {
    this.sync();
    const released = this.#waiting;
    this.#waiting = [];
    for (const then of released) then();
  }
}
