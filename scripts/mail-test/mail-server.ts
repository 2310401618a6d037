import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** Notifications go out once a minute. */
const LIMIT_MS = 120_000;
const LOOK_MS = 50;

export interface CapturedMail {
  readonly to: string;
  readonly raw: Buffer;
}

/** A mail server on loopback that keeps what it gets. */
export async function captureMails() {
  const mails: CapturedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const raw = await buffer(stream);
      for (const { address } of envelope.rcptTo) mails.push({ to: address, raw });
      done();
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Waits for the mail with a number (from 1) to an address. */
    async mailTo(address: string, number: number): Promise<CapturedMail> {
      const end = Date.now() + LIMIT_MS;
      while (Date.now() < end) {
        const mail = mails.filter(({ to }) => to === address)[number - 1];
        if (mail) return mail;
        await wait(LOOK_MS);
      }
      throw new Error(`Mail ${number} to ${address} did not arrive`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
