import { createServer, type Server, type Socket } from 'node:net';
import { type Frame, FrameReader } from './frames.ts';
import { errorAnswer, simpleQuery, splitNotifications, sync } from './messages.ts';
import { isOwnClient } from './own-client.ts';
import type { Session } from './session.ts';
import { discardAll, readSettings, restoreSettings } from './session-state.ts';
import { SharedStatements } from './shared-statements.ts';

interface Connection {
  socket: Socket;
  waiting: Frame[];
  queued: boolean;
  /** Whether it belongs to the server's own pool, which leaves nothing in the session. */
  isOwn: boolean;
  /** Restores the settings of a foreign program, which other connections have interrupted. */
  settings: string | undefined;
}

/**
 * Lets many connections share one session. It runs one batch at a time, and only batches of the same connection from
 * the start of a transaction to its end. (pglite-socket switches connections between the messages of a batch, which can
 * bind a parameter to the statement of another connection.)
 *
 * What a foreign program changes in the session, such as `search_path`, is reset before another connection uses the
 * session. When the program goes on, it gets its settings back. Its temporary tables, locks and the like are lost.
 *
 * Notifications come with the answer to the statement that caused them, whose connection has not asked for them. They go
 * to the connections of the server that listen.
 */
export class Gateway {
  #session: Session;
  #server: Server;
  #statements: SharedStatements;
  #connections = new Set<Connection>();
  #queue: Connection[] = [];
  #owner: Connection | undefined;
  /** The connections of the server that listen, each with its LISTEN statement. */
  #listeners = new Map<Connection, Buffer>();
  /** The session still does when the last of them is gone. */
  #hasListened = false;
  /** The foreign program that used the session last. */
  #foreign: Connection | undefined;
  #timeoutMs: number;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param timeoutMs milliseconds after which a connection with an idle transaction is closed
   * @param mostKept the number of named statements that the session keeps
   */
  constructor(session: Session, timeoutMs: number, mostKept?: number) {
    this.#session = session;
    this.#statements = new SharedStatements(mostKept);
    this.#timeoutMs = timeoutMs;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(path, resolve);
    });
  }

  close(): void {
    this.#server.close();
    for (const connection of this.#connections) this.#drop(connection);
  }

  #accept(socket: Socket): void {
    const connection: Connection = {
      socket,
      waiting: [],
      queued: false,
      isOwn: false,
      settings: undefined,
    };
    const reader = new FrameReader();
    this.#connections.add(connection);
    socket.on('data', (chunk: Buffer) => {
      for (const frame of reader.push(chunk)) this.#receive(connection, frame);
      this.#pump();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#drop(connection));
  }

  #receive(connection: Connection, frame: Frame): void {
    // A dropped connection may still deliver what it had sent.
    if (!this.#connections.has(connection)) return;
    if (frame.kind === 'encryption') connection.socket.write('N');
    else if (frame.kind === 'cancel' || frame.kind === 'terminate') connection.socket.end();
    else {
      if (frame.kind === 'startup') connection.isOwn = isOwnClient(frame.bytes);
      this.#enqueue(connection, frame);
    }
  }

  #enqueue(connection: Connection, frame: Frame): void {
    connection.waiting.push(frame);
    if (connection.queued) return;
    connection.queued = true;
    this.#queue.push(connection);
  }

  #pump(): void {
    for (let next = this.#take(); next; next = this.#take()) {
      const [connection, frame] = next;
      this.#run(connection, frame);
      this.#updateOwner(connection, frame);
    }
  }

  /** Takes the next frame: of the owner, or else of the connection that has waited longest. */
  #take(): [Connection, Frame] | undefined {
    const connection = this.#owner ?? this.#queue[0];
    const frame = connection?.waiting.shift();
    if (!connection || !frame) return undefined;
    this.#queue.splice(this.#queue.indexOf(connection), 1);
    connection.queued = connection.waiting.length > 0;
    if (connection.queued) this.#queue.push(connection);
    return [connection, frame];
  }

  #run(connection: Connection, frame: Frame): void {
    this.#handOver(connection);
    const shared = this.#statements.share(connection, frame);
    if ('sentence' in shared) {
      const isOpen = this.#session.inTransaction();
      this.#answer(connection, errorAnswer(shared.code, shared.sentence, isOpen));
      return;
    }
    if (connection.isOwn && isListen(frame)) {
      this.#listeners.set(connection, shared.bytes);
      this.#hasListened = true;
    }
    this.#answer(connection, shared.correct(this.#execute(shared.bytes)));
  }

  /** Executes messages, and passes on the notifications that come with the answer. */
  #execute(bytes: Uint8Array): Buffer {
    const pieces: Buffer[] = [];
    this.#session.execute(bytes, (piece) => pieces.push(Buffer.from(piece)));
    const answer = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
    if (!this.#hasListened) return answer;
    const { rest, notifications } = splitNotifications(answer);
    if (notifications)
      for (const listener of this.#listeners.keys()) this.#answer(listener, notifications);
    return rest;
  }

  /** Sends no answer, of any connection, before the commits that it may rest on are on disk. */
  #answer({ socket }: Connection, bytes: Buffer): void {
    this.#session.whenDurable(() => {
      if (socket.writable) socket.write(bytes);
    });
  }

  /** Leaves nothing of a foreign program in the session for `next`. */
  #handOver(next: Connection): void {
    const last = this.#foreign;
    if (last !== undefined && last !== next) {
      last.settings = readSettings(this.#session);
      discardAll(this.#session);
      for (const listen of this.#listeners.values()) this.#execute(listen);
      this.#statements.forgetKept();
      this.#foreign = undefined;
    }
    if (next.isOwn || last === next) return;
    this.#foreign = next;
    if (next.settings !== undefined) restoreSettings(this.#session, next.settings);
  }

  #updateOwner(connection: Connection, frame: Frame): void {
    clearTimeout(this.#timer);
    const held = frame.kind === 'open' || this.#session.inTransaction();
    this.#owner = held ? connection : undefined;
    if (held) this.#timer = setTimeout(() => this.#timeOut(connection), this.#timeoutMs);
  }

  /** An abandoned transaction must not block all other connections. */
  #timeOut(connection: Connection): void {
    connection.socket.write(
      errorAnswer(
        '25P03',
        `The transaction was rolled back: it was idle for ${this.#timeoutMs} ms`,
      ),
    );
    connection.socket.destroySoon();
    this.#drop(connection);
  }

  #drop(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    connection.socket.destroySoon();
    connection.waiting = [];
    this.#statements.release(connection);
    this.#listeners.delete(connection);
    this.#queue = this.#queue.filter((other) => other !== connection);
    if (this.#owner !== connection) return;
    clearTimeout(this.#timer);
    this.#owner = undefined;
    this.#execute(sync());
    this.#execute(simpleQuery('ROLLBACK'));
    this.#pump();
  }
}

const QUERY = 0x51;
const LISTEN = 'listen ';
/** A query has a type and a length before its text. */
const TEXT_START = 5;

const isListen = ({ bytes }: Frame): boolean =>
  bytes[0] === QUERY &&
  bytes.toString('latin1', TEXT_START, TEXT_START + LISTEN.length).toLowerCase() === LISTEN;
