import { writtenInviteCode } from '@lensemble/contract/auth';
import { teamInput } from '@lensemble/contract/teams';
import { LineForm } from '@/components/forms/line-form.tsx';
import { useUnsavedGate } from '@/components/forms/unsaved-gate.tsx';
import { useCreateTeam } from '../api/create-team.ts';
import { useJoinTeam } from '../api/join-team.ts';

interface TeamFormProps {
  onDone?: () => void;
}

export function JoinTeamForm({ onDone }: TeamFormProps) {
  const join = useJoinTeam();
  const gate = useUnsavedGate();
  const submit = async (code: string) => (await gate.ask()) && join.mutateAsync(code).then(onDone);
  return (
    <>
      {gate.question}{' '}
      <LineForm
        label="Join another team"
        name="inviteCode"
        schema={writtenInviteCode}
        action="Join"
        pendingAction="Joining..."
        onSubmit={submit}
        input={{
          placeholder: 'Invite code',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
        }}
      />
    </>
  );
}

export function CreateTeamForm({ onDone }: TeamFormProps) {
  const create = useCreateTeam();
  const gate = useUnsavedGate();
  const submit = async (name: string) =>
    (await gate.ask()) && create.mutateAsync(name).then(onDone);
  return (
    <>
      {gate.question}{' '}
      <LineForm
        label="New team"
        name="name"
        schema={teamInput.shape.name}
        action="Create"
        pendingAction="Creating..."
        onSubmit={submit}
        input={{ placeholder: 'Team name', autoComplete: 'off' }}
      />
    </>
  );
}
