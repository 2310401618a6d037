import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const answer = (status: string, body: string, length = body.length) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
const answering = (text: string) => (socket: Socket) => socket.once('data', () => socket.end(text));

/** Passes a connection on to a stand-in that works. */
const passingOn = (port: number) => (socket: Socket) => {
  const onward = connect(port, '127.0.0.1');
  onward.on('error', () => socket.destroy());
  socket.on('close', () => onward.destroy());
  socket.pipe(onward).pipe(socket);
};

/** What a service that is out of order does with a connection. */
const troublesBy = {
  hangs: () => {},
  'resets each connection': (socket: Socket) => socket.resetAndDestroy(),
  'answers 500': answering(answer('500 Internal Server Error', '{}')),
  'answers half': (socket: Socket) =>
    socket.once('data', () => socket.write(answer('200 OK', '{"re', 900))),
} satisfies Readonly<Record<string, (socket: Socket) => unknown>>;

export type Trouble = keyof typeof troublesBy;
export const troubles = Object.keys(troublesBy) as Trouble[];

/** A service at a port of its own, whose behavior can change. */
export class Service {
  connections = 0;
  #behavior: (socket: Socket) => unknown;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => {
    this.connections++;
    this.#sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
    this.#behavior(socket);
  });

  /** @param working the status that it answers while it works, or the port of a stand-in that does the work */
  constructor(working: string | number = '200 OK') {
    this.#behavior =
      typeof working === 'number' ? passingOn(working) : answering(answer(working, '{}'));
  }

  /** @returns the port */
  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('It does not listen');
    return address.port;
  }

  become(trouble: Trouble): void {
    this.#behavior = troublesBy[trouble];
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
