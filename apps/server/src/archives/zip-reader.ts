import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type Measure, measuring } from './measured.ts';

/** An archive that cannot be used. The message is one sentence for people. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** A zip archive whose members are read as streams, in any order. */
export interface ZipReader {
  /** The size of each member after unpacking, by name. */
  readonly sizes: ReadonlyMap<string, number>;
  /** A member. The stream fails with an ArchiveError if its size or checksum is wrong. @throws ArchiveError if there is none of this name */
  open(name: string): Promise<Readable>;
  /** @throws ArchiveError if the member is larger, or damaged */
  readSmall(name: string, maxBytes: number): Promise<Buffer>;
  /** @throws ArchiveError if the member is missing, or is not what was measured */
  check(name: string, expected: Measure): Promise<void>;
  close(): void;
}

const damaged = (cause?: unknown) =>
  new ArchiveError('The archive is damaged or incomplete: use another one.', { cause });

async function listMembers(zip: ZipFile, most: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > most) throw new ArchiveError('The archive has too many members.');
  const members = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted() || members.has(entry.fileName)) throw damaged();
    members.set(entry.fileName, entry);
  }
  return members;
}

async function openZip(
  path: string,
  most: number,
): Promise<readonly [ZipFile, Map<string, Entry>]> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  });
  try {
    return [zip, await listMembers(zip, most)];
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The library confirms the size only. */
async function* confirmed(content: AsyncIterable<Buffer>, expected: number) {
  let sum = 0;
  try {
    for await (const chunk of content) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw damaged(error);
  }
  if (sum !== expected) throw damaged();
}

/**
 * Opens a zip and reads its list of members only. Names that lead out of a folder are refused.
 * @param most members. The list of a hostile archive must not fill the memory
 * @throws ArchiveError if the file is not a complete zip archive; an error of the system if it cannot be read
 */
export async function readZip(path: string, most: number): Promise<ZipReader> {
  const [zip, members] = await openZip(path, most).catch((error: unknown) => {
    if (error instanceof ArchiveError || (error as { code?: unknown }).code) throw error;
    throw damaged(error);
  });
  const sizes = new Map(Array.from(members, ([name, entry]) => [name, entry.uncompressedSize]));
  const open = async (name: string) => {
    const entry = members.get(name);
    if (!entry) throw damaged();
    const content = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
      throw damaged(error);
    });
    return Readable.from(confirmed(content, entry.crc32), { objectMode: false });
  };
  return {
    sizes,
    open,
    async readSmall(name, maxBytes) {
      if ((sizes.get(name) ?? 0) > maxBytes) throw damaged();
      return buffer(await open(name));
    },
    async check(name, expected) {
      if (sizes.get(name) !== expected.bytes) throw damaged();
      const { through, measure } = measuring();
      await pipeline(await open(name), through.resume());
      if (measure().sha256 !== expected.sha256) throw damaged();
    },
    close: () => zip.close(),
  };
}
