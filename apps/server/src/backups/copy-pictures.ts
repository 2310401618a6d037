import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Measure } from '../archives/measured.ts';
import type { ZipWriter } from '../archives/zip-writer.ts';
import { filesOf, type ImageName, type ImageStorage } from '../ports/storage/port.ts';
import type { RowsCopy } from './copy-rows.ts';
import { readLines, writeLines } from './lines.ts';
import { PICTURES, type PictureLine, pictureMember } from './manifest.ts';

/** Pictures are read ahead, because each one of a bucket takes a request. */
const AHEAD = 8;

const url = z.tuple([z.string()]);

export interface CopiedPictures {
  readonly files: number;
  /** Files that the store has lost. */
  readonly missing: number;
  readonly list: Measure;
}

/** The files of all copied pictures, each once. */
async function* filesShown(copy: Pick<RowsCopy, 'openUrls'>): AsyncGenerator<ImageName> {
  const seen = new Set<string>();
  for await (const line of readLines(copy.openUrls())) {
    for (const file of filesOf(url.parse(line)[0])) {
      const key = nameOf(file);
      if (seen.has(key)) continue;
      seen.add(key);
      yield file;
    }
  }
}

const nameOf = ({ kind, name }: ImageName) => `${kind}/${name}`;

interface Read {
  readonly name: string;
  readonly content: Buffer | undefined;
}

async function* readAhead(
  files: AsyncGenerator<ImageName>,
  storage: ImageStorage,
): AsyncGenerator<Read> {
  const waiting: Promise<Read>[] = [];
  const read = async (file: ImageName): Promise<Read> => {
    const found = await storage.find(file);
    return { name: nameOf(file), content: found && (await buffer(found.read())) };
  };
  for await (const file of files) {
    const reading = read(file);
    // The failure is reported when it is this picture's turn.
    reading.catch(() => {});
    waiting.push(reading);
    if (waiting.length >= AHEAD) yield (await waiting.shift()) as Read;
  }
  for (const reading of waiting) yield await reading;
}

/** Adds the files of all copied pictures to an archive, with their list. */
export async function copyPictures(
  zip: ZipWriter,
  copy: RowsCopy,
  storage: ImageStorage,
  folder: string,
): Promise<CopiedPictures> {
  const path = join(folder, PICTURES);
  const lines = await writeLines(path);
  let files = 0;
  let missing = 0;
  try {
    for await (const { name, content } of readAhead(filesShown(copy), storage)) {
      if (content) {
        const options = { isCompressed: true };
        const measure = await zip.add(pictureMember(name), Readable.from([content]), options);
        lines.add({ name, ...measure } satisfies PictureLine);
        await lines.flush();
        files++;
      } else missing++;
    }
  } finally {
    await lines.close();
  }
  return { files, missing, list: await zip.add(PICTURES, createReadStream(path)) };
}
