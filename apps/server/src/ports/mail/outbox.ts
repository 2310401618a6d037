import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from './message.ts';
import type { Mailer, Sender } from './port.ts';

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** Writes mails to files that only the server's user can read. */
export function outboxMailer(dataDir: string, from: Sender): Mailer {
  const folder = outboxFolder(dataDir);
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      const { createTransport } = await import('nodemailer');
      const compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: content } = await compose.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, `${mail.id}.eml`, content as Buffer);
    },
  };
}

/** Writes a file atomically and syncs it to disk. A retry replaces the file. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const draft = join(folder, `.${randomUUID()}`);
  try {
    const file = await open(draft, 'w', 0o600);
    await file.writeFile(content).finally(() => file.close());
    await sync(draft);
    await rename(draft, join(folder, name));
    await sync(folder);
  } finally {
    await rm(draft, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
