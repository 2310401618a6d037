import { publicShootPath } from '@lensemble/contract/public-shoots';
import type { Shoot } from '@lensemble/contract/shoots';
import { ExternalLink, Link } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { copyText } from '@/lib/browser/copy-text.ts';
import { toast } from '@/lib/shell/toast.ts';

interface SharingSectionProps {
  /** Null for a new shoot. */
  shoot: Pick<Shoot, 'id' | 'isPublic'> | null;
  /** The value being written; null if there is no write. */
  wanted: boolean | null;
  onShare: (isPublic: boolean) => void;
}

export function SharingSection({ shoot, wanted, onShare }: SharingSectionProps) {
  const isPublic = wanted ?? shoot?.isPublic ?? false;
  const address = shoot && location.origin + publicShootPath(shoot.id);
  return (
    <section className="panel p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Switch
          checked={isPublic}
          disabled={!shoot}
          onCheckedChange={(next) => wanted === null && onShare(next)}
          aria-labelledby="sharing"
          aria-describedby="sharing-state"
        />
        <div className="min-w-0 flex-1">
          <h2 id="sharing" className="font-semibold text-base leading-snug">
            Public sharing
          </h2>
          <p id="sharing-state" className="text-ink-3 text-sm">
            {stateOf(shoot !== null, isPublic)}
          </p>
        </div>
        <Button
          size="sm"
          disabled={!address}
          onClick={() => address && void copyLink(address, isPublic)}
        >
          <Link aria-hidden />
          Copy Link
        </Button>
      </div>
      {address && isPublic && wanted === null && <PublicLink address={address} />}
    </section>
  );
}

/** A plain link, because the server renders the public page outside of the router. */
function PublicLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="mt-3 flex min-h-8 items-center gap-2 rounded-sm text-accent-text text-sm hover:underline max-md:min-h-target"
    >
      <span className="min-w-0 truncate">{address.replace(/^https?:\/\//, '')}</span>
      <ExternalLink className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">(opens the public page in a new tab)</span>
    </a>
  );
}

function stateOf(isStored: boolean, isPublic: boolean): string {
  if (!isStored) return 'Create the shoot first';
  return isPublic ? 'Anyone with the link can see this shoot' : 'Only your team can see this shoot';
}

async function copyLink(address: string, isPublic: boolean): Promise<void> {
  const isCopied = await copyText(address);
  if (!isCopied) toast({ title: 'Please copy it by hand', description: address });
  else if (isPublic) toast({ title: 'Link copied' });
  else toast({ title: 'Link copied', description: 'It opens once public sharing is on.' });
}
