import { type Team, teamInput } from '@lensemble/contract/teams';
import { useState } from 'react';
import { LineForm } from '@/components/forms/line-form.tsx';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { useRenameTeam } from '../api/rename-team.ts';

export function TeamName({ team }: { team: Team }) {
  const rename = useRenameTeam(team.id);
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <UnsavedChanges dirty={dirty} description="The name of the team is not saved yet." />
      <LineForm
        label="Team name"
        name="name"
        initial={team.name}
        schema={teamInput.shape.name}
        action="Save"
        pendingAction="Saving..."
        onSubmit={(name) => rename.mutateAsync(name)}
        onTyped={setDirty}
        input={{ autoComplete: 'off' }}
      />
    </>
  );
}
