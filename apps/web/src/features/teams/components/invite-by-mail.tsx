import { email } from '@lensemble/contract/fields';
import { type GivenRole, givenRoles } from '@lensemble/contract/permissions';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { useState } from 'react';
import { LineForm } from '@/components/forms/line-form.tsx';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { roleWords } from '@/lib/teams/roles.ts';
import { useSendInvitation } from '../api/send-invitation.ts';
import { OpenInvitations } from './open-invitations.tsx';

const roleOptions = givenRoles.map((value) => ({ value, label: roleWords[value] }));

export function InviteByMail({ teamId }: { teamId: string }) {
  const send = useSendInvitation(teamId);
  const [role, setRole] = useState<GivenRole>('member');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[9rem_1fr] md:gap-3">
        <Field label={teamInviteWords('joinsAs')}>
          <Select value={role} onValueChange={setRole} options={roleOptions} />
        </Field>
        <LineForm
          label={teamInviteWords('byMail')}
          name="email"
          schema={email}
          action={teamInviteWords('send')}
          pendingAction={teamInviteWords('sending')}
          onSubmit={(address) => send.mutateAsync({ email: address, role })}
          input={{
            type: 'email',
            placeholder: teamInviteWords('exampleAddress'),
            autoComplete: 'off',
          }}
          hint={teamInviteWords('byMailAbout')}
        />
      </div>
      <MailOffNote />
      <OpenInvitations teamId={teamId} />
    </div>
  );
}
