import { expect, test } from 'vitest';
import { atFullCost } from '../../../../testing/quick-hashing.ts';
import { UnavailableError } from '../lib/unavailable-error.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

/** Made by better-auth 1.7.7, which hashed passwords before this module did. */
const KEPT = [
  [
    'Amber!Fox42',
    '59c596ed6b9df7c5312c649ae46f3720:d03fe8d5dbdb388f564bac0fcee3b679da5059b0863ac6a0f8725e404a556ed9826aa6c6fdf914c1c991a820454836592633e77fb478f3d163d551f8ec64b066',
  ],
  [
    'Ｆｕｌｌ!Ångström9',
    'e94a2ea3247fa850bb6ebb58f6b4875b:d3b4ce3bb1a04c4f3cb70eea5fade491f788f3a36dc9f4e12442ff9e6ca260d21e16592c7d35aefafd115b2add7e08f65570248902970b97f0da9f9e7523e96f',
  ],
] as const;

test.each(KEPT)('the hash of %s that is kept stays valid', async (password, hash) => {
  await atFullCost(async () => {
    expect(await verifyPassword(hash, password)).toBe(true);
    expect(await verifyPassword(hash, `${password}x`)).toBe(false);
  });
});

test('a password fits its own hash, however a keyboard writes its letters', async () => {
  const hash = await hashPassword('Ångström!9'.normalize('NFC'));
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await verifyPassword(hash, 'Ångström!9'.normalize('NFD'))).toBe(true);
});

const [[password, hash]] = KEPT;

test.each([undefined, 'no-hash', hash.slice(0, -2), `${hash}00`, hash.replace(/:.*/, ':')])(
  'nothing fits %j',
  async (broken) => {
    expect(await verifyPassword(broken, password)).toBe(false);
  },
);

test('without a hash it does the same work as with one', async () => {
  const workFor = async (given: string | undefined) => {
    const before = process.cpuUsage();
    await verifyPassword(given, password);
    return process.cpuUsage(before).user;
  };
  await atFullCost(async () => {
    const work = await workFor(hash);
    expect(await workFor(undefined)).toBeGreaterThan(work / 2);
  });
});

test('refuses one more when a hundred are waiting', async () => {
  const verifying = Array.from({ length: 104 }, () => verifyPassword(hash, password));
  // All of them: the process runs other tests afterwards, which would wait behind the rest.
  const results = await Promise.allSettled(verifying);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).toMatchObject(refused.map(() => ({ reason: expect.any(UnavailableError) })));
});
