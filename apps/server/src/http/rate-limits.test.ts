import { shortCode } from '@lensemble/contract/invites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAttempt } from '../features/passwords/service.ts';
import { signUpAttempt } from '../features/sign-ups/service.ts';
import { takingTurns } from '../lib/turns.ts';
import { UnavailableError } from '../lib/unavailable-error.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Answer, type Client, makeClient } from '../testing/client.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../testing/login.ts';
import {
  defineLimit,
  postgresRateLimits,
  type RateLimits,
  unlessTurnedAway,
} from './rate-limits.ts';

let t: TestApp;
/** The counters of the app, without the cost of hashing passwords. */
let limits: RateLimits;
beforeAll(async () => {
  t = await testApp({ env: { rateLimits: true } });
  limits = postgresRateLimits(t.database.pool);
});
afterAll(() => t.close());

const SIGN_IN = '/api/auth/sign-in/email';
const SIGN_UP = '/api/auth/sign-up/email';
const WRONG = 'Wrong!Fox42';

const signIn = (remoteAddress: string, email: string, password: string) =>
  makeClient(t.app).request('POST', SIGN_IN, { body: { email, password }, remoteAddress });

const repeat = async <T>(times: number, act: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, i) => act(i)));

const waitOut = () => t.database.pool.query('update rate_limits set expire = 0');

describe('wrong passwords', () => {
  test('are refused from the eleventh on, with the seconds to wait, also all at once', async () => {
    const answers = await repeat(12, () => signIn('10.0.0.1', 'victim@example.org', WRONG));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  test('from one place do not keep the owner out elsewhere, nor at that place for good', async () => {
    const { email } = await signUp(t);
    await repeat(300, () => signIn('10.0.0.2', email, WRONG));
    expect((await signIn('10.0.0.2', email.toUpperCase(), PASSWORD)).status).toBe(429);
    expect((await signIn('10.0.0.3', email, PASSWORD)).status).toBe(200);
    await waitOut();
    expect((await signIn('10.0.0.2', email, PASSWORD)).status).toBe(200);
  });

  test('for many addresses from one place are refused too', async () => {
    await repeat(100, () => limits.count(signInAttempt('10.0.0.4', newEmail())));
    expect((await signIn('10.0.0.4', newEmail(), WRONG)).status).toBe(429);
    expect((await signIn('10.0.0.9', newEmail(), WRONG)).status).toBe(401);
  });

  test('for one address from many places are refused for a while', async () => {
    const { email } = await signUp(t);
    await repeat(200, (i) => limits.count(signInAttempt(`10.1.0.${i}`, email)));
    expect((await signIn('10.2.0.1', email, PASSWORD)).status).toBe(429);
    await waitOut();
    expect((await signIn('10.2.0.1', email, PASSWORD)).status).toBe(200);
  });

  test('from the addresses of one IPv6 network count together', async () => {
    const answers = await repeat(12, (i) =>
      signIn(`2001:db8:1:2::${i + 1}`, 'six@example.org', WRONG),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await signIn('2001:db8:1:3::1', 'six@example.org', WRONG)).status).toBe(401);
  });
});

test('right passwords do not count', async () => {
  const { email } = await signUp(t);
  for (let i = 0; i < 11; i++) expect((await signIn('10.0.0.5', email, PASSWORD)).status).toBe(200);
});

test('sign-ups over one address are refused from the eleventh on', async () => {
  const email = newEmail();
  const body = { email, password: PASSWORD, name: 'Ada Byron' };
  await repeat(9, () => limits.count(signUpAttempt('10.0.0.6', email)));
  const post = () =>
    makeClient(t.app).request('POST', SIGN_UP, { body, remoteAddress: '10.0.0.6' });
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(429);
});

describe('wrong invite codes', () => {
  const JOIN = '/api/team/join';
  const join = (person: Client, remoteAddress: string, inviteCode = 'guess') =>
    person.request('POST', JOIN, { body: { inviteCode }, remoteAddress });
  const readInvite = (code: string, remoteAddress: string) =>
    makeClient(t.app).request('POST', '/api/invites/read', {
      body: { inviteCode: code },
      remoteAddress,
    });
  const countOf = (answers: readonly Answer[], wanted: number) =>
    answers.filter(({ status }) => status === wanted).length;

  test('from one address are refused from the eleventh on, whichever door they come to', async () => {
    const remoteAddress = '10.0.0.7';
    const guess = (i: number) => {
      const account = { email: newEmail(), password: PASSWORD, name: 'Ada Byron' };
      const body = { ...account, inviteCode: `guess-${i}` };
      return makeClient(t.app).request('POST', SIGN_UP, { body, remoteAddress });
    };
    const answers = await repeat(12, guess);
    expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([10, 2]);

    const ada = await signedIn(t);
    const body = { firstName: 'Ada', lastName: 'Byron', inviteCode: 'guess' };
    const profile = await ada.request('POST', '/api/user/profile', { body, remoteAddress });
    const invitation = await readInvite('guess', remoteAddress);
    const statuses = [profile, invitation, await join(ada, remoteAddress)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([429, 429, 429]);
  });

  test('do not block right ones from the same address', async () => {
    const remoteAddress = '10.0.0.8';
    const ask = (code: string) => readInvite(code, remoteAddress);
    await repeat(12, (i) => ask(`${i % 9}7777-XXXXX`));
    const owner = await signedIn(t);
    const { inviteCode } = owner.team;
    const short = shortCode.parse(
      (await owner.post(`/api/team/${owner.team.id}/invite/short-code`)).body,
    );
    const [guest, ada] = [
      await signedIn(t),
      { email: newEmail(), password: PASSWORD, name: 'Ada' },
    ];
    const body = { ...ada, inviteCode };
    const signUp = await makeClient(t.app).request('POST', SIGN_UP, { body, remoteAddress });
    const joined = await join(guest, remoteAddress, inviteCode);
    const read = [await ask(inviteCode), await ask(short.code)];
    expect([...read, signUp, joined].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ask('guess')).status).toBe(429);
  });

  test('of one account are refused from the eleventh on, wherever they come from, for an hour', async () => {
    const [ada, bob] = [await signedIn(t), await signedIn(t)];
    const answers = await repeat(12, (i) => join(ada, `10.3.0.${i}`));
    expect([countOf(answers, 404), countOf(answers, 429)]).toEqual([10, 2]);
    const refused = await join(ada, '10.3.1.1');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await join(bob, '10.3.1.1')).status).toBe(404);
    await waitOut();
    expect((await join(ada, '10.3.1.1')).status).toBe(404);
    expect((await join(ada, '10.3.1.1', bob.team.inviteCode)).status).toBe(200);
  });

  test('of the public question for a team’s name are refused from the eleventh on', async () => {
    const answers = await repeat(12, (i) => readInvite(`guess-${i}`, '10.4.0.1'));
    expect([countOf(answers, 404), countOf(answers, 429)]).toEqual([10, 2]);
    const { team } = await signedIn(t);
    for (let i = 0; i < 12; i++)
      expect((await readInvite(team.inviteCode, '10.4.0.2')).status).toBe(200);
  });

  test('right ones do not count', async () => {
    await t.database.pool.query('delete from rate_limits');
    const { team } = await signedIn(t);
    const enter = (i: number) => {
      const body = {
        email: newEmail(),
        password: PASSWORD,
        name: 'Ada',
        inviteCode: team.inviteCode,
      };
      return makeClient(t.app).request('POST', SIGN_UP, { body, remoteAddress: `10.0.${i}.8` });
    };
    for (let i = 0; i < 3; i++) expect((await enter(i)).status).toBe(200);
    const { rows } = await t.database.pool.query(
      "select points from rate_limits where key like 'inviteCodeFromIp:%' and points > 0",
    );
    expect(rows).toEqual([]);
  });
});

describe('tries that are admitted together', () => {
  const notices = defineLimit('testedNotices', { points: 10, seconds: 60 }, 'person');
  const boxes = defineLimit('testedBoxes', { points: 2, seconds: 60 }, 'mailbox');
  const admit = (person: string, tries: readonly string[]) =>
    t.database.orm.transaction((tx) =>
      limits.admit(tx, tries, (box) => [boxes.by(box), notices.by(person)]),
    );
  const some = (count: number) => Array.from({ length: count }, newEmail);

  test('are those that fit, in order, and only these count', async () => {
    const tries = some(12);
    expect(await admit('mira', tries.slice(0, 4))).toEqual(tries.slice(0, 4));
    expect(await admit('mira', tries)).toEqual(tries.slice(0, 6));
    expect(await admit('mira', tries)).toEqual([]);
    expect(await admit('jonas', tries.slice(3, 8))).toEqual(tries.slice(4, 8));
  });

  test('may repeat a key as often as fits', async () => {
    const [box, other] = [newEmail(), newEmail()];
    expect(await admit('lena', [box, box, box, other])).toEqual([box, box, other]);
  });

  test('fit again when the time is over', async () => {
    const tries = some(10);
    expect(await admit('nora', tries)).toEqual(tries);
    expect(await admit('nora', some(1))).toEqual([]);
    await waitOut();
    expect(await admit('nora', tries)).toEqual(tries);
  });

  test('never exceed a limit, however many come at once', async () => {
    const answers = await repeat(8, () => admit('kim', some(3)));
    expect(answers.flat()).toHaveLength(10);
  });
});

describe('a refused attempt', () => {
  const near = defineLimit('testedNear', { points: 3, seconds: 60 }, 'network', 'mailbox');
  const far = defineLimit('testedFar', { points: 2, seconds: 60 }, 'mailbox');
  const large = defineLimit('testedLarge', { points: 10, seconds: 60 }, 'person');

  test('by a wide limit leaves the narrow ones for later', async () => {
    const box = newEmail();
    const attempt = (ip: string) => [near.by(ip, box), far.by(box)];
    await repeat(2, () => limits.count(attempt('10.5.0.1')));
    for (let turn = 0; turn < 5; turn++)
      await expect(limits.count(attempt('10.5.0.2'))).rejects.toMatchObject({ status: 429 });
    await t.database.pool.query("update rate_limits set expire = 0 where key like 'testedFar:%'");
    await limits.count(attempt('10.5.0.2'));
  });

  test('that was too large leaves room for smaller ones', async () => {
    const send = (times: number) => limits.count([{ ...large.by('mira'), times }]);
    await send(8);
    await expect(send(3)).rejects.toMatchObject({ status: 429 });
    await send(2);
    await expect(send(1)).rejects.toMatchObject({ status: 429 });
  });

  test('does not make the wait longer', async () => {
    const box = newEmail();
    const attempt = [far.by(box)];
    await repeat(2, () => limits.count(attempt));
    const expiry = async () =>
      (
        await t.database.pool.query(
          "select max(expire) from rate_limits where key like 'testedFar:%'",
        )
      ).rows[0];
    const before = await expiry();
    await repeat(5, () => limits.count(attempt).catch(() => {}));
    expect(await expiry()).toEqual(before);
  });
});

test('the counters name no person', async () => {
  await signIn('10.9.9.9', 'somebody@example.org', WRONG);
  const { rows } = await t.database.pool.query<{ key: string }>('select key from rate_limits');
  for (const { key } of rows) expect(key).toMatch(/^\w+:[\w-]{43}$/);
});

test('a request refused because too many wait is not counted', async () => {
  const inTurn = takingTurns(1, { waiting: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = inTurn(() => promise);
  const attempt = signInAttempt('10.9.0.1', newEmail());
  for (let i = 0; i < 20; i++) {
    const takeBack = await limits.count(attempt);
    const turnedAway = unlessTurnedAway(takeBack, () => inTurn(async () => 'done'));
    await expect(turnedAway).rejects.toThrow(UnavailableError);
  }
  resolve();
  await busy;
});

test('a second limit of the same name keeps the server from starting', () => {
  const define = () => defineLimit('signInHere', { points: 1, seconds: 1 }, 'network');
  expect(define).toThrow('Two rate limits are called signInHere');
});
