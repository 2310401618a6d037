import type { Team } from '@lensemble/contract/teams';
import { QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { shareLink } from '@/lib/browser/share-link.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { toast } from '@/lib/shell/toast.ts';

const InviteQrDialog = lazyDialog(() => import('./invite-qr-dialog.tsx'));

interface ShareInviteProps {
  team: Pick<Team, 'name'>;
  url: string;
}

/** Further ways to pass on the invite link. */
export function ShareInvite({ team, url }: ShareInviteProps) {
  const [open, setOpen] = useState(false);
  const share = async () => {
    if (await shareLink({ title: `Join ${team.name} on Lensemble`, url })) return;
    toast({ title: 'Sharing did not work', description: 'Please copy the link instead.' });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {'share' in navigator && (
        <Button size="sm" onClick={() => void share()}>
          <Share2 aria-hidden />
          Share…
        </Button>
      )}
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrIcon aria-hidden />
        Show QR code
      </Button>
      {open && <InviteQrDialog teamName={team.name} url={url} onClose={() => setOpen(false)} />}
    </div>
  );
}
