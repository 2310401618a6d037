import { outwardResultWords } from '@lensemble/messages/web/outward-results';
import { useQueryClient } from '@tanstack/react-query';
import { addToCalendar, addToOwnGoogle, integrationsQuery } from '@/features/shoots/api/outward.ts';
import { isInGoogle } from '@/features/shoots/lib/move-notes.ts';
import { ApiError } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { askGoogle, type PopupOutcome } from './google-popup.ts';
import { GOOGLE_NOT_CONFIGURED, mustConnect, tellBlocked, tellFailure } from './refusals.ts';
import type { Outward } from './use-outward.ts';

const FAILED = outwardResultWords('eventFailedTitle');

/** Adds the shoot to the user's Google calendar if OAuth is configured, otherwise to that of the server. */
export function useCalendar(outward: Outward) {
  const client = useQueryClient();

  const created = (url: string) => {
    const isFile = !isInGoogle(url);
    if (isFile) download(url);
    toast({
      title: outwardResultWords('eventCreated'),
      ...(isFile && { description: outwardResultWords('openFile') }),
    });
    return outward.tell({ kind: 'event', url });
  };

  const ask = async () => {
    const outcome = await askGoogle('calendar', outward.id);
    // The popup may have connected the account.
    void client.invalidateQueries({ queryKey: integrationsQuery.queryKey });
    if (outcome.type === 'blocked') tellBlocked();
    else if (outcome.type === 'oauth-not-configured') toastError(GOOGLE_NOT_CONFIGURED, FAILED);
    else if (outcome.type === 'oauth-failed') tellRefused(outcome);
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
      // If the check fails, tries the calendar of the server.
      const known = await client.fetchQuery(integrationsQuery).catch(() => undefined);
      if (known?.oauthClientConfigured) await addToOwn(known.userHasGoogleProvider);
      else await created((await addToCalendar(outward.id)).eventUrl);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) tellExists();
      else void tellFailure(FAILED, error, outwardResultWords('eventFailed'));
    }
  };

  return () => outward.run('calendar', add);
}

/** Downloads a file, which the user opens in a calendar application. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

function tellExists(): void {
  toast({
    title: outwardResultWords('eventExistsTitle'),
    description: outwardResultWords('eventExists'),
  });
}

/** The code decides, because the sentence is in the language of the reader. */
function tellRefused({ error, code }: Extract<PopupOutcome, { type: 'oauth-failed' }>): void {
  if (code === 'conflict') tellExists();
  else toastError(error, FAILED);
}
