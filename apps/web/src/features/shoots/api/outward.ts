import { createCalendarEvent, createEventInOwnGoogle } from '@lensemble/contract/calendar';
import { exportDoc, saveDocs, saveDocsToOwnGoogle } from '@lensemble/contract/documents';
import { checkIntegrations } from '@lensemble/contract/google';
import { sendReminders } from '@lensemble/contract/reminders';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';

/** What can be done with Google here. Asked anew after a while, since another tab may have connected an account. */
export const integrationsQuery = queryOptions({
  queryKey: [checkIntegrations.path],
  queryFn: ({ signal }) => callApi(checkIntegrations, { signal }),
  staleTime: 30_000,
});

/** Writes the call sheet where this server keeps documents. */
export const exportDocument = (id: string) => callApi(exportDoc, { params: { id }, body: {} });

export const saveWithServiceAccount = (id: string) =>
  callApi(saveDocs, { params: { id }, body: {} });

export const saveToOwnGoogle = (shootId: string) =>
  callApi(saveDocsToOwnGoogle, { body: { shootId } });

/** Puts the shoot into the calendar of this server or of its service account. */
export const addToCalendar = (id: string) =>
  callApi(createCalendarEvent, { params: { id }, body: {} });

export const addToOwnGoogle = (shootId: string) =>
  callApi(createEventInOwnGoogle, { body: { shootId } });

/** Mails the plan to everybody who takes part and has an address. */
export const remindCrew = (id: string) => callApi(sendReminders, { params: { id }, body: {} });
