import { otherEmail } from '@lensemble/contract/email-change';
import { LineForm } from '@/components/forms/line-form.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { useChangeEmail } from '../api/change-email.ts';

export function ChangeEmail({ current }: { current: string }) {
  const change = useChangeEmail();
  return (
    <ProfileSection title="Email address">
      <LineForm
        label="New email"
        name="email"
        schema={otherEmail(current)}
        action="Change email"
        pendingAction="Sending..."
        onSubmit={(address) => change.mutateAsync(address)}
        input={{ type: 'email', autoComplete: 'email' }}
        hint="We email a link to the new address. It takes effect when you open the link. We also notify your old address."
      />
    </ProfileSection>
  );
}
