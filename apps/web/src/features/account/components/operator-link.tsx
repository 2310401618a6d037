import { operatorLinkWords } from '@lensemble/messages/web/account-operator';
import { useQuery } from '@tanstack/react-query';
import { Server } from 'lucide-react';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { OPERATOR_PATH, operatorQuery } from '@/lib/session/operator.ts';

/** Only operators see it. The page is not a screen of the application. */
export function OperatorLink() {
  const { data } = useQuery(operatorQuery);
  if (!data?.isOperator) return null;
  return (
    <ProfileSection title={operatorLinkWords('title')}>
      <p className="-mt-2 mb-4 text-ink-2">{operatorLinkWords('about')}</p>
      <Button asChild>
        <a href={OPERATOR_PATH}>
          <Server aria-hidden />
          {operatorLinkWords('open')}
        </a>
      </Button>
    </ProfileSection>
  );
}
