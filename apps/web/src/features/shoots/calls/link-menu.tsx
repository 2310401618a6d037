import type { CallLink, ParticipantCall } from '@lensemble/contract/calls';
import { callLinkWords } from '@lensemble/messages/web/call-link';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Link, Link2Off, QrCode, RefreshCw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import {
  callLinkQuery,
  useReplaceCallLink,
  useTurnCallLink,
} from '@/features/shoots/api/call-link.ts';
import { canShare } from '@/lib/browser/share-sheet.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { copyCallLink, shareCallLink } from '@/lib/shoots/pass-on-link.ts';

const LinkQrDialog = lazyDialog(() => import('./link-qr-dialog.tsx'));

interface LinkMenuProps {
  shootId: string;
  call: ParticipantCall;
  name: string;
  /** The role and the call time, for the dialog to hold up. */
  detail: string;
}

/** What can be done with the personal link of a participant. */
export function LinkMenu({ shootId, call, name, detail }: LinkMenuProps) {
  const params = { id: shootId, participantId: call.participantId };
  const client = useQueryClient();
  const turn = useTurnCallLink(params);
  const [opened, setOpened] = useState<'qr' | 'newLink' | null>(null);
  const close = () => setOpened(null);

  /** Reads the link at each use: a link that was replaced must not be passed on. */
  const withLink = async (use: (link: CallLink, name: string) => Promise<void>) => {
    try {
      await use(await client.fetchQuery(callLinkQuery(params)), name);
    } catch (error) {
      toastError(sentenceOf(error, callLinkWords('readFailed')));
    }
  };
  const toggle = () =>
    turn.mutate(!call.isOff, {
      onSuccess: ({ isOff }) => {
        const title = isOff
          ? callLinkWords('turnedOff', { name })
          : callLinkWords('turnedOn', { name });
        toast({ title });
      },
    });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={callLinkWords('linkOf', { name })}
            className="print:hidden data-[state=open]:bg-press"
          >
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-52">
          <DropdownMenuItem onSelect={() => void withLink(copyCallLink)}>
            <Link aria-hidden />
            {callLinkWords('copyLink')}
          </DropdownMenuItem>
          {canShare() && (
            <DropdownMenuItem onSelect={() => void withLink(shareCallLink)}>
              <Share2 aria-hidden />
              {callLinkWords('shareLink')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => setOpened('qr')}>
            <QrCode aria-hidden />
            {callLinkWords('showQrCode')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setOpened('newLink')}>
            <RefreshCw aria-hidden />
            {callLinkWords('newLink')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={toggle}>
            {call.isOff ? <Link aria-hidden /> : <Link2Off aria-hidden />}
            {call.isOff ? callLinkWords('turnOn') : callLinkWords('turnOff')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === 'qr' && <LinkQrDialog {...{ params, name, detail }} onClose={close} />}
      <NewLink
        open={opened === 'newLink'}
        {...{ params, name }}
        withLink={withLink}
        onClose={close}
      />
    </>
  );
}

interface NewLinkProps {
  open: boolean;
  params: { readonly id: string; readonly participantId: string };
  name: string;
  withLink: (use: (link: CallLink) => Promise<void>) => Promise<void>;
  onClose: () => void;
}

function NewLink({ open, params, name, withLink, onClose }: NewLinkProps) {
  const { mutate, isPending } = useReplaceCallLink(params);
  const replaced = () => {
    toast({
      title: callLinkWords('newLinkMade', { name }),
      description: callLinkWords('oldLinkEnded'),
    });
    onClose();
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={callLinkWords('newLinkQuestion', { name })}
      description={callLinkWords('newLinkEffect')}
      action={callLinkWords('newLink')}
      pending={isPending}
      destructive={false}
      onConfirm={() => void withLink(async (link) => mutate(link, { onSuccess: replaced }))}
    />
  );
}
