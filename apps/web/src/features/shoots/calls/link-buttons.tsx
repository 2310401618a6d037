import type { CallLink } from '@lensemble/contract/calls';
import { callLinkWords } from '@lensemble/messages/web/call-link';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useQueryClient } from '@tanstack/react-query';
import { Link, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { type Called, callLinkQuery } from '@/features/shoots/api/call-link.ts';
import { canShare } from '@/lib/browser/share-sheet.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { toastError } from '@/lib/shell/toast.ts';
import { copyCallLink, shareCallLink } from '@/lib/shoots/pass-on-link.ts';

const LinkQrDialog = lazyDialog(() => import('./link-qr-dialog.tsx'));

interface LinkButtonsProps {
  params: Called;
  name: string;
  /** For the dialog to hold up. */
  detail: string;
}

/** Ways to hand over the personal link of a participant who cannot be reached by email. */
export function LinkButtons({ params, name, detail }: LinkButtonsProps) {
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  const withLink = async (use: (link: CallLink, name: string) => Promise<void>) => {
    try {
      await use(await client.fetchQuery(callLinkQuery(params)), name);
    } catch (error) {
      toastError(sentenceOf(error, callLinkWords('readFailed')));
    }
  };
  return (
    <div className="flex items-center gap-1.5 max-md:w-full max-md:pl-13">
      <Button
        size="sm"
        aria-label={callSendingWords('copyLinkOf', { name })}
        onClick={() => void withLink(copyCallLink)}
        className="max-md:flex-1"
      >
        <Link aria-hidden />
        {callLinkWords('copyLink')}
      </Button>
      {canShare() && (
        <Button
          size="icon-sm"
          aria-label={callSendingWords('shareOf', { name })}
          onClick={() => void withLink(shareCallLink)}
        >
          <Share2 aria-hidden />
        </Button>
      )}
      <Button
        size="icon-sm"
        aria-label={callSendingWords('showQrOf', { name })}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      >
        <QrCode aria-hidden />
      </Button>
      {isShown && <LinkQrDialog {...{ params, name, detail }} onClose={() => setShown(false)} />}
    </div>
  );
}
