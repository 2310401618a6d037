import type { ConsentWithdrawal, SignedConsent } from '@lensemble/contract/consents';
import { CONSENTS_MAX } from '@lensemble/contract/constants';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { countOf } from '../../db/count-of.ts';
import type { Orm } from '../../db/orm.ts';
import { c, EMAIL, IN_ORDER, k, NAME, PARTICIPANTS } from '../../db/participants.ts';
import { callLinks } from '../../db/schema/calls.ts';
import { consents, consentWithdrawals } from '../../db/schema/consents.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { isAnyOf, jsonObject, prebuilt, selectList } from '../../db/select.ts';
import { amount } from '../../lib/amounts.ts';
import { QuotaError } from '../../lib/quota-error.ts';

const r = alias(consents, 'r');
const w = alias(consentWithdrawals, 'w');
const i = alias(callLinks, 'i');

/** With an offset, as JSON has moments. */
const inIso = (moment: string) => new Date(moment).toISOString();

/** A consent with what it is about. Moments are ISO 8601 in UTC. */
export interface KeptConsent extends SignedConsent {
  readonly text: string;
  readonly shootTitle: string;
  readonly shootDate: string | null;
  readonly timeZone: string;
  readonly name: string;
}

const WITHDRAWALS = sql`(
  select coalesce(json_agg(${jsonObject<ConsentWithdrawal>({
    useIds: w.useIds,
    note: w.note,
    at: w.createdAt,
  })} order by ${w.createdAt}, ${w.id}), '[]')
  from ${consentWithdrawals} ${w} where ${w.teamId} = ${r.teamId} and ${w.consentId} = ${r.id})`;

const CONSENT = jsonObject<KeptConsent>({
  id: r.id,
  version: r.version,
  scope: r.scope,
  signedName: r.signedName,
  at: r.createdAt,
  uses: r.uses,
  withdrawals: WITHDRAWALS,
  text: r.text,
  shootTitle: r.shootTitle,
  shootDate: r.shootDate,
  timeZone: r.timeZone,
  name: r.name,
});

/** A consent (r) counts for a participant (k): it is theirs, of this shoot or of all. */
const COUNTS = sql`${r.teamId} = ${k.teamId} and (
  (${r.shootId} = ${k.shootId} and (${r.participantId} = ${k.id} or ${r.personnelId} = ${k.personnelId}))
  or (${r.scope} = 'team' and ${r.personnelId} = ${k.personnelId}))`;

const LAST = prebuilt(
  sql`(select ${CONSENT} from ${consents} ${r} where ${COUNTS} order by ${r.number} desc limit 1)`,
);

export interface PersonRow extends Record<string, unknown> {
  readonly participantId: string;
  readonly personnelId: string | null;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly role: string;
  readonly email: string | null;
  readonly isAsked: boolean;
  readonly isOpened: boolean;
  readonly consent: KeptConsent | null;
}

const PERSON = prebuilt(
  selectList<PersonRow>({
    participantId: k.id,
    personnelId: k.personnelId,
    name: NAME,
    avatarUrl: c.avatarUrl,
    role: k.role,
    email: EMAIL,
    isAsked: sql`(coalesce(${i.sentAt}, ${i.consentAskedAt}) is not null or ${i.mail} is not null)`,
    isOpened: sql`${i.openedAt} is not null`,
    consent: LAST,
  }),
);

const withMoments = (consent: KeptConsent): KeptConsent => ({
  ...consent,
  at: inIso(consent.at),
  withdrawals: consent.withdrawals.map((each) => ({ ...each, at: inIso(each.at) })),
});

const toPerson = (row: PersonRow): PersonRow => ({
  ...row,
  consent: row.consent && withMoments(row.consent),
});

const PEOPLE = sql`${PARTICIPANTS}
  left join ${callLinks} ${i} on ${i.teamId} = ${k.teamId} and ${i.participantId} = ${k.id}`;

/** The participants of a shoot with the consent that counts, in order; undefined if there is no such shoot. */
export async function listPeople(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<PersonRow[] | undefined> {
  const { rows } = await orm.execute<PersonRow>(sql`
    select ${PERSON} from ${PEOPLE}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} order by ${IN_ORDER}`);
  if (rows.length > 0) return rows.map(toPerson);
  const isShoot = and(eq(shoots.teamId, teamId), eq(shoots.id, shootId));
  return (await countOf(orm, shoots, isShoot)) > 0 ? [] : undefined;
}

/** The ids of the participants of shoots who have signed a consent that counts. */
export async function listSigned(
  orm: Orm,
  { teamId }: TeamScope,
  shootIds: readonly string[],
): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    select ${k.id} as id from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${isAnyOf(k.shootId, shootIds)}
      and exists (select from ${consents} ${r} where ${COUNTS})`);
  return rows.map(({ id }) => id);
}

/** The participant of a link; undefined if they were removed. */
export async function findOwn(
  orm: Orm,
  { teamId, shootId, participantId }: Pick<CallScope, 'teamId' | 'shootId' | 'participantId'>,
): Promise<PersonRow | undefined> {
  const { rows } = await orm.execute<PersonRow>(sql`
    select ${PERSON} from ${PEOPLE}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.id} = ${participantId}`);
  return rows[0] && toPerson(rows[0]);
}

/** The consent with an id, if it counts for the participant of the link or is an earlier one of theirs. */
export async function findConsent(
  orm: Orm,
  { teamId, shootId, participantId }: Pick<CallScope, 'teamId' | 'shootId' | 'participantId'>,
  consentId: string,
): Promise<KeptConsent | undefined> {
  const { rows } = await orm.execute<{ consent: KeptConsent }>(sql`
    select ${CONSENT} as consent from ${PARTICIPANTS} join ${consents} ${r} on ${COUNTS}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.id} = ${participantId}
      and ${r.id} = ${consentId}`);
  return rows[0] && withMoments(rows[0].consent);
}

/** All consents that were signed for a shoot or count for it, the oldest first, also of people who have left. */
export async function listKept(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  shootId: string,
): Promise<KeptConsent[]> {
  const { rows } = await orm.execute<{ consent: KeptConsent }>(sql`
    select ${CONSENT} as consent from ${consents} ${r}
    where ${r.teamId} = ${teamId} and (${r.shootId} = ${shootId} or exists (
      select from ${PARTICIPANTS} where ${k.shootId} = ${shootId} and ${COUNTS}))
    order by ${r.number}`);
  return rows.map(({ consent }) => withMoments(consent));
}

/** Undefined for a shoot that is deleted. */
export async function titleOf(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  shootId: string,
): Promise<string | undefined> {
  const isIt = and(eq(shoots.teamId, teamId), eq(shoots.id, shootId));
  const [shoot] = await orm.select({ title: shoots.title }).from(shoots).where(isIt);
  return shoot?.title;
}

const WHO = sql`coalesce(${r.personnelId}, ${r.participantId})`;

/** The last consent of each person who signed for a shoot and is not on its crew any more. */
export async function listFormer(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<KeptConsent[]> {
  const o = alias(consents, 'o');
  const { rows } = await orm.execute<{ consent: KeptConsent }>(sql`
    select distinct on (${WHO}) ${CONSENT} as consent from ${consents} ${r}
    where ${r.teamId} = ${teamId} and (${r.shootId} = ${shootId} or ${r.scope} = 'team' and ${r.personnelId} in (
      select ${o.personnelId} from ${consents} ${o} where ${o.teamId} = ${teamId} and ${o.shootId} = ${shootId}))
    and not exists (select from ${PARTICIPANTS} where ${k.shootId} = ${shootId} and ${COUNTS})
    order by ${WHO}, ${r.number} desc`);
  return rows.map(({ consent }) => withMoments(consent));
}

export type NewConsent = Omit<
  typeof consents.$inferInsert,
  'id' | 'number' | 'teamId' | 'createdAt'
>;

/** @throws QuotaError if the participant has signed too often */
export async function insertConsent(
  tx: Orm,
  { teamId }: Pick<CallScope, 'teamId'>,
  consent: NewConsent,
): Promise<string> {
  const isTheirs = and(
    eq(consents.teamId, teamId),
    eq(consents.participantId, consent.participantId),
  );
  if ((await countOf(tx, consents, isTheirs)) >= CONSENTS_MAX) {
    const most = amount(CONSENTS_MAX, 'time', 'times');
    throw new QuotaError(`You can sign at most ${most}. Please tell the team what you want.`);
  }
  const [row] = await tx
    .insert(consents)
    .values({ teamId, ...consent })
    .returning({ id: consents.id });
  if (!row) throw new Error('The consent was not stored');
  return row.id;
}

/** @throws QuotaError as above */
export async function insertWithdrawal(
  tx: Orm,
  { teamId, shootId, participantId }: Pick<CallScope, 'teamId' | 'shootId' | 'participantId'>,
  withdrawal: Pick<typeof consentWithdrawals.$inferInsert, 'consentId' | 'useIds' | 'note'>,
): Promise<void> {
  const isOf = and(
    eq(consentWithdrawals.teamId, teamId),
    eq(consentWithdrawals.consentId, withdrawal.consentId),
  );
  if ((await countOf(tx, consentWithdrawals, isOf)) >= CONSENTS_MAX) {
    const most = amount(CONSENTS_MAX, 'time', 'times');
    throw new QuotaError(`You can withdraw at most ${most}. Please tell the team what you want.`);
  }
  await tx.insert(consentWithdrawals).values({ teamId, shootId, participantId, ...withdrawal });
}

export interface AboutShoot {
  readonly title: string;
  readonly date: string | null;
  readonly timeZone: string;
}

export async function findAbout(
  orm: Orm,
  { teamId, shootId }: Pick<CallScope, 'teamId' | 'shootId'>,
): Promise<AboutShoot | undefined> {
  const { title, date, timeZone } = shoots;
  const [row] = await orm
    .select({ title, date, timeZone })
    .from(shoots)
    .where(and(eq(shoots.teamId, teamId), eq(shoots.id, shootId)));
  return row;
}
