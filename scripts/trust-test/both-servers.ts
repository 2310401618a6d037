import { STRANGERS_MAILS_MAX } from '@lensemble/contract/constants';
import { Client } from '../kill-test/client.ts';
import type { MailSink } from '../reminders-test/mail-sink.ts';
import { until } from './daemon.ts';
import { EventStream } from './event-stream.ts';
import type { Checks } from './result.ts';

const MAILS = 200;
const AT_ONCE = 10;
/** Without a notice from the other server, a stream hears of a change after 15 seconds. */
const NOTICE_LIMIT_MS = 5_000;
const LIMIT_MS = 60_000;

/** Servers that share a database, and the address that people see. */
export interface Servers {
  readonly publicUrl: string;
  readonly origins: readonly string[];
}

const oneAfterTheOther = (origins: readonly string[], turn: number): string =>
  origins[turn % origins.length] ?? '';

async function newPerson({ origins, publicUrl }: Servers) {
  const client = new Client();
  client.origin = origins[0] ?? '';
  client.publicUrl = publicUrl;
  return { client, email: await client.signUp() };
}

const askForMail = async (client: Client, email: string): Promise<number> =>
  (await client.send('POST', '/api/auth/forget-password', { email })).status;

/** A limit counts what all servers get. */
export async function checkLimits(servers: Servers, checks: Checks): Promise<void> {
  const { client, email } = await newPerson(servers);
  const statuses: number[] = [];
  for (let turn = 0; turn < 2 * STRANGERS_MAILS_MAX; turn++) {
    client.origin = oneAfterTheOther(servers.origins, turn);
    statuses.push(await askForMail(client, email));
  }
  const counted = (status: number) => statuses.filter((each) => each === status).length;
  checks.expect(
    counted(200) === STRANGERS_MAILS_MAX && counted(429) === STRANGERS_MAILS_MAX,
    `a limit of ${STRANGERS_MAILS_MAX} counts across the servers`,
    statuses.join(),
  );
}

/** What is written at one server is heard at the other one, and through the proxy. */
export async function checkEvents(servers: Servers, name: string, checks: Checks): Promise<void> {
  const { client } = await newPerson(servers);
  const origins = [...servers.origins, servers.publicUrl];
  for (const [from, to] of origins.flatMap((a) => origins.map((b) => [a, b] as const))) {
    const stream = await EventStream.open(client, to);
    client.origin = from;
    const { id } = await client.expect<{ id: string }>(201, 'POST', '/api/shoots', { title: 'X' });
    const began = Date.now();
    const heard = await until('an event', () => stream.has(id), NOTICE_LIMIT_MS).then(
      () => true,
      () => false,
    );
    stream.close();
    checks.expect(heard, `${name}: written at ${from}, heard at ${to}: ${Date.now() - began} ms`);
  }
}

/** Each job runs once, on one of the servers. */
export async function checkJobs(servers: Servers, sink: MailSink, checks: Checks): Promise<void> {
  const { client, email } = await newPerson(servers);
  const before = sink.arrivals.length;
  for (let turn = 0; turn < MAILS; turn += AT_ONCE) {
    client.origin = oneAfterTheOther(servers.origins, turn / AT_ONCE);
    const asking = Array.from({ length: AT_ONCE }, () => askForMail(client, email));
    if ((await Promise.all(asking)).some((status) => status !== 200))
      throw new Error('A mail was refused');
  }
  const arrived = () => sink.arrivals.slice(before);
  await until('the mails', () => arrived().length >= MAILS, LIMIT_MS);
  const letters = new Set(arrived().map(({ messageId }) => messageId)).size;
  const senders = [...new Set(arrived().map(({ from }) => from))];
  const shares = senders.map(
    (sender) => `${arrived().filter(({ from }) => from === sender).length} by ${sender}`,
  );
  checks.expect(
    letters === MAILS && arrived().length === MAILS && senders.length === servers.origins.length,
    `${MAILS} jobs ran once each: ${shares.join(', ')}`,
    `${letters} of ${arrived().length} mails differ`,
  );
}
