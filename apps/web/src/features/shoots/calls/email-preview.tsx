import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { PeoplePager } from '@/components/mail-preview/people-pager.tsx';
import { ShownMail } from '@/components/mail-preview/shown-mail.tsx';
import { callEmailQuery } from '@/features/shoots/api/call-sending.ts';

interface EmailPreviewProps {
  shoot: ShootDetail;
  chosen: readonly string[];
  /** Whether anyone can get the email. */
  canSend: boolean;
  line: string;
  attachPdf: boolean;
}

/** The email as each of the chosen people will read it. */
export function EmailPreview({ shoot, chosen, canSend, line, attachPdf }: EmailPreviewProps) {
  const people = shoot.participants.filter(({ id }) => chosen.includes(id));
  return (
    <PeoplePager people={people} canSend={canSend}>
      {(participantId) => <Email shootId={shoot.id} {...{ participantId, line, attachPdf }} />}
    </PeoplePager>
  );
}

interface EmailProps extends Pick<EmailPreviewProps, 'line' | 'attachPdf'> {
  shootId: string;
  participantId: string;
}

function Email({ shootId, participantId, line, attachPdf }: EmailProps) {
  const query = useQuery(callEmailQuery(shootId, participantId));
  return <ShownMail {...{ query, line, attachPdf }} />;
}
