import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail to `to` that links to a path of the product. @returns the latest such link */
export async function mailedLink(dataDir: string, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await linksTo(dataDir, to, path)).at(-1);
    expect(link, `a link to ${path} in a mail to ${to}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

/** Waits until there are at least `least` mails to an address. @returns their decoded texts */
export async function mailsTo(dataDir: string, to: string, least: number): Promise<string[]> {
  let mails: string[] = [];
  await expect(async () => {
    mails = await readMails(dataDir, to);
    expect(mails.length, `mails to ${to}`).toBeGreaterThanOrEqual(least);
  }).toPass({ timeout: 150_000 });
  return mails;
}

async function linksTo(dataDir: string, to: string, path: string): Promise<string[]> {
  const mails = await readMails(dataDir, to);
  return mails.flatMap(
    (mail) => mail.match(new RegExp(`https?://[^\\s"<>]*${path}[?#][^\\s"<>]+`))?.[0] ?? [],
  );
}

async function readMails(dataDir: string, to: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(to))
    .map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
}
