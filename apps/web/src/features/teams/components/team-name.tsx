import { type Team, teamInput } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
import { useState } from 'react';
import { LineForm } from '@/components/forms/line-form.tsx';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { useRenameTeam } from '../api/rename-team.ts';

export function TeamName({ team }: { team: Team }) {
  const rename = useRenameTeam(team.id);
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <UnsavedChanges dirty={dirty} description={teamWords('nameNotSaved')} />
      <LineForm
        label={teamWords('name')}
        name="name"
        initial={team.name}
        schema={teamInput.shape.name}
        action={teamWords('save')}
        pendingAction={teamWords('saving')}
        onSubmit={(name) => rename.mutateAsync(name)}
        onTyped={setDirty}
        input={{ autoComplete: 'off' }}
      />
    </>
  );
}
