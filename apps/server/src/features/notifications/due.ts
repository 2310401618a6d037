import { type NotificationEvent, QUIET_TO } from '@lensemble/contract/notification-kinds';
import type { Outlook } from '@lensemble/contract/outlook';
import { outlookReadiness } from '@lensemble/contract/outlook-readiness';
import { LAST_DAYS } from '@lensemble/contract/readiness-checks';
import { wallClock } from '@lensemble/contract/zoned-time';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { listOutlook } from '../outlook/service.ts';
import { listEndingPolls, listNear, type NearShoot } from './rows/due-things.ts';
import { holdNews } from './rows/sources.ts';
import { tell } from './tell.ts';
import type { Told } from './told.ts';

type Storage = Pick<Deps, 'orm'>;

const DAY_MS = 86_400_000;
const SHEET_DAYS = 2;
const PACKING_DAYS = 1;

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Tells what is due, each thing once: packing on the day before, a call sheet that is not sent two days before, what is open three
 * days before, and polls that end within a day. A team that fails does not block the others.
 * @throws Error the first failure, after all teams
 */
export async function tellAllDue({ orm }: Storage, now: Date): Promise<void> {
  const polls = (await listEndingPolls(orm, now, new Date(now.getTime() + DAY_MS))).map(pollEnds);
  // In some zones, another day has begun.
  const near = await listNear(orm, dayAfter(now, -1), dayAfter(now, LAST_DAYS + 1));
  const teams = new Map<string, Told[]>();
  const add = (told: Told) => teams.set(told.teamId, [...(teams.get(told.teamId) ?? []), told]);
  for (const told of polls) add({ ...told, at: now });
  const failures: unknown[] = [];
  for (const [teamId, shoots] of Map.groupBy(near, (shoot) => shoot.teamId)) {
    await dueOf({ orm }, teamId, shoots, now).then(
      (due) => due.forEach(add),
      (error: unknown) => failures.push(error),
    );
  }
  for (const all of teams.values()) {
    const work = (tx: Deps['orm']) => holdNews(tx).then(() => tell(tx, all, now));
    await orm.transaction(work).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

type Due = Omit<Told, 'at'>;

const aboutShoot = (
  { id, teamId, title, date }: NearShoot,
  event: NotificationEvent,
  count?: number,
) => ({
  ...{ teamId, shootId: id, event, isUrgent: false, day: date },
  details: { title, ...(count !== undefined && { count }) },
  onceKey: `${event}/${id}/${date}`,
});

function pollEnds({ deadline, ...shoot }: NearShoot & { readonly deadline: Date | null }): Due {
  const { timeZone } = shoot;
  const plan = { ...wallClock(deadline ?? new Date(0), timeZone), timeZone, place: null };
  return {
    ...aboutShoot(shoot, 'pollEnds'),
    details: { title: shoot.title, plan },
    onceKey: `pollEnds/${shoot.id}/${deadline?.toISOString()}`,
  };
}

/** What is due of the shoots of a team. */
async function dueOf(
  deps: Storage,
  teamId: string,
  shoots: readonly NearShoot[],
  now: Date,
): Promise<Told[]> {
  const outlooks = await listOutlook(deps, jobScope(teamId), now.toISOString().slice(0, 10));
  const outlookOf = new Map(outlooks.map((outlook) => [outlook.id, outlook]));
  return shoots.flatMap((shoot) => {
    const outlook = outlookOf.get(shoot.id);
    // What is due is told in the morning.
    if (!outlook || wallClock(now, shoot.timeZone).time < QUIET_TO) return [];
    return dueOfShoot(shoot, outlook, now).map((due) => ({ ...due, at: now }));
  });
}

function dueOfShoot(shoot: NearShoot, outlook: Outlook, now: Date): Due[] {
  const { open, daysLeft } = outlookReadiness(outlook, null, now);
  if (daysLeft === null || daysLeft < 0) return [];
  const { crew, unpacked } = outlook;
  const points = open.filter(({ code }) => code !== 'unpacked' && code !== 'unasked').length;
  const isUnsent = crew.length > 0 && !crew.some(({ isAsked }) => isAsked);
  return [
    ...(daysLeft <= PACKING_DAYS && unpacked ? [aboutShoot(shoot, 'unpacked', unpacked)] : []),
    ...(daysLeft <= SHEET_DAYS && isUnsent ? [aboutShoot(shoot, 'unsent')] : []),
    ...(daysLeft <= LAST_DAYS && points > 0 ? [aboutShoot(shoot, 'open', points)] : []),
  ];
}
