import { may, mayDeleteTeam } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TypedConfirmation } from '@/components/forms/typed-confirmation.tsx';
import { useUnsavedGate } from '@/components/forms/unsaved-gate.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ifMailed } from '@/lib/session/if-mailed.ts';
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
  const deletes = deletedWith(team);
  return (
    <div>
      <h3 className="font-semibold text-base leading-snug">{teamWords('delete')}</h3>
      <p id="delete-team-words" className="mt-1 mb-3 text-ink-2">
        {isAllowed ? deletes : teamWords('onlyOwnedTeam')}
      </p>
      <Button
        variant="stop"
        disabled={!isAllowed}
        aria-describedby="delete-team-words"
        onClick={async () => setAsking(await gate.ask())}
      >
        <Trash2 aria-hidden />
        {teamWords('delete')}
      </Button>
      {gate.question}
      {asking && (
        <TypedConfirmation
          title={teamWords('deleteQuestion', { team: team.name })}
          description={teamWords('deleteText', {
            deletes,
            told: ifMailed(teamWords('everyoneTold')),
          })}
          phrase={team.name}
          phraseWords={teamWords('nameToType')}
          action={teamWords('delete')}
          pendingAction={teamWords('deleting')}
          pending={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(team.id, { onSettled: () => setAsking(false) })}
        />
      )}
    </div>
  );
}

function deletedWith({ shootCount, memberCount }: Team): string {
  const shoots = teamWords('shoots', { count: shootCount });
  return memberCount === 1
    ? teamWords('deletesForYou', { shoots })
    : teamWords('deletesForAll', { shoots, count: memberCount });
}
