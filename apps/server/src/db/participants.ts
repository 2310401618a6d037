import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from './schema/auth.ts';
import { personnel } from './schema/catalogue.ts';
import { shootParticipants } from './schema/shoot-links.ts';
import { prebuilt } from './select.ts';

export const k = alias(shootParticipants, 'k');
export const c = alias(personnel, 'c');

/** Participants (k) with their crew member (c), which ad hoc participants do not have. */
export const PARTICIPANTS = prebuilt(
  sql`${shootParticipants} ${k} left join ${personnel} ${c} on ${c.teamId} = ${k.teamId} and ${c.id} = ${k.personnelId}`,
);

/** The name and the address of a crew member come from the crew list. */
export const NAME = prebuilt(sql`coalesce(${c.name}, ${k.name})`);
export const EMAIL = prebuilt(sql`case when ${c.id} is null then ${k.email} else ${c.email} end`);

/** The account that they are, as someone said; else the one with their address, if it is confirmed. */
export const ACCOUNT = prebuilt(sql`coalesce(${c.userId}, (select u.id from ${users} u
  where u.email_verified and u.email = lower(trim(${EMAIL}))))`);

/** They asked not to be named outside of the team. */
export const NOT_NAMED = prebuilt(sql`(${k.notNamed} or coalesce(${c.notNamed}, false))`);

/** The order of a shoot's participants. */
export const IN_ORDER = prebuilt(sql`${k.position}, ${k.createdAt}, ${k.id}`);
