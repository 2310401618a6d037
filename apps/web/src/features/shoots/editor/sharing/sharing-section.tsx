import type { ShareLink } from '@lensemble/contract/share-links';
import type { Shoot } from '@lensemble/contract/shoots';
import { sharingWords } from '@lensemble/messages/web/sharing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Lightbulb, Link, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { shareLinkQuery } from '@/features/shoots/api/share-link.ts';
import type { Shared } from '@/features/shoots/editor/hooks/use-sharing.ts';
import { copyText } from '@/lib/browser/copy-text.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { today } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';
import { SHARING, SHOT_SHARING, showSharing } from './show-sharing.ts';

const LinkOptionsDialog = lazyDialog(() => import('./link-options-dialog.tsx'));

interface SharingSectionProps {
  /** Null for a new shoot. */
  shoot: (Pick<Shoot, 'id'> & Shared) | null;
  /** What is being written; null if there is no write. */
  wanted: Partial<Shared> | null;
  onShare: (change: Partial<Shared>) => void;
}

export function SharingSection({ shoot, wanted, onShare }: SharingSectionProps) {
  const isPublic = wanted?.isPublic ?? shoot?.isPublic ?? false;
  const hasShots = wanted?.isShotListPublic ?? shoot?.isShotListPublic ?? false;
  const isShared = shoot !== null && isPublic && wanted === null;
  const { data: link } = useQuery({ ...shareLinkQuery(shoot?.id ?? ''), enabled: isShared });
  const share = (change: Partial<Shared>) => wanted === null && onShare(change);
  // Two keys in passing must not make a plan public: they lead to the switch.
  useOfferedCommand('showSharing', showSharing, shoot !== null);
  return (
    <section className="panel p-4 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <Switch
          id={SHARING}
          checked={isPublic}
          disabled={!shoot}
          onCheckedChange={(next) => share({ isPublic: next })}
          aria-labelledby="sharing"
          aria-describedby="sharing-state"
        />
        <div className="min-w-44 tight:min-w-0 flex-1">
          <h2 id="sharing" className="font-semibold text-base leading-snug">
            {sharingWords('title')}
          </h2>
          <p id="sharing-state" className="text-ink-3 text-sm">
            {shoot ? stateOf(isPublic, link) : sharingWords('createFirst')}
          </p>
        </div>
        {shoot ? <LinkButtons shootId={shoot.id} isPublic={isPublic} /> : <CopyLink disabled />}
      </div>
      {isShared && link && <PrivateLink url={link.url} />}
      {shoot && (
        <div className="mt-3 flex items-center gap-3 border-line border-t pt-3">
          <Switch
            id={SHOT_SHARING}
            checked={hasShots}
            onCheckedChange={(next) => share({ isShotListPublic: next })}
            aria-labelledby="sharing-shots-label"
            aria-describedby="sharing-shots-note"
          />
          <div className="min-w-0 flex-1">
            <h3 id="sharing-shots-label" className="font-[560] leading-snug">
              {sharingWords('shotList')}
            </h3>
            <p id="sharing-shots-note" className="text-ink-3 text-sm">
              {sharingWords('shotListNote')}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

function CopyLink(props: { disabled?: boolean; pending?: boolean; onClick?: () => void }) {
  return (
    <Button size="sm" {...props}>
      <Link aria-hidden />
      {sharingWords('copyLink')}
    </Button>
  );
}

/** Loads the link on each click: most shoots are never shared, and a link that was replaced must not be copied. */
function LinkButtons({ shootId, isPublic }: { shootId: string; isPublic: boolean }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const copy = async () => {
    setLoading(true);
    try {
      const query = { ...shareLinkQuery(shootId), staleTime: 0 };
      await copyLink(await queryClient.fetchQuery(query), isPublic);
    } catch (error) {
      toastError(sentenceOf(error, sharingWords('readFailed')));
    } finally {
      setLoading(false);
    }
  };
  useOfferedCommand('copyShareLink', () => void copy());
  return (
    <div className="flex gap-1">
      <CopyLink pending={loading} onClick={() => void copy()} />
      <Tooltip label={sharingWords('linkOptions')} side="right">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={sharingWords('linkOptions')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Settings2 aria-hidden />
        </Button>
      </Tooltip>
      {open && <LinkOptionsDialog shootId={shootId} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A plain link, because the server renders the public page outside of the router. */
function PrivateLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="mt-3 flex min-h-8 items-center gap-2 rounded-sm text-accent-text text-sm hover:underline max-md:min-h-target"
    >
      <span className="min-w-0 truncate">{url.replace(/^https?:\/\//, '')}</span>
      <ExternalLink className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">{sharingWords('opensInTab')}</span>
    </a>
  );
}

function stateOf(isPublic: boolean, link: ShareLink | undefined): string {
  if (!isPublic) return sharingWords('isPrivate');
  if (!link) return sharingWords('isPublic');
  const { endsAt, hasPassword } = link;
  if (endsAt === null) return sharingWords(hasPassword ? 'withPassword' : 'isPublic');
  const end = new Date(endsAt);
  if (end <= new Date()) return sharingWords('linkEnded');
  const date = formatDate(today(end));
  return sharingWords(hasPassword ? 'withPasswordUntil' : 'untilDay', { date });
}

async function copyLink(link: ShareLink, isPublic: boolean): Promise<void> {
  const isCopied = await copyText(link.url);
  if (!isCopied)
    return void toast({
      title: sharingWords('copyByHand'),
      description: link.url,
      icon: Lightbulb,
    });
  const description = noteOn(link, isPublic);
  toast({ title: sharingWords('copied'), ...(description && { description }) });
}

function noteOn({ endsAt, hasPassword }: ShareLink, isPublic: boolean): string | undefined {
  if (!isPublic) return sharingWords('opensOnceOn');
  if (endsAt !== null && new Date(endsAt) <= new Date()) return sharingWords('hasEnded');
  return hasPassword ? sharingWords('asksPassword') : undefined;
}
