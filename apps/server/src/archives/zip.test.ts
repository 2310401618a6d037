import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ArchiveError, readZip } from './zip-reader.ts';
import { writeZip, type ZipWriter, zipStream } from './zip-writer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

let path: string;
let count = 0;
beforeEach(() => {
  count += 1;
  path = join(folder, `${count}.zip`);
});

const twoMembers = async (zip: ZipWriter) => [
  await zip.add('one/a.txt', Readable.from(['raven'.repeat(1_000)])),
  await zip.add('one/b.txt', Readable.from(['castle']), { isCompressed: true }),
];

async function readAll(most = 2): Promise<string[]> {
  const zip = await readZip(path, most);
  try {
    const texts: string[] = [];
    for (const name of zip.sizes.keys()) texts.push(await text(await zip.open(name)));
    return texts;
  } finally {
    zip.close();
  }
}

/** Changes every place of some bytes in the file. */
async function patch(from: string | Buffer, to: string | Buffer): Promise<void> {
  const content = await readFile(path, 'latin1');
  const changed = content.replaceAll(String(from), String(to));
  expect(changed).not.toBe(content);
  await writeFile(path, changed, 'latin1');
}

test('a zip has its members, their sizes and their measures', async () => {
  const [a, b] = await writeZip(path, twoMembers);
  expect(await readAll()).toEqual(['raven'.repeat(1_000), 'castle']);
  const zip = await readZip(path, 2);
  expect([...zip.sizes]).toEqual([
    ['one/a.txt', 5_000],
    ['one/b.txt', 6],
  ]);
  await zip.check('one/a.txt', a!);
  await zip.check('one/b.txt', b!);
  await expect(zip.check('one/b.txt', { ...b!, sha256: a!.sha256 })).rejects.toThrow(ArchiveError);
  await expect(zip.check('one/b.txt', { ...b!, bytes: 7 })).rejects.toThrow(ArchiveError);
  await expect(zip.readSmall('one/b.txt', 5)).rejects.toThrow(ArchiveError);
  await expect(zip.open('two')).rejects.toThrow(ArchiveError);
  zip.close();
});

describe('a zip is refused', () => {
  test.each<[string, () => Promise<void>]>([
    ['with a wrong checksum', () => patch('castle', 'cattle')],
    ['with the same name twice', () => patch('one/b.txt', 'one/a.txt')],
    ['with a name that leads out', () => patch('one/b.txt', '../../txt')],
    ['with an absolute name', () => patch('one/b.txt', '/ne/b.txt')],
    ['with a backslash in a name', () => patch('one/b.txt', 'one\\b.txt')],
    // The flags of the list of members.
    [
      'with an encrypted member',
      () => patch('PK\x01\x02?\x03\x14\x00\x08', 'PK\x01\x02?\x03\x14\x00\x09'),
    ],
    ['with no end', async () => writeFile(path, (await readFile(path)).subarray(0, -9))],
  ])('%s', async (_, change) => {
    await writeZip(path, twoMembers);
    await change();
    await expect(readAll()).rejects.toThrow(ArchiveError);
  });

  test('with too many members', async () => {
    await writeZip(path, twoMembers);
    await expect(readAll(1)).rejects.toThrow('too many members');
  });
});

describe('writing ends', () => {
  /** Content that never ends. */
  async function* endless() {
    for (;;) yield Buffer.alloc(65_536);
  }

  test('with the failure of a member', async () => {
    const broken = Readable.from(
      (async function* () {
        yield 'start';
        throw new Error('The store is gone');
      })(),
    );
    const fill = (zip: ZipWriter) => zip.add('a', broken);
    await expect(writeZip(path, fill)).rejects.toThrow('The store is gone');
  });

  test('when it is told so, and its member is closed', async () => {
    const stopping = new AbortController();
    const content = Readable.from(endless());
    content.once('data', () => stopping.abort());
    let told: unknown;
    const fill = (zip: ZipWriter) =>
      zip.add('a', content).catch((error: unknown) => {
        told = error;
        throw error;
      });
    await expect(writeZip(path, fill, stopping.signal)).rejects.toThrow('aborted');
    expect([told, content.destroyed]).toEqual([expect.any(Error), true]);
  });

  test('when its reader goes, and takes no further member', async () => {
    const content = Readable.from(endless());
    const tried = new Promise<readonly unknown[]>((resolve) => {
      const output = zipStream(async (zip) => {
        const add = (name: string, from: Readable) =>
          zip.add(name, from).catch((error: unknown) => error);
        resolve([await add('a', content), await add('b', Readable.from(['b']))]);
      });
      output.once('data', () => output.destroy());
    });
    const aborted = expect.objectContaining({ name: 'AbortError' });
    expect(await tried).toEqual([aborted, aborted]);
    expect(content.destroyed).toBe(true);
  });

  test('before a file that exists', async () => {
    await writeFile(path, 'mine');
    await expect(writeZip(path, twoMembers)).rejects.toThrow('EEXIST');
    expect(await readFile(path, 'utf8')).toBe('mine');
  });
});
