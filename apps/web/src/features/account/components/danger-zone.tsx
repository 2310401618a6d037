import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TypedConfirmation } from '@/components/forms/typed-confirmation.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useDeleteAccount } from '../api/delete-account.ts';

interface DangerZoneProps {
  email: string;
  /** The section that deletes the team; empty without the permission to do so. */
  children: ReactNode;
}

export function DangerZone({ email, children }: DangerZoneProps) {
  return (
    <ProfileSection
      title="Danger zone"
      className="border-danger-soft bg-linear-to-b from-danger-soft to-transparent to-60% [&>h2]:text-danger-text"
    >
      <div className="grid grid-cols-1 gap-4 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-4">
        {children}
        <DeleteAccount email={email} />
      </div>
    </ProfileSection>
  );
}

const WORDS =
  'Removes your profile and signs you out everywhere. Teams that nobody else is in go with it.';

function DeleteAccount({ email }: { email: string }) {
  const remove = useDeleteAccount();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <h3 className="font-semibold text-base leading-snug">Delete account</h3>
      <p className="mt-1 mb-3 text-ink-2">{WORDS}</p>
      <Button variant="stop" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        Delete account
      </Button>
      {asking && (
        <TypedConfirmation
          title="Delete your account?"
          description={`${WORDS} Teams with others in them get another owner where they need one; whoever got a reminder of a coming shoot of a team that goes is told by mail that it does not take place. This action cannot be undone.`}
          phrase={email}
          phraseWords="your email"
          action="Delete account"
          pendingAction="Deleting..."
          pending={remove.isPending || remove.isSuccess}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
        />
      )}
    </div>
  );
}
