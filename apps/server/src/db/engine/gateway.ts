import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { Frame } from './frames.ts';
import { FrameReader } from './frames.ts';
import { errorAnswer, simpleQuery, sync } from './messages.ts';

/** The one session that all connections share. Both calls are synchronous. */
export interface Session {
  /** Carries out whole protocol messages and hands out the answer, in pieces that are only valid during the call. */
  execute(bytes: Uint8Array, answer: (piece: Uint8Array) => void): void;
  inTransaction(): boolean;
}

interface Connection {
  socket: Socket;
  waiting: Frame[];
  queued: boolean;
}

/**
 * Lets many connections use one session: one batch at a time, and nobody else from the first statement of a
 * transaction to its end. (pglite-socket takes turns between the messages of a batch, so that a parameter which
 * arrives in pieces is bound to another connection's statement.)
 */
export class Gateway {
  #session: Session;
  #server: Server;
  #connections = new Set<Connection>();
  #queue: Connection[] = [];
  #owner: Connection | undefined;
  #patience: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param patience milliseconds after which a connection that keeps a transaction open in silence is cut off */
  constructor(session: Session, patience: number) {
    this.#session = session;
    this.#patience = patience;
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
    const connection: Connection = { socket, waiting: [], queued: false };
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
    if (frame.kind === 'encryption') connection.socket.write('N');
    else if (frame.kind === 'cancel' || frame.kind === 'terminate') connection.socket.end();
    else this.#enqueue(connection, frame);
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
      this.#own(connection, frame);
    }
  }

  /** The next frame whose turn it is: the owner's, else that of the connection that has waited longest. */
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
    const { socket } = connection;
    if (frame.named) {
      socket.write(
        errorAnswer(
          '0A000',
          'All connections of the embedded engine share one session: use unnamed statements',
        ),
      );
      return;
    }
    const answer: Buffer[] = [];
    this.#session.execute(frame.bytes, (piece) => answer.push(Buffer.from(piece)));
    if (socket.writable)
      socket.write(answer.length === 1 && answer[0] ? answer[0] : Buffer.concat(answer));
  }

  #own(connection: Connection, frame: Frame): void {
    clearTimeout(this.#timer);
    const held = frame.kind === 'open' || this.#session.inTransaction();
    this.#owner = held ? connection : undefined;
    if (held) this.#timer = setTimeout(() => this.#lose(connection), this.#patience);
  }

  /** Everybody waits for the owner: one that forgot its transaction must not stop the server. */
  #lose(connection: Connection): void {
    connection.socket.write(
      errorAnswer(
        '25P03',
        `The transaction was rolled back: nothing came from it for ${this.#patience} ms`,
      ),
    );
    connection.socket.destroySoon();
    this.#drop(connection);
  }

  #drop(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    connection.socket.destroySoon();
    connection.waiting = [];
    this.#queue = this.#queue.filter((other) => other !== connection);
    if (this.#owner !== connection) return;
    clearTimeout(this.#timer);
    this.#owner = undefined;
    this.#session.execute(sync(), () => {});
    this.#session.execute(simpleQuery('ROLLBACK'), () => {});
    this.#pump();
  }
}
