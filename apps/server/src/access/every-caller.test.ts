import { randomUUID } from 'node:crypto';
import { endpointPath } from '@lensemble/contract/endpoint';
import { may, type Role } from '@lensemble/contract/permissions';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { teamInvitations, teamMembers } from '../db/schema/teams.ts';
import type { DeclaredRoute } from '../http/fastify-types.ts';
import { testApp } from '../testing/app.ts';
import { type Answer, type Client, makeClient } from '../testing/client.ts';
import { buildTeam } from '../testing/factories.ts';
import { choices, recordKinds } from '../testing/foreign-records.ts';
import { newItems } from '../testing/items.ts';
import { newEmail, PASSWORD, signedIn } from '../testing/login.ts';
import { buildCallLink, buildGuest, buildShoot } from '../testing/shoots.ts';

/** Calls every route of the real server as every kind of caller. New routes are tested automatically. */
const t = await testApp();
const { pool, orm } = t.database;
const routes = t.app.declaredRoutes;
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const kindOf = ({ url }: DeclaredRoute) => recordKinds[url.replace(/(:\w+).*$/, '$1')];

type Person = Awaited<ReturnType<typeof signedIn>>;
type Outcome = 'open' | 'allowed' | 'signed out' | 'forbidden' | 'not found';

/** A team with a record for each parameter of a route. */
interface World {
  readonly owner: Person;
  /** The secret of a personal link of a participant, if the path has one. */
  readonly link: string | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/** Making sample data takes seconds. A team with shoots gets none: its callers are let in, and told so. */
const SAMPLES = 'POST /api/sample-data';

/** Makes only the records that the path names: each costs statements for every route and caller. */
async function makeWorld(route: DeclaredRoute): Promise<World> {
  const owner = await signedIn(t);
  if (nameOf(route) === SAMPLES) await buildShoot(orm, owner.team);
  const { id = randomUUID(), params: more } = (await kindOf(route)?.make(orm, owner)) ?? {};
  const names = (parameter: string) => route.url.includes(`:${parameter}`);
  const params = { ...more, id, teamId: owner.team.id, code: owner.team.inviteCode, ...choices };
  const target = names('memberId') && (await signedIn(t, { team: owner.team, role: 'member' }));
  const shoot =
    ['shootId', 'token', 'secret'].some(names) &&
    (await buildShoot(orm, owner.team, { date: '2126-11-28' }));
  const link = shoot && (await buildCallLink(orm, t.env, await buildGuest(orm, shoot)));
  return {
    owner,
    link: link || undefined,
    params: {
      ...params,
      ...(target && { memberId: await membershipOf(target) }),
      ...(shoot && { shootId: shoot.id }),
      ...(names('invitationId') && { invitationId: await invitationOf(owner) }),
    },
  };
}

async function invitationOf({ team }: Person): Promise<string> {
  const [expiresAt, hash] = [new Date(Date.now() + 60_000), randomUUID()];
  const invitation = {
    teamId: team.id,
    email: 'zoe@example.org',
    role: 'member',
    hash,
    expiresAt,
  } as const;
  return (await orm.insert(teamInvitations).values(invitation).returning())[0]!.id;
}

async function membershipOf({ userId, team }: Person): Promise<string> {
  const text = 'select id from team_members where user_id = $1 and team_id = $2';
  return (await pool.query<{ id: string }>(text, [userId, team.id])).rows[0]!.id;
}

const inTeam =
  (role: Role) =>
  ({ team }: Person) =>
    signedIn(t, { team, role });

const LINK_HOLDER = 'link holder';

const callers: Readonly<Record<string, (owner: Person) => Promise<Client>>> = {
  'signed out': async () => makeClient(t.app),
  // Signed out too: the secret of their link is in the path where a path has one, whatever it is called there.
  [LINK_HOLDER]: async () => makeClient(t.app),
  'no profile': async () => {
    const person = await signedIn(t);
    await pool.query('delete from profiles where user_id = $1', [person.userId]);
    await pool.query('delete from teams where id = $1', [person.team.id]);
    return person;
  },
  'other team': async () => {
    const person = await signedIn(t);
    await buildShoot(orm, person.team);
    return person;
  },
  member: inTeam('member'),
  admin: inTeam('admin'),
  owner: async (owner) => owner,
  'removed member': async (owner) => {
    const person = await inTeam('admin')(owner);
    const member = `/api/team/${owner.team.id}/members/${await membershipOf(person)}`;
    expect((await owner.delete(member)).status).toBe(200);
    return person;
  },
  // The last one, because it changes the owner, and the callers of a read share that owner.
  'another team active': async (owner) => {
    const spare = await buildTeam(orm, { name: 'Spare' });
    await buildShoot(orm, spare);
    await orm.insert(teamMembers).values({ teamId: spare.id, userId: owner.userId, role: 'owner' });
    await owner.post('/api/user/active-team', { teamId: spare.id });
    return owner;
  },
};
/** They have nothing to do with the team of a route, so routes share them. */
const STRANGERS = ['no profile', 'other team'];
const kept = new Map<string, Client>();

async function clientOf(caller: string, owner: Person): Promise<Client> {
  const client = kept.get(caller) ?? (await callers[caller]!(owner));
  if (STRANGERS.includes(caller)) kept.set(caller, client);
  return client;
}

const roleOf: Readonly<Record<string, Role>> = {
  member: 'member',
  admin: 'admin',
  owner: 'owner',
  'another team active': 'owner',
};

/** The owner wrote the comment. */
function mayChangeComment(route: string, role: Role): boolean {
  if (route === 'PATCH /api/comments/:id') return role === 'owner';
  return route !== 'DELETE /api/comments/:id' || may(role, 'deleteAnyComment');
}

function expectedFor({ access, url, method, endpoint }: DeclaredRoute, caller: string): Outcome {
  if (access === 'public') return 'open';
  // There is no map without street tiles, no signed consent, and no convention.
  const isNone = ['/map.jpg', '/consent.pdf', '/convention.ics'].some((end) => url.endsWith(end));
  if (access === 'call') return caller === LINK_HOLDER && !isNone ? 'allowed' : 'not found';
  if (caller === 'signed out' || caller === LINK_HOLDER) return 'signed out';
  if (access === 'operator') return 'not found';
  const role = roleOf[caller];
  // A user's own records are a 404 for everyone else, whatever their teams.
  const isMissing =
    url.includes('/:id') ||
    (caller === 'no profile' && /^(GET|HEAD) .*profile$/.test(`${method} ${url}`));
  if (access === 'member') {
    if (!role) return 'not found';
    if (endpoint?.action && !may(role, endpoint.action)) return 'forbidden';
    // The team has no export, and the shoot no signed consent.
    const isEmpty = url.endsWith('/export/file') || url.endsWith('/consents.pdf');
    return isEmpty ? 'not found' : 'allowed';
  }
  if (access === 'session') return isMissing ? 'not found' : 'allowed';
  if (role && endpoint?.action && !may(role, endpoint.action)) return 'forbidden';
  const isElsewhere = !role || caller === 'another team active';
  if (role && !isElsewhere && !mayChangeComment(`${method} ${url}`, role)) return 'forbidden';
  return url.includes('/:id') && isElsewhere ? 'not found' : 'allowed';
}

/** Errors that only a handler returns: a caller who gets one has passed the gate. */
const LET_IN = new Set(['invalid', 'conflict', 'not_configured', 'unsupported_media_type']);
const REFUSALS: Readonly<Record<number, Outcome>> = {
  401: 'signed out',
  403: 'forbidden',
  404: 'not found',
};

const REFUSED = new Set<string>(Object.values(REFUSALS));

function outcomeOf({ access, method }: DeclaredRoute, { status, body }: Answer): string {
  const { code = '' } = (body ?? {}) as { code?: string };
  if (access === 'public') return code === 'signed_out' || code === 'forbidden' ? code : 'open';
  // A HEAD response has no body with the error code, nor has a page that shows what was refused.
  const isLetIn =
    (method === 'HEAD' && [422, 503].includes(status)) || (access === 'call' && status === 422);
  if (status < 400 || LET_IN.has(code) || isLetIn) return 'allowed';
  return REFUSALS[status] ?? `${status} ${code}`;
}

const bodies: Readonly<Record<string, () => Promise<object> | object>> = {
  'POST /api/auth/sign-up/email': () => ({ email: newEmail(), password: PASSWORD, name: 'Ada' }),
  'POST /api/auth/sign-in/email': () => ({ email: newEmail(), password: PASSWORD }),
  'PATCH /api/auth/passkeys/:id': () => ({ name: 'Desk' }),
  'POST /api/user/profile': () => ({ firstName: 'Ada', lastName: 'Byron' }),
  'POST /api/team': () => ({ name: 'Nightshift' }),
  'POST /api/team/join': async () => ({ inviteCode: (await buildTeam(orm)).inviteCode }),
  'POST /api/invites/read': async () => ({ inviteCode: (await buildTeam(orm)).inviteCode }),
  'POST /api/user/active-team': () => ({ teamId: randomUUID() }),
  'DELETE /api/team/leave': () => ({}),
  'POST /api/shoots': () => ({ title: 'Golden hour' }),
  ...Object.fromEntries(
    Object.entries(newItems).map(([name, item]) => [`POST /api/${name}`, () => item]),
  ),
};

async function ask(
  route: DeclaredRoute,
  { owner, link, params: others }: World,
  caller: string,
): Promise<Answer> {
  const params = caller === LINK_HOLDER && link ? { ...others, token: link, secret: link } : others;
  const client = await clientOf(caller, owner);
  const good = kindOf(route)?.bodies[nameOf(route)] ?? (await bodies[nameOf(route)]?.());
  const body = route.endpoint?.body ? { body: good ?? {} } : {};
  return client.request(route.method as 'GET', endpointPath(route.url, params), body);
}

const isRead = ({ method }: DeclaredRoute) => method === 'GET' || method === 'HEAD';

const results = new Map<string, string[]>();
/**
 * On PostgreSQL, those whose requests reach the statements of a route: two are let in, and one finds nothing. The gate
 * that refuses the others sends the same statements for every route.
 */
const ON_POSTGRES = [LINK_HOLDER, 'other team', 'owner'];
const names = inject('databaseTemplate').server ? ON_POSTGRES : Object.keys(callers);

afterAll(async () => {
  process.stdout.write(table());
  await t.close();
});

function table(): string {
  const width = Math.max(...routes.map((route) => nameOf(route).length));
  const titles = names.map((name) => name.padEnd(10));
  const head = `${'who may call what'.padEnd(width)}  ${titles.join(' | ')}`;
  const line = ([route, outcomes]: [string, string[]]) => {
    const cells = outcomes.map((outcome, i) => outcome.padEnd(Math.max(names[i]!.length, 10)));
    return `${route.padEnd(width)}  ${cells.join(' | ')}`;
  };
  const cases = [...results.values()].flat().length;
  const lines = [head, ...Array.from(results, line)];
  return `${lines.join('\n')}\naccess: ${cases} cases over ${results.size} routes\n`;
}

describe('every route, for every allowed caller', () => {
  test.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
    const outcomes: string[] = [];
    let world: World | undefined;
    for (const caller of names) {
      world ??= await makeWorld(route);
      const outcome = outcomeOf(route, await ask(route, world, caller));
      outcomes.push(outcome);
      // A refused caller changes nothing: only an admitted one leaves what the next one cannot use.
      if (isRead(route) || REFUSED.has(outcome)) continue;
      world = undefined;
      kept.delete(caller);
    }
    results.set(name, outcomes);
    expect(outcomes).toEqual(names.map((caller) => expectedFor(route, caller)));
  });
});
