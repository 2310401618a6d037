import type { Shoot } from '@lensemble/contract/shoots';
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { oneShootMore } from '../../../db/quotas.ts';
import { raiseRevision } from '../../../db/revision.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { jsonObject, prebuilt } from '../../../db/select.ts';
import type { Claim } from '../../../http/idempotency/claim.ts';
import { claimKey, type FirstAnswer } from '../../../http/idempotency/once.ts';
import { heldColumns } from '../../../lib/held-columns.ts';
import { refuse } from './refused-shoot.ts';

export const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

/** What a shoot at a location gets from it: the location's fields, and its zone if known. */
const FROM_LOCATION = prebuilt(sql`
  jsonb_strip_nulls(${jsonObject<Pick<Shoot, 'timeZone'>>({ timeZone: locations.timeZone })}::jsonb)
  || ${jsonObject<Pick<Shoot, 'location'>>({
    location: jsonObject<NonNullable<Shoot['location']>>({
      id: locations.id,
      name: locations.name,
      address: locations.address,
      notes: locations.notes,
    }),
  })}::jsonb`);

/** Locks the location, so that its zone stays, before the team's row: the foreign key check would lock it later. */
const answerTo = ({ teamId }: TeamScope, shoot: Shoot, condition: SQL) => sql`
  select ${JSON.stringify(shoot)}::jsonb || coalesce((
    select ${FROM_LOCATION} from ${locations}
    where ${locations.teamId} = ${teamId} and ${locations.id} = ${shoot.locationId} for share
  ), '{}') as response where ${condition}`;

type ShootColumn = keyof typeof shoots.$inferSelect;

/** A new shoot, and whether its zone is a guess. */
export interface ShootToStore {
  readonly shoot: Shoot;
  readonly isZoneGuess: boolean;
}

/** Inserts only for the first request with the key: then the stored response is about this shoot. */
function insertIfFirst({ teamId }: TeamScope, { shoot, isZoneGuess }: ShootToStore): SQL {
  const row = {
    ...shoot,
    ...heldColumns(shoot),
    isZoneGuess,
    teamId,
    reminderTime: toDate(shoot.reminderTime),
    createdAt: new Date(shoot.createdAt),
    updatedAt: new Date(shoot.updatedAt),
  } satisfies Readonly<Record<ShootColumn, unknown>>;
  const columns = Object.entries(getTableColumns(shoots)) as [ShootColumn, Column][];
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const zone = sql`response ->> 'timeZone'`;
  const values = columns.map(([name, column]) => {
    if (column === shoots.timeZone) return zone;
    const value = sql.param(row[name], column);
    // If the location has got another zone meanwhile, the background task computes what the shoot holds.
    return column === shoots.heldZoneData
      ? sql`case when ${zone} = ${shoot.timeZone} then ${value} end`
      : value;
  });
  return sql`
    insert into ${shoots} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from first where response ->> 'id' = ${shoot.id}
    returning id`;
}

interface Stored extends FirstAnswer {
  /** False for a repeated request. */
  readonly isMade: boolean;
}

/**
 * One statement: of two requests with the same key, one stores a shoot and both get the same response.
 * @returns undefined if the condition is false
 */
export async function insertIf(
  orm: Orm,
  scope: TeamScope,
  toStore: ShootToStore,
  claim: Claim,
  condition: SQL,
): Promise<Stored | undefined> {
  const statement = sql`
    with answer as (${answerTo(scope, toStore.shoot, condition)}),
      first as (${claimKey(scope, claim)}),
      made as (${insertIfFirst(scope, toStore)}),
      raised as (${raiseRevision(scope, sql`made`, oneShootMore)})
    select request_hash as "requestHash", response::text as body, exists (select from made) as "isMade" from first`;
  const { rows } = await orm.execute<Stored>(statement).catch(refuse);
  return rows[0];
}
