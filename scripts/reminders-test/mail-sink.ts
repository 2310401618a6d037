import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

interface Arrival {
  readonly to: string;
  /** The sender address, which identifies the server. */
  readonly from: string;
  readonly messageId: string;
}

const LOOK_MS = 20;

export class MailSink {
  readonly arrivals: Arrival[] = [];
  readonly #delayMs: number;

  /** @param delayMs how long it takes to accept a mail */
  constructor(delayMs = 0) {
    this.#delayMs = delayMs;
  }

  #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const keep = (mail: string) => {
        const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(mail) ?? [];
        for (const { address: to } of envelope.rcptTo) this.arrivals.push({ to, from, messageId });
        setTimeout(done, this.#delayMs);
      };
      // An incomplete mail does not count.
      text(stream).then(keep, done);
    },
  });

  /** @returns the URL for SMTP_URL */
  async listen(): Promise<string> {
    // Killed servers abort connections.
    this.#server.on('error', () => {});
    const listening = this.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get delivered(): number {
    return new Set(this.arrivals.map(({ to }) => to)).size;
  }

  /** `repeated` counts extra arrivals, `different` those that are not the same mail sent again. */
  get duplicates(): { repeated: number; different: number } {
    const letters = new Set(this.arrivals.map(({ messageId }) => messageId)).size;
    return {
      repeated: this.arrivals.length - this.delivered,
      different: letters - this.delivered,
    };
  }

  get busiest(): string {
    const counts = new Map<string, number>();
    for (const { from } of this.arrivals) counts.set(from, (counts.get(from) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  }

  /** @throws Error after `limitMs` milliseconds */
  async untilDelivered(count: number, limitMs: number): Promise<void> {
    const end = Date.now() + limitMs;
    while (this.delivered < count) {
      if (Date.now() > end) throw new Error(`Only ${this.delivered} of ${count} mails arrived`);
      await wait(LOOK_MS);
    }
  }
}
