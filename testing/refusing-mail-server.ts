import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface RefusingMailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The addresses that do not exist (550 5.1.1). All others get their mails. */
  readonly unknown: Set<string>;
  close(): Promise<void>;
}

export async function startRefusingMailServer(): Promise<RefusingMailServer> {
  const unknown = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.has(address) ? noSuchUser(address) : null),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.once('end', () => done());
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    unknown,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const noSuchUser = (address: string) =>
  Object.assign(new Error(`5.1.1 <${address}> does not exist`), { responseCode: 550 });
