import { type TestApp, testApp } from './app.ts';
import { type MailServer, mailServer } from './mail-server.ts';

/** The real server with a local mail server and running background tasks. */
export interface MailApp extends TestApp {
  readonly server: MailServer;
}

export async function mailApp(env: Parameters<typeof testApp>[0] = {}): Promise<MailApp> {
  const server = await mailServer();
  const t = await testApp({ ...env, env: { ...env.env, smtp: server.settings } });
  await t.app.startTasks();
  return {
    ...t,
    server,
    async close() {
      await t.close();
      await server.close();
    },
  };
}

/** The token of the link in a mail's text. @throws Error if there is none */
export function tokenIn(text: string | undefined): string {
  const [, token] = /#token=([\w-]+)/.exec(text ?? '') ?? [];
  if (!token) throw new Error('The mail has no link with a token');
  return token;
}
