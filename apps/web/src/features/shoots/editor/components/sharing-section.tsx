import { publicShootPath } from '@lensemble/contract/public-shoots';
import type { Shoot } from '@lensemble/contract/shoots';
import { Link } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { toast } from '@/lib/toast.ts';
import { PublicLink } from './public-link.tsx';

interface SharingSectionProps {
  /** Null while creating. */
  shoot: Pick<Shoot, 'id' | 'isPublic'> | null;
  /** What sharing is just being changed to; null otherwise. */
  wanted: boolean | null;
  onShare: (isPublic: boolean) => void;
}

/** Whether anyone with the link can see the shoot, and the link. */
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
