import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

const answer = (status: string, body: string, length = body.length) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
const answering = (text: string) => (socket: Socket) => socket.once('data', () => socket.end(text));

/** What a service that works, and one that is out of order, do with a connection. */
const behaviors = {
  works: answering(answer('200 OK', '{}')),
  hangs: () => {},
  'resets each connection': (socket: Socket) => socket.resetAndDestroy(),
  'answers 500': answering(answer('500 Internal Server Error', '{}')),
  'answers half': (socket: Socket) =>
    socket.once('data', () => socket.write(answer('200 OK', '{"re', 900))),
} satisfies Readonly<Record<string, (socket: Socket) => unknown>>;

export type Behavior = keyof typeof behaviors;
export const troubles = (Object.keys(behaviors) as Behavior[]).filter((name) => name !== 'works');

/** A service at a port of its own, whose behavior can change. */
export class Service {
  /** Connections since the last change. */
  connections = 0;
  #behavior: Behavior = 'works';
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => {
    this.connections++;
    this.#sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
    behaviors[this.#behavior](socket);
  });

  /** @returns the port */
  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('It does not listen');
    return address.port;
  }

  become(behavior: Behavior): void {
    this.#behavior = behavior;
    this.connections = 0;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
