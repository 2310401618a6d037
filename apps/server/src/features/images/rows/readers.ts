import { CALL_DAYS_AFTER } from '@lensemble/contract/call-plan';
import { type CatalogueKind, catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { catalogueTables } from '../../../db/catalogue-tables.ts';
import { isIdAddressOpen } from '../../../db/id-address.ts';
import type { Orm } from '../../../db/orm.ts';
import { sessions, users } from '../../../db/schema/auth.ts';
import { callLinks } from '../../../db/schema/calls.ts';
import { images } from '../../../db/schema/images.ts';
import { shareLinks } from '../../../db/schema/share-links.ts';
import * as links from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { profiles, teamMembers, teams } from '../../../db/schema/teams.ts';
import { trashRows } from '../../../db/schema/trash.ts';
import { prebuilt } from '../../../db/select.ts';
import type { Env } from '../../../start/env.ts';

const { shootReferences, shootParticipants, shootEquipment, shootProps, shootCostumes } = links;

/** How shoots refer to an item, where the public page shows its picture, and whether personal pages do. */
interface Shown {
  readonly links: PgTable;
  readonly item: string;
  readonly isCalled: boolean;
}

const shownItems: Readonly<Record<CatalogueKind, Shown | undefined>> = {
  personnel: { links: shootParticipants, item: 'personnel_id', isCalled: true },
  equipment: { links: shootEquipment, item: 'equipment_id', isCalled: false },
  props: { links: shootProps, item: 'prop_id', isCalled: false },
  costumes: { links: shootCostumes, item: 'costume_id', isCalled: true },
  locations: undefined,
  kits: undefined,
};

const catalogs = catalogueKinds.map((kind) => {
  const { table, picture } = catalogueTables[kind];
  return { items: table, url: picture.name, shown: shownItems[kind] };
});

const l = alias(shareLinks, 'l');

const union = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);

/** No other reference of its shoot is before it (k). */
const IS_FIRST = sql`not exists (select from ${shootReferences} e
  where e.team_id = k.team_id and e.shoot_id = k.shoot_id and e.deleted_at is null
    and (e.position, e.created_at, e.id) < (k.position, k.created_at, k.id))`;

/**
 * The shoots whose public page shows the picture (i), whether personal pages do too, and whether it is the one that stands for
 * the shoot in lists.
 */
const SHOWN_BY = union([
  sql`select k.shoot_id, true as is_called, ${IS_FIRST} as is_first from ${shootReferences} k
    where k.team_id = i.team_id and k.url = i.url and k.deleted_at is null`,
  ...catalogs.flatMap(({ items, url, shown }) =>
    shown
      ? sql`select k.shoot_id, ${sql.raw(String(shown.isCalled))}, false from ${items} c
        join ${shown.links} k on k.team_id = c.team_id and k.${sql.raw(shown.item)} = c.id
        where c.team_id = i.team_id and c.${sql.raw(url)} = i.url`
      : [],
  ),
]);

/** Until when the private link of a shared shoot (s) opens; null for none. */
const SHARED_UNTIL = sql`
  case when s.is_public and ${l.shootId} is not null then coalesce(${l.endsAt}, 'infinity') end`;

/** The participant of a link (i) is on the crew of the shoot (s), too. */
const IS_ON_CREW = sql`exists (
  select from ${shootParticipants} own
  join ${shootParticipants} k on k.team_id = s.team_id and k.shoot_id = s.id and k.personnel_id = own.personnel_id
  where own.team_id = i.team_id and own.id = i.participant_id)`;

/**
 * Until when personal links of a shoot (s) open, and for the picture that stands for it, those of its crew to the other shoots of
 * its convention, whose pages list it; or up to three days longer, in all zones; null for none.
 */
const CALLED_UNTIL = sql`
  case when shown.is_called then (
    select max(coalesce((o.date + ${sql.raw(String(CALL_DAYS_AFTER + 2))})::timestamp at time zone 'UTC', 'infinity'))
    from (select s.id, s.date union all select other.id, other.date from ${shoots} other
      where shown.is_first and other.team_id = s.team_id and other.convention_id = s.convention_id and other.id <> s.id) o
    where exists (select from ${callLinks} i where i.team_id = s.team_id and i.shoot_id = o.id and not i.is_off
      and (o.id = s.id or ${IS_ON_CREW}))) end`;

/** The addresses of the shoots that show the picture to people without an account. */
const ADDRESSES = sql`
  select bool_or(s.is_public and ${isIdAddressOpen(l)}) as is_id_open,
    max(greatest(${SHARED_UNTIL}, ${CALLED_UNTIL})) as link_until
  from (${SHOWN_BY}) shown
  join ${shoots} s on s.id = shown.shoot_id
  left join ${shareLinks} l on ${l.shootId} = s.id`;

const IN_CATALOG = union(
  catalogs.map(
    ({ items, url }) =>
      sql`select from ${items} c where c.team_id = i.team_id and c.${sql.raw(url)} = i.url`,
  ),
);

/** The end of the time in which the team may read it, the trash included. */
const TEAM_UNTIL = sql`case when not i.is_released or exists (${IN_CATALOG}
    union all select from ${shootReferences} k where k.team_id = i.team_id and k.url = i.url
    union all select from ${trashRows} k where k.team_id = i.team_id and k.picture = i.url)
  then 'infinity'::timestamptz end`;

const inMs = (moment: SQL) => sql`extract(epoch from ${moment}) * 1000`;

const FACTS = prebuilt(sql`
  i.url, i.team_id as "teamId", t.revision::float8 as revision, coalesce(a.is_id_open, false) as "isIdOpen",
  coalesce(${inMs(sql`a.link_until`)}, 0)::float8 as "linkUntil",
  coalesce(${inMs(sql`(${TEAM_UNTIL})`)}, 0)::float8 as "teamUntil"
  from ${images} i left join ${teams} t on t.id = i.team_id left join lateral (${ADDRESSES}) a on true`);

/** What the database knows about a picture. It holds for the team's revision. */
export interface Facts extends Record<string, unknown> {
  readonly url: string;
  /** Null for the pictures of people. */
  readonly teamId: string | null;
  readonly revision: number | null;
  /** Whether a shared shoot shows it whose address with the id is open. */
  readonly isIdOpen: boolean;
  /** In milliseconds: until when a private link of a shared shoot, or a personal link, shows it. */
  readonly linkUntil: number;
  /** In milliseconds: until when its team may read it. */
  readonly teamUntil: number;
}

export async function findFacts(orm: Orm, urls: readonly string[]): Promise<Facts[]> {
  const { rows } = await orm.execute<Facts>(
    sql`select ${FACTS} where i.url = any(${sql.param(urls)}::text[])`,
  );
  return rows;
}

/** The settings that say which sessions count. */
type SessionRules = Pick<Env, 'emailConfirmation' | 'hosted'>;

/** As the access gate decides, which also asks the hosted identity: pictures only rest on its last check. */
const mayCount = ({ emailConfirmation, hosted }: SessionRules) => sql`
  ${emailConfirmation ? sql`and u.email_verified` : sql``} ${
    hosted
      ? sql`and (s.hosted_checked_at is null or s.hosted_checked_at > now() - interval '24 hours')`
      : sql``
  }`;

interface Standing extends Record<string, unknown> {
  readonly teamId: string;
  readonly revision: number;
  /** The sessions whose user is in the team. */
  readonly tokens: string[];
}

const TOKENS = prebuilt(sql`
  select s.token from ${sessions} s
  join ${users} u on u.id = s.user_id
  join ${teamMembers} m on m.user_id = s.user_id and m.team_id = t.id
  where s.expires_at > now()`);

/** The revisions of teams, and which of the sessions belong to their members. */
export async function findStandings(
  orm: Orm,
  teamIds: readonly string[],
  tokens: readonly string[],
  rules: SessionRules,
): Promise<Standing[]> {
  const { rows } = await orm.execute<Standing>(sql`
    select t.id as "teamId", t.revision::float8 as revision,
      array(${TOKENS} and s.token = any(${sql.param(tokens)}::text[]) ${mayCount(rules)}) as tokens
    from ${teams} t where t.id = any(${sql.param(teamIds)}::uuid[])`);
  return rows;
}

/** Whether a session's user shares a team with the person whose profile shows the picture now, or is that person. */
export async function mayReadAvatar(
  orm: Orm,
  url: string,
  token: string,
  rules: SessionRules,
): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from ${sessions} s join ${users} u on u.id = s.user_id
    join ${profiles} p on p.avatar_url = ${url}
    where s.token = ${token} and s.expires_at > now() ${mayCount(rules)} and (p.user_id = u.id or exists (
      select from ${teamMembers} own join ${teamMembers} m on m.team_id = own.team_id
      where own.user_id = p.user_id and m.user_id = u.id)) limit 1`);
  return rows.length > 0;
}
