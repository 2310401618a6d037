import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type MailServer, mailServer } from '../../testing/mail-server.ts';
import { type Mail, MailError, MailRefusedError } from './port.ts';
import { smtpMailer } from './smtp.ts';

const FROM = { name: 'Lensemble', address: 'shoots@example.org' };
const TIMEOUT_MS = 500;
/** Shorter than the timeout in production, even on a busy machine. */
const SOON = 9_000;
const aMail: Mail = {
  id: 'one',
  to: { name: 'Zoë', address: 'zoe@example.org' },
  subject: 'Möwen am Kai',
  text: 'Hello,\n\n.\nyours',
  html: '<p>Hello</p>',
};

let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
});
beforeEach(() => {
  server.mails.length = 0;
  server.refuse({});
});
afterAll(() => server.close());

const send = (change: Partial<Mail> = {}) =>
  smtpMailer(server.settings, FROM).send({ ...aMail, ...change });

test('a mail arrives as it was written, in both forms', async () => {
  await send();
  const [mail] = server.mails;
  expect([mail?.sender, mail?.recipients]).toEqual(['shoots@example.org', ['zoe@example.org']]);
  expect(mail?.parsed).toMatchObject({
    from: FROM,
    to: [{ name: 'Zoë', address: 'zoe@example.org' }],
    subject: 'Möwen am Kai',
    messageId: '<one@example.org>',
  });
  expect(mail?.parsed.text?.trim()).toBe('Hello,\n\n.\nyours');
  expect(mail?.parsed.html?.trim()).toBe('<p>Hello</p>');
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

describe('what people type begins no header and names no recipient', () => {
  const EVIL = 'Bcc: eve@example.org';
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\r\n\r\n', '%0d%0a', '=0D=0A'];

  test.each(breaks)('after %j in a subject, a name or the name of the sender', async (cut) => {
    const text = `Ada${cut}${EVIL}${cut}Subject: other`;
    const from = { ...FROM, name: text };
    const to = { name: text, address: 'zoe@example.org' };
    await smtpMailer(server.settings, from).send({ ...aMail, subject: text, to });
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(['zoe@example.org']);
    const { headers, bcc, to: readTo, subject } = mail!.parsed;
    expect(bcc ?? []).toEqual([]);
    expect(readTo).toHaveLength(1);
    expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(subject).toContain('Ada');
    for (const line of [subject, readTo?.[0]?.name, mail!.parsed.from?.name]) {
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }
    expect(mail!.raw).not.toMatch(/^Bcc:/im);
  });

  test.each([
    'zoe@example.org, eve@example.org',
    'zoe@example.org\r\nBcc: eve@example.org',
    'zoe@example.org\r\nDATA',
    '"zoe, eve"@example.org',
    'zoe@example.org>',
    '<zoe@example.org',
    'zoe@example.org eve@example.org',
    'zoe:eve@example.org;',
    'zoe',
    '@example.org',
    'zoe@',
    '',
    'zoe@eve@example.org',
    'zoe\u202e@example.org',
  ])('an address that reads %j is none', async (address) => {
    await expect(send({ to: { address } })).rejects.toThrow(MailRefusedError);
    expect(server.mails).toEqual([]);
  });

  test('a dot alone on a line ends no mail', async () => {
    await send({ text: 'first\r\n.\r\nMAIL FROM:<eve@example.org>\r\nlast' });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.parsed.text).toContain('last');
  });
});

describe('a refusal', () => {
  test.each([
    ['RCPT TO', 550],
    ['RCPT TO', 553],
    ['DATA', 554],
  ] as const)('at %s with %i is final', async (place, code) => {
    server.refuse({ [place]: code });
    await expect(send()).rejects.toThrow(MailRefusedError);
  });

  test.each([
    ['RCPT TO', 450],
    ['DATA', 452],
    ['MAIL FROM', 451],
    ['MAIL FROM', 550],
  ] as const)('at %s with %i is not', async (place, code) => {
    server.refuse({ [place]: code });
    const error = await send().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(MailError);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect((error as MailError).code).toBe(`${place} ${code}`);
  });

  test('tells nothing of people', async () => {
    server.refuse({ 'RCPT TO': 550 });
    const error = await send().catch((error: unknown) => error as Error);
    expect(`${error?.stack} ${JSON.stringify(error)} ${error?.cause}`).not.toContain('@example');
  });
});

describe('a mail server that', () => {
  async function strangeServer(meet: (socket: Socket) => void): Promise<MailServer['settings']> {
    const sockets = new Set<Socket>();
    const strange = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      meet(socket);
    }).listen(0, '127.0.0.1');
    await once(strange, 'listening');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      strange.close();
    });
    return { ...server.settings, port: (strange.address() as AddressInfo).port };
  }

  const talkUntil = (until: string, then: (socket: Socket) => void) => (socket: Socket) => {
    socket.write('220 strange\r\n');
    const answer = (data: Buffer) => {
      if (!String(data).includes(until)) return socket.write('250 fine\r\n');
      socket.off('data', answer).resume();
      return then(socket);
    };
    socket.on('data', answer);
  };

  const strange: readonly (readonly [string, (socket: Socket) => void])[] = [
    ['says nothing', () => {}],
    ['falls silent', talkUntil('RCPT', () => {})],
    ['falls silent after the mail', talkUntil('DATA', (socket) => socket.write('354 go\r\n'))],
    ['hangs up at once', (socket) => socket.destroy()],
    ['hangs up in the middle', talkUntil('RCPT', (socket) => socket.destroy())],
    ['hangs up after DATA', talkUntil('DATA', (socket) => socket.end('354 go\r\n'))],
    ['speaks something else', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    [
      'answers letter by letter',
      (socket) => {
        const timer = setInterval(() => socket.write('2'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ];

  test.each(strange)('%s does not delay a request', async (_, meet) => {
    const settings = await strangeServer(meet);
    const startedAt = performance.now();
    const error = await smtpMailer(settings, FROM, TIMEOUT_MS)
      .send(aMail)
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(MailError);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect(performance.now() - startedAt).toBeLessThan(SOON);
  });

  test('is not there is reported as such', async () => {
    const settings = { ...server.settings, port: 1 };
    const error = await smtpMailer(settings, FROM)
      .send(aMail)
      .catch((error: unknown) => error);
    expect((error as MailError).code).toBe('CONN ECONNREFUSED');
  });

  test('is slow is left when the server stops', async () => {
    const stop = new AbortController();
    const settings = await strangeServer(() => stop.abort());
    const sending = smtpMailer(settings, FROM).send(aMail, stop.signal);
    await expect(sending).rejects.toThrow(MailError);
  });
});
