import {
  AWAY_MAX,
  CALL_ANSWERS_MAX,
  CANDIDATES_MAX,
  COMMENTS_MAX,
  CONSENT_VERSIONS_MAX,
  CONSENTS_MAX,
  CONVENTIONS_MAX,
  KIT_EQUIPMENT_MAX,
  SHOT_LINKS_MAX,
} from '@lensemble/contract/constants';
import type { TeamRecordKind } from '@lensemble/contract/team-records';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { awayDays } from '../../../db/schema/away.ts';
import { callAnswersGiven } from '../../../db/schema/calls.ts';
import { comments } from '../../../db/schema/comments.ts';
import { consents, consentWithdrawals, consentWordings } from '../../../db/schema/consents.ts';
import { conventions } from '../../../db/schema/conventions.ts';
import { dateCandidates } from '../../../db/schema/date-polls.ts';
import { kitEquipment } from '../../../db/schema/kit-equipment.ts';
import { shotLinks } from '../../../db/schema/shots.ts';
import { shootTemplates } from '../../../db/schema/templates.ts';
import type { Quotas } from '../../../start/settings/quotas.ts';

interface Limit {
  readonly table: PgTable & { readonly teamId: PgColumn };
  /** The columns that name what has the records. */
  readonly per: readonly PgColumn[];
  readonly most: number | ((quotas: Quotas) => number);
  /** Columns whose values are counted, each by itself. Default: all records together. */
  readonly of?: readonly PgColumn[];
}

/** Why a kind has no limit here. */
const reasons = {
  catalog: '`checkCatalogue` counts it.',
  shoot: '`checkShoots` and `checkEveryShoot` count it.',
  key: 'A key allows one for each record that it belongs to.',
  open: 'It grows with use, and only the number of all records of an archive is limited.',
} as const;

/** How many records of each kind a team may have that was filled at once. A kind that is missing does not compile. */
const limits: { readonly [Kind in TeamRecordKind]: Limit | keyof typeof reasons } = {
  personnel: 'catalog',
  equipment: 'catalog',
  locations: 'catalog',
  props: 'catalog',
  costumes: 'catalog',
  kits: 'catalog',
  kitEquipment: { table: kitEquipment, per: [kitEquipment.kitId], most: KIT_EQUIPMENT_MAX },
  awayDays: { table: awayDays, per: [awayDays.personnelId], most: AWAY_MAX },
  conventions: { table: conventions, per: [conventions.teamId], most: CONVENTIONS_MAX },
  shoots: 'shoot',
  participants: 'shoot',
  shootEquipment: 'shoot',
  shootProps: 'shoot',
  shootCostumes: 'shoot',
  shootKits: 'shoot',
  participantCostumes: 'shoot',
  references: 'shoot',
  comments: { table: comments, per: [comments.shootId], most: COMMENTS_MAX },
  shots: 'shoot',
  shotLinks: {
    table: shotLinks,
    per: [shotLinks.shootId, shotLinks.shotId],
    most: SHOT_LINKS_MAX,
    of: [
      shotLinks.participantId,
      shotLinks.costumeId,
      shotLinks.propId,
      shotLinks.equipmentId,
      shotLinks.referenceId,
    ],
  },
  packingLines: 'shoot',
  packingRecords: 'shoot',
  shareLinks: 'key',
  galleries: 'key',
  consentWordings: {
    table: consentWordings,
    per: [consentWordings.teamId],
    most: CONSENT_VERSIONS_MAX,
  },
  consents: { table: consents, per: [consents.participantId], most: CONSENTS_MAX },
  consentWithdrawals: {
    table: consentWithdrawals,
    per: [consentWithdrawals.consentId],
    most: CONSENTS_MAX,
  },
  callAnswers: {
    table: callAnswersGiven,
    per: [callAnswersGiven.participantId],
    most: CALL_ANSWERS_MAX,
  },
  datePolls: 'key',
  dateCandidates: { table: dateCandidates, per: [dateCandidates.shootId], most: CANDIDATES_MAX },
  dateVotes: 'key',
  dateNotes: 'key',
  sentReminders: 'open',
  templates: {
    table: shootTemplates,
    per: [shootTemplates.teamId],
    most: (quotas) => quotas.templates,
  },
  mailboxes: 'open',
  sampleRecords: 'open',
};

/** A row for each kind of which something in a team has too many. */
export function tooMany(teamId: string, quotas: Quotas): SQL {
  const selects = Object.entries(limits).flatMap(([kind, limit]) => {
    if (typeof limit === 'string') return [];
    const { table, per, most, of } = limit;
    const counts = of?.map((column) => sql`count(${column})`) ?? [sql`count(*)`];
    const limited = typeof most === 'number' ? most : most(quotas);
    return sql`(
      select ${kind} as kind from ${table} where ${table.teamId} = ${teamId}
      group by ${sql.join([...per], sql`, `)}
      having greatest(${sql.join(counts, sql`, `)}) > ${limited} limit 1)`;
  });
  return sql.join(selects, sql` union all `);
}
