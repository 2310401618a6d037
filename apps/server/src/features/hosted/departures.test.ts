import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addPerson,
  type Project,
  tokenOf,
} from '../../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../../testing/hosted-identity/service.ts';
import type { TestApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { hostedApp, settingsOf } from '../../testing/hosted-app.ts';
import { newEmail } from '../../testing/login.ts';

const URL = '/api/auth/set-session';
const LEEWAY = 10;

let service: HostedService;
let project: Project;
/** Has the service role key, so it can delete users of the project. */
let t: TestApp;
let modest: TestApp;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  const { serviceRoleKey } = project;
  t = await hostedApp(project, { hosted: { ...settingsOf(project), serviceRoleKey } });
  await t.app.startTasks();
  modest = await hostedApp(project);
});
afterAll(async () => {
  await t.close();
  await modest.close();
  await service.close();
});

async function arrived(app: TestApp) {
  const person = addPerson(project, { email: newEmail() });
  const client = makeClient(app.app);
  const token = tokenOf(project, person);
  expect((await client.post(URL, { access_token: token })).status).toBe(200);
  return { person, client, token };
}

const leave = async (client: Awaited<ReturnType<typeof arrived>>['client']) =>
  expect((await client.delete('/api/auth/delete-account')).status).toBe(200);
const comeBack = (app: TestApp, access_token: string) =>
  makeClient(app.app).post(URL, { access_token });

async function jobs(): Promise<{ state: string }[]> {
  const text = "select state from pgboss.job where name = 'hosted-user-deletion'";
  return (await t.database.pool.query(text)).rows;
}

test('deleting an account deletes it with the project as well', async () => {
  const { person, client, token } = await arrived(t);
  await leave(client);
  await vi.waitFor(() => expect(project.people).not.toContain(person));
  expect((await comeBack(t, token)).status).toBe(401);
  await vi.waitFor(async () => expect(await jobs()).toEqual([]));
});

test('a project that is away delays no request, and is asked again', async () => {
  const { person, client } = await arrived(t);
  const token = tokenOf(project, person);
  project.away = true;
  await leave(client);
  await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ state: 'retry' }]));
  project.away = false;
  expect(project.people).toContain(person);
  // Even a new token is refused, because the account at the project is being deleted.
  expect((await comeBack(t, token)).status).toBe(401);
  expect((await comeBack(t, tokenOf(project, person))).status).toBe(401);
  await t.database.pool.query(
    "update pgboss.job set start_after = now() where name = 'hosted-user-deletion'",
  );
  await leave((await arrived(t)).client);
  await vi.waitFor(() => expect(project.people).not.toContain(person));
});

test('without the key the user stays, and tokens from before open nothing', async () => {
  const { person, client, token } = await arrived(modest);
  await leave(client);
  expect((await comeBack(modest, token)).status).toBe(401);
  expect((await comeBack(modest, tokenOf(project, person))).status).toBe(401);
  expect(project.people).toContain(person);
  const { rows } = await modest.database.pool.query('select * from verifications');
  expect(JSON.stringify(rows)).not.toContain(person.id);
});

test('without the key a later sign-in makes a new account', async () => {
  const { person, client } = await arrived(modest);
  await leave(client);
  const later = new Date(Date.now() - (LEEWAY + 60) * 1000).toISOString();
  await modest.database.pool.query('update verifications set value = $1', [later]);
  expect((await comeBack(modest, tokenOf(project, person))).status).toBe(200);
});

test('signing in while the account is being deleted makes no new one', async () => {
  const { client, token } = await arrived(modest);
  const [deleted, ...others] = await Promise.all([
    client.delete('/api/auth/delete-account'),
    ...Array.from({ length: 8 }, () => comeBack(modest, token)),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of others) expect([200, 401]).toContain(status);
  expect((await comeBack(modest, token)).status).toBe(401);
});
