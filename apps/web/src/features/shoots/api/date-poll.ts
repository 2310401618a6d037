import {
  answerDatePoll,
  askForDate,
  closeDatePoll,
  type DateAnswers,
  type DatePoll,
  getDatePoll,
} from '@lensemble/contract/date-polls';
import type { BodyOf } from '@lensemble/contract/endpoint';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { takeDate, untakeDate } from '@lensemble/contract/taken-dates';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { callsKey, getShootQuery } from './get-shoot.ts';
import { putShoot } from './shoot-cache.ts';

interface Found {
  readonly poll: DatePoll | null;
}

/** The dates that an idea asks for. */
export const datePollQuery = (id: string) =>
  queryOptions({
    queryKey: [getDatePoll.path, id],
    queryFn: ({ signal }) => callApi(getDatePoll, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

type Asking = Pick<ShootDetail, 'id' | 'status'>;

/** The dates that a shoot asks for now, if any: then emails with personal links ask for them, and tell no plan. */
export function useOpenDatePoll({ id, status }: Asking): DatePoll | null {
  const { data } = useQuery({ ...datePollQuery(id), enabled: status === 'idea' });
  return status === 'idea' && data?.poll?.closedAt === null ? data.poll : null;
}

export const useAsksForDates = (shoot: Asking): boolean => useOpenDatePoll(shoot) !== null;

/** The status of a shoot that was planned is another one then. */
export function useAskForDate({ id, status }: Asking, version: number) {
  const client = useQueryClient();
  return usePollWrite(id, datePollWords('notAsked'), async (body: BodyOf<typeof askForDate>) => {
    const headers = { 'if-match': `"${version}"` };
    const found = await callApi(askForDate, { params: { id }, body, headers });
    if (status !== 'idea') await client.invalidateQueries({ queryKey: getShootQuery(id).queryKey });
    return found;
  });
}

export function useStopAsking(id: string) {
  return usePollWrite(id, datePollWords('notStopped'), (_: undefined) =>
    callApi(closeDatePoll, { params: { id }, body: {} }),
  );
}

/** After a conflict, the newer poll is shown. */
function usePollWrite<Input>(
  id: string,
  failure: string,
  mutationFn: (input: Input) => Promise<Found>,
) {
  const client = useQueryClient();
  const { queryKey } = datePollQuery(id);
  return useMutation({
    mutationFn,
    // Otherwise the older answer could replace the written one.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (found) => void client.setQueryData(queryKey, found),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'version_conflict')
        client.setQueryData(queryKey, error.current as Found);
      toastError(sentenceOf(error, failure));
    },
  });
}

interface Given {
  readonly participantId: string;
  readonly answers: DateAnswers;
}

/** Shows an answer at once, until it turns out that it is not stored. */
export function useAnswerDates(id: string) {
  const client = useQueryClient();
  const stored = useRef<Found>(undefined);
  const { queryKey } = datePollQuery(id);
  const mutationKey = [...queryKey, 'answers'];
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  return useMutation({
    mutationKey,
    // One after the other, so that the last tap counts.
    scope: { id: `date-poll:${id}` },
    mutationFn: (body: Given) => callApi(answerDatePoll, { params: { id }, body }),
    onMutate: async (given) => {
      if (isLast()) stored.current = client.getQueryData(queryKey);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (found) => found && withAnswers(found, given));
    },
    onSuccess: (_, given) => {
      stored.current = stored.current && withAnswers(stored.current, given);
    },
    onError: (error) => toastError(sentenceOf(error, datePollWords('notAnswered'))),
    onSettled: () => {
      // The stored poll lacks the answers that are still on their way.
      if (!isLast()) return undefined;
      client.setQueryData(queryKey, stored.current);
      return client.invalidateQueries({ queryKey });
    },
  });
}

function withAnswers({ poll }: Found, { participantId, answers }: Given): Found {
  if (!poll) return { poll };
  const people = poll.people.map((person) =>
    person.participantId === participantId
      ? { ...person, answers: { ...person.answers, ...answers } }
      : person,
  );
  return { poll: { ...poll, people } };
}

export function useTakeDate(id: string) {
  const client = useQueryClient();
  const { queryKey } = datePollQuery(id);
  return useMutation({
    mutationFn: (candidateId: string) =>
      callApi(takeDate, { params: { id }, body: { candidateId } }),
    onSuccess: (shoot) => {
      putShoot(client, shoot);
      // Answers to the date are answers to the plan now.
      void client.invalidateQueries({ queryKey: callsKey(id) });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** A date that was taken, and what the shoot had before. */
export interface TakenDate extends Pick<ShootDetail, 'date' | 'time'> {
  readonly candidateId: string;
}

/** Takes a date back: the shoot asks for the dates again. */
export function useUntakeDate(id: string) {
  const client = useQueryClient();
  const { queryKey } = datePollQuery(id);
  return useMutation({
    mutationFn: (body: TakenDate) => callApi(untakeDate, { params: { id }, body }),
    onSuccess: (shoot) => {
      // The section of the dates, which is back by then, loads the rest.
      client.setQueryData(queryKey, (found) => found && reopened(found));
      putShoot(client, shoot);
      void client.invalidateQueries({ queryKey: callsKey(id) });
    },
    onError: (error) => toastError(sentenceOf(error, datePollWords('notUndone'))),
  });
}

const reopened = ({ poll }: Found): Found => ({ poll: poll && { ...poll, closedAt: null } });
