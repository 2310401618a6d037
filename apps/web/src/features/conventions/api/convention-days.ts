import { getCallLink } from '@lensemble/contract/calls';
import {
  type DaysSent,
  getDaysEmail,
  listConventionDays,
  type PersonDays,
  sendConventionDays,
} from '@lensemble/contract/convention-days';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';

const daysKey = (id: string) => [listConventionDays.path, id] as const;

/** The crew members of a convention with their days. */
export const conventionDaysQuery = (id: string) =>
  queryOptions({
    queryKey: daysKey(id),
    queryFn: ({ signal }) => callApi(listConventionDays, { params: { id }, signal }),
  });

/** The email that a person would get now. Sending makes it new. */
export const daysEmailQuery = (id: string, personnelId: string) =>
  queryOptions({
    queryKey: [...daysKey(id), personnelId, 'email'],
    queryFn: ({ signal }) => callApi(getDaysEmail, { params: { id, personnelId }, signal }),
    refetchOnMount: 'always',
  });

type Sending = BodyOf<typeof sendConventionDays>;

/**
 * Emails days. A second try of the same request sends nothing twice, even if the first answer was lost. A panel that is opened
 * anew sends anew: the plans may have changed since.
 */
export function useSendDays(id: string) {
  const client = useQueryClient();
  const [once] = useState(onceEach);
  return useMutation({
    mutationFn: (chosen: Sending): Promise<DaysSent> => {
      // The same people are the same request, in whichever order they were chosen.
      const body = { ...chosen, personnelIds: chosen.personnelIds.toSorted() };
      return once(JSON.stringify(body), (key) =>
        callApi(sendConventionDays, { params: { id }, body, headers: { 'idempotency-key': key } }),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: daysKey(id) }),
  });
}

/** The personal link of a person, which shows all their days. */
export const linkOfDays = async ({ link }: PersonDays): Promise<string> =>
  (await callApi(getCallLink, { params: { id: link.shootId, participantId: link.participantId } }))
    .url;
