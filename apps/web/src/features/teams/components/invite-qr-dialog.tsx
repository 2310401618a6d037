import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { QrCode } from '@/components/qr-code.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';

interface InviteQrDialogProps {
  teamName: string;
  url: string;
  onClose: () => void;
}

export default function InviteQrDialog({ teamName, url, onClose }: InviteQrDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{teamInviteWords('join', { team: teamName })}</span>}
        description={teamInviteWords('scan')}
      >
        <DialogBody>
          <div className="mx-auto w-full max-w-80">
            <QrCode text={url} label={teamInviteWords('qrCode', { team: teamName })} />
          </div>
          <p className="num wrap-anywhere text-center text-ink-2 text-xs">{url}</p>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
