import { callSheetAddress } from '@lensemble/contract/call-sheets';
import { saveOptionWords } from '@lensemble/messages/web/save-options';
import { Download, FileText, UserRound } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { shownTeam } from '@/lib/teams/shown-team.ts';
import { SaveOption } from './save-option.tsx';
import type { SaveOptions } from './use-documents.ts';

const WITHOUT_GOOGLE = saveOptionWords('withoutGoogle');

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
        title={saveOptionWords('title')}
        description={isGoogleOff ? WITHOUT_GOOGLE : saveOptionWords('where')}
      >
        <DialogBody className="gap-2">
          {!isGoogleOff && (
            <>
              <SaveOption
                icon={FileText}
                label={saveOptionWords('serviceAccount')}
                hint={saveOptionWords('sharedFolder')}
                refusal={options.serviceAccount === false ? saveOptionWords('notSetUp') : undefined}
                disabled={pending}
                onClick={onServiceAccount}
              />
              <SaveOption
                icon={UserRound}
                label={saveOptionWords('ownGoogle')}
                hint={
                  options.isConnected ? saveOptionWords('ownDrive') : saveOptionWords('asksConsent')
                }
                refusal={options.ownGoogle === false ? saveOptionWords('notSetUp') : undefined}
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
          {saveOptionWords('downloadWord')}
        </a>
      </Button>
      <Button asChild>
        <a href={callSheetAddress(team, shootId, 'pdf')} download>
          <Download aria-hidden />
          {saveOptionWords('downloadPdf')}
        </a>
      </Button>
    </div>
  );
}
