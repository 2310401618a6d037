import { randomUUID } from 'node:crypto';
import { readNumberedKey } from '@lensemble/contract/numbered-key';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { images } from '../../db/schema/images.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { bare } from '../../db/select.ts';
import { type Keep, writeToShoot } from '../../db/shoot-quotas.ts';
import { invalid } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { findAnswer, findAnswersUnder, once } from '../../http/idempotency/once.ts';
import { withStaying } from '../../lib/with-staying.ts';
import type { Quotas } from '../../start/settings/quotas.ts';

export const findFirst = findAnswer;

interface Reference {
  readonly id: string;
  readonly url: string;
  readonly type: 'image';
  readonly notes: string | null;
  readonly placeholder: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * Adds a reference after the others, once per idempotency key. With numbered keys, adds it before the next higher
 * number, so that concurrent uploads keep their order.
 * @returns undefined if there is no such shoot
 * @throws QuotaError
 * @throws HttpError 422 for a picture that is not the team's
 */
export function insertReference(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  { url, notes }: Pick<Reference, 'url' | 'notes'>,
  claim: Claim,
  quotas: Quotas,
): Promise<Reference | undefined> {
  const id = randomUUID();
  const insert = async (tx: Orm, keep: Keep) => {
    if (!(await holdShoot(tx, scope, shootId))) return undefined;
    const all = await referencesOf(tx, scope, shootId);
    const position = Math.max(-1, ...all.map((each) => each.position)) + 1;
    const values = { id, teamId: scope.teamId, shootId, url, notes, position };
    await keep(shootId, () => tx.insert(shootReferences).values(values));
    const places = new Map(all.map((each, index) => [each.id, index]));
    const later = await higherNumbers(tx, scope, claim);
    const next = later.map((each) => places.get(each)).find((place) => place !== undefined);
    if (next !== undefined) {
      await storeOrder(tx, scope, [...all.slice(0, next), { id }, ...all.slice(next)]);
    }
    return findReference(tx, scope, id);
  };
  return writeToShoot(orm, scope, quotas, (tx, keep) =>
    once(tx, scope, claim, () => insert(tx, keep)),
  ).catch(refuse);
}

/** The ids of references that came earlier under the same numbered keys, but with higher numbers, in order. */
async function higherNumbers(
  tx: Orm,
  scope: TeamScope,
  { key }: Claim,
): Promise<readonly string[]> {
  const own = key === undefined ? undefined : readNumberedKey(key);
  if (!own) return [];
  const arrived = await findAnswersUnder<Reference>(tx, scope, `${own.shared}:`);
  return arrived
    .flatMap(({ key: other, response }) => {
      const place = readNumberedKey(other);
      const isLater = place?.shared === own.shared && place.number > own.number;
      return isLater ? [{ id: response.id, number: place.number }] : [];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ id }) => id);
}

/**
 * Orders the references of a shoot. Those not named come last; deleted ones that can still be restored keep their
 * place.
 * @returns undefined if there is no such shoot
 * @throws HttpError 422 for an unknown id
 */
export function orderReferences<T>(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  ids: readonly string[],
  read: (tx: Orm) => Promise<T>,
): Promise<T | undefined> {
  return writeToTeam(orm, scope, async (tx) => {
    if (!(await holdShoot(tx, scope, shootId))) return undefined;
    const all = await referencesOf(tx, scope, shootId);
    const known = new Map(all.map((each) => [each.id, each]));
    if (ids.some((id) => !known.has(id))) throw invalid({ ids: NOT_FOUND });
    const named = new Set(ids);
    const wished = [...named].flatMap((id) => known.get(id) ?? []).filter(isShown);
    const rest = all.filter((each) => isShown(each) && !named.has(each.id));
    await storeOrder(
      tx,
      scope,
      withStaying([...wished, ...rest], all, (each) => !isShown(each)),
    );
    return read(tx);
  });
}

export interface NotesChange {
  readonly notes: string | null;
  /** The notes that the change is based on; undefined for any. */
  readonly before?: string | null | undefined;
}

/** @returns undefined if there is no such reference, or its notes differ from `before` */
export function updateNotes(
  orm: Orm,
  scope: TeamScope,
  id: string,
  { notes, before }: NotesChange,
  quotas: Quotas,
): Promise<Reference | undefined> {
  const stored = shootReferences.notes;
  const isMeant =
    before === undefined
      ? sql`true`
      : // Also accepts notes that are already stored: a repeated request may have missed the first response.
        sql`(${stored} is not distinct from ${before} or ${stored} is not distinct from ${notes})`;
  return changeReference(
    orm,
    scope,
    id,
    { notes },
    sql`${shootReferences.deletedAt} is null and ${isMeant}`,
    quotas,
  );
}

/** A trigger adds the reference to the trash; false if there was none. */
export async function hideReference(orm: Orm, scope: TeamScope, id: string): Promise<boolean> {
  const gone = await writeToTeam(orm, scope, async (tx) => {
    const rows = await tx
      .update(shootReferences)
      .set({ deletedAt: sql`clock_timestamp()` })
      .where(and(isReference(scope, id), isNull(shootReferences.deletedAt)))
      .returning({ id: shootReferences.id });
    return rows[0];
  });
  return gone !== undefined;
}

/** Restores a deleted reference. Succeeds for one that is not deleted. @returns undefined if there is no such reference */
export function showReference(
  orm: Orm,
  scope: TeamScope,
  id: string,
  quotas: Quotas,
): Promise<Reference | undefined> {
  return changeReference(orm, scope, id, { deletedAt: null }, sql`true`, quotas);
}

function changeReference(
  orm: Orm,
  scope: TeamScope,
  id: string,
  change: Partial<Pick<typeof shootReferences.$inferInsert, 'notes' | 'deletedAt'>>,
  condition: SQL,
  quotas: Quotas,
): Promise<Reference | undefined> {
  const update = (tx: Orm) =>
    tx
      .update(shootReferences)
      .set(change)
      .where(and(isReference(scope, id), condition))
      .returning({ id: shootReferences.id });
  return writeToShoot(orm, scope, quotas, async (tx, keep) => {
    const shootId = await holdShootOf(tx, scope, id);
    if (shootId === undefined) return undefined;
    const rows = await keep(shootId, () => update(tx));
    return rows.length > 0 ? findReference(tx, scope, id) : undefined;
  });
}

const NOT_FOUND = 'One of these references was not found';

const isShown = ({ deletedAt }: { readonly deletedAt: Date | null }) => deletedAt === null;

const isReference = ({ teamId }: TeamScope, id: string) =>
  and(eq(shootReferences.teamId, teamId), eq(shootReferences.id, id));

/** Makes concurrent changes run one after the other; false if there is no such shoot. */
async function holdShoot(tx: Orm, { teamId }: TeamScope, shootId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shoots.id })
    .from(shoots)
    .where(and(eq(shoots.teamId, teamId), eq(shoots.id, shootId)))
    .for('no key update');
  return rows.length > 0;
}

/** Makes concurrent changes run one after the other. @returns the shoot of a reference; undefined if there is none */
async function holdShootOf(tx: Orm, scope: TeamScope, id: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ shootId: shootReferences.shootId })
    .from(shootReferences)
    .where(isReference(scope, id));
  return found && (await holdShoot(tx, scope, found.shootId)) ? found.shootId : undefined;
}

/** All references of a shoot in order, including deleted ones. */
function referencesOf(tx: Orm, { teamId }: TeamScope, shootId: string) {
  const { id, position, deletedAt, createdAt } = shootReferences;
  return tx
    .select({ id, position, deletedAt })
    .from(shootReferences)
    .where(and(eq(shootReferences.teamId, teamId), eq(shootReferences.shootId, shootId)))
    .orderBy(asc(position), asc(createdAt), asc(id));
}

async function storeOrder(
  tx: Orm,
  { teamId }: TeamScope,
  order: readonly { readonly id: string }[],
): Promise<void> {
  const ids = order.map(({ id }) => id);
  await tx.execute(sql`
    update ${shootReferences} set ${bare(shootReferences.position)} = wished.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wished (id, place)
    where ${shootReferences.teamId} = ${teamId} and ${shootReferences.id} = wished.id`);
}

/** Finds a reference that is not deleted. */
export async function findReference(
  tx: Orm,
  scope: TeamScope,
  id: string,
): Promise<Reference | undefined> {
  const { url, type, notes, deletedAt } = shootReferences;
  const { placeholder, width, height } = images;
  const rows = await tx
    .select({ id: shootReferences.id, url, type, notes, placeholder, width, height })
    .from(shootReferences)
    .innerJoin(images, and(eq(images.teamId, shootReferences.teamId), eq(images.url, url)))
    .where(and(isReference(scope, id), isNull(deletedAt)));
  return rows[0];
}

/** Turns a violated constraint into the refusal that it stands for. */
function refuse(error: unknown): never {
  if (brokenConstraint(error) !== 'shoot_references_picture') throw error;
  throw invalid({ url: 'This picture was not found' });
}
