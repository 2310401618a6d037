import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The latest link to an address of the product in the mails to somebody, once one has come. */
export async function mailedLink(dataDir: string, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await linksTo(dataDir, to, path)).at(-1);
    expect(link, `a link to ${path} in a mail to ${to}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

async function linksTo(dataDir: string, to: string, path: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(to))
    .map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
    .flatMap(
      (mail) => mail.match(new RegExp(`https?://[^\\s"<>]*${path}\\?[^\\s"<>]+`))?.[0] ?? [],
    );
}
