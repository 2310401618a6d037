import { EVENT_EXISTS_MESSAGE } from '@lensemble/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { addToCalendar, addToOwnGoogle, integrationsQuery } from '@/features/shoots/api/outward.ts';
import { ApiError } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import { askGoogle } from './google-popup.ts';
import {
  GOOGLE_NOT_CONFIGURED,
  mustConnect,
  tellBlocked,
  tellFailure,
  tellPopupFailure,
} from './refusals.ts';
import type { Outward } from './use-outward.ts';

const FAILED = 'Calendar Creation Failed';

/** Puts the shoot into a calendar: one's own Google where there is that way, else the one that the server knows. */
export function useCalendar(outward: Outward) {
  const client = useQueryClient();

  const created = (url: string) => {
    const isFile = url.endsWith('.ics');
    if (isFile) download(url);
    toast({
      title: 'Calendar Event Created',
      ...(isFile && { description: 'Open the downloaded file with your calendar.' }),
    });
    return outward.tell({ kind: 'event', url });
  };

  const ask = async () => {
    const outcome = await askGoogle('calendar', outward.id);
    // It may be connected by now.
    void client.invalidateQueries({ queryKey: integrationsQuery.queryKey });
    if (outcome.type === 'blocked') tellBlocked();
    else if (outcome.type === 'oauth-not-configured')
      tellPopupFailure(FAILED, GOOGLE_NOT_CONFIGURED);
    else if (outcome.type === 'oauth-failed') tellRefused(outcome.error);
    else if (outcome.type === 'oauth-success' && outcome.eventUrl) await created(outcome.eventUrl);
  };

  const addToOwn = async (isConnected: boolean) => {
    if (!isConnected) return ask();
    try {
      await created((await addToOwnGoogle(outward.id)).eventUrl);
    } catch (error) {
      if (!mustConnect(error)) throw error;
      await ask();
    }
  };

  const add = async () => {
    try {
      // Where that cannot be said, the server's own way is tried (spec section 8).
      const known = await client.fetchQuery(integrationsQuery).catch(() => undefined);
      if (known?.oauthClientConfigured) await addToOwn(known.userHasGoogleProvider);
      else await created((await addToCalendar(outward.id)).eventUrl);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) tellExists();
      else tellFailure(FAILED, error, 'Failed to create/update calendar event');
    }
  };

  return () => outward.run('calendar', add);
}

/** A file that is to be opened with whatever calendar one has. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

function tellExists(): void {
  toast({ title: 'Calendar Event Exists', description: EVENT_EXISTS_MESSAGE });
}

function tellRefused(error: string): void {
  if (error === EVENT_EXISTS_MESSAGE) tellExists();
  else tellPopupFailure(FAILED, error);
}
