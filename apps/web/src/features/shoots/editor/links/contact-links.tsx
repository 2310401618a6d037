import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { type LucideIcon, Mail, Phone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { mailUrl, phoneUrl } from '@/lib/words/contact.ts';

interface ContactLinksProps {
  name: string;
  phone: string | null | undefined;
  email: string | null | undefined;
}

/** Calls a participant or writes to them. */
export function ContactLinks({ name, phone, email }: ContactLinksProps) {
  const call = phone ? phoneUrl(phone) : null;
  return (
    <>
      {call && <ContactLink icon={Phone} label={editorCrewWords('call', { name })} url={call} />}
      {email && (
        <ContactLink icon={Mail} label={editorCrewWords('write', { name })} url={mailUrl(email)} />
      )}
    </>
  );
}

interface ContactLinkProps {
  icon: LucideIcon;
  label: string;
  url: string;
}

function ContactLink({ icon: Icon, label, url }: ContactLinkProps) {
  return (
    <Button asChild variant="ghost" size="icon-sm" className="print:hidden">
      <a href={url} aria-label={label} title={label}>
        <Icon aria-hidden />
      </a>
    </Button>
  );
}
