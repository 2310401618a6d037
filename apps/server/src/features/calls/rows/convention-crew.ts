import { CONVENTION_SHOOTS_MAX } from '@lensemble/contract/constants';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { c, IN_ORDER, k, PARTICIPANTS } from '../../../db/participants.ts';
import { callLinks } from '../../../db/schema/calls.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { datePolls } from '../../../db/schema/date-polls.ts';
import { mailboxes } from '../../../db/schema/mailboxes.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { prebuilt, selectList } from '../../../db/select.ts';
import { isPlace, l, s } from '../../../db/shoots-and-places.ts';
import { EMAIL_KEY, IS_OPEN_POLL, i, LISTED, type ListedRow, m, p } from './participant-row.ts';

interface OfConvention {
  readonly shootId: string;
  readonly personnelId: string;
  readonly avatarUrl: string | null;
  readonly status: ShootStatus;
  readonly isZoneGuess: boolean;
  readonly durationMinutes: number;
}

export interface CrewRow extends ListedRow, OfConvention {}

const OF_CONVENTION = prebuilt(
  selectList<OfConvention>({
    shootId: k.shootId,
    personnelId: k.personnelId,
    avatarUrl: c.avatarUrl,
    status: s.status,
    isZoneGuess: s.isZoneGuess,
    durationMinutes: s.durationMinutes,
  }),
);

/** The crew members of the planned shoots of a convention, by day and time. */
export async function listCrewOf(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  conventionId: string,
): Promise<CrewRow[]> {
  const { rows } = await orm.execute<CrewRow>(sql`
    select ${LISTED}, ${OF_CONVENTION} from (
      select w.* from ${shoots} w where w.team_id = ${teamId} and w.convention_id = ${conventionId} and w.status <> 'idea'
        and w.date is not null order by w.date, w.time, w.id limit ${CONVENTION_SHOOTS_MAX}) ${s}
    left join ${locations} ${l} on ${isPlace}
    join (${PARTICIPANTS}) on ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id}
    left join ${callLinks} ${i} on ${i.teamId} = ${k.teamId} and ${i.participantId} = ${k.id}
    left join ${mailboxes} ${m} on ${m.teamId} = ${k.teamId} and ${m.email} = ${EMAIL_KEY}
    left join ${datePolls} ${p} on ${IS_OPEN_POLL}
    where ${c.id} is not null
    order by ${s.date}, ${s.time} nulls last, ${s.id}, ${IN_ORDER}`);
  return rows;
}
