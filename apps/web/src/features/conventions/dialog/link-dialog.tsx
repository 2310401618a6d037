import type { ConventionDetail } from '@lensemble/contract/conventions';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Lightbulb, RefreshCw } from 'lucide-react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { copyText } from '@/lib/browser/copy-text.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { conventionLinkQuery, useChangeConventionLink } from '../api/convention-link.ts';

interface LinkDialogProps {
  convention: Pick<ConventionDetail, 'id'>;
  onClose: () => void;
}

/** Turns the link of a convention on and off, copies and replaces it. Everything here is saved at once. */
export default function LinkDialog({ convention: { id }, onClose }: LinkDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...conventionLinkQuery(id),
    refetchOnMount: 'always',
  });
  const change = useChangeConventionLink(id);
  const write = (state: Parameters<typeof change.mutate>[0]) =>
    change.mutate(state, {
      onSuccess: (link) =>
        state === 'new' && link.url && toast({ title: conventionWords('linkReplaced') }),
      onError: (failure) => toastError(sentenceOf(failure, conventionWords('linkFailed'))),
    });
  const url = data?.url ?? null;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={conventionWords('link')}>
        <DialogBody>
          {data === undefined && error ? (
            <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
              {conventionWords('linkFailed')}
            </LoadFailure>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <div className="flex items-center gap-3">
                <Switch
                  id="convention-link"
                  checked={change.isPending ? change.variables !== 'off' : url !== null}
                  disabled={data === undefined}
                  onCheckedChange={(next) => change.isPending || write(next ? 'on' : 'off')}
                  aria-labelledby="convention-link-label"
                  aria-describedby="convention-link-note"
                />
                <div className="min-w-0 flex-1">
                  <p id="convention-link-label" className="font-[560] leading-snug">
                    {conventionWords('linkOn')}
                  </p>
                  <p id="convention-link-note" className="text-ink-3 text-sm">
                    {conventionWords('linkShows')}
                  </p>
                </div>
              </div>
              {url !== null && (
                <>
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    className="flex min-h-target items-center gap-2 rounded-sm text-accent-text text-sm hover:underline"
                  >
                    <span className="min-w-0 truncate">{url.replace(/^https?:\/\//, '')}</span>
                    <ExternalLink className="size-4 shrink-0" aria-hidden />
                  </a>
                  <div className="flex flex-wrap gap-2">
                    <Button variant="primary" onClick={() => void copy(url)}>
                      <Copy aria-hidden />
                      {conventionWords('copyLink')}
                    </Button>
                    <Button pending={change.isPending} onClick={() => write('new')}>
                      <RefreshCw aria-hidden />
                      {conventionWords('newLink')}
                    </Button>
                  </div>
                  <p className="text-ink-3 text-sm">{conventionWords('newLinkNote')}</p>
                </>
              )}
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

async function copy(url: string): Promise<void> {
  const isCopied = await copyText(url);
  if (isCopied) toast({ title: conventionWords('linkCopied') });
  else toast({ title: conventionWords('copyByHand'), description: url, icon: Lightbulb });
}
