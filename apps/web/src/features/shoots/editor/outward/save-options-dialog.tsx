import { callSheetAddress } from '@lensemble/contract/call-sheets';
import { Download, FileText, UserRound } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { shownTeam } from '@/lib/teams/shown-team.ts';
import { SaveOption } from './save-option.tsx';
import type { SaveOptions } from './use-documents.ts';

const WITHOUT_GOOGLE =
  'This server is not connected to Google Docs. Download the call sheet instead: Google Docs opens the Word file too.';

interface SaveOptionsDialogProps {
  options: SaveOptions;
  shootId: string;
  pending: boolean;
  onServiceAccount: () => void;
  onOwnGoogle: () => void;
  onClose: () => void;
}

export default function SaveOptionsDialog({
  options,
  shootId,
  pending,
  onServiceAccount,
  onOwnGoogle,
  onClose,
}: SaveOptionsDialogProps) {
  const isGoogleOff = options.serviceAccount === false && options.ownGoogle === false;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Save options"
        description={isGoogleOff ? WITHOUT_GOOGLE : 'Where should the call sheet go?'}
      >
        <DialogBody className="gap-2">
          {!isGoogleOff && (
            <>
              <SaveOption
                icon={FileText}
                label="Save with service account"
                hint="A Google Doc in the team’s shared folder"
                refusal={options.serviceAccount === false ? 'Not set up on this server' : undefined}
                disabled={pending}
                onClick={onServiceAccount}
              />
              <SaveOption
                icon={UserRound}
                label="Save to your Google"
                hint={
                  options.isConnected
                    ? 'A Google Doc in your own Drive'
                    : 'Google asks for your consent'
                }
                refusal={options.ownGoogle === false ? 'Not set up on this server' : undefined}
                disabled={pending}
                onClick={onOwnGoogle}
              />
            </>
          )}
          <Downloads shootId={shootId} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Downloads({ shootId }: { shootId: string }) {
  const team = shownTeam();
  if (team === undefined) return null;
  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      <Button asChild>
        <a href={callSheetAddress(team, shootId, 'docx')} download>
          <Download aria-hidden />
          Download Word
        </a>
      </Button>
      <Button asChild>
        <a href={callSheetAddress(team, shootId, 'pdf')} download>
          <Download aria-hidden />
          Download PDF
        </a>
      </Button>
    </div>
  );
}
