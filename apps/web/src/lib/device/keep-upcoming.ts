import { type Day, getDay } from '@lensemble/contract/operations';
import { getShoot } from '@lensemble/contract/shoots';
import { callApi } from '@/lib/calls/api.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { dayOf } from '@/lib/day/day-clients.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { isUpcoming } from '@/lib/shoots/is-upcoming.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { setAccount } from './account.ts';
import type { KeptPlan } from './database.ts';
import { forgetPlans } from './forget-plans.ts';
import { forgetTeams } from './forget-teams.ts';
import { keepPictures, keepPlan, readPlan, readPlans } from './kept-plans.ts';
import { installOnSet } from './service-worker.ts';
import { readWaiting } from './waiting.ts';

/** A plan that was read within this time is not read again, unless the shoot has changed. */
const FRESH_MS = 600_000;

/**
 * Keeps the plans of the next seven days and those that the user asked for on this device, with the pages that show them, and
 * sends what waits here. Plans that are over or deleted, and those of teams that the user is no longer in, go.
 */
export async function keepUpcoming(now = Date.now()): Promise<void> {
  const account = currentSession().user?.id;
  if (account === undefined) return;
  await prepareDevice();
  const teams = await queryClient.fetchQuery(teamsQuery);
  const team = activeTeam(teams);
  if (!team) return;
  await forgetTeams(account, new Set(teams.map(({ id }) => id)));
  const shoots = await queryClient.fetchQuery(listShootsQuery);
  await forgetPlans(account, { team: team.id, shoots }, now);
  const asked = new Set((await readPlans(account)).filter(isAsked).map(({ shootId }) => shootId));
  const due = shoots.filter((shoot) => asked.has(shoot.id) || isUpcoming(shoot, now));
  const waiting = await readWaiting(account);
  for (const { shootId } of waiting) {
    if (shoots.some(({ id }) => id === shootId)) await readDay(shootId);
  }
  if (due.length > 0) askToPersist();
  for (const shoot of due) {
    const before = await readPlan(account, shoot.id);
    const isFresh = before?.shoot.version === shoot.version && now - before.keptAt < FRESH_MS;
    if (!isFresh) await keepShoot(account, team, shoot.id);
  }
}

/** Says whose device this is, and keeps the pages of *On set*. */
export async function prepareDevice(): Promise<void> {
  const { user } = currentSession();
  if (!user) return;
  await setAccount({ userId: user.id, email: user.email });
  await installOnSet();
}

/** Keeps the plan of one shoot with its day and its pictures. */
export async function keepShoot(
  account: string,
  { id, name }: KeptPlan['team'],
  shootId: string,
  isAskedFor?: boolean,
): Promise<void> {
  const shoot = await callApi(getShoot, { params: { id: shootId } });
  const { packing } = await readDay(shootId);
  const plan = { account, shootId, team: { id, name }, shoot, keptAt: Date.now() };
  await keepPlan(isAskedFor === undefined ? plan : { ...plan, isAskedFor });
  await keepPictures(plan, packing.things);
}

/** The client of the day keeps what it reads, and sends what waits. */
async function readDay(shootId: string): Promise<Day> {
  const day = await callApi(getDay, { params: { id: shootId } });
  await dayOf(shootId).receive(day);
  return day;
}

const isAsked = ({ isAskedFor }: KeptPlan) => isAskedFor === true;

/**
 * Without it, the browser may delete what waits when the device runs out of space. It decides, or asks the user: the answer
 * may never come.
 */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => {});
}
