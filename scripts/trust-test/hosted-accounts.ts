import {
  addPerson,
  hostedEnv,
  type Project,
  tokenOf,
} from '../../testing/hosted-identity/project.ts';
import { startHostedIdentity } from '../../testing/hosted-identity/service.ts';
import { newPerson } from '../../testing/hosted-identity/users.ts';
import { startServer } from '../../testing/real-server.ts';
import { Client } from '../kill-test/client.ts';
import { measureOthers, type Requests } from './measure-others.ts';
import { Service } from './out-of-order.ts';
import type { Checks } from './result.ts';

const signIn = (client: Client, token: string) =>
  client.send('POST', '/api/auth/set-session', { access_token: token });

/** Arrivals of people whom neither side knows, and of tokens whose key is not known: the server asks the service about both. */
function arrivals(origin: string, project: Project): Requests {
  const arrive = (header: object) => {
    const stranger = newPerson({ email: 'stranger@example.org' });
    const client = new Client();
    client.origin = origin;
    return signIn(client, tokenOf(project, stranger, {}, header));
  };
  return [() => arrive({}), () => arrive({ kid: 'unknown' })];
}

/** A hosted identity that is out of order keeps those who are signed in working. */
export async function hostedAccounts(checks: Checks): Promise<void> {
  const { project, close } = await startHostedIdentity();
  const identity = new Service(Number(new URL(project.url).port));
  const server = await startServer({
    env: {
      ...hostedEnv(project),
      SUPABASE_URL: `http://127.0.0.1:${await identity.listen()}`,
      SUPABASE_ISSUER: `${project.url}/auth/v1`,
      MAP_TILES_URL: 'off',
      WEATHER_URL: 'off',
      RATE_LIMITS: 'off',
    },
  });
  try {
    const client = new Client();
    client.origin = server.origin;
    const person = addPerson(project, { email: 'mara@example.org' });
    const { status } = await signIn(client, tokenOf(project, person));
    if (status !== 200) throw new Error(`The hosted identity let no one in: ${status}`);
    const name = { firstName: 'Mara', lastName: 'Voss' };
    await client.expect(200, 'POST', '/api/user/profile', name);
    await client.expect(201, 'POST', '/api/shoots', { title: 'Selkie' });
    await measureOthers(client, { identity }, arrivals(server.origin, project), checks);
  } finally {
    await server.stop();
    identity.close();
    await close();
  }
}
