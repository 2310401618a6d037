import { callLinkWords } from '@lensemble/messages/web/call-link';
import { useQuery } from '@tanstack/react-query';
import { Link, Share2 } from 'lucide-react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { QrCode } from '@/components/qr-code.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type Called, callLinkQuery } from '@/features/shoots/api/call-link.ts';
import { canShare } from '@/lib/browser/share-sheet.ts';
import { copyCallLink, shareCallLink } from '@/lib/shoots/pass-on-link.ts';
import { formatDate } from '@/lib/time/format.ts';

interface LinkQrDialogProps {
  params: Called;
  name: string;
  detail: string;
  onClose: () => void;
}

/** The personal link as a code to hold up, for crews without email. */
export default function LinkQrDialog({ params, name, detail, onClose }: LinkQrDialogProps) {
  const { data: link, error, isFetching, refetch } = useQuery(callLinkQuery(params));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{callLinkWords('linkOf', { name })}</span>}
        description={link?.isOff ? callLinkWords('isOffNow') : callLinkWords('holdUp')}
      >
        <DialogBody>
          {link && (
            <>
              <figure className="rounded-xl bg-scan-paper px-4 pb-5 text-center text-scan-ink forced-color-adjust-none">
                <div className="mx-auto max-w-88">
                  <QrCode text={link.url} label={callLinkWords('qrCode', { name })} />
                </div>
                <figcaption className="wrap-anywhere">
                  <b dir="auto" className="block font-[640] text-lg leading-snug">
                    {name}
                  </b>
                  {detail}
                </figcaption>
              </figure>
              <div className="flex gap-2 *:flex-1">
                <Button onClick={() => void copyCallLink(link, name)}>
                  <Link aria-hidden />
                  {callLinkWords('copyLink')}
                </Button>
                {canShare() && (
                  <Button onClick={() => void shareCallLink(link, name)}>
                    <Share2 aria-hidden />
                    {callLinkWords('shareLink')}
                  </Button>
                )}
              </div>
              {link.lastDay && (
                <p className="text-ink-3 text-sm">
                  {callLinkWords('lastDay', { date: formatDate(link.lastDay) })}
                </p>
              )}
            </>
          )}
          {!link && error && (
            <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
              {callLinkWords('readFailed')}
            </LoadFailure>
          )}
          {!link && !error && (
            <div role="status">
              <span className="sr-only">{callLinkWords('loading')}</span>
              <Skeleton className="aspect-square w-full rounded-xl" />
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
