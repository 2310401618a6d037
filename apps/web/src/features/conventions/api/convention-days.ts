import { getCallLink } from '@lensemble/contract/calls';
import {
  type DaysSent,
  listConventionDays,
  type PersonDays,
  sendConventionDays,
} from '@lensemble/contract/convention-days';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi, isFinalRefusal } from '@/lib/calls/api.ts';
import { randomKey } from '@/lib/calls/random-key.ts';

const daysKey = (id: string) => [listConventionDays.path, id] as const;

/** The crew members of a convention with their days. */
export const conventionDaysQuery = (id: string) =>
  queryOptions({
    queryKey: daysKey(id),
    queryFn: ({ signal }) => callApi(listConventionDays, { params: { id }, signal }),
  });

type Sending = BodyOf<typeof sendConventionDays>;

/** Emails days. A second try of the same request sends nothing twice, even if the first answer was lost. */
export function useSendDays(id: string) {
  const client = useQueryClient();
  const last = useRef<{ readonly key: string; readonly text: string } | null>(null);
  return useMutation({
    mutationFn: async (body: Sending): Promise<DaysSent> => {
      const text = JSON.stringify(body);
      if (last.current?.text !== text) last.current = { key: randomKey(), text };
      const headers = { 'idempotency-key': last.current.key };
      return callApi(sendConventionDays, { params: { id }, body, headers });
    },
    onError: (error) => {
      if (isFinalRefusal(error)) last.current = null;
    },
    onSettled: () => client.invalidateQueries({ queryKey: daysKey(id) }),
  });
}

/** The personal link of a person, which shows all their days. */
export const linkOfDays = async ({ link }: PersonDays): Promise<string> =>
  (await callApi(getCallLink, { params: { id: link.shootId, participantId: link.participantId } }))
    .url;
