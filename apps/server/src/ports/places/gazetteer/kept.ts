import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Gazetteer } from './data.ts';

const program = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
export const KEPT_FOLDER = join(root, 'node_modules/.cache/gazetteer');

/** A hash of everything that a gazetteer is built from: code, packages and Node version. */
async function fingerprint(): Promise<string> {
  const names = (await readdir(program)).filter((name) => !name.endsWith('.test.ts')).sort();
  const files = [...names.map((name) => join(program, name)), join(root, 'package-lock.json')];
  const hash = createHash('sha256').update(process.version);
  for (const content of await Promise.all(files.map((file) => readFile(file)))) {
    hash.update(content);
  }
  return hash.digest('hex');
}

/** Reads the cached gazetteer; undefined if it is missing, outdated or corrupt. */
export async function readKept(folder: string): Promise<Gazetteer | undefined> {
  try {
    const file = await readFile(join(folder, await fingerprint()));
    const content = file.subarray(DIGEST_BYTES);
    return digestOf(content).equals(file.subarray(0, DIGEST_BYTES))
      ? deserialize(content)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the cache. Write errors are ignored: the next start builds the gazetteer again. */
export async function keep(gazetteer: Gazetteer, folder: string): Promise<void> {
  // Servers on several machines may share the folder.
  const draft = join(folder, `draft-${randomUUID()}`);
  try {
    const name = await fingerprint();
    const content = serialize(gazetteer);
    await mkdir(folder, { recursive: true });
    await writeFile(draft, [digestOf(content), content]);
    await rename(draft, join(folder, name));
    const others = (await readdir(folder)).filter((other) => other !== name);
    await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
}

const DIGEST_BYTES = 32;
/** A power cut can leave a file with the right length and wrong contents. */
const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest();
