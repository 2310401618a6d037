import { camelCase } from '@lensemble/contract/fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from './testing/app.ts';
import { makeForm } from './testing/images.ts';
import { fieldsOf, nameOf, targetOf, writingRoutes } from './testing/writing-routes.ts';
import { noteWrites } from './testing/written-rows.ts';

/** Tries to set every column of the database, and what else a client must not set, through every route that takes a body. */
const t = await testApp();
let takeWrites: () => Promise<string[]>;
let columns: string[] = [];
let tried = 0;

/** What other products name such fields. */
const elsewhere = ['_id', 'ownerId', 'owner', 'isOwner', 'isAdmin', 'isOperator', 'permissions'];
const more = ['password_hash', 'createdBy', 'is_admin', 'team', 'user'];
/** A refusal names at most twenty fields, also those that are missing. */
const AT_ONCE = 12;

beforeAll(async () => {
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
     where table_schema = current_schema() order by 1`,
  );
  columns = [...rows.map(({ name }) => name), ...elsewhere, ...more];
  takeWrites = await noteWrites(t.database.pool);
});
afterAll(async () => {
  process.stdout.write(`mass assignment: ${tried} fields over ${routes.length} routes\n`);
  await t.close();
});

const routes = writingRoutes(t);
/** What counts and refreshes with any request. */
const ofEachRequest = ['rate_limits', 'sessions'];

/** What a client would write there. */
const stranger = (name: string) => (name.startsWith('is') ? true : 'taken over');

const chunked = (names: readonly string[]) =>
  Array.from({ length: Math.ceil(names.length / AT_ONCE) }, (_, index) =>
    names.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

const strangers = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, stranger(name)]));

/** A form has only texts. */
const texts = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** Each body that is the given one with the strangers in one of the objects in it, and the path of that object. */
function* planted(
  body: unknown,
  added: object,
  path = '',
): Generator<[path: string, body: unknown]> {
  if (typeof body !== 'object' || body === null) return;
  if (!Array.isArray(body)) yield [path, { ...body, ...added }];
  for (const [key, value] of Object.entries(body)) {
    const copy = (inner: unknown) =>
      Array.isArray(body)
        ? body.map((each, index) => (String(index) === key ? inner : each))
        : { ...body, [key]: inner };
    for (const [place, inner] of planted(value, added, `${path}${key}.`))
      yield [place, copy(inner)];
  }
}

const NESTED = ['teamId', 'createdAt', 'updatedAt', 'deletedAt', 'version', 'ownerId'];

test.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (_name, route) => {
  const { person, url, good } = await targetOf(t, route);
  const { cookie } = person;
  const known = new Set([...fieldsOf(route), ...Object.keys(good)].map(camelCase));
  const names = columns.filter((name) => !known.has(camelCase(name)));
  await takeWrites();
  const refuse = async (options: object, fields: readonly string[], least = 422) => {
    person.cookie = cookie;
    const { status, text, body } = await person.request(route.method as 'POST', url, options);
    expect(status, text).toBeGreaterThanOrEqual(least);
    expect(status, text).toBeLessThanOrEqual(422);
    const named = Object.keys((body as { fields?: object }).fields ?? {});
    expect(named.map(camelCase)).toEqual(expect.arrayContaining(fields.map(camelCase)));
    const written = (await takeWrites()).filter((name) => !ofEachRequest.includes(name));
    expect(written, JSON.stringify(options)).toEqual([]);
    tried += fields.length;
  };
  for (const some of chunked(names)) {
    await refuse({ body: { ...good, ...strangers(some) } }, some);
    if (!route.endpoint?.file) continue;
    await refuse(await makeForm(texts({ ...good, ...strangers(some) })), some);
  }
  for (const [place, body] of planted(good, strangers(NESTED)))
    if (place !== '') await refuse({ body }, [], 400);
});
