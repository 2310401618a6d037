import type { ActivityField, ActivityList, SubjectKind } from '@lensemble/contract/activity-kinds';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { awayDays } from '../schema/away.ts';
import { callAnswersGiven, callLinks } from '../schema/calls.ts';
import { costumes, equipment, kits, locations, personnel, props } from '../schema/catalogue.ts';
import { comments, linkComments } from '../schema/comments.ts';
import { consents, consentWithdrawals, consentWordings } from '../schema/consents.ts';
import { conventionLinks, conventions } from '../schema/conventions.ts';
import { dateCandidates, datePolls, dateVotes } from '../schema/date-polls.ts';
import { galleries } from '../schema/galleries.ts';
import { kitEquipment } from '../schema/kit-equipment.ts';
import { packingLines, packingRecords } from '../schema/packing.ts';
import { sentReminders } from '../schema/reminders.ts';
import { shareLinks } from '../schema/share-links.ts';
import * as linked from '../schema/shoot-links.ts';
import { shoots } from '../schema/shoots.ts';
import { shotLinks, shots } from '../schema/shots.ts';
import { teamExports } from '../schema/team-archives.ts';
import { teamInvitations, teamMembers, teamShortCodes, teams } from '../schema/teams.ts';
import { shootTemplates } from '../schema/templates.ts';

/**
 * `value`: recorded from what to what. `marked`: only that it changed, because it is a secret, long, or means nothing by
 * itself. `hidden`: never, because it is a key, derived, or bookkeeping.
 */
type Fate = 'value' | 'marked' | 'hidden';

/** What a name can be looked up of, besides the subjects. */
type Named = SubjectKind | 'participant';

/** How a trigger records a table. Columns have their names in the database. */
interface Recording {
  /** The subject, or the subject of the list that the row is an entry of. */
  readonly kind: SubjectKind;
  /** The columns of the subject's id. The first that is not null counts. */
  readonly id: readonly string[];
  readonly team?: string;
  readonly shoot?: string;
  /** The column of the title of the subject. Without it, the title is looked up. */
  readonly title?: string;
  readonly list?: ActivityList;
  /** The columns that make the entry of the list unique. */
  readonly entry?: readonly string[];
  /** Columns whose ids name the entry, or, with `title`, the column of its own name. */
  readonly of?: Readonly<Record<string, Named>>;
  /** Columns whose ids are recorded as names. */
  readonly names?: Readonly<Record<string, Named>>;
  /** Entries are only added: that old ones are cleaned up is no activity. */
  readonly isOnce?: boolean;
  /** The row is made where it is first needed: only its changes are activity. */
  readonly isImplicit?: boolean;
  /** Whether all, or changes of these fields, are in the audit log. */
  readonly audit?: true | readonly ActivityField[];
  readonly values: Readonly<Record<string, ActivityField>>;
  readonly marked: Readonly<Record<string, ActivityField>>;
}

type About = Omit<Recording, 'values' | 'marked'>;

interface RecordedTable {
  readonly table: PgTable;
  readonly recording: Recording;
}

/** A column without a fate does not compile, nor does a recorded one whose name is no field of the contract. */
function recorded<Table extends PgTable>(
  table: Table,
  about: About,
  fates: {
    readonly [Name in keyof Table['$inferSelect']]: Name extends ActivityField ? Fate : 'hidden';
  },
): RecordedTable {
  const columns = Object.entries(getTableColumns<PgTable>(table)) as [string, PgColumn][];
  const having = (fate: Fate) =>
    Object.fromEntries(
      columns
        .filter(([name]) => fates[name as keyof typeof fates] === fate)
        .map(([name, column]) => [column.name, name as ActivityField]),
    );
  return { table, recording: { ...about, values: having('value'), marked: having('marked') } };
}

const key = { id: 'hidden', teamId: 'hidden' } as const;
const times = { createdAt: 'hidden', updatedAt: 'hidden' } as const;
const ofShoot = { teamId: 'hidden', shootId: 'hidden' } as const;
const SHOOT = { kind: 'shoot', id: ['shoot_id'], shoot: 'shoot_id' } as const;
const itemKind = (kind: SubjectKind, title = 'name'): About => ({ kind, id: ['id'], title });
const { shootParticipants, shootEquipment, shootProps, shootCostumes, shootKits } = linked;

export const recordedTables: readonly RecordedTable[] = [
  recorded(
    shoots,
    {
      ...{ kind: 'shoot', id: ['id'], shoot: 'id', title: 'title' },
      names: { location_id: 'locations', convention_id: 'convention' },
      audit: ['isPublic', 'isShotListPublic'],
    },
    {
      ...key,
      ...times,
      title: 'value',
      description: 'value',
      status: 'value',
      date: 'value',
      time: 'value',
      timeZone: 'value',
      isZoneGuess: 'hidden',
      durationMinutes: 'value',
      setUpMinutes: 'value',
      strikeMinutes: 'value',
      held: 'hidden',
      heldZoneData: 'hidden',
      reminderTime: 'value',
      locationId: 'value',
      conventionId: 'value',
      meetingPointId: 'marked',
      color: 'value',
      instagramLinks: 'value',
      isPublic: 'value',
      isShotListPublic: 'value',
      calendarEventUrl: 'marked',
      docsUrl: 'marked',
      version: 'hidden',
    },
  ),
  recorded(
    personnel,
    { ...itemKind('personnel'), names: { user_id: 'member' } },
    {
      ...key,
      ...times,
      name: 'value',
      email: 'value',
      phone: 'value',
      notes: 'value',
      role: 'value',
      available: 'value',
      avatarUrl: 'marked',
      instagram: 'value',
      tiktok: 'value',
      bluesky: 'value',
      website: 'value',
      notNamed: 'value',
      userId: 'value',
    },
  ),
  recorded(equipment, itemKind('equipment'), {
    ...key,
    ...times,
    name: 'value',
    category: 'value',
    description: 'value',
    quantity: 'value',
    available: 'value',
    storagePlace: 'value',
    imageUrl: 'marked',
  }),
  recorded(locations, itemKind('locations'), {
    ...key,
    ...times,
    name: 'value',
    address: 'value',
    placeId: 'hidden',
    latitude: 'value',
    longitude: 'value',
    timeZone: 'hidden',
    parking: 'value',
    meetingPoint: 'value',
    hospital: 'value',
    notes: 'value',
    imageUrl: 'marked',
  }),
  recorded(props, itemKind('props'), {
    ...key,
    ...times,
    name: 'value',
    description: 'value',
    available: 'value',
    storagePlace: 'value',
    imageUrl: 'marked',
  }),
  recorded(costumes, itemKind('costumes', 'character_name'), {
    ...key,
    ...times,
    characterName: 'value',
    seriesName: 'value',
    status: 'value',
    notes: 'value',
    todos: 'value',
    storagePlace: 'value',
    imageUrl: 'marked',
  }),
  recorded(kits, itemKind('kits'), {
    ...key,
    ...times,
    name: 'value',
    description: 'value',
    lines: 'value',
    storagePlace: 'value',
    imageUrl: 'marked',
  }),
  recorded(
    kitEquipment,
    {
      ...{ kind: 'kits', id: ['kit_id'], list: 'equipment', entry: ['equipment_id'] },
      of: { equipment_id: 'equipment' },
    },
    {
      teamId: 'hidden',
      kitId: 'hidden',
      equipmentId: 'hidden',
      quantity: 'value',
      position: 'hidden',
    },
  ),
  recorded(
    awayDays,
    { kind: 'personnel', id: ['personnel_id'], list: 'away', entry: ['id'] },
    { ...key, personnelId: 'hidden', firstDay: 'value', lastDay: 'value', createdAt: 'hidden' },
  ),
  recorded(
    conventions,
    { ...itemKind('convention'), names: { location_id: 'locations' } },
    {
      ...key,
      ...times,
      name: 'value',
      place: 'value',
      locationId: 'value',
      firstDay: 'value',
      lastDay: 'value',
      meetingPoints: 'marked',
      walks: 'marked',
      version: 'hidden',
    },
  ),
  recorded(
    conventionLinks,
    { kind: 'convention', id: ['convention_id'], list: 'sharing', entry: [], audit: true },
    { conventionId: 'hidden', teamId: 'hidden', token: 'marked', createdAt: 'hidden' },
  ),
  recorded(
    shootParticipants,
    {
      ...SHOOT,
      ...{ list: 'participants', entry: ['id'], title: 'name', of: { personnel_id: 'personnel' } },
    },
    {
      id: 'hidden',
      ...ofShoot,
      personnelId: 'hidden',
      name: 'hidden',
      role: 'value',
      email: 'value',
      dayContact: 'value',
      callTime: 'value',
      notNamed: 'value',
      position: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    shootEquipment,
    { ...SHOOT, list: 'equipment', entry: ['equipment_id'], of: { equipment_id: 'equipment' } },
    { ...ofShoot, equipmentId: 'hidden', quantity: 'value', position: 'hidden' },
  ),
  recorded(
    shootProps,
    { ...SHOOT, list: 'props', entry: ['prop_id'], of: { prop_id: 'props' } },
    { ...ofShoot, propId: 'hidden', position: 'hidden' },
  ),
  recorded(
    shootCostumes,
    { ...SHOOT, list: 'costumes', entry: ['costume_id'], of: { costume_id: 'costumes' } },
    { ...ofShoot, costumeId: 'hidden', position: 'hidden' },
  ),
  recorded(
    shootKits,
    { kind: 'packing', id: ['kit_id'], shoot: 'shoot_id' },
    { ...ofShoot, kitId: 'hidden', position: 'hidden' },
  ),
  recorded(
    linked.shootParticipantCostumes,
    {
      ...{ ...SHOOT, list: 'worn', entry: ['participant_id', 'costume_id'] },
      ...{ of: { costume_id: 'costumes' }, names: { participant_id: 'participant' } },
    },
    { ...ofShoot, participantId: 'value', costumeId: 'hidden', position: 'hidden' },
  ),
  recorded(
    linked.shootReferences,
    { kind: 'reference', id: ['id'], shoot: 'shoot_id' },
    {
      id: 'hidden',
      ...ofShoot,
      url: 'marked',
      type: 'hidden',
      notes: 'value',
      position: 'hidden',
      deletedAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    comments,
    { kind: 'comment', id: ['id'], shoot: 'shoot_id' },
    {
      id: 'hidden',
      ...ofShoot,
      referenceId: 'hidden',
      x: 'hidden',
      y: 'hidden',
      parentId: 'hidden',
      userId: 'hidden',
      participantId: 'hidden',
      authorName: 'hidden',
      text: 'marked',
      resolvedAt: 'value',
      resolvedBy: 'hidden',
      editedAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    linkComments,
    { ...SHOOT, list: 'linkComments', entry: [], audit: true },
    { ...ofShoot, createdAt: 'hidden' },
  ),
  recorded(
    shots,
    { kind: 'shot', id: ['id'], shoot: 'shoot_id', title: 'title' },
    {
      id: 'hidden',
      ...ofShoot,
      kind: 'value',
      title: 'value',
      minutes: 'value',
      pin: 'value',
      notes: 'value',
      state: 'value',
      actualEnd: 'value',
      position: 'hidden',
      deletedAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    shotLinks,
    {
      ...{ kind: 'shot', id: ['shot_id'], shoot: 'shoot_id', list: 'links' },
      entry: ['participant_id', 'costume_id', 'prop_id', 'equipment_id', 'reference_id'],
      of: {
        participant_id: 'participant',
        costume_id: 'costumes',
        prop_id: 'props',
        equipment_id: 'equipment',
        reference_id: 'reference',
      },
    },
    {
      ...ofShoot,
      shotId: 'hidden',
      participantId: 'hidden',
      costumeId: 'hidden',
      propId: 'hidden',
      equipmentId: 'hidden',
      referenceId: 'hidden',
      position: 'hidden',
    },
  ),
  recorded(
    packingLines,
    { kind: 'packing', id: ['id'], shoot: 'shoot_id', title: 'text' },
    {
      id: 'hidden',
      ...ofShoot,
      text: 'value',
      position: 'hidden',
      deletedAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    packingRecords,
    {
      ...{ kind: 'packing', shoot: 'shoot_id', list: 'packing' },
      id: ['equipment_id', 'prop_id', 'costume_id', 'kit_id', 'line_id'],
      entry: ['part_equipment_id', 'part_line'],
      ...{ title: 'part_line', of: { part_equipment_id: 'equipment' } },
      names: { bringer_id: 'participant' },
    },
    {
      ...ofShoot,
      equipmentId: 'hidden',
      propId: 'hidden',
      costumeId: 'hidden',
      kitId: 'hidden',
      lineId: 'hidden',
      partEquipmentId: 'hidden',
      partLine: 'hidden',
      bringerId: 'value',
      packedAt: 'value',
      backAt: 'value',
    },
  ),
  recorded(
    shareLinks,
    { ...SHOOT, list: 'sharing', entry: [], isImplicit: true, audit: true },
    {
      ...ofShoot,
      ...times,
      token: 'marked',
      endsAt: 'value',
      password: 'marked',
      isIdOpen: 'value',
      version: 'hidden',
    },
  ),
  recorded(
    callLinks,
    {
      ...{ ...SHOOT, list: 'personalLinks', entry: ['participant_id'], isImplicit: true },
      of: { participant_id: 'participant' },
    },
    {
      participantId: 'hidden',
      ...ofShoot,
      ...times,
      token: 'marked',
      isOff: 'value',
      sentAt: 'hidden',
      sentPlan: 'hidden',
      mail: 'hidden',
      nudgedAt: 'hidden',
      consentAskedAt: 'hidden',
      openedAt: 'hidden',
      version: 'hidden',
    },
  ),
  recorded(
    callAnswersGiven,
    {
      ...{ ...SHOOT, list: 'answers', entry: ['participant_id'] },
      ...{ of: { participant_id: 'participant' }, isOnce: true },
    },
    {
      number: 'hidden',
      ...ofShoot,
      participantId: 'hidden',
      answer: 'value',
      note: 'value',
      plan: 'hidden',
      answeredAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    datePolls,
    { ...SHOOT, list: 'poll', entry: [] },
    {
      ...ofShoot,
      ...times,
      deadline: 'value',
      nudgedFor: 'hidden',
      closedAt: 'value',
      version: 'hidden',
    },
  ),
  recorded(
    dateCandidates,
    { ...SHOOT, list: 'dates', entry: ['id'] },
    { id: 'hidden', ...ofShoot, date: 'value', time: 'value' },
  ),
  recorded(
    dateVotes,
    {
      ...{ ...SHOOT, list: 'votes', entry: ['candidate_id', 'participant_id'] },
      of: { participant_id: 'participant' },
    },
    {
      candidateId: 'hidden',
      participantId: 'hidden',
      ...ofShoot,
      ...times,
      answer: 'value',
      plan: 'hidden',
    },
  ),
  recorded(
    sentReminders,
    { ...SHOOT, list: 'reminders', entry: ['id'], isOnce: true },
    {
      id: 'hidden',
      ...ofShoot,
      reminderTime: 'hidden',
      sent: 'value',
      withoutAddress: 'hidden',
      sentAt: 'hidden',
    },
  ),
  recorded(shootTemplates, itemKind('template'), {
    ...key,
    name: 'value',
    plan: 'marked',
    createdAt: 'hidden',
  }),
  recorded(
    teams,
    { kind: 'team', id: ['id'], team: 'id', title: 'name', audit: true },
    {
      id: 'hidden',
      ...times,
      name: 'value',
      inviteCode: 'marked',
      revision: 'hidden',
      begunRevision: 'hidden',
      shootsAtMost: 'hidden',
    },
  ),
  recorded(
    teamShortCodes,
    { kind: 'team', id: ['team_id'], list: 'shortCode', entry: [], audit: true },
    { teamId: 'hidden', seed: 'marked', hash: 'hidden', expiresAt: 'hidden' },
  ),
  recorded(
    galleries,
    { ...SHOOT, list: 'gallery', entry: [] },
    {
      ...ofShoot,
      ...times,
      url: 'value',
      readyOn: 'value',
      password: 'marked',
      isTold: 'value',
      toldAt: 'hidden',
      version: 'hidden',
    },
  ),
  recorded(
    consentWordings,
    {
      ...{ kind: 'team', id: ['team_id'], list: 'wording', entry: ['version'] },
      ...{ isOnce: true, audit: true },
    },
    { teamId: 'hidden', version: 'hidden', text: 'marked', uses: 'hidden', createdAt: 'hidden' },
  ),
  recorded(
    consents,
    {
      ...{ ...SHOOT, list: 'consents', entry: ['id'], title: 'name', isOnce: true },
      of: { participant_id: 'participant' },
    },
    {
      id: 'hidden',
      number: 'hidden',
      ...ofShoot,
      participantId: 'hidden',
      personnelId: 'hidden',
      scope: 'hidden',
      shootTitle: 'hidden',
      shootDate: 'hidden',
      timeZone: 'hidden',
      name: 'hidden',
      email: 'hidden',
      signedName: 'hidden',
      version: 'hidden',
      text: 'hidden',
      uses: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    consentWithdrawals,
    {
      ...{ ...SHOOT, list: 'withdrawals', entry: ['id'], isOnce: true },
      of: { participant_id: 'participant' },
    },
    {
      id: 'hidden',
      ...ofShoot,
      consentId: 'hidden',
      participantId: 'hidden',
      useIds: 'hidden',
      note: 'value',
      createdAt: 'hidden',
    },
  ),
  recorded(
    teamExports,
    { kind: 'team', id: ['team_id'], list: 'exports', entry: ['id'], isOnce: true, audit: true },
    {
      teamId: 'hidden',
      id: 'hidden',
      userId: 'hidden',
      state: 'hidden',
      done: 'hidden',
      total: 'hidden',
      bytes: 'hidden',
      createdAt: 'hidden',
      finishedAt: 'hidden',
    },
  ),
  recorded(
    teamMembers,
    { kind: 'member', id: ['user_id'], audit: true },
    {
      ...key,
      userId: 'hidden',
      role: 'value',
      joinedBy: 'hidden',
      invitedAs: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    teamInvitations,
    { kind: 'invitation', id: ['email'], title: 'email', audit: true },
    {
      ...key,
      email: 'hidden',
      role: 'value',
      hash: 'hidden',
      expiresAt: 'hidden',
      acceptedBy: 'hidden',
      createdAt: 'hidden',
    },
  ),
];

/** Why a table has no activity. */
const reasons = {
  person: 'It belongs to a person and not to the team.',
  bookkeeping: 'The server keeps it for itself. What people did is recorded with another table.',
} as const;

export const unrecordedTables: Readonly<Record<string, keyof typeof reasons>> = {
  ...{ users: 'person', sessions: 'person', accounts: 'person', verifications: 'person' },
  ...{ mail_tokens: 'person', sign_up_invites: 'person', profiles: 'person' },
  ...{ active_teams: 'person', calendar_feeds: 'person', google_connections: 'person' },
  ...{ team_imports: 'person', rate_limits: 'bookkeeping', mailboxes: 'bookkeeping' },
  ...{ images: 'bookkeeping', image_removals: 'bookkeeping', told_plans: 'bookkeeping' },
  ...{ unsent_mails: 'bookkeeping', cancelled_shoots: 'bookkeeping' },
  ...{ shoot_events: 'bookkeeping', shoot_documents: 'bookkeeping' },
  ...{ sample_records: 'bookkeeping', idempotency_keys: 'bookkeeping' },
  ...{ applied_operations: 'bookkeeping', hosted_imports: 'bookkeeping' },
  ...{ hosted_pictures: 'bookkeeping', activity: 'bookkeeping' },
  ...{ trash: 'bookkeeping', trash_rows: 'bookkeeping', comment_reads: 'bookkeeping' },
  ...{ news: 'bookkeeping' },
  ...{ notifications: 'person', notification_settings: 'person', push_subscriptions: 'person' },
};

const quote = (name: string) => `"${name}"`;

/** The statement that makes the trigger of a table. A changed recording needs a migration with it. */
export function triggerOf({ table, recording }: RecordedTable): string {
  const name = getTableName(table);
  const { values, marked, list, entry = [] } = recording;
  const isTombstoned = Object.values(getTableColumns(table)).some(
    ({ name: each }) => each === 'deleted_at',
  );
  const watched = [
    ...new Set([
      ...Object.keys(values),
      ...Object.keys(marked),
      ...(list ? entry : []),
      ...(isTombstoned ? ['deleted_at'] : []),
    ]),
  ];
  const update = watched.length > 0 ? ` OR UPDATE OF ${watched.map(quote).join(', ')}` : '';
  return `CREATE CONSTRAINT TRIGGER ${quote(`${name}_activity`)} AFTER INSERT OR DELETE${update} ON ${quote(name)} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('${JSON.stringify(recording)}');`;
}
