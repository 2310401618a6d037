import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { errorCode } from '../../lib/error-code.ts';
import { outboxFolder } from './outbox.ts';

export interface OutboxEntry {
  readonly to: string;
  readonly subject: string;
  /** The Date header; empty without one. */
  readonly when: string;
  readonly file: string;
}

/** Lists the mails in the outbox, newest first. */
export async function listOutbox(dataDir: string): Promise<OutboxEntry[]> {
  const folder = outboxFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const mails = names.filter((name) => /^[^.].*\.eml$/.test(name));
  const entries = await Promise.all(mails.map((name) => readEntry(join(folder, name))));
  return entries.sort((a, b) => (a.when < b.when ? 1 : -1));
}

async function readEntry(file: string): Promise<OutboxEntry> {
  const { to = [], subject = '', date = '' } = await PostalMime.parse(await readFile(file));
  return { to: to.map(({ address }) => address).join(', '), subject, when: date, file };
}
