import { lastAccount, setAccount } from '@/lib/device/account.ts';
import type { Account } from '@/lib/device/database.ts';
import { assumeAccount } from '@/lib/device/device-account.ts';
import { forgetTeams } from '@/lib/device/forget-teams.ts';
import { readPlan } from '@/lib/device/kept-plans.ts';
import { leaveDevice } from '@/lib/device/leave-device.ts';
import { bootData } from '@/lib/session/boot.ts';
import { whenLeaving } from '@/lib/session/leaving.ts';
import { setShownTeam } from '@/lib/teams/shown-team.ts';

/** Who opened *On set*; null if no account is signed in, or if the device does not know. */
export async function openOnSet(shootId: string | undefined): Promise<Account | null> {
  const account = await whoOpens().catch(() => null);
  if (account) whenLeaving(() => leaveDevice(account.userId));
  if (account && shootId !== undefined) {
    const plan = await readPlan(account.userId, shootId).catch(() => undefined);
    if (plan) setShownTeam(plan.team.id);
  }
  return account;
}

async function whoOpens(): Promise<Account | null> {
  const boot = bootData();
  if (!boot) {
    const account = await lastAccount();
    if (account) assumeAccount(account);
    return account ?? null;
  }
  if (!boot.user) return null;
  const account = { userId: boot.user.id, email: boot.user.email };
  const teams = new Set(boot.teams.map(({ id }) => id));
  // A browser that stores nothing still shows the plan.
  await setAccount(account)
    .then(() => forgetTeams(account.userId, teams))
    .catch(() => {});
  return account;
}
