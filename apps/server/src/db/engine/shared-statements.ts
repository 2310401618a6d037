import type { Frame, Naming } from './frames.ts';
import { closeComplete, closeStatement, parseComplete } from './messages.ts';

/** The statements that a session keeps. The least recently used one makes room for another. */
const MOST_KEPT = 300;

interface Statement {
  /** The Parse message that creates it. */
  parse: Buffer;
  holders: Set<unknown>;
}

/** What the session executes in place of a frame. */
export interface Shared {
  bytes: Buffer;
  /** Replaces the responses to messages that the client did not send. Adds those to messages that were left out. */
  correct(answer: Buffer): Buffer;
}

export interface Refused {
  code: string;
  sentence: string;
}

/**
 * Gives each connection the named statements that it created, although all connections share one session, in which
 * every statement exists at most once. Names must mean the same text on all connections. A statement can be gone from
 * the session (another one took its place, or a client discarded all of them): it is then created again before its
 * next use.
 */
export class SharedStatements {
  #statements = new Map<string, Statement>();
  /** The names that exist in the session, the least recently used one first. */
  #kept = new Set<string>();
  #mostKept: number;

  constructor(mostKept = MOST_KEPT) {
    this.#mostKept = mostKept;
  }

  /** @param holder the connection that sent the frame */
  share(holder: unknown, frame: Frame): Shared | Refused {
    const [first, ...others] = frame.namings;
    if (!first) return this.#unnamed(frame);
    if (others.some(({ kind, statement }) => !isUse(kind) || statement !== first.statement))
      return { code: '0A000', sentence: 'A batch may name one prepared statement only' };
    if (first.kind === 'close') return this.#close(holder, frame, first);
    if (first.kind === 'parse') return this.#create(holder, frame, first);
    return this.#use(holder, frame, first);
  }

  /** Forgets a connection, and the statements that only it had. */
  release(holder: unknown): void {
    for (const [name, statement] of this.#statements) {
      if (statement.holders.delete(holder) && statement.holders.size === 0)
        this.#statements.delete(name);
    }
  }

  /** Takes note that the session may have lost its statements. */
  forgetKept(): void {
    this.#kept.clear();
  }

  #unnamed(frame: Frame): Shared {
    // In doubt the statements are gone: creating one again closes it first.
    if (frame.bytes[0] === 0x51 && /\b(deallocate|discard)\b/i.test(frame.bytes.toString('latin1')))
      this.forgetKept();
    return { bytes: frame.bytes, correct: (answer) => answer };
  }

  #create(
    holder: unknown,
    frame: Frame,
    { statement: name, start, end }: Naming,
  ): Shared | Refused {
    if (start !== 0)
      return { code: '0A000', sentence: 'A batch must begin with the statement that it names' };
    const parse = Buffer.from(frame.bytes.subarray(start, end));
    const known = this.#statements.get(name);
    if (known && !known.parse.equals(parse))
      return {
        code: '42P05',
        sentence: `All connections share one session, in which "${name}" is another statement`,
      };
    const rest = frame.bytes.subarray(end);
    if (known && this.#kept.has(name)) {
      known.holders.add(holder);
      this.#touch(name);
      return { bytes: rest, correct: (answer) => Buffer.concat([parseComplete, answer]) };
    }
    return this.#parseFirst(name, parse, rest, (answer) => {
      if (answer[0] !== parseComplete[0]) return answer;
      const statement = this.#statements.get(name) ?? { parse, holders: new Set() };
      this.#statements.set(name, statement);
      statement.holders.add(holder);
      return answer;
    });
  }

  #use(holder: unknown, frame: Frame, { statement: name }: Naming): Shared | Refused {
    const statement = this.#statements.get(name);
    if (!statement?.holders.has(holder))
      return { code: '26000', sentence: `prepared statement "${name}" does not exist` };
    if (this.#kept.has(name)) {
      this.#touch(name);
      return { bytes: frame.bytes, correct: (answer) => answer };
    }
    return this.#parseFirst(name, statement.parse, frame.bytes, withoutFirst(parseComplete));
  }

  /** Others who hold the statement create it again: a client also closes one that has become stale. */
  #close(holder: unknown, frame: Frame, { statement: name }: Naming): Shared {
    const statement = this.#statements.get(name);
    statement?.holders.delete(holder);
    if (statement?.holders.size === 0) this.#statements.delete(name);
    this.#kept.delete(name);
    return { bytes: frame.bytes, correct: (answer) => answer };
  }

  /** Makes room, and creates the statement before `rest`. Closing comes first, because it may exist after all. */
  #parseFirst(
    name: string,
    parse: Buffer,
    rest: Buffer,
    correct: (answer: Buffer) => Buffer,
  ): Shared {
    const closed = [name];
    const [oldest] = this.#kept;
    if (oldest !== undefined && this.#kept.size >= this.#mostKept) {
      this.#kept.delete(oldest);
      closed.push(oldest);
    }
    return {
      bytes: Buffer.concat([...closed.map(closeStatement), parse, rest]),
      correct: (answer) => {
        const own = closed.reduce(withoutFirst(closeComplete), answer);
        if (own[0] === parseComplete[0]) this.#kept.add(name);
        return correct(own);
      },
    };
  }

  #touch(name: string): void {
    this.#kept.delete(name);
    this.#kept.add(name);
  }
}

const isUse = (kind: Naming['kind']) => kind === 'bind' || kind === 'describe';

/** Removes a response from the start of an answer. In a failed transaction it may be missing. */
const withoutFirst = (response: Buffer) => (answer: Buffer) =>
  answer.subarray(0, response.length).equals(response) ? answer.subarray(response.length) : answer;
