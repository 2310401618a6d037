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
  'Deletes your profile and signs you out everywhere. Teams without other members are deleted too.';

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
          description={`${WORDS} Teams with other members get a new owner if they need one. Everyone who got a reminder of an upcoming shoot of a deleted team will be emailed that it is canceled. This action cannot be undone.`}
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
