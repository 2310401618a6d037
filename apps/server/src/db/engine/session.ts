/** The single session that all connections share. Both calls are synchronous. */
export interface Session {
  /** Executes complete protocol messages. The pieces passed to `answer` are only valid during the call. */
  execute(bytes: Uint8Array, answer: (piece: Uint8Array) => void): void;
  inTransaction(): boolean;
}
