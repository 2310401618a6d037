import type { Shoot } from '@lensemble/contract/shoots';
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { builtOnce, type Given } from '../../../db/built-once.ts';
import type { Orm } from '../../../db/orm.ts';
import { hasRoomBelow, oneShootMore } from '../../../db/quotas.ts';
import { raiseRevision } from '../../../db/revision.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { conventions } from '../../../db/schema/conventions.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { bare, jsonObject, prebuilt } from '../../../db/select.ts';
import { type Claim, noClaim } from '../../../http/idempotency/claim.ts';
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

type ShootColumn = keyof typeof shoots.$inferSelect;

/** The columns of the shoot as the driver takes them, and what else the statement needs. */
type Values = Readonly<
  Record<ShootColumn | 'userId' | 'response' | 'most', unknown> &
    Claim & { teamId: string; userId: string }
>;

/**
 * Locks what the shoot names, the locations in the order of their ids. The foreign key checks would lock it after the
 * team's row, which can deadlock with a deletion.
 */
const locked = ({ teamId, locationId, secondLocationId, conventionId }: Given<Values>) => sql`
  places as materialized (
    select * from ${locations}
    where ${locations.teamId} = ${teamId} and ${locations.id} in (${locationId}, ${secondLocationId})
    order by ${locations.id} for share),
  convention as materialized (
    select ${conventions.id} from ${conventions}
    where ${conventions.teamId} = ${teamId} and ${conventions.id} = ${conventionId} for key share)`;

/**
 * The location keeps its zone, because it is locked. What is counted must be read, or it would not be locked: a location that
 * is null is not looked for.
 */
const answerTo = ({ response, locationId }: Given<Values>, condition: SQL) => sql`
  select ${response}::jsonb || coalesce((
    select ${FROM_LOCATION} from places as ${locations} where ${locations.id} = ${locationId}
  ), '{}') as response where ${condition}
    and (select count(*) from places) + (select count(*) from convention) >= 0`;

/** A new shoot, and whether its zone is a guess. */
export interface ShootToStore {
  readonly shoot: Shoot;
  readonly isZoneGuess: boolean;
}

const COLUMNS = Object.entries(getTableColumns(shoots)) as [ShootColumn, Column][];

function rowOf({ teamId }: TeamScope, { shoot, isZoneGuess }: ShootToStore) {
  const row = {
    ...shoot,
    ...heldColumns(shoot),
    isZoneGuess,
    teamId,
    reminderTime: toDate(shoot.reminderTime),
    createdAt: new Date(shoot.createdAt),
    updatedAt: new Date(shoot.updatedAt),
  } satisfies Readonly<Record<ShootColumn, unknown>>;
  const encoded = COLUMNS.map(([name, column]) => {
    const value = row[name];
    return [name, value === null ? null : column.mapToDriverValue(value)] as const;
  });
  return Object.fromEntries(encoded) as Readonly<Record<ShootColumn, unknown>>;
}

/** Inserts only for the first request with the key: then the stored response is about this shoot. */
function insertIfFirst(given: Given<Values>): SQL {
  const names = COLUMNS.map(([, column]) => bare(column));
  const zone = sql`response ->> 'timeZone'`;
  const values = COLUMNS.map(([name, column]) => {
    if (column === shoots.timeZone) return zone;
    // If the location has got another zone meanwhile, the background task computes what the shoot holds.
    return column === shoots.heldZoneData
      ? sql`case when ${zone} = ${given.timeZone} then ${given[name]} end`
      : sql`${given[name]}`;
  });
  return sql`
    insert into ${shoots} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from first where response ->> 'id' = ${given.id}
    returning id`;
}

const statement = (hasKey: boolean, isBounded: boolean) =>
  builtOnce<Values>((given) => {
    const { teamId, userId } = given;
    const claim = hasKey ? given : { ...noClaim, requestHash: given.requestHash };
    return sql`
    with ${locked(given)},
      answer as (${answerTo(given, isBounded ? hasRoomBelow(given, given.most) : sql`true`)}),
      first as (${claimKey(given, claim)}),
      made as (${insertIfFirst(given)}),
      raised as (${raiseRevision({ teamId, userId }, sql`made`, oneShootMore)})
    select request_hash as "requestHash", response::text as body, exists (select from made) as "isMade" from first`;
  });

const keyed = { bounded: statement(true, true), free: statement(true, false) };
const keyless = { bounded: statement(false, true), free: statement(false, false) };

interface Stored extends FirstAnswer {
  /** False for a repeated request. */
  readonly isMade: boolean;
}

/**
 * One statement: of two requests with the same key, one stores a shoot and both get the same response.
 * @param most the team must have room below this number of shoots; undefined for any
 * @returns undefined if the team may have no room
 */
export async function insertIfRoom(
  orm: Orm,
  scope: TeamScope,
  toStore: ShootToStore,
  claim: Claim,
  most?: number,
): Promise<Stored | undefined> {
  const statements = claim.key === undefined ? keyless : keyed;
  const { teamId, userId } = scope;
  const response = JSON.stringify(toStore.shoot);
  const values = { ...rowOf(scope, toStore), ...claim, teamId, userId, response, most };
  const insert = most === undefined ? statements.free : statements.bounded;
  const { rows } = await orm.execute<Stored>(insert(values)).catch(refuse);
  return rows[0];
}
