import { crewAccountWords } from '@lensemble/messages/web/crew-accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleUser } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ownEntryQuery } from '@/lib/crew/crew-account.ts';
import { IsThisYou } from './is-this-you.tsx';

/** Says why the filter found no shoots of the user, and how it finds them. */
export function MyShootsHelp() {
  const { data } = useQuery(ownEntryQuery);
  if (!data) return null;
  const { own, suggested } = data;
  if (suggested) return <IsThisYou entry={suggested} />;
  return (
    <EmptyState
      icon={CircleUser}
      title={own ? crewAccountWords('inNone') : crewAccountWords('noEntry')}
      action={
        !own && (
          <Button asChild>
            <Link to="/personnel">{crewAccountWords('toCrew')}</Link>
          </Button>
        )
      }
    >
      {own ? crewAccountWords('otherEntry', own) : crewAccountWords('noEntryText')}
    </EmptyState>
  );
}
