import { z } from 'zod';
import type { CallPlan } from './call-plan.ts';
import { callAnswers } from './call-state.ts';
import { catalogRecords } from './catalog-records.ts';
import { commentPlace, commentText } from './comments.ts';
import { consentWordingFields } from './consent-wording.ts';
import { consentScopes, signedUse } from './consents.ts';
import {
  CALL_NOTE_MAX,
  CONSENT_NAME_MAX,
  CONSENT_NOTE_MAX,
  CONSENT_RENDERED_MAX,
  CONSENT_USES_MAX,
  CREW_ROLE_MAX,
  ITEM_NAME_MAX,
  KIT_LINE_MAX,
  LINKS_MAX,
  NOTES_MAX,
  SHOTS_MAX,
  TITLE_MAX,
} from './constants.ts';
import { dayContacts } from './day-contacts.ts';
import { quantity } from './equipment.ts';
import {
  calendarDate,
  clockTime,
  email,
  id,
  instant,
  optionalEmail,
  optionalText,
  ownImageUrl,
  requiredText,
  text,
  timeZone,
} from './fields.ts';
import { galleryFields } from './galleries.ts';
import { packingNote } from './packing-operations.ts';
import { count, stamps } from './record-fields.ts';
import { shootFields } from './shoots.ts';
import { shotFields, shotMark } from './shots.ts';
import { templatePlan } from './templates.ts';

const ofShoot = { shootId: id };
const answer = z.enum(callAnswers);

const { kind, title, minutes, pin, notes } = shotFields;
const line = text(KIT_LINE_MAX).min(1, 'This must be text');

const place = z.strictObject({
  id,
  name: text(ITEM_NAME_MAX),
  address: text(ITEM_NAME_MAX).nullable(),
});
const callPlan = z.strictObject({
  date: calendarDate.nullable(),
  time: clockTime,
  timeZone,
  callTime: clockTime,
  place: place.nullable(),
}) satisfies z.ZodType<CallPlan>;

/** Refuses the lists of a plan that no template can have. */
const boundedPlan = templatePlan.refine(
  (plan) =>
    [plan.costumeIds, plan.propIds, plan.equipment, plan.participants].every(
      ({ length }) => length <= LINKS_MAX,
    ) && plan.shots.length <= SHOTS_MAX,
  `At most ${LINKS_MAX} entries`,
);

/**
 * What the archive of a team has of each kind: one record for each row of a table. A kind comes after those that its
 * records refer to. Moments are ISO 8601 in UTC, days `YYYY-MM-DD`, times `HH:MM` in the zone of the shoot.
 * `docs/export.md` describes them; the server does not compile if a column is neither here nor left out for a reason.
 */
export const teamRecords = {
  ...catalogRecords,
  shoots: z.strictObject({
    id,
    ...stamps,
    ...shootFields,
    // Older archives have none of the defaults.
    secondLocationId: shootFields.secondLocationId.default(null),
    conventionId: shootFields.conventionId.default(null),
    meetingPointId: shootFields.meetingPointId.default(null),
    isZoneGuess: z.boolean(),
    isPublic: z.boolean(),
    isShotListPublic: z.boolean().default(false),
    version: z.int().min(1).max(1_000_000_000),
  }),
  participants: z.strictObject({
    id,
    ...ofShoot,
    personnelId: id.nullable(),
    name: requiredText(ITEM_NAME_MAX, 'Name is required'),
    role: requiredText(CREW_ROLE_MAX, 'Please choose a role'),
    email: optionalEmail,
    dayContact: z.enum(dayContacts).nullable(),
    callTime: clockTime,
    // Older archives have none.
    notNamed: z.boolean().default(false),
    position: count,
    createdAt: instant,
  }),
  shootEquipment: z.strictObject({ ...ofShoot, equipmentId: id, quantity, position: count }),
  shootProps: z.strictObject({ ...ofShoot, propId: id, position: count }),
  shootCostumes: z.strictObject({ ...ofShoot, costumeId: id, position: count }),
  shootKits: z.strictObject({ ...ofShoot, kitId: id, position: count }),
  participantCostumes: z.strictObject({
    ...ofShoot,
    participantId: id,
    costumeId: id,
    position: count,
  }),
  references: z.strictObject({
    id,
    ...ofShoot,
    url: ownImageUrl,
    type: z.literal('image'),
    notes: optionalText(NOTES_MAX),
    position: count,
    createdAt: instant,
  }),
  /** Comments and replies, the oldest first. Members are mentioned by the ids of their accounts, which an import does not know. */
  comments: z.strictObject({
    id,
    ...ofShoot,
    referenceId: id.nullable(),
    x: commentPlace.nullable(),
    y: commentPlace.nullable(),
    parentId: id.nullable(),
    participantId: id.nullable(),
    authorName: text(ITEM_NAME_MAX).nullable(),
    text: commentText,
    resolvedAt: instant.nullable(),
    editedAt: instant.nullable(),
    createdAt: instant,
  }),
  /** The entries of shot lists, without deleted ones. */
  shots: z.strictObject({
    id,
    ...ofShoot,
    ...{ kind, title, minutes, pin, notes },
    ...shotMark,
    position: count,
    createdAt: instant,
  }),
  /** What an entry uses: each record has one of the five ids. */
  shotLinks: z.strictObject({
    ...ofShoot,
    shotId: id,
    participantId: id.nullable(),
    costumeId: id.nullable(),
    propId: id.nullable(),
    equipmentId: id.nullable(),
    referenceId: id.nullable(),
    position: count,
  }),
  /** The lines of packing lists, without deleted ones. */
  packingLines: z.strictObject({
    ...{ id, ...ofShoot, text: line, position: count, createdAt: instant },
    isForEverybody: z.boolean().default(false),
  }),
  /** What was recorded about the entries of packing lists: each record has one of the first five ids. */
  packingRecords: z.strictObject({
    ...ofShoot,
    equipmentId: id.nullable(),
    propId: id.nullable(),
    costumeId: id.nullable(),
    kitId: id.nullable(),
    lineId: id.nullable(),
    partEquipmentId: id.nullable(),
    partLine: line.nullable(),
    bringerId: id.nullable(),
    packedAt: instant.nullable(),
    backAt: instant.nullable(),
    packedCount: quantity.nullable().default(null),
    backCount: quantity.nullable().default(null),
    note: packingNote.default(null),
    isNoteOwn: z.boolean().default(false),
  }),
  /** How a shared shoot is reached. The secret of its private link and its password stay behind. */
  shareLinks: z.strictObject({
    ...ofShoot,
    endsAt: instant.nullable(),
    isIdOpen: z.boolean(),
    version: count,
    ...stamps,
  }),
  /** Where the pictures of shoots are, and when the crew was told. */
  galleries: z.strictObject({
    ...ofShoot,
    ...galleryFields,
    toldAt: instant.nullable(),
    version: count,
    ...stamps,
  }),
  consentWordings: z.strictObject({
    version: count,
    ...consentWordingFields,
    createdAt: instant,
  }),
  /** What was signed, as it was read, the oldest first. Its shoot and its person may be gone. */
  consents: z.strictObject({
    id,
    ...ofShoot,
    participantId: id,
    personnelId: id.nullable(),
    scope: z.enum(consentScopes),
    shootTitle: text(TITLE_MAX),
    shootDate: calendarDate.nullable(),
    timeZone,
    name: text(ITEM_NAME_MAX),
    email: optionalEmail,
    signedName: text(CONSENT_NAME_MAX),
    version: count,
    text: text(CONSENT_RENDERED_MAX),
    uses: z.array(signedUse).max(CONSENT_USES_MAX),
    createdAt: instant,
  }),
  consentWithdrawals: z.strictObject({
    id,
    consentId: id,
    useIds: z.array(id).max(CONSENT_USES_MAX),
    note: optionalText(CONSENT_NOTE_MAX),
    createdAt: instant,
  }),
  /** All answers to call sheets, the oldest first. `plan` is what the answer was given to, `answeredAt` when, for a note that came later. */
  callAnswers: z.strictObject({
    ...ofShoot,
    participantId: id,
    answer,
    note: optionalText(CALL_NOTE_MAX),
    plan: callPlan,
    // Older archives have neither this nor the plan of a vote.
    answeredAt: instant.nullable().default(null),
    createdAt: instant,
  }),
  datePolls: z.strictObject({
    ...ofShoot,
    deadline: instant.nullable(),
    nudgedFor: instant.nullable(),
    closedAt: instant.nullable(),
    version: count,
    ...stamps,
  }),
  dateCandidates: z.strictObject({ id, ...ofShoot, date: calendarDate, time: clockTime }),
  dateVotes: z.strictObject({
    ...{ candidateId: id, participantId: id },
    ...ofShoot,
    answer,
    plan: callPlan.omit({ date: true, time: true }).nullable().default(null),
    ...stamps,
  }),
  dateNotes: z.strictObject({
    participantId: id,
    ...ofShoot,
    note: text(CALL_NOTE_MAX),
    ...stamps,
  }),
  /** `reminderTime` is null for reminders sent by hand. A scheduled reminder that was sent is not sent again. */
  sentReminders: z.strictObject({
    id,
    ...ofShoot,
    reminderTime: instant.nullable(),
    sent: count,
    withoutAddress: z.array(text(ITEM_NAME_MAX)).max(LINKS_MAX),
    sentAt: instant,
  }),
  templates: z.strictObject({
    id,
    name: requiredText(TITLE_MAX, 'Please enter a name'),
    plan: boundedPlan,
    createdAt: instant,
  }),
  /** Addresses that the team wrote to. One that unsubscribed stays so. */
  mailboxes: z.strictObject({ email, unsubscribedAt: instant.nullable() }),
  /** Which records are sample data. */
  sampleRecords: z.strictObject({ id, createdAt: instant }),
} as const;

export type TeamRecordKind = keyof typeof teamRecords;
export type TeamRecord<Kind extends TeamRecordKind> = z.output<(typeof teamRecords)[Kind]>;
export const teamRecordKinds = Object.keys(teamRecords) as readonly TeamRecordKind[];

/** The pictures that records show: the name of the field, by the kind of record. */
export const pictureFields: { readonly [Kind in TeamRecordKind]?: keyof TeamRecord<Kind> } = {
  personnel: 'avatarUrl',
  equipment: 'imageUrl',
  locations: 'imageUrl',
  props: 'imageUrl',
  costumes: 'imageUrl',
  kits: 'imageUrl',
  references: 'url',
};
