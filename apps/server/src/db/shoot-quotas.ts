import {
  KITS_OF_SHOOT_MAX,
  PACKING_LINES_MAX,
  PACKING_RECORDS_MAX,
  SHOT_LINKS_OF_LIST_MAX,
  SHOTS_MAX,
} from '@lensemble/contract/constants';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { amount, shownBytes } from '../lib/amounts.ts';
import { QuotaError } from '../lib/quota-error.ts';
import type { Quotas } from '../start/settings/quotas.ts';
import type { Orm } from './orm.ts';
import { SAYS_SOMETHING } from './packing-content.ts';
import { c, PARTICIPANTS, k as participants } from './participants.ts';
import { type Writer, writeToTeam } from './revision.ts';
import { costumes, equipment, kits, locations, props } from './schema/catalogue.ts';
import { packingLines, packingRecords } from './schema/packing.ts';
import {
  shootCostumes,
  shootEquipment,
  shootKits,
  shootParticipantCostumes,
  shootProps,
  shootReferences,
} from './schema/shoot-links.ts';
import { shoots } from './schema/shoots.ts';
import { shotLinks, shots } from './schema/shots.ts';
import { isAnyOf, prebuilt } from './select.ts';
import { isPlace, l, s } from './shoots-and-places.ts';
import { textBytes } from './text-bytes.ts';

interface OfTeam {
  readonly teamId: string;
}

type ShootQuota = 'links' | 'references' | 'shootTextBytes';
type Amounts = Readonly<Record<ShootQuota | 'worn', number>>;

const e = alias(equipment, 'e');
const p = alias(props, 'p');
const o = alias(costumes, 'o');
const t = alias(kits, 't');
const k = {
  equipment: alias(shootEquipment, 'k'),
  props: alias(shootProps, 'k'),
  costumes: alias(shootCostumes, 'k'),
  kits: alias(shootKits, 'k'),
  references: alias(shootReferences, 'k'),
  worn: alias(shootParticipantCostumes, 'k'),
};

/** One row for each thing that a shoot consists of, with its text. */
const things: readonly (readonly [
  kind: string,
  select: SQL,
  of: Record<'teamId' | 'shootId', Column>,
])[] = [
  [
    'own',
    sql`${textBytes(s)} + ${textBytes(l)} as bytes
        from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}`,
    { teamId: s.teamId, shootId: s.id },
  ],
  [
    'link',
    sql`${textBytes(participants)} + ${textBytes(c)} as bytes from ${PARTICIPANTS}`,
    participants,
  ],
  [
    'link',
    sql`${textBytes(e)} as bytes from ${shootEquipment} ${k.equipment} join ${equipment} ${e}
        on ${e.teamId} = ${k.equipment.teamId} and ${e.id} = ${k.equipment.equipmentId}`,
    k.equipment,
  ],
  [
    'link',
    sql`${textBytes(p)} as bytes from ${shootProps} ${k.props} join ${props} ${p}
        on ${p.teamId} = ${k.props.teamId} and ${p.id} = ${k.props.propId}`,
    k.props,
  ],
  [
    'link',
    sql`${textBytes(o)} as bytes from ${shootCostumes} ${k.costumes} join ${costumes} ${o}
        on ${o.teamId} = ${k.costumes.teamId} and ${o.id} = ${k.costumes.costumeId}`,
    k.costumes,
  ],
  [
    'link',
    sql`${textBytes(t)} as bytes from ${shootKits} ${k.kits} join ${kits} ${t}
        on ${t.teamId} = ${k.kits.teamId} and ${t.id} = ${k.kits.kitId}`,
    k.kits,
  ],
  ['worn', sql`0 as bytes from ${shootParticipantCostumes} ${k.worn}`, k.worn],
  [
    'reference',
    // A deleted reference that can be restored takes up room only once it is restored.
    sql`case when ${k.references.deletedAt} is null then ${textBytes(k.references)} end as bytes
        from ${shootReferences} ${k.references}`,
    k.references,
  ],
];

const THINGS = things.map(([kind, select, of]) => ({
  select: prebuilt(sql`select ${of.shootId} as shoot_id, ${sql.raw(`'${kind}'`)} as kind, ${select}
    where ${of.teamId} =`),
  shootId: prebuilt(sql`${of.shootId}`),
}));

/** The things of the shoots that `isMeant` accepts by their id. */
const thingsOf = ({ teamId }: OfTeam, isMeant: (shootId: SQL) => SQL): SQL =>
  sql.join(
    THINGS.map(({ select, shootId }) => sql`${select} ${teamId} and ${isMeant(shootId)}`),
    sql` union all `,
  );

async function amountsOf(tx: Orm, team: OfTeam, id: string): Promise<Amounts> {
  const { rows } = await tx.execute<{ [Name in keyof Amounts]: number }>(sql`
    select count(*) filter (where kind = 'link')::int as links,
      count(*) filter (where kind = 'worn')::int as worn,
      count(bytes) filter (where kind = 'reference')::int as "references",
      coalesce(sum(bytes), 0)::float8 as "shootTextBytes"
    from (${thingsOf(team, (shootId) => sql`${shootId} = ${id}::uuid`)}) things`);
  return rows[0] ?? NOTHING;
}

const NOTHING: Amounts = { links: 0, worn: 0, references: 0, shootTextBytes: 0 };

const tooMuchText = (quotas: Quotas, whose: string) =>
  new QuotaError(
    `${whose} can have at most ${shownBytes(quotas.shootTextBytes)} of text, including everything linked to it`,
  );

/** Runs a write to a shoot whose row the caller holds. */
export type Keep = <T>(id: string, write: () => Promise<T>) => Promise<T>;

/**
 * Like `writeToTeam`, and refuses a write that makes a shoot exceed a quota. A shoot that already exceeds one may shrink,
 * and stay as it is. The check follows under the lock of the team's row: what is linked to the shoot may grow at the same
 * time.
 * @param work runs its write with `keep`
 * @throws QuotaError
 */
export function writeToShoot<T>(
  orm: Orm,
  team: Writer,
  quotas: Quotas,
  work: (tx: Orm, keep: Keep) => Promise<T | undefined>,
): Promise<T | undefined> {
  let check: (tx: Orm) => Promise<void>;
  return writeToTeam(
    orm,
    team,
    (tx) => {
      check = async () => {};
      return work(tx, async (id, write) => {
        const before = await amountsOf(tx, team, id);
        check = (under) => checkShoot(under, team, id, quotas, before);
        return write();
      });
    },
    (tx) => check(tx),
  );
}

/**
 * Checks a shoot after it has grown, under the lock of the team's row. Amounts that are not above those of `before` are fine.
 * @throws QuotaError
 */
export async function checkShoot(
  tx: Orm,
  team: OfTeam,
  id: string,
  quotas: Quotas,
  before: Amounts = NOTHING,
): Promise<void> {
  const after = await amountsOf(tx, team, id);
  const isOver = (name: keyof Amounts, most: number) =>
    after[name] > most && after[name] > before[name];
  if (isOver('links', quotas.links)) {
    const most = amount(
      quotas.links,
      'crew member, costume, prop or piece of equipment',
      'crew members, costumes, props and pieces of equipment together',
    );
    throw new QuotaError(`A shoot can have at most ${most}`);
  }
  if (isOver('worn', quotas.links)) {
    throw new QuotaError(`The crew of a shoot can wear at most ${amount(quotas.links, 'costume')}`);
  }
  if (isOver('references', quotas.references)) {
    throw new QuotaError(
      `A shoot can have at most ${amount(quotas.references, 'reference image')}`,
    );
  }
  if (isOver('shootTextBytes', quotas.shootTextBytes)) throw tooMuchText(quotas, 'A shoot');
}

/**
 * Which kits a shoot has room for, if nothing else of it changes.
 * @param linked the kits that it has
 * @param all these, and those that may be added
 * @returns whether it has room for exactly the given kits
 */
export async function kitRoom(
  tx: Orm,
  team: OfTeam,
  id: string,
  quotas: Quotas,
  linked: readonly string[],
  all: readonly string[],
): Promise<(kitIds: readonly string[]) => boolean> {
  const { links, shootTextBytes } = await amountsOf(tx, team, id);
  const found = await tx
    .select({ id: kits.id, bytes: sql<number>`${textBytes(kits)}`.mapWith(Number) })
    .from(kits)
    .where(and(eq(kits.teamId, team.teamId), isAnyOf(kits.id, all)));
  const sizes = new Map(found.map((each) => [each.id, each.bytes]));
  const bytesOf = (kitIds: readonly string[]) =>
    kitIds.reduce((sum, kitId) => sum + (sizes.get(kitId) ?? 0), 0);
  return (kitIds) =>
    links - linked.length + kitIds.length <= quotas.links &&
    shootTextBytes - bytesOf(linked) + bytesOf(kitIds) <= quotas.shootTextBytes;
}

/**
 * Checks the text of a shoot whose own text has grown.
 * @throws QuotaError
 */
export async function checkText(tx: Orm, team: OfTeam, id: string, quotas: Quotas): Promise<void> {
  const { shootTextBytes } = await amountsOf(tx, team, id);
  if (shootTextBytes > quotas.shootTextBytes) throw tooMuchText(quotas, 'A shoot');
}

/** The links that say which shoots use an item. */
interface UsedIn {
  readonly table: PgTable | SQL;
  readonly teamId: Column;
  readonly item: Column;
  readonly shoot: Column;
}

/**
 * Checks the shoots that use items whose text has grown.
 * @throws QuotaError
 */
export async function checkShootsWith(
  tx: Orm,
  team: OfTeam,
  { table, teamId, item, shoot }: UsedIn,
  itemIds: readonly string[],
  quotas: Quotas,
): Promise<void> {
  const using = sql`(select ${shoot} from ${table} where ${teamId} = ${team.teamId} and ${isAnyOf(item, itemIds)})`;
  const { rows } = await tx.execute(sql`
    select from (${thingsOf(team, (shootId) => sql`${shootId} in ${using}`)}) things
    group by shoot_id having sum(bytes) > ${quotas.shootTextBytes} limit 1`);
  if (rows.length > 0) throw tooMuchText(quotas, 'A shoot that uses this');
}

/**
 * Checks all shoots of a team, after many were added.
 * @throws QuotaError
 */
export async function checkEveryShoot(tx: Orm, team: OfTeam, quotas: Quotas): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from (${thingsOf(team, () => sql`true`)}) things group by shoot_id
    having count(*) filter (where kind = 'link') > ${quotas.links}
      or count(*) filter (where kind = 'worn') > ${quotas.links}
      or count(bytes) filter (where kind = 'reference') > ${quotas.references}
      or sum(bytes) > ${quotas.shootTextBytes} limit 1`);
  const lists = await tx.execute(sql`
    (select 1 from ${shots} where ${shots.teamId} = ${team.teamId}
      group by ${shots.shootId} having count(*) > ${SHOTS_MAX} limit 1)
    union all
    (select 1 from ${shotLinks} where ${shotLinks.teamId} = ${team.teamId}
      group by ${shotLinks.shootId} having count(*) > ${SHOT_LINKS_OF_LIST_MAX + SHOTS_MAX} limit 1)
    union all
    (select 1 from ${shootKits} where ${shootKits.teamId} = ${team.teamId}
      group by ${shootKits.shootId} having count(*) > ${KITS_OF_SHOOT_MAX} limit 1)
    union all
    (select 1 from ${packingLines} where ${packingLines.teamId} = ${team.teamId}
      group by ${packingLines.shootId} having count(*) > ${PACKING_LINES_MAX} limit 1)
    union all
    (select 1 from ${packingRecords} where ${packingRecords.teamId} = ${team.teamId} and ${SAYS_SOMETHING}
      group by ${packingRecords.shootId} having count(*) > ${PACKING_RECORDS_MAX} limit 1)`);
  if (rows.length + lists.rows.length > 0) {
    throw new QuotaError('A shoot has more than a shoot can have');
  }
}
