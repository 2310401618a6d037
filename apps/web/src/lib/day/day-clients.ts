import { applyOperations } from '@lensemble/contract/operations';
import { callApi } from '@/lib/calls/api.ts';
import { onServerBack } from '@/lib/calls/server-reach.ts';
import { confirmAccount, deviceAccount } from '@/lib/device/device-account.ts';
import { keptDays } from '@/lib/device/kept-day.ts';
import { currentTrouble } from '@/lib/device/trouble.ts';
import { currentSession, subscribeToSession } from '@/lib/session/auth-session.ts';
import { holdWhile } from '@/lib/session/hold-while.ts';
import { shownTeam, subscribeToShownTeam } from '@/lib/teams/shown-team.ts';
import { DayClient } from './day-client.ts';

const clients = new Map<string, DayClient>();
const storage = keptDays(deviceAccount);

const sendAll = () => {
  for (const client of clients.values()) void client.send();
};
onServerBack(sendAll);
subscribeToSession(() => {
  if (currentSession().user) sendAll();
});

// They belong to shoots of the previous team.
subscribeToShownTeam(closeDays);

/** Forgets the days. Nothing more of them is sent or stored. */
export function closeDays(): void {
  for (const client of clients.values()) client.close();
  clients.clear();
}

/** The day of a shoot. It outlives the screen, so that changes are sent while the user works elsewhere. */
export function dayOf(shootId: string): DayClient {
  const known = clients.get(shootId);
  if (known) return known;
  const team = shownTeam();
  const client = new DayClient(shootId, {
    send: (operations) =>
      inOneTab(shootId, () =>
        whileShown(team, async () => {
          await confirmAccount();
          return callApi(applyOperations, {
            params: { id: shootId },
            body: { operations: [...operations] },
          });
        }),
      ),
    storage,
    now: Date.now,
    onOpen: holdWhile(() => currentTrouble() !== undefined),
  });
  clients.set(shootId, client);
  return client;
}

/** Call it when the user discards what is not sent: signing out then does not ask about the same changes again. */
export function letGoOfDays(): void {
  for (const client of clients.values()) client.letGo();
}

/**
 * Fails as soon as another team is shown: its server would say that the shoot is deleted, and a call of the previous team is never
 * answered, which would keep other tabs from sending.
 */
function whileShown<Answer>(
  team: string | undefined,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const another = new Error('Another team is shown');
  if (shownTeam() !== team) return Promise.reject(another);
  return new Promise((resolve, reject) => {
    const stop = subscribeToShownTeam(() => {
      if (shownTeam() === team) return;
      stop();
      reject(another);
    });
    send().then(resolve, reject).finally(stop);
  });
}

/** One tab sends at a time, so that the server gets the changes of a device in their order. */
const inOneTab = <Answer>(shootId: string, send: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks ? navigator.locks.request(`lensemble-day-${shootId}`, send) : send();
