import { email } from '@lensemble/contract/fields';
import { LineForm } from '@/components/forms/line-form.tsx';
import { useSendInvitation } from '../api/send-invitation.ts';

export function InviteByMail({ teamId }: { teamId: string }) {
  const send = useSendInvitation(teamId);
  return (
    <LineForm
      label="Invite by email"
      name="email"
      schema={email}
      action="Send"
      pendingAction="Sending..."
      onSubmit={(address) => send.mutateAsync(address)}
      input={{ type: 'email', placeholder: 'name@example.org', autoComplete: 'off' }}
    />
  );
}
