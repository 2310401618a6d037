import { createCalendarEvent, createEventInOwnGoogle } from '@lensemble/contract/calendar';
import { exportDoc, saveDocs, saveDocsToOwnGoogle } from '@lensemble/contract/documents';
import { checkIntegrations } from '@lensemble/contract/google';
import { sendReminders } from '@lensemble/contract/reminders';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/**
 * The configured Google features. Refetched when older than 30 s, because another tab may have connected an account.
 */
export const integrationsQuery = queryOptions({
  queryKey: [checkIntegrations.path],
  queryFn: ({ signal }) => callApi(checkIntegrations, { signal }),
  staleTime: 30_000,
});

/** Writes the call sheet to the document storage of the server. */
export const exportDocument = (id: string) => callApi(exportDoc, { params: { id }, body: {} });

export const saveWithServiceAccount = (id: string) =>
  callApi(saveDocs, { params: { id }, body: {} });

export const saveToOwnGoogle = (shootId: string) =>
  callApi(saveDocsToOwnGoogle, { body: { shootId } });

/** Adds the shoot to the calendar of the server or its service account. */
export const addToCalendar = (id: string) =>
  callApi(createCalendarEvent, { params: { id }, body: {} });

export const addToOwnGoogle = (shootId: string) =>
  callApi(createEventInOwnGoogle, { body: { shootId } });

/** Emails the plan to all participants with an address. */
export const remindCrew = (id: string) => callApi(sendReminders, { params: { id }, body: {} });
