import { createTeam } from '@lensemble/contract/teams';
import { callApi } from '@/lib/api.ts';
import { useEntering } from '../hooks/use-entering.ts';

/** Makes a team of one's own and works in it. */
export function useCreateTeam() {
  return useEntering((name: string) => callApi(createTeam, { body: { name } }), {
    done: 'Team created',
    failed: 'Failed to create team',
  });
}
