import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What the library says of a file that is no zip, or is broken. */
export class BrokenZipError extends Error {
  override name = 'BrokenZipError';
}

export interface ReadableZip {
  /** The size of each member after unpacking, by name. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The stream fails if the member is longer than its size. @throws Error for an unknown name */
  read(name: string): Promise<Readable>;
  extract(name: string, path: string): Promise<void>;
  close(): void;
}

/**
 * Opens a zip from another place, and reads its list of members only. The library refuses names that lead out of a folder.
 * @throws BrokenZipError also for more members than `most`, for two of the same name, and for encrypted ones
 */
export async function openZip(path: string, most: number): Promise<ReadableZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(asBroken);
  try {
    if (zip.entryCount > most) throw new BrokenZipError('There are too many members');
    return readable(zip, await entriesOf(zip));
  } catch (error) {
    zip.close();
    return asBroken(error);
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted() || entries.has(entry.fileName)) {
      throw new BrokenZipError('A member cannot be read');
    }
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function readable(zip: ZipFile, entries: ReadonlyMap<string, Entry>): ReadableZip {
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new BrokenZipError('A member is missing');
    return zip.openReadStreamPromise(entry).catch(asBroken);
  };
  return {
    sizes: new Map(Array.from(entries, ([name, entry]) => [name, entry.uncompressedSize])),
    read,
    extract: async (name, path) =>
      pipeline(await read(name), createWriteStream(path, { flags: 'wx', mode: 0o600 })),
    close: () => zip.close(),
  };
}

function asBroken(error: unknown): never {
  throw new BrokenZipError('The zip cannot be read', { cause: error });
}
