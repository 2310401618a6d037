import { randomUUID } from 'node:crypto';
import { endpointPath } from '@lensemble/contract/endpoint';
import { z } from 'zod';
import type { DeclaredRoute } from '../http/fastify-types.ts';
import type { TestApp } from './app.ts';
import { choices, recordKinds } from './foreign-records.ts';
import { catalogueNames, newItems } from './items.ts';
import { newEmail, PASSWORD, signedIn } from './login.ts';

export const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;

/** Every route that takes a body. New routes are found automatically. */
export const writingRoutes = (t: TestApp) =>
  t.app.declaredRoutes.filter(({ endpoint }) => endpoint?.body);

/** The names of a body's fields. */
export function fieldsOf({ endpoint }: DeclaredRoute): string[] {
  const body = endpoint?.body;
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}

const goodBodies: Readonly<Record<string, () => object>> = {
  'POST /api/auth/sign-up/email': () => ({ email: newEmail(), password: PASSWORD, name: 'Ada' }),
  'POST /api/auth/sign-in/email': () => ({ email: newEmail(), password: PASSWORD }),
  'POST /api/auth/set-session': () => ({ access_token: 'a.b' }),
  'POST /api/user/profile': () => ({ firstName: 'Ada', lastName: 'Byron' }),
  'POST /api/user/active-team': () => ({ teamId: randomUUID() }),
  'POST /api/team': () => ({ name: 'Nightshift' }),
  'POST /api/team/join': () => ({ inviteCode: 'a-guess' }),
  'DELETE /api/team/leave': () => ({ teamId: randomUUID() }),
  'POST /api/shoots': () => ({ title: 'Golden hour' }),
  ...Object.fromEntries(catalogueNames.map((name) => [`POST /api/${name}`, () => newItems[name]])),
};

const kindOf = ({ url }: DeclaredRoute) => recordKinds[url.replace(/(:\w+).*$/, '$1')];

/** A route with a person who may call it, the address of a record of theirs, and a body that it accepts, if there is one. */
export async function targetOf(t: TestApp, route: DeclaredRoute) {
  const person = await signedIn(t);
  const kind = kindOf(route);
  const made = await kind?.make(t.database.orm, person);
  const id = made?.id ?? randomUUID();
  const names = Array.from(route.url.matchAll(/:(\w+)/g), ([, each]) => [each, id]);
  const params = { ...Object.fromEntries(names), ...choices, ...made?.params };
  const good = kind?.bodies[nameOf(route)] ?? goodBodies[nameOf(route)]?.() ?? {};
  return { person, url: endpointPath(route.url, params), good: good as object };
}
