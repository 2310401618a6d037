import type { TeamRecord, TeamRecordKind } from '@lensemble/contract/team-records';
import { getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { nameOf } from '../../../db/names.ts';
import { SAYS_SOMETHING } from '../../../db/packing-content.ts';
import { users } from '../../../db/schema/auth.ts';
import { awayDays } from '../../../db/schema/away.ts';
import { callAnswersGiven } from '../../../db/schema/calls.ts';
import {
  costumes,
  equipment,
  kits,
  locations,
  personnel,
  props,
} from '../../../db/schema/catalogue.ts';
import { comments } from '../../../db/schema/comments.ts';
import { consents, consentWithdrawals, consentWordings } from '../../../db/schema/consents.ts';
import { conventions } from '../../../db/schema/conventions.ts';
import { dateCandidates, dateNotes, datePolls, dateVotes } from '../../../db/schema/date-polls.ts';
import { galleries } from '../../../db/schema/galleries.ts';
import { kitEquipment } from '../../../db/schema/kit-equipment.ts';
import { mailboxes } from '../../../db/schema/mailboxes.ts';
import { packingLines, packingRecords } from '../../../db/schema/packing.ts';
import { sentReminders } from '../../../db/schema/reminders.ts';
import { sampleRecords } from '../../../db/schema/sample-records.ts';
import { shareLinks } from '../../../db/schema/share-links.ts';
import {
  shootCostumes,
  shootEquipment,
  shootKits,
  shootParticipantCostumes,
  shootParticipants,
  shootProps,
  shootReferences,
} from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { shotLinks, shots } from '../../../db/schema/shots.ts';
import { profiles } from '../../../db/schema/teams.ts';
import { shootTemplates } from '../../../db/schema/templates.ts';
import { prebuilt } from '../../../db/select.ts';

/** Why an archive leaves a column or a table out. */
const reasons = {
  team: 'An import is another team.',
  computed: 'The import computes it.',
  secret: 'It is a secret of this installation, or opens something.',
  google: 'It is about an event or a document of this installation at Google.',
  mail: 'It is about the emails of this installation, which the next one cannot go on with.',
  passing: 'It is about a change that is under way.',
  person: 'It belongs to a person and not to the team.',
  history: 'It is what happened in this installation, which an import could not vouch for.',
} as const;
type Reason = keyof typeof reasons;

type TeamTable = PgTable & { readonly teamId: PgColumn };

/** The columns of a table that its records do not have. */
type LeftOut<Table extends PgTable, Kind extends TeamRecordKind> = Exclude<
  keyof Table['$inferSelect'],
  keyof TeamRecord<Kind>
>;

/** The fields of a record that are no column. */
type Unknown<Table extends PgTable, Kind extends TeamRecordKind> = Exclude<
  keyof TeamRecord<Kind>,
  keyof Table['$inferSelect']
>;

export interface TableOfTeam {
  readonly table: TeamTable;
  /** The columns that records have, or what they have in place of a column, by the name of the field. */
  readonly columns: Readonly<Record<string, PgColumn | SQL>>;
  /** The columns that make the order of the records unique. */
  readonly order: readonly PgColumn[];
  readonly where?: SQL;
}

/** A column that is neither in the record nor named with a reason does not compile, nor does a field without a column. */
const kept =
  <Kind extends TeamRecordKind>(_kind: Kind) =>
  <Table extends TeamTable>(
    table: Table,
    order: readonly PgColumn[],
    leftOut: Readonly<Record<LeftOut<Table, Kind>, Reason>> &
      ([Unknown<Table, Kind>] extends [never]
        ? unknown
        : { readonly missing: Unknown<Table, Kind> }),
    where?: SQL,
  ): TableOfTeam => ({
    table,
    columns: Object.fromEntries(
      Object.entries(getTableColumns<PgTable>(table)).filter(
        ([name]) => !Object.hasOwn(leftOut, name),
      ),
    ),
    order,
    ...(where && { where }),
  });

const team = { teamId: 'team' } as const;

/** Members of this installation are unknown to the next one: their comments keep their names. */
const withNames = (commentTable: TableOfTeam): TableOfTeam => ({
  ...commentTable,
  columns: {
    ...commentTable.columns,
    // Prebuilt, because a statement with one table leaves out the names of tables.
    authorName: prebuilt(sql`coalesce(${comments.authorName}, (
      select ${nameOf(profiles, users)} from ${users} left join ${profiles} on ${profiles.userId} = ${users.id}
      where ${users.id} = ${comments.userId}))`),
  },
});

/** The table of each kind of record. */
export const teamTables: { readonly [Kind in TeamRecordKind]: TableOfTeam } = {
  personnel: kept('personnel')(personnel, [personnel.id], { ...team, userId: 'person' }),
  equipment: kept('equipment')(equipment, [equipment.id], team),
  locations: kept('locations')(locations, [locations.id], team),
  props: kept('props')(props, [props.id], team),
  costumes: kept('costumes')(costumes, [costumes.id], team),
  kits: kept('kits')(kits, [kits.id], team),
  kitEquipment: kept('kitEquipment')(
    kitEquipment,
    [kitEquipment.kitId, kitEquipment.equipmentId],
    team,
  ),
  awayDays: kept('awayDays')(awayDays, [awayDays.id], team),
  conventions: kept('conventions')(conventions, [conventions.id], team),
  shoots: kept('shoots')(shoots, [shoots.id], {
    ...team,
    held: 'computed',
    heldZoneData: 'computed',
    calendarEventUrl: 'google',
    docsUrl: 'google',
  }),
  participants: kept('participants')(shootParticipants, [shootParticipants.id], team),
  shootEquipment: kept('shootEquipment')(
    shootEquipment,
    [shootEquipment.shootId, shootEquipment.equipmentId],
    team,
  ),
  shootProps: kept('shootProps')(shootProps, [shootProps.shootId, shootProps.propId], team),
  shootCostumes: kept('shootCostumes')(
    shootCostumes,
    [shootCostumes.shootId, shootCostumes.costumeId],
    team,
  ),
  shootKits: kept('shootKits')(shootKits, [shootKits.shootId, shootKits.kitId], team),
  participantCostumes: kept('participantCostumes')(
    shootParticipantCostumes,
    [shootParticipantCostumes.participantId, shootParticipantCostumes.costumeId],
    team,
  ),
  references: kept('references')(
    shootReferences,
    [shootReferences.id],
    { ...team, deletedAt: 'passing' },
    isNull(shootReferences.deletedAt),
  ),
  comments: withNames(
    kept('comments')(
      comments,
      [comments.createdAt, comments.id],
      { ...team, userId: 'person', resolvedBy: 'person', activityId: 'history' },
      // Those at references that are deleted and can be restored are not in the archive.
      sql`not exists (select from ${shootReferences} r left join ${comments} p
        on p.team_id = ${comments.teamId} and p.id = ${comments.parentId}
        where r.id = coalesce(${comments.referenceId}, p.reference_id) and r.deleted_at is not null)`,
    ),
  ),
  shots: kept('shots')(
    shots,
    [shots.shootId, shots.id],
    { ...team, deletedAt: 'passing' },
    isNull(shots.deletedAt),
  ),
  shotLinks: kept('shotLinks')(
    shotLinks,
    [
      ...[shotLinks.shootId, shotLinks.shotId, shotLinks.participantId, shotLinks.costumeId],
      ...[shotLinks.propId, shotLinks.equipmentId, shotLinks.referenceId],
    ],
    team,
    // What is deleted and can be restored is not in the archive.
    sql`exists (select from ${shots} where ${shots.teamId} = ${shotLinks.teamId}
        and ${shots.shootId} = ${shotLinks.shootId} and ${shots.id} = ${shotLinks.shotId} and ${shots.deletedAt} is null)
      and not exists (select from ${shootReferences} where ${shootReferences.id} = ${shotLinks.referenceId}
        and ${shootReferences.deletedAt} is not null)`,
  ),
  packingLines: kept('packingLines')(
    packingLines,
    [packingLines.shootId, packingLines.id],
    { ...team, deletedAt: 'passing' },
    isNull(packingLines.deletedAt),
  ),
  packingRecords: kept('packingRecords')(
    packingRecords,
    [
      ...[packingRecords.shootId, packingRecords.equipmentId, packingRecords.propId],
      ...[packingRecords.costumeId, packingRecords.kitId, packingRecords.lineId],
      ...[packingRecords.partEquipmentId, packingRecords.partLine],
    ],
    team,
    // What is deleted and can be restored is not in the archive.
    sql`${SAYS_SOMETHING} and not exists (select from ${packingLines} where ${packingLines.teamId} = ${packingRecords.teamId}
        and ${packingLines.shootId} = ${packingRecords.shootId} and ${packingLines.id} = ${packingRecords.lineId}
        and ${packingLines.deletedAt} is not null)`,
  ),
  shareLinks: kept('shareLinks')(shareLinks, [shareLinks.shootId], {
    ...team,
    token: 'secret',
    password: 'secret',
  }),
  galleries: kept('galleries')(galleries, [galleries.shootId], team),
  consentWordings: kept('consentWordings')(consentWordings, [consentWordings.version], team),
  consents: kept('consents')(consents, [consents.number], { ...team, number: 'computed' }),
  consentWithdrawals: kept('consentWithdrawals')(
    consentWithdrawals,
    [consentWithdrawals.createdAt, consentWithdrawals.id],
    { ...team, shootId: 'history', participantId: 'history' },
  ),
  callAnswers: kept('callAnswers')(callAnswersGiven, [callAnswersGiven.number], {
    ...team,
    number: 'computed',
  }),
  datePolls: kept('datePolls')(datePolls, [datePolls.shootId], team),
  dateCandidates: kept('dateCandidates')(dateCandidates, [dateCandidates.id], team),
  dateVotes: kept('dateVotes')(dateVotes, [dateVotes.candidateId, dateVotes.participantId], team),
  dateNotes: kept('dateNotes')(dateNotes, [dateNotes.shootId, dateNotes.participantId], team),
  sentReminders: kept('sentReminders')(sentReminders, [sentReminders.id], team),
  templates: kept('templates')(shootTemplates, [shootTemplates.id], team),
  mailboxes: kept('mailboxes')(mailboxes, [mailboxes.email], {
    ...team,
    id: 'secret',
    refusal: 'mail',
  }),
  sampleRecords: kept('sampleRecords')(sampleRecords, [sampleRecords.id], team),
};

/** The tables whose rows are no records of an archive, by their names in the database. `team.json` has the first three. */
export const otherTables: Readonly<Record<string, Reason | 'team.json' | 'pictures'>> = {
  teams: 'team.json',
  team_members: 'team.json',
  users: 'team.json',
  images: 'pictures',
  image_removals: 'passing',
  team_short_codes: 'secret',
  team_invitations: 'secret',
  call_links: 'secret',
  convention_links: 'secret',
  calendar_feeds: 'secret',
  shoot_events: 'google',
  shoot_documents: 'google',
  google_connections: 'google',
  told_plans: 'mail',
  unsent_mails: 'mail',
  cancelled_shoots: 'mail',
  idempotency_keys: 'passing',
  applied_operations: 'passing',
  activity: 'history',
  activity_pieces: 'passing',
  comment_reads: 'person',
  link_comments: 'secret',
  news: 'passing',
  trash: 'passing',
  trash_rows: 'passing',
  team_exports: 'passing',
  team_imports: 'person',
  active_teams: 'person',
  profiles: 'person',
  sessions: 'person',
  notifications: 'person',
  notification_settings: 'person',
  push_subscriptions: 'person',
  accounts: 'person',
  verifications: 'person',
  totp_secrets: 'person',
  recovery_codes: 'person',
  passkeys: 'person',
  sign_in_challenges: 'person',
  mail_tokens: 'person',
  sign_up_invites: 'person',
  rate_limits: 'passing',
  hosted_imports: 'passing',
  hosted_pictures: 'passing',
};
