import type { Project } from '../../../../testing/hosted-identity/project.ts';
import type { Env } from '../env.ts';
import type { HostedEnv } from '../settings/hosted.ts';
import type { TestApp } from './app.ts';
import { testApp } from './app.ts';

/** How a server is set up that people sign in to with a project. */
export const settingsOf = ({ url, anonKey }: Project): HostedEnv => ({
  url,
  anonKey,
  jwtSecret: undefined,
  serviceRoleKey: undefined,
});

/** The real server with a project beside it, whose users it may delete if `env` says so. */
export const hostedApp = (project: Project, env: Partial<Env> = {}): Promise<TestApp> =>
  testApp({ env: { hosted: settingsOf(project), ...env } });
