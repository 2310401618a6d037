import { addPerson, hostedEnv, type Project } from '../../testing/hosted-identity/project.ts';
import { startHostedIdentity } from '../../testing/hosted-identity/service.ts';
import { test as base } from './fixtures.ts';
import { newPerson, type Person } from './people.ts';

/** Playwright's `test` with a server that signs people in through a hosted identity (`project`). */
export const test = base.extend<{ freshProject: undefined }, { project: Project }>({
  project: [
    async ({ browserName: _ }, use) => {
      const service = await startHostedIdentity();
      await use(service.project);
      await service.close();
    },
    { scope: 'worker' },
  ],

  serverEnv: [async ({ project }, use) => use(hostedEnv(project)), { scope: 'worker' }],

  freshProject: [
    async ({ project }, use) => {
      const usual = { autoconfirm: true, withoutSession: false, away: false };
      Object.assign(project, usual, { jwtSecret: undefined, atProvider: undefined });
      await use(undefined);
    },
    { auto: true },
  ],
});

export function knownPerson(project: Project): Person {
  const person = newPerson();
  const { email, password, firstName, lastName } = person;
  const metadata = { full_name: `${firstName} ${lastName}` };
  addPerson(project, { email, password, metadata });
  return person;
}
