import { createTeam, updateTeam } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
import { useRef } from 'react';
import { callApi, isFinalRefusal } from '@/lib/calls/api.ts';
import { type Attempt, createOnce } from '@/lib/calls/create-once.ts';
import { useEntering } from '../hooks/use-entering.ts';

/** Creates a team and switches to it. It creates only one team, even if the response to an earlier attempt was lost. */
export function useCreateTeam() {
  const attempt = useRef<Attempt<string> | null>(null);
  const remember = (next: Attempt<string>) => {
    attempt.current = next;
  };
  const make = async (name: string) => {
    try {
      return await createOnce(name, attempt.current, remember, { create, update });
    } catch (error) {
      if (isFinalRefusal(error)) attempt.current = null;
      throw error;
    }
  };
  return useEntering(make, { done: teamWords('created'), failed: teamWords('notCreated') });
}

const create = ({ key, body: name }: Attempt<string>) =>
  callApi(createTeam, { body: { name }, headers: { 'idempotency-key': key } });

const update = ({ id: teamId }: { id: string }, name: string) =>
  callApi(updateTeam, { params: { teamId }, body: { name } });
