import type { Team } from '@lensemble/contract/teams';
import { activeTeamWords } from '@lensemble/messages/web/active-team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellRefused } from '@/lib/calls/tell-refused.ts';
import { toast } from '@/lib/shell/toast.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { useEnterTeam } from './use-enter-team.ts';

interface Words {
  readonly done: string;
  readonly failed: string;
  /** Below `done`; otherwise the name of the team. */
  readonly about?: (team: Team) => string;
  /** The message for a failure without a message from the server. */
  readonly fallback?: string;
}

/** A mutation that returns a team and then switches to it. */
export function useEntering<Input>(call: (input: Input) => Promise<Team>, words: Words) {
  const queryClient = useQueryClient();
  const enter = useEnterTeam();
  return useMutation({
    mutationFn: call,
    onSuccess: async (team) => {
      await enter(team);
      const description = (words.about ?? nowIn)(team);
      toast({ title: words.done, description });
    },
    onError: (error) => {
      tellRefused(error, words.fallback ?? activeTeamWords('tryAgain'), words.failed);
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    },
  });
}

const nowIn = ({ name }: Team) => activeTeamWords('nowIn', { team: name });
