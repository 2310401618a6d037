import type { PersonDays } from '@lensemble/contract/convention-days';
import { useQuery } from '@tanstack/react-query';
import { PeoplePager } from '@/components/mail-preview/people-pager.tsx';
import { ShownMail } from '@/components/mail-preview/shown-mail.tsx';
import { daysEmailQuery } from '../api/convention-days.ts';

interface DaysPreviewProps {
  /** Of the convention. */
  id: string;
  chosen: readonly PersonDays[];
  /** Whether anyone can get the email. */
  canSend: boolean;
  line: string;
}

/** What each of the chosen people gets. */
export function DaysPreview({ id, chosen, canSend, line }: DaysPreviewProps) {
  const people = chosen.map(({ personnelId, name }) => ({ id: personnelId, name }));
  return (
    <PeoplePager people={people} canSend={canSend}>
      {(personnelId) => <Email {...{ id, personnelId, line }} />}
    </PeoplePager>
  );
}

interface EmailProps extends Pick<DaysPreviewProps, 'id' | 'line'> {
  personnelId: string;
}

const Email = ({ id, personnelId, line }: EmailProps) => (
  <ShownMail query={useQuery(daysEmailQuery(id, personnelId))} line={line} />
);
