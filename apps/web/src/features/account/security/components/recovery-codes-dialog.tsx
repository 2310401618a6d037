import { securityWords } from '@lensemble/messages/web/account-security';
import { formWords } from '@lensemble/messages/web/forms';
import { Copy, Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { startsHere } from '@/components/ui/focus-body.ts';
import { copyText } from '@/lib/browser/copy-text.ts';
import { toast } from '@/lib/shell/toast.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, which the server cannot show again. */
export default function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    const isCopied = await copyText(text);
    toast({ title: isCopied ? securityWords('codesCopied') : formWords('copyByHand') });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={securityWords('saveCodes')}
        description={securityWords('saveCodesText')}
        // A click beside the dialog must not lose the codes.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogBody>
          <ol
            aria-label={securityWords('recoveryCodes')}
            className="num grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg bg-well px-4 py-3 text-base"
          >
            {codes.map((code) => (
              <li key={code} className="select-all text-center">
                {code}
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copy()} {...startsHere}>
              <Copy aria-hidden />
              {securityWords('copyCodes')}
            </Button>
            <Button asChild>
              <a
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
                download="lensemble-recovery-codes.txt"
              >
                <Download aria-hidden />
                {securityWords('downloadCodes')}
              </a>
            </Button>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {securityWords('done')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
