import { otherEmail } from '@lensemble/contract/email-change';
import { loginWords } from '@lensemble/messages/web/account-logins';
import { LineForm } from '@/components/forms/line-form.tsx';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { useChangeEmail } from '../api/change-email.ts';

export function ChangeEmail({ current }: { current: string }) {
  const change = useChangeEmail();
  return (
    <ProfileSection title={loginWords('emailAddress')}>
      <div className="grid gap-4">
        <MailOffNote of="newAddress" />
        <LineForm
          label={loginWords('newEmail')}
          name="email"
          schema={otherEmail(current)}
          action={loginWords('changeEmail')}
          pendingAction={loginWords('sending')}
          onSubmit={(address) => change.mutateAsync(address)}
          input={{ type: 'email', autoComplete: 'email' }}
          hint={sendsMail() ? loginWords('emailHint') : undefined}
        />
      </div>
    </ProfileSection>
  );
}
