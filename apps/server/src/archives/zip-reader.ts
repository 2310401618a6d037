import type { Readable } from 'node:stream';
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
  readonly names: ReadonlySet<string>;
  /** A member. @throws ArchiveError if there is none of this name */
  open(name: string): Promise<Readable>;
  /** A small member, whose content zip's own checksum confirms. @throws ArchiveError if it is larger, or damaged */
  readSmall(name: string, maxBytes: number): Promise<Buffer>;
  /** @throws ArchiveError if the member is missing, or is not what was measured */
  check(name: string, expected: Measure): Promise<void>;
  close(): void;
}

const damaged = (cause?: unknown) =>
  new ArchiveError('The archive is damaged or incomplete: use another one.', { cause });

/** More members than any archive has. The directory of a hostile one must not fill the memory. */
const MEMBERS_MAX = 5_000_000;

async function listMembers(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MEMBERS_MAX) throw new ArchiveError('The archive has too many members.');
  const members = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (members.has(entry.fileName)) throw damaged();
    members.set(entry.fileName, entry);
  }
  return members;
}

async function openZip(path: string): Promise<readonly [ZipFile, Map<string, Entry>]> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  });
  try {
    return [zip, await listMembers(zip)];
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** @throws ArchiveError if the file is not a complete zip archive; an error of the system if it cannot be read */
export async function readZip(path: string): Promise<ZipReader> {
  const [zip, members] = await openZip(path).catch((error: unknown) => {
    if (error instanceof ArchiveError || (error as { code?: unknown }).code) throw error;
    throw damaged(error);
  });
  const entryOf = (name: string) => {
    const entry = members.get(name);
    if (!entry) throw damaged();
    return entry;
  };
  const open = (name: string) =>
    zip.openReadStreamPromise(entryOf(name)).catch((error: unknown) => {
      throw damaged(error);
    });
  return {
    names: new Set(members.keys()),
    open,
    async readSmall(name, maxBytes) {
      const entry = entryOf(name);
      if (entry.uncompressedSize > maxBytes) throw damaged();
      const content = await buffer(await open(name)).catch((error: unknown) => {
        throw damaged(error);
      });
      if (crc32(content) !== entry.crc32) throw damaged();
      return content;
    },
    async check(name, expected) {
      if (entryOf(name).uncompressedSize !== expected.bytes) throw damaged();
      const { through, measure } = measuring();
      await pipeline(await open(name), through.resume()).catch((error: unknown) => {
        throw damaged(error);
      });
      if (measure().sha256 !== expected.sha256) throw damaged();
    },
    close: () => zip.close(),
  };
}
