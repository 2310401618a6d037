import { afterEach, expect, test, vi } from 'vitest';
import { atFullCost } from '../../../../testing/quick-hashing.ts';
import type { SecretBox } from './manifest.ts';
import { readPassphrase } from './passphrase.ts';
import { lockSecret, PASSPHRASE_MIN, unlockSecret } from './secret-box.ts';

const SECRET = 'the secret of the installation';
const PASSPHRASE = 'nine ravens over the abbey';

/** Of an archive that exists: every version has to open it. */
const box: SecretBox = {
  salt: 'AGuqwS+RVoK450yvwFqioQ==',
  nonce: 'K2eebusTsydEBSRQ',
  content: 'FgW4G9V52YGgJoGv2XarZWMORg124HHUjAniP5eU',
  tag: 'T5e9ebDiJjraBM/YZocrOQ==',
};

afterEach(() => {
  vi.unstubAllEnvs();
});

/** At the cost of real archives. */
const open = (each: SecretBox, passphrase = PASSPHRASE) =>
  atFullCost(() => unlockSecret(each, passphrase));

test('a box of another version opens, with its passphrase only', async () => {
  expect(await open(box)).toBe(SECRET);
  await expect(open(box, `${PASSPHRASE} `)).rejects.toThrow('does not open the secret');
});

test('a box says nothing about the secret, and two of the same secret have nothing in common', async () => {
  const [one, other] = [await lockSecret(SECRET, PASSPHRASE), await lockSecret(SECRET, PASSPHRASE)];
  for (const part of Object.keys(box) as (keyof SecretBox)[]) {
    expect(one[part], part).not.toBe(other[part]);
    expect(Buffer.from(one[part], 'base64').toString('latin1')).not.toContain(SECRET);
  }
  expect(await unlockSecret(other, PASSPHRASE)).toBe(SECRET);
});

const bytesOf = (text: string) => Buffer.from(text, 'base64');

test.each(Object.keys(box) as (keyof SecretBox)[])(
  'a box with another %s is refused',
  async (part) => {
    const bytes = bytesOf(box[part]);
    bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
    const altered = { ...box, [part]: bytes.toString('base64') };
    await expect(open(altered)).rejects.toThrow('does not open the secret');
  },
);

test('a box with a part of its tag is refused, because a short one can be guessed', async () => {
  const tag = bytesOf(box.tag).subarray(0, 4).toString('base64');
  await expect(open({ ...box, tag })).rejects.toThrow('does not open');
});

test('a passphrase is the same on every keyboard', async () => {
  const locked = await lockSecret(SECRET, 'neun Raben über der Abtei'.normalize('NFC'));
  expect(await unlockSecret(locked, 'neun Raben über der Abtei'.normalize('NFD'))).toBe(SECRET);
});

test('a new passphrase must be long enough, one of an archive need not be', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'x'.repeat(PASSPHRASE_MIN - 1));
  await expect(readPassphrase({ isNew: true })).rejects.toThrow(`at least ${PASSPHRASE_MIN}`);
  expect(await readPassphrase({ isNew: false })).toHaveLength(PASSPHRASE_MIN - 1);
  vi.stubEnv('BACKUP_PASSPHRASE', 'x'.repeat(PASSPHRASE_MIN));
  expect(await readPassphrase({ isNew: true })).toHaveLength(PASSPHRASE_MIN);
});
