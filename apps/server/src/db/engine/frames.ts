const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;

/**
 * What a client's bytes ask for: `startup` its first message, `batch` messages up to the one that ends them (Query,
 * Sync or FunctionCall), `open` messages up to a Flush (more of the same batch will come), `encryption` and `cancel`
 * the two requests that a client may make in place of a startup.
 */
export type FrameKind = 'startup' | 'batch' | 'open' | 'encryption' | 'cancel' | 'terminate';

/** Messages that are carried out in one go. */
export interface Frame {
  kind: FrameKind;
  bytes: Buffer;
  /** True if it makes a prepared statement that would outlive it. */
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

/** Cuts the byte stream of one PostgreSQL client into frames. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;
  #started = false;
  /** So many bytes must be there before looking again is worth it: large parameters come in many chunks. */
  #needed = 0;
  /** How many of the bytes were seen to be whole messages of a batch that has no end yet. */
  #scanned = 0;
  #named = false;

  /** Takes what arrived and gives the frames that are now whole. */
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
      // A Parse message begins with the statement's name; none is an empty one.
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
