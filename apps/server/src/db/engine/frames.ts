const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;

/**
 * `startup` is a client's first message. `batch` is a sequence of messages up to a Query, Sync or FunctionCall; `open`
 * is one up to a Flush, after which more of the batch follows. `encryption` and `cancel` are requests that can replace
 * a startup.
 */
export type FrameKind = 'startup' | 'batch' | 'open' | 'encryption' | 'cancel' | 'terminate';

export interface Frame {
  kind: FrameKind;
  bytes: Buffer;
  /** The frame creates a named prepared statement, which would outlive it. */
  named: boolean;
}

const endings: Record<string, FrameKind> = {
  Q: 'batch',
  S: 'batch',
  F: 'batch',
  H: 'open',
  X: 'terminate',
};

function firstKind(code: number): FrameKind {
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
  return code === CANCEL_REQUEST ? 'cancel' : 'startup';
}

/** Splits the byte stream of one PostgreSQL client into frames. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;
  #started = false;
  /** The number of bytes to wait for. Large parameters arrive in many chunks, and scanning each time would be slow. */
  #needed = 0;
  /** The number of bytes already recognized as complete messages of an unfinished batch. */
  #scanned = 0;
  #named = false;

  push(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size < this.#needed) return [];
    const frames: Frame[] = [];
    let rest = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks, this.#size);
    for (let frame = this.#cut(rest); frame; frame = this.#cut(rest)) {
      frames.push(frame);
      rest = rest.subarray(frame.bytes.length);
    }
    this.#chunks = [rest];
    this.#size = rest.length;
    return frames;
  }

  #cut(bytes: Buffer): Frame | undefined {
    return this.#started ? this.#cutBatch(bytes) : this.#cutStartup(bytes);
  }

  #cutStartup(bytes: Buffer): Frame | undefined {
    if (!this.#has(bytes, 8)) return undefined;
    const length = bytes.readInt32BE(0);
    if (!this.#has(bytes, length)) return undefined;
    const kind = firstKind(bytes.readInt32BE(4));
    this.#started = kind === 'startup';
    return { kind, bytes: bytes.subarray(0, length), named: false };
  }

  #cutBatch(bytes: Buffer): Frame | undefined {
    for (;;) {
      const start = this.#scanned;
      if (!this.#has(bytes, start + 5)) return undefined;
      const end = start + 1 + bytes.readInt32BE(start + 1);
      if (!this.#has(bytes, end)) return undefined;
      const type = String.fromCharCode(bytes.readUInt8(start));
      // A Parse message starts with the statement's name, zero-terminated.
      if (type === 'P' && bytes.readUInt8(start + 5) !== 0) this.#named = true;
      this.#scanned = end;
      const kind = endings[type];
      if (kind) return this.#endBatch(kind, bytes.subarray(0, end));
    }
  }

  #endBatch(kind: FrameKind, bytes: Buffer): Frame {
    const named = this.#named;
    this.#scanned = 0;
    this.#named = false;
    return { kind, bytes, named };
  }

  #has(bytes: Buffer, length: number): boolean {
    this.#needed = length;
    return bytes.length >= length;
  }
}
