import { eq, or } from 'drizzle-orm';
import { findAccount } from '../../accounts/accounts.ts';
import { addLogin, findByLogin } from '../../accounts/logins.ts';
import type { Orm } from '../../db/orm.ts';
import { users } from '../../db/schema/auth.ts';
import { profiles } from '../../db/schema/teams.ts';
import { HOSTED_PROVIDER } from '../../ports/hosted-identity/port.ts';
import type { MappedPerson } from '../map/people.ts';
import { findImported, noteImported } from './imported.ts';

/** What became of a person: the account here, or why there is none. */
export type Outcome =
  | { readonly accountId: string; readonly isNew: boolean }
  | { readonly why: string };

const DELETED = 'The account was deleted here since';
const OTHER_ACCOUNT =
  'Another account here has this address, and it is not certain that it is the same person';
const ID_TAKEN = 'An account here has this id';

/**
 * Gives people of the hosted system accounts that their tokens open. An account that such a token opened before stays as it
 * is. Runs in the caller's transaction.
 */
export async function writePeople(
  tx: Orm,
  people: readonly MappedPerson[],
): Promise<ReadonlyMap<string, Outcome>> {
  const imported = await findImported(
    tx,
    'user',
    people.map(({ id }) => id),
  );
  const outcomes = new Map<string, Outcome>();
  for (const person of people) {
    const outcome = await writePerson(tx, person, imported.has(person.id));
    outcomes.set(person.id, outcome);
    if ('accountId' in outcome && !imported.has(person.id)) {
      await noteImported(tx, 'user', person.id);
      // It has its own picture, or wants none.
      if (!outcome.isNew) await noteImported(tx, 'avatar', person.id);
    }
  }
  return outcomes;
}

async function writePerson(tx: Orm, person: MappedPerson, isImported: boolean): Promise<Outcome> {
  const login = { provider: HOSTED_PROVIDER, subject: person.id };
  const known = await findByLogin(tx, login);
  if (known) return { accountId: known.id, isNew: false };
  if (isImported) return { why: DELETED };
  const { id, email } = person;
  const [taken] = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), eq(users.email, email)));
  if (taken) return taken.email === email ? linkTo(tx, person) : { why: ID_TAKEN };
  await insertPerson(tx, person);
  await addLogin(tx, id, login);
  return { accountId: id, isNew: true };
}

/** An address opens an existing account only if both sides have confirmed it, as at a sign-in. */
async function linkTo(tx: Orm, { id, email, isConfirmed }: MappedPerson): Promise<Outcome> {
  const account = await findAccount(tx, email);
  if (!account?.isConfirmed || !isConfirmed) return { why: OTHER_ACCOUNT };
  const login = { provider: HOSTED_PROVIDER, subject: id };
  const isLinked = (await addLogin(tx, account.id, login)) === 'connected';
  return isLinked ? { accountId: account.id, isNew: false } : { why: OTHER_ACCOUNT };
}

async function insertPerson(tx: Orm, person: MappedPerson): Promise<void> {
  const { id, email, name, isConfirmed: emailVerified, profile } = person;
  const createdAt = new Date(person.createdAt);
  await tx.insert(users).values({ id, email, name, emailVerified, createdAt });
  if (profile) await tx.insert(profiles).values({ userId: id, ...profile, isSaved: true });
}
