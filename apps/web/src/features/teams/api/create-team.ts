import { createTeam, updateTeam } from '@lensemble/contract/teams';
import { useRef } from 'react';
import { callApi, isFinalRefusal } from '@/lib/api.ts';
import type { Attempt } from '@/lib/create-once.ts';
import { createOnce } from '@/lib/create-once.ts';
import { useEntering } from '../hooks/use-entering.ts';

/** Makes a team of one's own and works in it; one team, also where the answer to an earlier attempt got lost. */
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
  return useEntering(make, { done: 'Team created', failed: 'Failed to create team' });
}

const create = ({ key, body: name }: Attempt<string>) =>
  callApi(createTeam, { body: { name }, headers: { 'idempotency-key': key } });

const update = ({ id: teamId }: { id: string }, name: string) =>
  callApi(updateTeam, { params: { teamId }, body: { name } });
