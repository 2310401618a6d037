import { activityLists } from '@lensemble/contract/activity-kinds';
import {
  lengthFields,
  type NotificationEvent,
  notifyingLists,
  notifyingSubjects,
  planFields,
} from '@lensemble/contract/notification-kinds';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { NotificationDetails } from './queries.ts';
import type { PlannedShoot, RecordedActivity } from './rows/sources.ts';
import { firstDay, isAhead, isUrgentFor, type Start, type Told } from './told.ts';

type Entry = RecordedActivity['entry'];
/** A recorded row of a list: its fields, and its name under an empty key. */
type Row = Readonly<Record<string, unknown>> | null;

interface ListChange {
  readonly key: string;
  readonly from: Row;
  readonly to: Row;
}

/** What people are told of an entry of the activity. */
export function readActivity(recorded: RecordedActivity, now: Date): Told[] {
  const { entry, shoot } = recorded;
  // Comments have a reader of their own.
  if (!notifyingSubjects[entry.kind] || entry.kind !== 'shoot') return [];
  if (entry.action === 'deleted') return canceled(recorded, now);
  if (entry.action === 'restored' && shoot) return restored(recorded, shoot, now);
  if (entry.action !== 'changed' || !shoot) return [];
  const lists = Object.entries(entry.changes).flatMap(([key, [from, to]]) =>
    listTold(recorded, shoot, { key, from: from as Row, to: to as Row }, now),
  );
  return [...planTold(recorded, shoot, now), ...lists];
}

const isPlanned = ({ status }: Pick<PlannedShoot, 'status'>) =>
  status === 'planning' || status === 'ready to shoot';

const authorOf = ({ entry, email, accountId }: RecordedActivity): Told['author'] =>
  entry.authorKind === 'user' ? { userId: entry.authorId } : { email, userId: accountId };

const aboutShoot = (recorded: RecordedActivity, starts: readonly Start[]) => ({
  teamId: recorded.entry.teamId,
  shootId: recorded.entry.shootId,
  author: authorOf(recorded) ?? {},
  day: firstDay(starts),
  at: recorded.entry.createdAt,
});

const personIn = ({ author, authorKind, authorId }: Entry) => ({
  ...(author !== null && { people: [author] }),
  ...(authorKind === 'user' && authorId !== null && { personId: authorId }),
});

function planTold(recorded: RecordedActivity, shoot: PlannedShoot, now: Date): Told[] {
  const { entry, place } = recorded;
  const changed = planFields.filter((field) => field in entry.changes);
  if (changed.length === 0 || !isPlanned(shoot)) return [];
  const starts = [shoot, formerStart(entry, shoot)];
  if (!starts.some((start) => isAhead(start, now))) return [];
  const event = planEvent(changed, shoot);
  const { date, time, timeZone, title } = shoot;
  return [
    {
      ...aboutShoot(recorded, starts),
      event,
      details: { ...personIn(entry), title, plan: { date, time, timeZone, place } },
      group: { key: `plan/${entry.shootId}`, adds: 'last' },
      isUrgent: isUrgentFor(event, starts, now),
    },
  ];
}

function planEvent(
  changed: readonly (typeof planFields)[number][],
  { date }: Start,
): NotificationEvent {
  const isLength = (field: string) => lengthFields.some((each) => each === field);
  if (changed.every(isLength)) return 'lengthened';
  if (changed.every((field) => field === 'locationId' || isLength(field))) return 'placed';
  return date === null ? 'undated' : 'moved';
}

/** When the shoot was before the change. */
function formerStart({ changes }: Entry, shoot: Start): Start {
  const before = <Field extends keyof Start>(field: Field) =>
    field in changes ? (changes[field]?.[0] as Start[Field]) : shoot[field];
  const timeZone = before('timeZone') ?? shoot.timeZone;
  return { date: before('date'), time: before('time'), timeZone };
}

function canceled(recorded: RecordedActivity, now: Date): Told[] {
  const { deleted } = recorded;
  if (!deleted) return [];
  const shoot: PlannedShoot = {
    status: deleted.status as ShootStatus,
    title: String(deleted.title),
    date: deleted.date as string | null,
    time: deleted.time as string | null,
    timeZone: String(deleted.time_zone),
  };
  return wholeTold(recorded, shoot, 'canceled', now);
}

/** With the plan, as what was told of it before the shoot was deleted may never have been read. */
function restored(recorded: RecordedActivity, shoot: PlannedShoot, now: Date): Told[] {
  const { date, time, timeZone } = shoot;
  const plan = { date, time, timeZone, place: recorded.place };
  return wholeTold(recorded, shoot, 'restored', now).map((each) => ({
    ...each,
    details: { ...each.details, plan },
  }));
}

function wholeTold(
  recorded: RecordedActivity,
  shoot: PlannedShoot,
  event: 'canceled' | 'restored',
  now: Date,
): Told[] {
  if (!isPlanned(shoot) || !isAhead(shoot, now)) return [];
  return [
    {
      ...aboutShoot(recorded, [shoot]),
      event,
      details: { ...personIn(recorded.entry), title: shoot.title },
      group: { key: `plan/${recorded.entry.shootId}`, adds: 'last' },
      isUrgent: isUrgentFor(event, [shoot], now),
    },
  ];
}

/** A member hears when they are called at another time. The others are not told. */
function calledTold(
  recorded: RecordedActivity,
  shoot: PlannedShoot,
  { key, from, to }: ListChange,
  now: Date,
): Told[] {
  const { entry, accounts, place } = recorded;
  const participantId = lastPartOf(key);
  const userId = accounts?.[participantId];
  if (!(userId && from && to) || from.callTime === to.callTime) return [];
  if (!isPlanned(shoot) || !isAhead(shoot, now)) return [];
  const { date, timeZone, title } = shoot;
  const time = typeof to.callTime === 'string' ? to.callTime : shoot.time;
  return [
    {
      ...aboutShoot(recorded, [shoot]),
      event: 'called',
      to: { userIds: [userId] },
      details: { ...personIn(entry), title, plan: { date, time, timeZone, place } },
      group: { key: `called/${entry.shootId}/${participantId}`, adds: 'last' },
      isUrgent: isUrgentFor('called', [shoot], now),
    },
  ];
}

const answerEvents = { yes: 'accepted', maybe: 'unsure', no: 'declined' } as const;

function listTold(
  recorded: RecordedActivity,
  shoot: PlannedShoot,
  change: ListChange,
  now: Date,
): Told[] {
  const { key, to } = change;
  const list = activityLists.find((name) => key.startsWith(`${name}/`));
  if (!list || !notifyingLists[list] || to === null) return [];
  if (list === 'participants') return calledTold(recorded, shoot, change, now);
  const { entry } = recorded;
  if (hasComeToo(entry, key)) return [];
  const event = list === 'votes' ? 'voted' : answeredBy(recorded, key, to);
  if (!event) return [];
  const name = to[''];
  const note = typeof to.note === 'string' ? to.note : undefined;
  return [
    {
      ...aboutShoot(recorded, [shoot]),
      event,
      details: {
        ...(typeof name === 'string' && { people: [name] }),
        ...personIdOf(entry, key),
        title: shoot.title,
        ...(note && { note }),
        ...togetherWith(recorded, event),
      },
      group: groupOf(event, recorded, key, name),
      isUrgent: isUrgentFor(event, [shoot], now),
    },
  ];
}

/** Answers to several shoots of a convention are told together: someone who has sent days would get many. */
const togetherWith = (
  { entry, convention }: RecordedActivity,
  event: NotificationEvent,
): NotificationDetails =>
  convention && entry.shootId !== null && event !== 'voted'
    ? { shootIds: [entry.shootId], convention }
    : {};

/** Who cannot come is told alone, and once for each shoot: a reason that comes later is added. */
function groupOf(
  event: NotificationEvent,
  { entry: { shootId }, convention, crew }: RecordedActivity,
  key: string,
  name: unknown,
): NonNullable<Told['group']> {
  const isAlone = event === 'declined';
  if (convention && event !== 'voted') {
    // Each shoot has another participant for the same person. Guests are known by their names alone.
    const who = isAlone ? `/${crew?.[lastPartOf(key)] ?? name}` : '';
    return { key: `${event}/${convention.id}${who}`, adds: 'shoots' };
  }
  return isAlone
    ? { key: `${event}/${shootId}/${lastPartOf(key)}`, adds: 'update' }
    : { key: `${event}/${shootId}`, adds: 'people' };
}

/** A participant who comes back from the trash brings answers that were told before. */
const hasComeToo = ({ changes }: Entry, key: string): boolean =>
  changes[`participants/${lastPartOf(key)}`]?.[0] === null;

const lastPartOf = (key: string): string => key.split('/').at(-1) ?? '';

/** Taking a date turns votes into answers: only what participants answer themselves, with an account or without, is new. */
function answeredBy(
  { entry, accounts }: RecordedActivity,
  key: string,
  { answer }: NonNullable<Row>,
) {
  const { authorKind, authorId, changes } = entry;
  const isOwn = accounts?.[lastPartOf(key)] === authorId && !('status' in changes);
  if (authorKind !== 'participant' && !isOwn) return undefined;
  return answerEvents[answer as keyof typeof answerEvents];
}

const personIdOf = ({ authorKind, authorId }: Entry, key: string) =>
  authorKind === 'participant'
    ? { participantId: lastPartOf(key) }
    : { ...(authorId !== null && { personId: authorId }) };
