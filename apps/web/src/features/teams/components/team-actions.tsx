import { mayLeave, ONLY_MEMBER_MESSAGE } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useUnsavedGate } from '@/components/forms/unsaved-gate.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useLeaveTeam } from '../api/leave-team.ts';
import { CreateTeamForm, JoinTeamForm } from './team-forms.tsx';

export function TeamActions({ team }: { team: Team }) {
  return (
    <ProfileSection title="Team actions" id="team-actions">
      <div className="grid grid-cols-1 gap-4 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-4">
        <JoinTeamForm />
        <CreateTeamForm />
        <LeaveTeam team={team} />
      </div>
    </ProfileSection>
  );
}

function LeaveTeam({ team }: { team: Team }) {
  const leave = useLeaveTeam();
  const [asking, setAsking] = useState(false);
  const gate = useUnsavedGate();
  const open = async () => setAsking(await gate.ask());
  const isAllowed = mayLeave(team.memberCount);
  return (
    <div>
      <h3 className="wrap-anywhere font-semibold text-base leading-snug">Leave {team.name}</h3>
      <p id="leave-words" className="mt-1 mb-3 text-ink-2">
        {isAllowed
          ? 'You get a new personal team. Shoots and catalogs stay with this one.'
          : `${ONLY_MEMBER_MESSAGE}.`}
      </p>
      <Button disabled={!isAllowed} aria-describedby="leave-words" onClick={() => void open()}>
        <LogOut aria-hidden />
        Leave team
      </Button>
      {gate.question}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Leave ${team.name}?`}
        description={leavingWords(team)}
        action={leave.isPending ? 'Leaving...' : 'Leave team'}
        pending={leave.isPending}
        onConfirm={() => leave.mutate(team.id, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}

function leavingWords({ role }: Team): string {
  const words = 'You lose access to its shoots and catalogs, and get a new personal team.';
  return role === 'owner'
    ? `${words} If it has no other owner, the longest-standing admin becomes the owner, or else the longest-standing member.`
    : words;
}
