const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;

/**
 * `startup` is a client's first message. `batch` is a sequence of messages up to a Query, Sync or FunctionCall; `open`
 * is one up to a Flush, after which more of the batch follows. `encryption` and `cancel` are requests that can replace
 * a startup.
 */
export type FrameKind = 'startup' | 'batch' | 'open' | 'encryption' | 'cancel' | 'terminate';

/** A message of a frame that names a prepared statement. `start` and `end` are its place in the frame's bytes. */
export interface Naming {
  kind: 'parse' | 'bind' | 'describe' | 'close';
  statement: string;
  start: number;
  end: number;
}

export interface Frame {
  kind: FrameKind;
  bytes: Buffer;
  namings: readonly Naming[];
}

const endings: Record<string, FrameKind> = {
  Q: 'batch',
  S: 'batch',
  F: 'batch',
  H: 'open',
  X: 'terminate',
};

const LETTER_S = 0x53;

function firstKind(code: number): FrameKind {
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
  return code === CANCEL_REQUEST ? 'cancel' : 'startup';
}

/** The zero-terminated text at `start`. */
function textAt(bytes: Buffer, start: number): string {
  return bytes.toString('utf8', start, bytes.indexOf(0, start));
}

/** The name that a message gives to, or expects of, a prepared statement; undefined for an unnamed one. */
function namingOf(type: string, bytes: Buffer, start: number, end: number): Naming | undefined {
  const body = start + 5;
  const name = (kind: Naming['kind'], at: number) => {
    const statement = textAt(bytes, at);
    return statement === '' ? undefined : { kind, statement, start, end };
  };
  if (type === 'P') return name('parse', body);
  // The portal's name comes first.
  if (type === 'B') return name('bind', bytes.indexOf(0, body) + 1);
  if (type === 'D' && bytes[body] === LETTER_S) return name('describe', body + 1);
  if (type === 'C' && bytes[body] === LETTER_S) return name('close', body + 1);
  return undefined;
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
  #namings: Naming[] = [];

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
    return { kind, bytes: bytes.subarray(0, length), namings: [] };
  }

  #cutBatch(bytes: Buffer): Frame | undefined {
    for (;;) {
      const start = this.#scanned;
      if (!this.#has(bytes, start + 5)) return undefined;
      const end = start + 1 + bytes.readInt32BE(start + 1);
      if (!this.#has(bytes, end)) return undefined;
      const type = String.fromCharCode(bytes.readUInt8(start));
      const naming = namingOf(type, bytes, start, end);
      if (naming) this.#namings.push(naming);
      this.#scanned = end;
      const kind = endings[type];
      if (kind) return this.#endBatch(kind, bytes.subarray(0, end));
    }
  }

  #endBatch(kind: FrameKind, bytes: Buffer): Frame {
    const namings = this.#namings;
    this.#scanned = 0;
    this.#namings = [];
    return { kind, bytes, namings };
  }

  #has(bytes: Buffer, length: number): boolean {
    this.#needed = length;
    return bytes.length >= length;
  }
}
