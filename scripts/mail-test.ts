// Has the server send every kind of mail over SMTP, but those about sign-in providers and second factors, with names in several
// scripts, and reads them with Python's email package and Debian's python3-icalendar. Headers, both texts and the calendar files must say the same as the plan.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startServer } from '../testing/real-server.ts';
import { Client } from './kill-test/client.ts';
import { faultsOf, faultsOfEvents, type Read } from './mail-test/faults.ts';
import { captureMails } from './mail-test/mail-server.ts';
import { sendAll } from './mail-test/send-all.ts';

const READER = fileURLToPath(new URL('mail-test/read.py', import.meta.url));
const FROM = ['Studio Füchse', 'shoots@example.org'] as const;

const server = await captureMails();
const product = await startServer({
  env: {
    RATE_LIMITS: 'off',
    SMTP_URL: server.url,
    MAIL_FROM: `${FROM[0]} <${FROM[1]}>`,
    EMAIL_CONFIRMATION: 'on',
  },
});
let faults: string[];
let count: number;
try {
  const client = new Client();
  client.origin = product.origin;
  const expected = await sendAll(client, server.mailTo);
  const captured = await Promise.all(expected.map(({ to, number }) => server.mailTo(to, number)));
  const input = JSON.stringify(captured.map(({ raw }) => raw.toString('base64')));
  const options = { input, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const mails: Read[] = JSON.parse(execFileSync('/usr/bin/python3', [READER], options));
  count = expected.length;
  const named = mails.flatMap((mail, index) => {
    const rules = expected[index];
    return rules ? faultsOf(mail, rules, FROM, product.origin) : [];
  });
  const calendars = Map.groupBy(mails, ({ to }) => to[0]?.[1]);
  faults = [...named, ...[...calendars.values()].flatMap(faultsOfEvents)];
  if (server.mails.length !== count) faults.push(`${server.mails.length} mails for ${count}`);
  const ids = new Set(mails.map(({ messageId }) => messageId));
  if (ids.size !== count) faults.push('Two mails have the same Message-ID');
} finally {
  await product.stop();
  await server.close();
}
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(`${count - Math.min(count, faults.length)} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
