import { CONVENTIONS_MAX } from '@lensemble/contract/constants';
import { and, eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { catalogueTables } from '../../../db/catalogue-tables.ts';
import type { Orm } from '../../../db/orm.ts';
import { checkCatalogue, checkComments, checkShoots, checkTemplates } from '../../../db/quotas.ts';
import { writeToTeam } from '../../../db/revision.ts';
import { cancelledShoots, shootEvents } from '../../../db/schema/calendar.ts';
import { kits } from '../../../db/schema/catalogue.ts';
import { conventions } from '../../../db/schema/conventions.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { trash, trashRows } from '../../../db/schema/trash.ts';
import { bare, isAnyOf } from '../../../db/select.ts';
import { checkShoot } from '../../../db/shoot-quotas.ts';
import type { MovedKind } from '../../../db/trash.ts';
import { amount } from '../../../lib/amounts.ts';
import { QuotaError } from '../../../lib/quota-error.ts';
import type { Quotas } from '../../../start/settings/quotas.ts';
import { isEntry } from './entry.ts';
import { restoreRows } from './restore-rows.ts';

/** Locks the shoots that get something back, before anything else, like every write to shoots. */
async function holdShoots(tx: Orm, { teamId }: TeamScope, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${shoots.id} from ${shoots} where ${shoots.teamId} = ${teamId} and ${shoots.id} in (
      select coalesce(r.row ->> 'shoot_id', r.row ->> 'id')::uuid from ${trashRows} r
      where r.team_id = ${teamId} and r.trash_id = ${id} and (r.row ? 'shoot_id' or r.is_link and r.table_name = 'shoots'))
    order by ${shoots.id} for no key update`);
  return rows.map((row) => row.id);
}

/**
 * Versions go on from those that calendars and devices know: a deleted shoot was canceled with the version after its last. The
 * event of a calendar counts only if it was not deleted there.
 */
async function settleShoot(tx: Orm, { teamId }: TeamScope, id: string): Promise<void> {
  await tx.delete(cancelledShoots).where(eq(cancelledShoots.shootId, id));
  const { version, updatedAt, calendarEventUrl } = shoots;
  await tx.execute(sql`
    update ${shoots} set ${bare(version)} = ${version} + 2, ${bare(updatedAt)} = now(),
      ${bare(calendarEventUrl)} = (
        select ${shootEvents.url} from ${shootEvents}
        where ${shootEvents.shootId} = ${shoots.id} and ${shootEvents.url} = ${calendarEventUrl} limit 1)
    where ${shoots.teamId} = ${teamId} and ${shoots.id} = ${id}`);
}

async function raiseVersions(
  tx: Orm,
  { teamId }: TeamScope,
  kind: MovedKind,
  id: string,
  shootIds: string[],
) {
  await tx
    .update(shoots)
    .set({ version: sql`${shoots.version} + 1`, updatedAt: new Date() })
    .where(and(eq(shoots.teamId, teamId), isAnyOf(shoots.id, shootIds)));
  if (kind !== 'equipment') return;
  await tx.execute(sql`
    update ${kits} set ${bare(kits.updatedAt)} = greatest(now(), ${kits.updatedAt} + interval '1 millisecond')
    where ${kits.teamId} = ${teamId} and exists (
      select from kit_equipment k where k.kit_id = ${kits.id} and k.equipment_id = ${id})`);
}

async function checkQuotas(
  tx: Orm,
  scope: TeamScope,
  kind: MovedKind,
  shootIds: readonly string[],
  quotas: Quotas,
): Promise<void> {
  if (kind === 'shoot') await checkShoots(tx, scope, quotas);
  else if (kind === 'comment') await checkComments(tx, scope, shootIds);
  else if (kind === 'convention') await checkConventions(tx, scope);
  else if (kind === 'template') await checkTemplates(tx, scope, quotas);
  else await checkCatalogue(tx, scope, catalogueTables[kind].table, quotas);
  if (kind === 'comment') return;
  for (const id of shootIds) await checkShoot(tx, scope, id, quotas);
}

async function checkConventions(tx: Orm, { teamId }: TeamScope): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from ${conventions} where ${conventions.teamId} = ${teamId} offset ${CONVENTIONS_MAX} limit 1`);
  if (rows.length === 0) return;
  const most = amount(CONVENTIONS_MAX, 'convention');
  throw new QuotaError(`A team can have at most ${most}. Please delete some first.`);
}

interface Restored {
  readonly shootIds: readonly string[];
  /** How many linked items are missing. */
  readonly missing: number;
}

/**
 * Brings back the rows of an entry.
 * @returns the shoots that got something back; undefined if there is no such entry
 * @throws QuotaError
 */
export function restoreMoved(
  orm: Orm,
  scope: TeamScope,
  { id, kind }: { readonly id: string; readonly kind: MovedKind },
  quotas: Quotas,
  afterwards: (tx: Orm, shootIds: readonly string[]) => Promise<unknown>,
): Promise<Restored | undefined> {
  let changed: string[] = [];
  return writeToTeam(
    orm,
    scope,
    async (tx) => {
      const held = await holdShoots(tx, scope, id);
      const [entry] = await tx.select().from(trash).where(isEntry(scope, id)).for('update');
      if (!entry) return undefined;
      await tx.execute(sql`select set_config('lensemble.restoring', 'on', true)`);
      const missing = await restoreRows(tx, { teamId: scope.teamId, id });
      await tx.delete(trash).where(isEntry(scope, id));
      if (kind === 'shoot') {
        await settleShoot(tx, scope, id);
      } else if (kind !== 'comment') await raiseVersions(tx, scope, kind, id, held);
      changed = kind === 'shoot' ? [id] : held;
      if (changed.length > 0) await afterwards(tx, changed);
      return { shootIds: changed, missing };
    },
    (tx) => checkQuotas(tx, scope, kind, changed, quotas),
  );
}
