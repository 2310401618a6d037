import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { MailX } from 'lucide-react';
import { sendsMail } from '@/lib/session/sends-mail.ts';

/** Says that no one gets emails, where this server has no mail server. Otherwise nothing. */
export function MailOffNote({ of = 'note' }: { of?: 'note' | 'askForLink' | 'newAddress' }) {
  if (sendsMail()) return null;
  return (
    <p className="status-planning flex gap-2.5 rounded-md bg-st-soft p-3 text-st-text">
      <MailX className="mt-0.5 size-4 shrink-0" aria-hidden />
      {mailOffWords(of)}
    </p>
  );
}
