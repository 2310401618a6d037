import { writtenInviteCode } from '@lensemble/contract/auth';
import { teamInput } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
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
        label={teamWords('joinAnother')}
        name="inviteCode"
        schema={writtenInviteCode}
        action={teamWords('join')}
        pendingAction={teamWords('joining')}
        onSubmit={submit}
        input={{
          placeholder: teamWords('inviteCode'),
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
        label={teamWords('newTeam')}
        name="name"
        schema={teamInput.shape.name}
        action={teamWords('create')}
        pendingAction={teamWords('creating')}
        onSubmit={submit}
        input={{ placeholder: teamWords('name'), autoComplete: 'off' }}
      />
    </>
  );
}
