import { mayLeave } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
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
    <ProfileSection title={teamWords('actions')} id="team-actions">
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
      <h3 className="wrap-anywhere font-semibold text-base leading-snug">
        {teamWords('leaveTeam', { team: team.name })}
      </h3>
      <p id="leave-words" className="mt-1 mb-3 text-ink-2">
        {isAllowed ? teamWords('leaveAbout') : teamWords('onlyMember')}
      </p>
      <Button disabled={!isAllowed} aria-describedby="leave-words" onClick={() => void open()}>
        <LogOut aria-hidden />
        {teamWords('leave')}
      </Button>
      {gate.question}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={teamWords('leaveQuestion', { team: team.name })}
        description={team.role === 'owner' ? teamWords('ownerLeaveText') : teamWords('leaveText')}
        action={leave.isPending ? teamWords('leaving') : teamWords('leave')}
        pending={leave.isPending}
        onConfirm={() => leave.mutate(team.id, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
