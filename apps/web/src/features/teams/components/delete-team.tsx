import { may, mayDeleteTeam, ONLY_OWNED_TEAM_MESSAGE } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TypedConfirmation } from '@/components/forms/typed-confirmation.tsx';
import { useUnsavedGate } from '@/components/forms/unsaved-gate.tsx';
import { Button } from '@/components/ui/button.tsx';
import { count } from '@/lib/words/count.ts';
import { useDeleteTeam } from '../api/delete-team.ts';

interface DeleteTeamProps {
  team: Team;
  teams: readonly Team[];
}

/** Shown to owners. It is enabled only if the user owns another team. */
export function DeleteTeam({ team, teams }: DeleteTeamProps) {
  const remove = useDeleteTeam();
  const [asking, setAsking] = useState(false);
  const gate = useUnsavedGate();
  if (!may(team.role, 'deleteTeam')) return null;
  const owned = teams.filter(({ role }) => role === 'owner').length;
  const isAllowed = mayDeleteTeam(team.role, owned);
  const words = `Deletes ${count(team.shootCount, 'shoot')} and every catalog for ${team.memberCount === 1 ? 'you' : `all ${count(team.memberCount, 'member')}`}.`;
  return (
    <div>
      <h3 className="font-semibold text-base leading-snug">Delete team</h3>
      <p id="delete-team-words" className="mt-1 mb-3 text-ink-2">
        {isAllowed ? words : `${ONLY_OWNED_TEAM_MESSAGE}.`}
      </p>
      <Button
        variant="stop"
        disabled={!isAllowed}
        aria-describedby="delete-team-words"
        onClick={async () => setAsking(await gate.ask())}
      >
        <Trash2 aria-hidden />
        Delete team
      </Button>
      {gate.question}
      {asking && (
        <TypedConfirmation
          title={`Delete ${team.name}?`}
          description={`${words} Its pictures are deleted too. Everyone who got a reminder of an upcoming shoot will be emailed that it is canceled. This action cannot be undone.`}
          phrase={team.name}
          phraseWords="the name of the team"
          action="Delete team"
          pendingAction="Deleting..."
          pending={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(team.id, { onSettled: () => setAsking(false) })}
        />
      )}
    </div>
  );
}
