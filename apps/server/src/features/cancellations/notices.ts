import { beginOf, isOverAt } from '@lensemble/contract/shoot-begin';
import type { ShootChange } from '@lensemble/contract/shoots';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { isAddress } from '../../ports/mail/port.ts';
import type { NoticeJob } from '../mails/service.ts';
import { mailsOf } from '../mails/service.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type Versions = readonly number[] | undefined;

/** What those are mailed who have an invitation to a shoot in their calendar. */
export interface Notices {
  /** That it is deleted: in the transaction that does so, before it does. */
  ofDeletion(tx: Orm): Promise<void>;
  /** That it is to begin at another moment, if a change comes to that: in the transaction that makes it, before it does. */
  ofMove(tx: Orm, versions: Versions, change: ShootChange): Promise<void>;
  /** Once the transaction is over. */
  wake(): void;
}

const none: Notices = { ofDeletion: async () => {}, ofMove: async () => {}, wake: () => {} };

/** For one shoot; nobody is told of one that is over, and nobody who was not invited. */
export async function makeNotices(
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  scope: TeamScope,
  shootId: string,
): Promise<Notices> {
  if (!(await queries.wasMailed(deps.orm, scope, shootId))) return none;
  const mails = mailsOf(deps);
  await mails.prepare();

  async function tell(tx: Orm, jobOf: (email: string) => NoticeJob): Promise<void> {
    const invited = (await queries.listInvited(tx, scope, shootId)).filter(isAddress);
    if (invited.length === 0) return;
    // Whoever moves a shoot to and fro sends no more mails than by the button.
    const own = [scope.userId];
    const may = await deps.limits.within(tx, 'reminderMailOfPerson', own, invited.length);
    if (may.length === 0) return;
    const welcome = await deps.limits.within(tx, 'reminderToAddress', invited);
    await mails.sendAll(tx, welcome.map(jobOf));
  }

  const about = { teamId: scope.teamId, shootId };
  return {
    async ofDeletion(tx) {
      const plan = await queries.holdPlan(tx, scope, shootId, undefined);
      if (!plan || !isAhead(plan)) return;
      await tell(tx, (email) => ({ kind: 'called-off', email, ...about }));
    },
    async ofMove(tx, versions, change) {
      const plan = await queries.holdPlan(tx, scope, shootId, versions);
      if (!plan || !isAhead(plan) || !isMove(plan, change)) return;
      const { date, time, timeZone } = plan;
      const from = { date, time, timeZone };
      await tell(tx, (email) => ({ kind: 'moved', email, ...about, from }));
    },
    wake: () => mails.wake(),
  };
}

/** The same for the shoots at a place. */
export interface NoticesAt extends Pick<Notices, 'wake'> {
  /** That one of them is to begin at another moment: in the transaction that moves it, before it does. */
  ofMove(tx: Orm, shootId: string, change: ShootChange): Promise<void>;
}

/** A day for the shoot and one for its zone: what began before is over. */
const OVER_MS = 2 * 86_400_000;

/** The first day of which a shoot may still be to come. @returns as YYYY-MM-DD */
export const earliestDay = (): string => new Date(Date.now() - OVER_MS).toISOString().slice(0, 10);

/** For all shoots at a place now that may be still to come. */
export async function makeNoticesAt(
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  scope: TeamScope,
  locationId: string,
): Promise<NoticesAt> {
  const notices = new Map<string, Notices>();
  for (const id of await queries.listMailedAt(deps.orm, scope, locationId, earliestDay())) {
    notices.set(id, await makeNotices(deps, scope, id));
  }
  return {
    ofMove: async (tx, shootId, change) => notices.get(shootId)?.ofMove(tx, undefined, change),
    wake: () => {
      for (const each of notices.values()) each.wake();
    },
  };
}

type Plan = NonNullable<Awaited<ReturnType<typeof queries.holdPlan>>>;
type DatedPlan = Plan & { readonly date: string };

const isDated = (plan: Plan): plan is DatedPlan => plan.date !== null;
const isAhead = (plan: Plan): plan is DatedPlan => isDated(plan) && !isOverAt(plan, new Date());

/** Whether a shoot is to begin at another moment, still to come, or at none for now. */
function isMove(plan: DatedPlan, change: ShootChange): boolean {
  const { date = plan.date, time = plan.time, timeZone = plan.timeZone } = change;
  const next = { ...plan, date, time, timeZone };
  if (!isDated(next)) return true;
  const isSame = Number(beginOf(next)) === Number(beginOf(plan));
  const isKnownAsBefore = (next.time === null) === (plan.time === null);
  return !(isSame && isKnownAsBefore) && isAhead(next);
}
