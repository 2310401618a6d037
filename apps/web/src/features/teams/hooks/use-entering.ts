import type { Team } from '@lensemble/contract/teams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/lib/api.ts';
import { teamsQuery } from '@/lib/teams.ts';
import { toast } from '@/lib/toast.ts';
import { useEnterTeam } from './use-enter-team.ts';

interface Words {
  readonly done: string;
  readonly failed: string;
  /** Described so where the server has said nothing. */
  readonly fallback?: string;
}

/** An operation that ends in another team, which is shown then. */
export function useEntering<Input>(call: (input: Input) => Promise<Team>, words: Words) {
  const queryClient = useQueryClient();
  const enter = useEnterTeam();
  return useMutation({
    mutationFn: call,
    onSuccess: async (team) => {
      await enter(team);
      toast({ title: words.done, description: `You work in ${team.name} now.` });
    },
    onError: (error) => {
      const description = sentenceOf(error, words.fallback ?? 'Please try again.');
      toast({ title: words.failed, description, variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    },
  });
}
