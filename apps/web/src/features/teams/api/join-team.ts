import { joinTeam } from '@lensemble/contract/invites';
import type { Team } from '@lensemble/contract/teams';
import { activeTeamWords } from '@lensemble/messages/web/active-team';
import { teamWords } from '@lensemble/messages/web/teams';
import { callApi } from '@/lib/calls/api.ts';
import { useEntering } from '../hooks/use-entering.ts';

export function useJoinTeam() {
  return useEntering((inviteCode: string) => callApi(joinTeam, { body: { inviteCode } }), {
    done: teamWords('joined'),
    failed: teamWords('notJoined'),
    about: welcome,
    fallback: teamWords('notJoinedText'),
  });
}

const welcome = ({ name, role }: Team) =>
  role === 'admin'
    ? activeTeamWords('nowInAsAdmin', { team: name })
    : activeTeamWords('nowInAsMember', { team: name });
