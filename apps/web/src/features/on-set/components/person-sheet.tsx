import { getCallLink } from '@lensemble/contract/calls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { callLinkWords } from '@lensemble/messages/web/call-link';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Link, Mail, MessageCircle, Phone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { canShare, openShareSheet } from '@/lib/browser/share-sheet.ts';
import { callApi } from '@/lib/calls/api.ts';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { copyCallLink } from '@/lib/shoots/pass-on-link.ts';
import { mailUrl } from '@/lib/words/contact.ts';
import { useRequest } from '../hooks/use-request.ts';
import { phoneOf } from '../lib/phone-of.ts';
import { Sheet } from './sheet.tsx';

interface PersonSheetProps {
  shootId: string;
  person: ShootDetail['participants'][number];
  onClose: () => void;
}

/** The number, the email address and the personal link of one person. */
export function PersonSheet({ shootId, person, onClose }: PersonSheetProps) {
  const { id: participantId, name, phone, email } = person;
  const { call, text } = phoneOf(phone);
  const isReachable = useReachable();
  const link = useRequest(async () => {
    const made = await callApi(getCallLink, { params: { id: shootId, participantId } });
    if (canShare() && (await openShareSheet({ url: made.url }))) return;
    await copyCallLink(made, name);
  }, callLinkWords('readFailed'));
  return (
    <Sheet
      title={name}
      onClose={onClose}
      footer={
        <Button className="min-h-14 flex-1 rounded-xl" onClick={onClose}>
          {onSetWords('close')}
        </Button>
      }
    >
      {call && <Way icon={Phone} href={call} text={phone ?? ''} />}
      {!call && phone !== null && <p className="num [overflow-wrap:anywhere]">{phone}</p>}
      {phone === null && email === null && <p className="text-ink-2">{onSetWords('noWay')}</p>}
      {text && <Way icon={MessageCircle} href={text} text={onSetWords('message', { name })} />}
      {email !== null && <Way icon={Mail} href={mailUrl(email)} text={email} />}
      <Button
        size="lg"
        className="h-auto min-h-14 justify-start rounded-xl whitespace-normal text-left"
        pending={link.isPending}
        disabled={!isReachable}
        onClick={() => void link.send()}
      >
        <Link />
        {canShare() ? onSetWords('shareLink') : onSetWords('copyLink')}
        {!isReachable && <small className="text-xs">{onSetWords('needsNetwork')}</small>}
      </Button>
    </Sheet>
  );
}

function Way({ icon: Icon, href, text }: { icon: typeof Phone; href: string; text: string }) {
  return (
    <Button
      asChild
      size="lg"
      className="num h-auto min-h-14 justify-start rounded-xl whitespace-normal py-2"
    >
      <a href={href}>
        <Icon />
        <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      </a>
    </Button>
  );
}
