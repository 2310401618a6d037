import type { Project } from '../../../../testing/hosted-identity/project.ts';
import type { Env } from '../start/env.ts';
import type { HostedEnv } from '../start/settings/hosted.ts';
import { type TestApp, testApp } from './app.ts';

export const settingsOf = ({ url, anonKey }: Project): HostedEnv => ({
  url,
  anonKey,
  issuer: `${url}/auth/v1`,
  jwtSecret: undefined,
  serviceRoleKey: undefined,
});

/** The real server with a project. It can delete the project's users if `env.hosted` contains the service role key. */
export const hostedApp = (project: Project, env: Partial<Env> = {}): Promise<TestApp> =>
  testApp({ env: { hosted: settingsOf(project), ...env } });
