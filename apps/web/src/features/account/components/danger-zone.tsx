import { deletionWords } from '@lensemble/messages/web/account-deletion';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TypedConfirmation } from '@/components/forms/typed-confirmation.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { useDeleteAccount } from '../api/delete-account.ts';

interface DangerZoneProps {
  email: string;
  /** The section that deletes the team; empty without the permission to do so. */
  children: ReactNode;
}

export function DangerZone({ email, children }: DangerZoneProps) {
  return (
    <ProfileSection
      title={deletionWords('dangerZone')}
      className="border-danger-soft bg-linear-to-b from-danger-soft to-transparent to-60% [&>h2]:text-danger-text"
    >
      <div className="grid grid-cols-1 gap-4 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-4">
        {children}
        <DeleteAccount email={email} />
      </div>
    </ProfileSection>
  );
}

function DeleteAccount({ email }: { email: string }) {
  const remove = useDeleteAccount();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <h3 className="font-semibold text-base leading-snug">{deletionWords('deleteAccount')}</h3>
      <p className="mt-1 mb-3 text-ink-2">{deletionWords('about')}</p>
      <Button variant="stop" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {deletionWords('deleteAccount')}
      </Button>
      {asking && (
        <TypedConfirmation
          title={deletionWords('question')}
          description={deletionWords('consequences', {
            told: ifMailed(deletionWords('everyoneTold')),
          })}
          phrase={email}
          phraseWords={deletionWords('yourEmail')}
          action={deletionWords('deleteAccount')}
          pendingAction={deletionWords('deleting')}
          pending={remove.isPending || remove.isSuccess}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
        />
      )}
    </div>
  );
}
