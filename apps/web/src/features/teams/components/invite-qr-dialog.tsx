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
        title={<span className="wrap-anywhere">{`Join ${teamName}`}</span>}
        description="Scan the code with the camera of a phone to open the invite link."
      >
        <DialogBody>
          <div className="mx-auto w-full max-w-80">
            <QrCode text={url} label={`QR code with the invite link of ${teamName}`} />
          </div>
          <p className="num wrap-anywhere text-center text-ink-2 text-xs">{url}</p>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
