import { accountKinds } from '@lensemble/contract/activity-kinds';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { activity } from '../../db/schema/activity.ts';
import { users } from '../../db/schema/auth.ts';
import { consents, consentWithdrawals } from '../../db/schema/consents.ts';
import { images } from '../../db/schema/images.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';
import { personalTables } from './rows/personal-tables.ts';

const { number: _, ...consentColumns } = getTableColumns(consents);
const { useIds, note, createdAt: withdrawnAt, consentId } = consentWithdrawals;

const WITHDRAWALS = sql<unknown>`(
  select coalesce(json_agg(json_build_object('useIds', ${useIds}, 'note', ${note}, 'createdAt', ${withdrawnAt})
    order by ${withdrawnAt}), '[]')
  from ${consentWithdrawals} where ${consentId} = ${consents.id})`;

/** All rows about a person, by the name of what they are, and the addresses of their pictures, as of one moment. */
export const readAll = (orm: Orm, userId: string) =>
  orm.transaction(
    async (tx) => {
      const all: Record<string, unknown> = {};
      for (const [name, { table, person, columns }] of Object.entries(personalTables)) {
        all[name] = await tx
          .select({ ...columns })
          .from(table)
          .where(eq(person, userId));
      }
      all.teams = await tx
        .select({ id: teams.id, name: teams.name })
        .from(teams)
        .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
        .where(eq(teamMembers.userId, userId));
      all.consents = await tx
        .select({ ...consentColumns, withdrawals: WITHDRAWALS })
        .from(consents)
        // An address that is not confirmed may be that of another person.
        .innerJoin(users, and(eq(users.id, userId), eq(users.emailVerified, true)))
        .where(eq(consents.email, users.email));
      const { teamId, kind, action, changes, author, createdAt } = activity;
      all.auditLog = await tx
        .select({ teamId, kind, action, changes, author, createdAt })
        .from(activity)
        .where(and(eq(activity.subjectId, userId), inArray(kind, [...accountKinds])))
        .orderBy(asc(activity.id));
      const isTheirs = eq(images.userId, userId);
      const pictures = await tx.select({ url: images.url }).from(images).where(isTheirs);
      return { all, urls: pictures.map(({ url }) => url) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
