import { getDay } from '@lensemble/contract/operations';
import { callApi } from '@/lib/calls/api.ts';
import { dayOf } from '@/lib/day/day-clients.ts';
import { setShownTeam, shownTeam } from '@/lib/teams/shown-team.ts';
import { confirmAccount } from './device-account.ts';
import { sendUploads } from './send-uploads.ts';
import { readWaiting, type Waiting } from './waiting.ts';

/**
 * Sends what an account has changed on this device.
 * @throws Error if something is still not sent
 */
export async function sendWaiting(account: string, waiting: readonly Waiting[]): Promise<void> {
  await confirmAccount();
  const shown = shownTeam();
  for (const each of waiting) await sendShoot(account, each).catch(() => {});
  setShownTeam(shown);
  const sent = new Set(waiting.map(({ shootId }) => shootId));
  const left = (await readWaiting(account)).filter(({ shootId }) => sent.has(shootId));
  if (left.length > 0) throw new Error('Some changes are still waiting');
}

async function sendShoot(account: string, { shootId, team, pictures }: Waiting): Promise<void> {
  // The server refuses a team that is not the active one. Without this, it would say that the shoot is deleted.
  if (team) setShownTeam(team.id);
  const client = dayOf(shootId);
  await client.receive(await callApi(getDay, { params: { id: shootId } }));
  if (pictures > 0) await sendUploads(account, shootId, client);
  // Only after it is known whether the changes are still stuck.
  await client.send();
  await untilSent(client);
  // What is left is read from the device.
  await client.kept;
}

const untilSent = (client: ReturnType<typeof dayOf>) =>
  new Promise<void>((resolve) => {
    const stop = client.subscribe(check);
    function check() {
      const { waiting, isStuck } = client.current();
      if (waiting > 0 && !isStuck) return;
      stop();
      resolve();
    }
    check();
  });
