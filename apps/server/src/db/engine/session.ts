/** The single session that all connections share. `execute` is synchronous. */
export interface Session {
  /** Executes complete protocol messages. The pieces passed to `answer` are only valid during the call. */
  execute(bytes: Uint8Array, answer: (piece: Uint8Array) => void): void;
  inTransaction(): boolean;
  /** Calls back, in the order of the calls, when everything executed so far is on disk. */
  whenDurable(then: () => void): void;
}
