import type { Team } from '@lensemble/contract/teams';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { canShare, openShareSheet } from '@/lib/browser/share-sheet.ts';
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
    const title = teamInviteWords('shareTitle', { team: team.name });
    if (await openShareSheet({ title, url })) return;
    toast({ title: teamInviteWords('notShared'), description: teamInviteWords('copyInstead') });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {canShare() && (
        <Button size="sm" onClick={() => void share()}>
          <Share2 aria-hidden />
          {teamInviteWords('share')}
        </Button>
      )}
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrIcon aria-hidden />
        {teamInviteWords('showQrCode')}
      </Button>
      {open && <InviteQrDialog teamName={team.name} url={url} onClose={() => setOpen(false)} />}
    </div>
  );
}
