import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Gazetteer } from './data.ts';

const program = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
export const KEPT_FOLDER = join(root, 'node_modules/.cache/gazetteer');

/** Changes with what a gazetteer is made of, and by. */
async function fingerprint(): Promise<string> {
  const names = (await readdir(program)).filter((name) => !name.endsWith('.test.ts')).sort();
  const files = [...names.map((name) => join(program, name)), join(root, 'package-lock.json')];
  const hash = createHash('sha256').update(process.version);
  for (const content of await Promise.all(files.map((file) => readFile(file)))) {
    hash.update(content);
  }
  return hash.digest('hex');
}

/** The gazetteer as it was made before; undefined where it would be another one now, or cannot be read. */
export async function readKept(folder: string): Promise<Gazetteer | undefined> {
  try {
    return deserialize(await readFile(join(folder, await fingerprint())));
  } catch {
    return undefined;
  }
}

/** Keeps it for the next start, in the place of all others. Where nothing can be written, it is made again then. */
export async function keep(gazetteer: Gazetteer, folder: string): Promise<void> {
  const name = await fingerprint();
  const draft = join(folder, `${name}.${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, serialize(gazetteer));
    await rename(draft, join(folder, name));
    const others = (await readdir(folder)).filter((other) => !other.startsWith(name));
    await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
}
